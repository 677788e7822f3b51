// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import com.oracle.svm.core.BuildPhaseProvider.ReadyForCompilation;
import com.oracle.svm.core.Uninterruptible;
import com.oracle.svm.core.config.ConfigurationValues;
import com.oracle.svm.core.heap.UnknownObjectField;
import com.oracle.svm.core.hub.DynamicHub;
import com.oracle.svm.core.hub.LayoutEncoding;
import dev.thaw.doss.rules.Reason;
import java.util.function.ToIntFunction;
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

    /** The hash code of the node that holds a bin's tree; those of entries are not negative. */
    private static final int TREE = -2;

    /** The fields that are read, by class and name. */
    public enum Place {
        TABLE("ConcurrentHashMap", "table"),
        MAP_COUNT("ConcurrentHashMap", "baseCount"),
        MAP_CELLS("ConcurrentHashMap", "counterCells"),
        MAP_CELL("ConcurrentHashMap$CounterCell", "value"),
        HASH_CODE("ConcurrentHashMap$Node", "hash"),
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

    @UnknownObjectField(availability = ReadyForCompilation.class)
    private byte[] kindByTypeId;

    /** By {@link Place}; 0 if the image does not have the field. */
    @UnknownObjectField(availability = ReadyForCompilation.class)
    private int[] offsets;

    @Platforms(Platform.HOSTED_ONLY.class)
    public EntryCounts() {}

    @Platforms(Platform.HOSTED_ONLY.class)
    public void setTables(byte[] kinds, ToIntFunction<Place> offsetOf) {
        kindByTypeId = kinds;
        offsets = new int[Place.values().length];
        for (Place place : Place.values()) {
            offsets[place.index] = offsetOf.applyAsInt(place);
        }
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
            long said = map.readLong(at(Place.MAP_COUNT));
            Pointer cells = view.target(map, at(Place.MAP_CELLS));
            return hashed(map, view) - said - sum(cells, at(Place.MAP_CELL), view);
        }
        Pointer adder = view.target(map, at(Place.ADDER));
        if (adder.isNull()) {
            return listed(map, view);
        }
        long said = adder.readLong(at(Place.ADDER_COUNT));
        Pointer cells = view.target(adder, at(Place.ADDER_CELLS));
        return listed(map, view) - said - sum(cells, at(Place.ADDER_CELL), view);
    }

    /** The object that counts for a map: itself, or another one; null if there is none. */
    Pointer counter(DynamicHub hub, Pointer map, SlotView view) {
        return isHash(hub) ? map : view.target(map, at(Place.ADDER));
    }

    /** Lets a map say what it has. */
    void add(DynamicHub hub, Pointer counter, long surplus) {
        int count = at(isHash(hub) ? Place.MAP_COUNT : Place.ADDER_COUNT);
        counter.writeLong(count, counter.readLong(count) + surplus);
    }

    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    private long hashed(Pointer map, SlotView view) {
        Pointer table = view.target(map, at(Place.TABLE));
        long entries = 0;
        for (int i = 0; i < length(table); i++) {
            Pointer node = view.target(table, element(i));
            if (node.isNonNull() && node.readInt(at(Place.HASH_CODE)) == TREE) {
                node = view.target(node, at(Place.TREE_FIRST));
            }
            while (node.isNonNull() && node.readInt(at(Place.HASH_CODE)) >= 0) {
                entries++;
                node = view.target(node, at(Place.NEXT));
            }
        }
        return entries;
    }

    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    private long listed(Pointer map, SlotView view) {
        Pointer head = view.target(map, at(Place.HEAD));
        long entries = 0;
        if (head.isNonNull()) {
            Pointer node = view.target(head, at(Place.HEAD_NODE));
            while (node.isNonNull()) {
                // What is removed, and the marks beside it, have none; nor has the first node.
                if (view.target(node, at(Place.LIST_VALUE)).isNonNull()) {
                    entries++;
                }
                node = view.target(node, at(Place.LIST_NEXT));
            }
        }
        return entries;
    }

    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    private static long sum(Pointer cells, int value, SlotView view) {
        long sum = 0;
        for (int i = 0; i < length(cells); i++) {
            Pointer cell = view.target(cells, element(i));
            sum += cell.isNull() ? 0 : cell.readLong(value);
        }
        return sum;
    }

    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    private static int length(Pointer array) {
        return array.isNull()
                ? 0
                : array.readInt(ConfigurationValues.getObjectLayout().getArrayLengthOffset());
    }

    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    private static long element(int index) {
        int encoding = DynamicHub.fromClass(Object[].class).getLayoutEncoding();
        return LayoutEncoding.getArrayBaseOffsetAsInt(encoding) + (long) index * Long.BYTES;
    }

    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    private boolean isHash(DynamicHub hub) {
        return kindByTypeId[hub.getTypeID()] == HASH;
    }

    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    private int at(Place place) {
        return offsets[place.index];
    }
}
