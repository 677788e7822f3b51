// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import com.oracle.svm.core.NeverInline;
import com.oracle.svm.core.Uninterruptible;
import com.oracle.svm.core.genscavenge.HeapParameters;
import com.oracle.svm.core.genscavenge.Space;
import com.oracle.svm.core.jdk.RuntimeSupport;
import com.oracle.svm.core.util.PointerUtils;
import dev.thaw.doss.DOSS;
import dev.thaw.doss.DOSSException;
import dev.thaw.doss.nativeimage.file.SlotGeometry;
import dev.thaw.doss.nativeimage.file.SnapshotLayout;
import jdk.graal.compiler.word.Word;
import org.graalvm.nativeimage.Platform;
import org.graalvm.nativeimage.Platforms;
import org.graalvm.word.Pointer;
import org.graalvm.word.UnsignedWord;

/**
 * The snapshot heap of an isolate: one metadata section, then the slots, each aligned to the size
 * of a huge page and to the collector's chunks, then room for messages. Its geometry is fixed when
 * the image is built; its place is found when the isolate starts.
 *
 * <p>Source: DOSS dissertation, section 5.2.
 */
public final class SnapshotHeap implements DOSS.Heap, RuntimeSupport.Hook {
    /** Bytes from the heap base; 0: right behind the image heap. */
    final long configuredOffset;

    private final SnapshotLayout layout;
    private final long capacity;
    private final long stride;
    private final SnapshotSlot[] slots;

    private final StagingSlots staging;

    private final SnapshotHeapRoots roots;
    private final SlotsBeingStored beingStored;

    /** The metadata section; null until the isolate's memory is reserved. */
    private Pointer begin;

    private Pointer firstSlot;

    @Platforms(Platform.HOSTED_ONLY.class)
    public SnapshotHeap(
            SnapshotLayout layout,
            int slotCount,
            long capacity,
            long configuredOffset,
            Space evacuatedSpace) {
        this.layout = layout;
        this.capacity = capacity;
        this.configuredOffset = configuredOffset;
        this.stride = (capacity + slotAlignment() - 1) / slotAlignment() * slotAlignment();
        this.slots = new SnapshotSlot[slotCount];
        for (int i = 0; i < slotCount; i++) {
            slots[i] = new SnapshotSlot(this, i, capacity);
        }
        this.staging = new StagingSlots(this, slotCount);
        this.beingStored = new SlotsBeingStored(slotCount);
        this.roots = new SnapshotHeapRoots(this, slotCount, new Evacuation(evacuatedSpace));
    }

    @Override
    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    public int slotCount() {
        return slots.length;
    }

    @Override
    public SnapshotSlot getSlot(int id) {
        if (id < 0 || id >= slots.length) {
            throw new DOSSException(
                    "There is no snapshot slot %d: the slots are 0 to %d (-H:ObjectSnapshotSlotCount=%d)"
                            .formatted(id, slots.length - 1, slots.length));
        }
        return slots[id];
    }

    StagingSlots staging() {
        return staging;
    }

    /** The slot that holds an object now; null if none does. */
    @NeverInline("An object may move between two calls.")
    SnapshotSlot slotOf(Object object) {
        Pointer p = Word.objectToUntrackedPointer(object);
        Pointer first = slotBegin(0);
        if (!contains(p) || p.belowThan(first)) {
            return null;
        }
        return slots[slotAt(p)];
    }

    /** The number of the slot that holds the object at the given address. */
    int slotAt(Pointer p) {
        return (int) (p.subtract(slotBegin(0)).rawValue() / stride);
    }

    SlotsBeingStored beingStored() {
        return beingStored;
    }

    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    public SnapshotHeapRoots roots() {
        return roots;
    }

    /** How objects lie in the slots. */
    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    SnapshotLayout layout() {
        return layout;
    }

    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    long capacity() {
        return capacity;
    }

    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    static UnsignedWord chunkSize() {
        return HeapParameters.getAlignedHeapChunkSize();
    }

    /** Of the begin of slots, in bytes from the heap base, which is aligned to as much. */
    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    static long slotAlignment() {
        long chunk = HeapParameters.getAlignedHeapChunkSize().rawValue();
        return chunk > SlotGeometry.HUGE_PAGE ? chunk : SlotGeometry.HUGE_PAGE;
    }

    /** The address space of the metadata section, all slots and the staging slots. */
    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    long reservedSize() {
        return slotAlignment() + slots.length * stride + StagingSlots.reservedSize();
    }

    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    long metadataSize() {
        return EmptyChunks.METADATA_SIZE;
    }

    @Uninterruptible(reason = "Still being initialized.")
    void setBegin(Pointer metadata) {
        begin = metadata;
        UnsignedWord alignment = Word.unsigned(slotAlignment());
        firstSlot = PointerUtils.roundUp(metadata.add(Word.unsigned(metadataSize())), alignment);
    }

    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    Pointer metadata() {
        return begin;
    }

    /** Where a slot begins; the staging slots come behind the others. */
    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    Pointer slotBegin(int id) {
        int staged = id - slots.length;
        return staged < 0
                ? firstSlot.add(Word.unsigned(id * stride))
                : firstSlot
                        .add(Word.unsigned(slots.length * stride))
                        .add(Word.unsigned(staged * StagingSlots.stride()));
    }

    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    boolean contains(Pointer p) {
        return p.subtract(begin).belowThan(Word.unsigned(reservedSize()));
    }

    /** Where the runtime heap begins; below are image heap and snapshot heap. */
    Pointer runtimeHeapBegin() {
        return begin.add(Word.unsigned(reservedSize()));
    }

    /** When the isolate ends: its addresses may come to mean something else. */
    @Override
    public void execute(boolean isFirstIsolate) {
        for (SnapshotSlot slot : slots) {
            MappedFiles.remove(slot.begin());
        }
    }
}
