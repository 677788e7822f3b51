// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import com.oracle.svm.core.BuildPhaseProvider.ReadyForCompilation;
import com.oracle.svm.core.Uninterruptible;
import com.oracle.svm.core.heap.UnknownObjectField;
import com.oracle.svm.core.hub.DynamicHub;
import dev.thaw.doss.nativeimage.MapFields.Place;
import dev.thaw.doss.rules.Reason;
import org.graalvm.nativeimage.Platform;
import org.graalvm.nativeimage.Platforms;
import org.graalvm.word.Pointer;

/**
 * The entries of the JDK's concurrent maps, counted one by one. Such a map links an entry first and
 * counts it afterwards, without a lock: if it is copied in between, the copy's {@code size()} would
 * be wrong for ever.
 */
public final class EntryCounts {
    public static final byte NO_MAP = 0;

    /** A {@code ConcurrentHashMap}. */
    public static final byte HASH = 1;

    /** A {@code ConcurrentSkipListMap}. */
    public static final byte SKIP_LIST = 2;

    /** What says that a map counts wrong, if that cannot be mended. */
    static final String MISCOUNTED = Reason.HALF_WAY.text();

    @UnknownObjectField(availability = ReadyForCompilation.class)
    private byte[] kindByTypeId;

    private final MapFields fields;

    @Platforms(Platform.HOSTED_ONLY.class)
    public EntryCounts(MapFields fields) {
        this.fields = fields;
    }

    @Platforms(Platform.HOSTED_ONLY.class)
    public void setKinds(byte[] kinds) {
        kindByTypeId = kinds;
    }

    /** Whether objects of the class are maps that count afterwards. */
    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    boolean concern(DynamicHub hub) {
        return kindByTypeId[hub.getTypeID()] != NO_MAP;
    }

    /** How many entries a map has, less what it says. Their headers may be forwarding pointers. */
    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    long surplus(DynamicHub hub, Pointer map, SlotView view) {
        if (isHash(hub)) {
            long said = map.readLong(fields.at(Place.MAP_COUNT));
            Pointer cells = view.target(map, fields.at(Place.MAP_CELLS));
            return hashed(map, view) - said - sum(cells, fields.at(Place.MAP_CELL), view);
        }
        Pointer adder = view.target(map, fields.at(Place.ADDER));
        if (adder.isNull()) {
            return listed(map, view);
        }
        long said = adder.readLong(fields.at(Place.ADDER_COUNT));
        Pointer cells = view.target(adder, fields.at(Place.ADDER_CELLS));
        return listed(map, view) - said - sum(cells, fields.at(Place.ADDER_CELL), view);
    }

    /** The object that counts for a map: itself, or another one; null if there is none. */
    Pointer counter(DynamicHub hub, Pointer map, SlotView view) {
        return isHash(hub) ? map : view.target(map, fields.at(Place.ADDER));
    }

    /** Lets a map say what it has. */
    void add(DynamicHub hub, Pointer counter, long surplus) {
        int count = fields.at(isHash(hub) ? Place.MAP_COUNT : Place.ADDER_COUNT);
        counter.writeLong(count, counter.readLong(count) + surplus);
    }

    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    private long hashed(Pointer map, SlotView view) {
        Pointer table = view.target(map, fields.at(Place.TABLE));
        long entries = 0;
        for (int i = 0; i < MapFields.length(table); i++) {
            Pointer node = view.target(table, MapFields.element(i));
            if (node.isNonNull() && node.readInt(fields.at(Place.HASH_CODE)) == MapFields.TREE) {
                node = view.target(node, fields.at(Place.TREE_FIRST));
            }
            while (node.isNonNull() && node.readInt(fields.at(Place.HASH_CODE)) >= 0) {
                entries++;
                node = view.target(node, fields.at(Place.NEXT));
            }
        }
        return entries;
    }

    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    private long listed(Pointer map, SlotView view) {
        Pointer head = view.target(map, fields.at(Place.HEAD));
        long entries = 0;
        if (head.isNonNull()) {
            Pointer node = view.target(head, fields.at(Place.HEAD_NODE));
            while (node.isNonNull()) {
                // What is removed, and the marks beside it, have none; nor has the first node.
                if (view.target(node, fields.at(Place.LIST_VALUE)).isNonNull()) {
                    entries++;
                }
                node = view.target(node, fields.at(Place.LIST_NEXT));
            }
        }
        return entries;
    }

    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    private static long sum(Pointer cells, int value, SlotView view) {
        long sum = 0;
        for (int i = 0; i < MapFields.length(cells); i++) {
            Pointer cell = view.target(cells, MapFields.element(i));
            sum += cell.isNull() ? 0 : cell.readLong(value);
        }
        return sum;
    }

    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    private boolean isHash(DynamicHub hub) {
        return kindByTypeId[hub.getTypeID()] == HASH;
    }
}
