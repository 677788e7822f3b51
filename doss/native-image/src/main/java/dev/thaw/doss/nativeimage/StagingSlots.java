// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import com.oracle.svm.core.Uninterruptible;
import com.oracle.svm.core.genscavenge.HeapParameters;
import com.oracle.svm.core.snippets.KnownIntrinsics;
import dev.thaw.doss.nativeimage.file.SlotGeometry;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicIntegerArray;
import org.graalvm.nativeimage.Platform;
import org.graalvm.nativeimage.Platforms;

/**
 * Small slots behind the others, where messages are made, one message in each at a time. They are
 * never shown to the collector, since each is empty again before others run.
 */
final class StagingSlots {
    /** More threads than that wait for each other; each slot keeps its memory. */
    private static final int COUNT = 8;

    private static final int FREE = 0;
    private static final int TAKEN = 1;

    private final SnapshotSlot[] slots = new SnapshotSlot[COUNT];
    private final AtomicIntegerArray states = new AtomicIntegerArray(COUNT);
    private final Semaphore free = new Semaphore(COUNT);

    @Platforms(Platform.HOSTED_ONLY.class)
    StagingSlots(SnapshotHeap heap, int firstId) {
        for (int i = 0; i < COUNT; i++) {
            slots[i] = new SnapshotSlot(heap, firstId + i, capacity());
        }
    }

    /** The size of a slot whose objects fit into an array that the collector may move, in bytes. */
    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    static long capacity() {
        return HeapParameters.getLargeArrayThreshold().rawValue()
                / SlotGeometry.PAGE
                * SlotGeometry.PAGE;
    }

    /** The bytes from the begin of one to that of the next. */
    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    static long stride() {
        return capacity() > SlotGeometry.PAGE ? capacity() : SlotGeometry.PAGE;
    }

    /** The address space that they take, which ends where a slot could begin. */
    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    static long reservedSize() {
        long size = COUNT * stride();
        long alignment = SnapshotHeap.slotAlignment();
        return (size + alignment - 1) / alignment * alignment;
    }

    /** Takes one; waits while there is none. */
    SnapshotSlot take() {
        free.acquireUninterruptibly();
        while (true) {
            for (int i = 0; i < COUNT; i++) {
                if (states.compareAndSet(i, FREE, TAKEN)) {
                    return slots[i];
                }
            }
        }
    }

    void giveBack(SnapshotSlot slot) {
        states.set(slot.id() - slots[0].id(), FREE);
        free.release();
    }

    boolean contains(SnapshotSlot slot) {
        return slot.id() >= slots[0].id();
    }

    /** Whether a slot begins at an offset from the heap base. */
    boolean beginAt(long offset) {
        for (SnapshotSlot slot : slots) {
            if (slot.begin().subtract(KnownIntrinsics.heapBase()).rawValue() == offset) {
                return true;
            }
        }
        return false;
    }
}
