// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import com.oracle.svm.core.Uninterruptible;
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
 * <p>A slot is free, or taken by an operation ({@link #occupy}), or holds a snapshot ({@link
 * #settle}), which an operation may borrow ({@link #borrow}). Any thread may take it; until that
 * operation has ended ({@link #settle}, {@link #release}, {@link #free}), only its thread changes
 * anything here.
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

    /** Written by the operation that has taken the slot, read by the next one. */
    private KeptMemory kept = KeptMemory.NONE;

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

    KeptMemory kept() {
        return kept;
    }

    /** Lets the slot keep memory when it becomes free. */
    void keep(KeptMemory memory) {
        kept = memory;
    }

    /** Gives back the memory that the free slot keeps. */
    void evict() {
        if (!kept.isEmpty()) {
            uncommitAll();
        }
    }

    /** Gives back all memory of a slot that nothing refers to, and frees it. */
    void release() {
        uncommitAll();
        free();
    }

    void uncommitAll() {
        kept = KeptMemory.NONE;
        uncommit(capacity);
    }

    /**
     * Gives back memory of a slot that nothing refers to, all but what it keeps.
     *
     * @param extent how far there may be memory, in bytes from the begin
     */
    void uncommit(long extent) {
        kept = kept.withoutHighGroup(begin());
        long low = kept.low();
        if (extent > low) {
            VirtualMemoryProvider.get()
                    .uncommit(begin().add(Word.unsigned(low)), Word.unsigned(extent - low));
        }
    }

    /** Ends the operation that took the slot; the slot is empty. */
    void free() {
        MappedFiles.remove(begin());
        occupant.set(null);
    }
}
