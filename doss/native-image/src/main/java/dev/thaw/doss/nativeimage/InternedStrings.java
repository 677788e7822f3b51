// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import com.oracle.svm.core.Uninterruptible;
import dev.thaw.doss.nativeimage.MapFields.Place;
import java.util.concurrent.ConcurrentHashMap;
import jdk.graal.compiler.word.Word;
import org.graalvm.nativeimage.Platform;
import org.graalvm.nativeimage.Platforms;
import org.graalvm.word.Pointer;

/**
 * Strings that this process has interned. Those of the image heap are the same in every process and
 * need no look; the others are in a map, which is read by addresses, as threads and forwarding
 * pointers leave it.
 */
public final class InternedStrings {
    /** As {@code ConcurrentHashMap} makes them from hash codes. */
    private static final int HASH_BITS = 0x7fffffff;

    private final MapFields fields;
    private final SlotView inPlace = new SlotView();

    /** In the image heap, so that it does not move. */
    private final ConcurrentHashMap<?, ?> strings;

    @Platforms(Platform.HOSTED_ONLY.class)
    public InternedStrings(MapFields fields, ConcurrentHashMap<?, ?> strings) {
        this.fields = fields;
        this.strings = strings;
    }

    /**
     * @param string where it is, which may be in a slot
     * @param hashCode as it keeps it; one that is interned has one, or it is 0 indeed
     */
    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    boolean contain(Pointer string, int hashCode) {
        Pointer table =
                inPlace.target(Word.objectToUntrackedPointer(strings), fields.at(Place.TABLE));
        int hash = (hashCode ^ hashCode >>> 16) & HASH_BITS;
        while (table.isNonNull()) {
            int bin = hash & MapFields.length(table) - 1;
            Pointer node = inPlace.target(table, MapFields.element(bin));
            if (node.isNull() || node.readInt(fields.at(Place.HASH_CODE)) != MapFields.MOVED) {
                return isIn(node, string);
            }
            table = inPlace.target(node, fields.at(Place.NEXT_TABLE));
        }
        return false;
    }

    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    private boolean isIn(Pointer bin, Pointer string) {
        Pointer node = bin;
        if (node.isNonNull() && node.readInt(fields.at(Place.HASH_CODE)) == MapFields.TREE) {
            node = inPlace.target(node, fields.at(Place.TREE_FIRST));
        }
        while (node.isNonNull() && node.readInt(fields.at(Place.HASH_CODE)) >= 0) {
            if (inPlace.target(node, fields.at(Place.KEY)).equal(string)) {
                return true;
            }
            node = inPlace.target(node, fields.at(Place.NEXT));
        }
        return false;
    }
}
