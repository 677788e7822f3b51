// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import com.oracle.svm.core.Uninterruptible;
import com.oracle.svm.core.UnmanagedMemoryUtil;
import com.oracle.svm.core.os.VirtualMemoryProvider;
import dev.thaw.doss.DOSS;
import dev.thaw.doss.DOSSException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import jdk.graal.compiler.word.Word;
import org.graalvm.nativeimage.Platform;
import org.graalvm.nativeimage.Platforms;
import org.graalvm.word.Pointer;

/**
 * A slot and its entry in the occupancy table. The low group of its contents goes up from its
 * begin; where the high group lies depends on the layout.
 *
 * <p>Source: DOSS dissertation, sections 5.2 and 5.4.
 */
final class SnapshotSlot implements DOSS.Slot {
    /** The slot's snapshot, or the operation at work on the slot, or both. */
    private record Occupant(SlotSnapshot snapshot, String operation) {}

    private final SnapshotHeap heap;
    private final int id;
    private final long capacity;

    /** How many pins keep UNLOAD from moving the slot's objects. */
    private final AtomicInteger pins = new AtomicInteger();

    /** Null while the slot is free. */
    private final AtomicReference<Occupant> occupant = new AtomicReference<>();

    /** The bytes of memory at the begin and at the end that the slot keeps while it is free. */
    private long residentLow;

    private long residentHigh;

    /** How far there may be objects of earlier snapshots in it; behind, it is 0. */
    private long staleLow;

    /** The high group that lies behind them, to be removed with its snapshot; 0 if none does. */
    private long staleHigh;

    private long staleHighSize;

    @Platforms(Platform.HOSTED_ONLY.class)
    SnapshotSlot(SnapshotHeap heap, int id, long capacity) {
        this.heap = heap;
        this.id = id;
        this.capacity = capacity;
    }

    @Override
    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    public int id() {
        return id;
    }

    @Override
    public long capacity() {
        return capacity;
    }

    @Override
    public long size() {
        SlotSnapshot s = getSnapshot();
        return s == null ? 0 : s.size();
    }

    @Override
    public SlotSnapshot getSnapshot() {
        Occupant o = occupant.get();
        return o == null ? null : o.snapshot();
    }

    SnapshotHeap heap() {
        return heap;
    }

    Pointer begin() {
        return heap.slotBegin(id);
    }

    Pointer end() {
        return begin().add(Word.unsigned(capacity));
    }

    boolean contains(Pointer p) {
        return p.subtract(begin()).belowThan(Word.unsigned(capacity));
    }

    /** Somebody asks for the root. */
    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    void see() {
        heap.roots().see(id);
    }

    void pin() {
        pins.incrementAndGet();
    }

    void unpin() {
        pins.decrementAndGet();
    }

    int pins() {
        return pins.get();
    }

    /** Takes the free slot for the operation with the given name. */
    void occupy(String operation) {
        if (!occupant.compareAndSet(null, new Occupant(null, operation))) {
            throw occupied(operation);
        }
        heap.roots().initialize();
    }

    /** Takes the slot with its snapshot for the operation with the given name. */
    SlotSnapshot borrow(String operation) {
        Occupant o = occupant.get();
        if (o == null) {
            throw new DOSSException(
                    "%s of slot %d: the slot holds no snapshot".formatted(operation, id));
        }
        if (o.operation() != null
                || !occupant.compareAndSet(o, new Occupant(o.snapshot(), operation))) {
            throw occupied(operation);
        }
        return o.snapshot();
    }

    private DOSSException occupied(String operation) {
        Occupant o = occupant.get();
        String by =
                o != null && o.operation() != null
                        ? "in use by %s; try again when it has ended".formatted(o.operation())
                        : "occupied by a snapshot; choose a free slot or unload it";
        return new DOSSException("%s of slot %d: the slot is %s".formatted(operation, id, by));
    }

    /** Ends the operation that took the slot; the snapshot stays in it. */
    void settle(SlotSnapshot snapshot) {
        occupant.set(new Occupant(snapshot, null));
    }

    long residentLow() {
        return residentLow;
    }

    long residentHigh() {
        return residentHigh;
    }

    long staleLow() {
        return staleLow;
    }

    /** Lets the slot keep memory when it becomes free. */
    void keepResident(SlotMemory memory) {
        staleLow = memory.staleLow();
        staleHigh = memory.movedHigh();
        staleHighSize = staleHigh == 0 ? 0 : memory.highSize();
        residentLow = memory.residentLow();
        residentHigh = memory.residentHigh();
    }

    /** Gives back the memory that the free slot keeps. */
    void evict() {
        if (residentLow + residentHigh > 0) {
            uncommitAll();
        }
    }

    /** Gives back all memory of a slot that nothing refers to, and frees it. */
    void release() {
        uncommitAll();
        free();
    }

    void uncommitAll() {
        staleLow = 0;
        staleHighSize = 0;
        residentLow = 0;
        residentHigh = 0;
        uncommit(capacity);
    }

    /**
     * Gives back memory of a slot that nothing refers to, all but what it keeps.
     *
     * @param extent how far there may be memory, in bytes from the begin
     */
    void uncommit(long extent) {
        if (staleHighSize > 0 && staleHigh < residentLow) {
            UnmanagedMemoryUtil.fill(
                    begin().add(Word.unsigned(staleHigh)),
                    Word.unsigned(Math.min(staleHighSize, residentLow - staleHigh)),
                    (byte) 0);
            staleHighSize = 0;
        }
        if (extent > residentLow) {
            VirtualMemoryProvider.get()
                    .uncommit(
                            begin().add(Word.unsigned(residentLow)),
                            Word.unsigned(extent - residentLow));
        }
    }

    /** Ends the operation that took the slot; the slot is empty. */
    void free() {
        BusErrorHandler.forget(begin());
        occupant.set(null);
    }
}
