// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.polyglot;

import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.lang.management.MemoryUsage;
import java.util.List;

/**
 * Whether what lives in the heap, as the last collection found it, leaves too little room; and
 * whether so much has piled up since that it is time for one: the collector itself waits until the
 * heap is full, and keeps the memory until then.
 */
class HeapPressure {
    private static final double HIGH = 0.85;

    /** What may pile up beside what lives. */
    private static final double GROWTH = 1.0;

    private static final long LEAST_GROWTH = 96L << 20;

    /** The largest: where objects end up that live on. */
    private final MemoryPoolMXBean old;

    private final List<GarbageCollectorMXBean> collectors =
            ManagementFactory.getGarbageCollectorMXBeans();

    /** Collections at the time that something was done about it. */
    private long actedAt = -1;

    HeapPressure() {
        MemoryPoolMXBean largest = null;
        for (MemoryPoolMXBean pool : ManagementFactory.getMemoryPoolMXBeans()) {
            if (pool.getType() == MemoryType.HEAP
                    && pool.getCollectionUsage() != null
                    && (largest == null
                            || pool.getUsage().getMax() > largest.getUsage().getMax())) {
                largest = pool;
            }
        }
        old = largest;
    }

    /** Also false until the heap was collected after {@link #acted}. */
    boolean isHigh() {
        if (old == null || collections() == actedAt) {
            return false;
        }
        MemoryUsage usage = old.getCollectionUsage();
        return usage.getMax() > 0 && usage.getUsed() > HIGH * usage.getMax();
    }

    /**
     * Objects that young collections have moved to the old ones, and nobody has looked at since.
     */
    boolean hasGrown() {
        if (old == null) {
            return false;
        }
        long lived = old.getCollectionUsage().getUsed();
        return old.getUsage().getUsed() - lived > Math.max(LEAST_GROWTH, GROWTH * lived);
    }

    void acted() {
        actedAt = collections();
    }

    /** What was closed is garbage. */
    void collect() {
        System.gc();
    }

    private long collections() {
        return collectors.stream().mapToLong(GarbageCollectorMXBean::getCollectionCount).sum();
    }
}
