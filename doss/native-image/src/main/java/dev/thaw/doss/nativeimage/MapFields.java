// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import com.oracle.svm.core.BuildPhaseProvider.ReadyForCompilation;
import com.oracle.svm.core.Uninterruptible;
import com.oracle.svm.core.config.ConfigurationValues;
import com.oracle.svm.core.heap.UnknownObjectField;
import com.oracle.svm.core.hub.DynamicHub;
import com.oracle.svm.core.hub.LayoutEncoding;
import java.util.function.ToIntFunction;
import org.graalvm.nativeimage.Platform;
import org.graalvm.nativeimage.Platforms;
import org.graalvm.word.Pointer;

/**
 * Where the JDK's concurrent maps keep what they have, for those that read them by addresses: while
 * a snapshot is taken, headers of objects may be forwarding pointers.
 */
public final class MapFields {
    /** The hash code of the node that holds a bin's tree; those of entries are not negative. */
    static final int TREE = -2;

    /** The hash code of a node whose bin is in a larger table already. */
    static final int MOVED = -1;

    /** The fields that are read, by class and name. */
    public enum Place {
        TABLE("ConcurrentHashMap", "table"),
        NEXT_TABLE("ConcurrentHashMap$ForwardingNode", "nextTable"),
        MAP_COUNT("ConcurrentHashMap", "baseCount"),
        MAP_CELLS("ConcurrentHashMap", "counterCells"),
        MAP_CELL("ConcurrentHashMap$CounterCell", "value"),
        HASH_CODE("ConcurrentHashMap$Node", "hash"),
        KEY("ConcurrentHashMap$Node", "key"),
        NEXT("ConcurrentHashMap$Node", "next"),
        TREE_FIRST("ConcurrentHashMap$TreeBin", "first"),
        HEAD("ConcurrentSkipListMap", "head"),
        ADDER("ConcurrentSkipListMap", "adder"),
        HEAD_NODE("ConcurrentSkipListMap$Index", "node"),
        LIST_NEXT("ConcurrentSkipListMap$Node", "next"),
        LIST_VALUE("ConcurrentSkipListMap$Node", "val"),
        ADDER_COUNT("atomic.Striped64", "base"),
        ADDER_CELLS("atomic.Striped64", "cells"),
        ADDER_CELL("atomic.Striped64$Cell", "value");

        private final String type;
        private final String field;
        private final int index = ordinal();

        Place(String type, String field) {
            this.type = "java.util.concurrent." + type;
            this.field = field;
        }

        public String type() {
            return type;
        }

        public String field() {
            return field;
        }
    }

    /** By {@link Place}; 0 if the image does not have the field. */
    @UnknownObjectField(availability = ReadyForCompilation.class)
    private int[] offsets;

    @Platforms(Platform.HOSTED_ONLY.class)
    public MapFields() {}

    @Platforms(Platform.HOSTED_ONLY.class)
    public void setOffsets(ToIntFunction<Place> offsetOf) {
        offsets = new int[Place.values().length];
        for (Place place : Place.values()) {
            offsets[place.index] = offsetOf.applyAsInt(place);
        }
    }

    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    int at(Place place) {
        return offsets[place.index];
    }

    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    static int length(Pointer array) {
        return array.isNull()
                ? 0
                : array.readInt(ConfigurationValues.getObjectLayout().getArrayLengthOffset());
    }

    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    static long element(int index) {
        int encoding = DynamicHub.fromClass(Object[].class).getLayoutEncoding();
        return LayoutEncoding.getArrayBaseOffsetAsInt(encoding) + (long) index * Long.BYTES;
    }
}
