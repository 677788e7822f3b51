// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import com.oracle.svm.core.MemoryWalker;
import com.oracle.svm.core.Uninterruptible;
import com.oracle.svm.core.UnmanagedMemoryUtil;
import com.oracle.svm.core.genscavenge.AlignedHeapChunk;
import com.oracle.svm.core.genscavenge.AlignedHeapChunk.AlignedHeader;
import com.oracle.svm.core.genscavenge.AuxiliaryImageHeap;
import com.oracle.svm.core.genscavenge.HeapChunk;
import com.oracle.svm.core.genscavenge.HeapChunkVisitor;
import com.oracle.svm.core.genscavenge.ImageHeapInfo;
import com.oracle.svm.core.genscavenge.ObjectHeaderImpl;
import com.oracle.svm.core.genscavenge.UnalignedHeapChunk;
import com.oracle.svm.core.genscavenge.UnalignedHeapChunk.UnalignedHeader;
import com.oracle.svm.core.genscavenge.remset.RememberedSet;
import com.oracle.svm.core.heap.ObjectVisitor;
import com.oracle.svm.core.hub.DynamicHub;
import com.oracle.svm.core.hub.LayoutEncoding;
import com.oracle.svm.core.snippets.KnownIntrinsics;
import com.oracle.svm.core.util.VMError;
import jdk.graal.compiler.word.Word;
import org.graalvm.nativeimage.Platform;
import org.graalvm.nativeimage.Platforms;
import org.graalvm.nativeimage.c.struct.SizeOf;
import org.graalvm.word.Pointer;
import org.graalvm.word.UnsignedWord;

/**
 * Shows the snapshot heap to the collector as a part of the image heap: never moved, never
 * collected, its dirty cards scanned for references into the runtime heap.
 *
 * <p>The collector follows one list of aligned and one of unaligned chunks. Each slot has an empty
 * chunk of either kind in the metadata section that stands before the slot's own chunks; a slot's
 * last chunk always links to the next slot's empty chunk. So a slot is added to the list and taken
 * off it with one write, and never by a write into a mapped file.
 *
 * <p>Source: DOSS dissertation, section 5.5.
 */
public final class SnapshotHeapRoots implements AuxiliaryImageHeap {
    static final long BYTES_PER_SLOT = 256;
    private static final long UNALIGNED_OFFSET = 128;

    /** Every unaligned chunk holds one object; the empty ones this. */
    private static final byte[] EMPTY = new byte[0];

    private final SnapshotHeap heap;
    private final ImageHeapInfo info = new ImageHeapInfo();
    private final Evacuation evacuation;
    private volatile boolean initialized;

    @Platforms(Platform.HOSTED_ONLY.class)
    SnapshotHeapRoots(SnapshotHeap heap, Evacuation evacuation) {
        this.heap = heap;
        this.evacuation = evacuation;
    }

    Evacuation evacuation() {
        return evacuation;
    }

    /** Writes the empty chunks; before the first slot is used. */
    synchronized void initialize() {
        if (initialized) {
            return;
        }
        for (int i = heap.slotCount() - 1; i >= 0; i--) {
            initializeEmptyChunks(i);
        }
        Pointer base = KnownIntrinsics.heapBase();
        info.offsetOfFirstWritableAlignedChunk = heap.metadata().subtract(base).rawValue();
        info.offsetOfFirstWritableUnalignedChunk =
                info.offsetOfFirstWritableAlignedChunk + UNALIGNED_OFFSET;
        info.offsetOfLastWritableUnalignedChunk = ImageHeapInfo.NO_CHUNK;
        initialized = true;
    }

    private void initializeEmptyChunks(int slot) {
        AlignedHeader aligned = emptyAlignedChunk(slot);
        AlignedHeapChunk.initialize(aligned, SnapshotHeap.chunkSize());

        UnalignedHeader unaligned = emptyUnalignedChunk(slot);
        UnsignedWord objectSize = LayoutEncoding.getMomentarySizeFromObject(EMPTY);
        UnsignedWord start = UnalignedHeapChunk.calculateObjectStartOffset(objectSize);
        VMError.guarantee(
                SizeOf.get(AlignedHeader.class) <= UNALIGNED_OFFSET
                        && start.add(objectSize).rawValue() <= BYTES_PER_SLOT - UNALIGNED_OFFSET,
                "empty chunks overlap");
        UnalignedHeapChunk.initialize(unaligned, start.add(objectSize), objectSize);
        Pointer object = UnalignedHeapChunk.getObjectStart(unaligned);
        UnmanagedMemoryUtil.copyLongsForward(
                Word.objectToUntrackedPointer(EMPTY), object, objectSize);
        ObjectHeaderImpl header = ObjectHeaderImpl.getObjectHeaderImpl();
        object.writeWord(
                0, header.encodeAsObjectHeader(DynamicHub.fromClass(byte[].class), true, true));
        HeapChunk.setTopPointer(unaligned, object.add(objectSize));
        RememberedSet.get().enableRememberedSetForChunk(unaligned);

        setFirstChunks(slot, Word.nullPointer(), Word.nullPointer());
    }

    /** Makes the slot's chunks known to the collector; with null pointers, forgets them. */
    @Uninterruptible(reason = "The collector must not see one list without the other.")
    void setFirstChunks(int slot, AlignedHeader aligned, UnalignedHeader unaligned) {
        boolean noAligned = aligned.isNull();
        boolean noUnaligned = unaligned.isNull();
        HeapChunk.setNext(emptyAlignedChunk(slot), noAligned ? nextAligned(slot) : aligned);
        HeapChunk.setNext(emptyUnalignedChunk(slot), noUnaligned ? nextUnaligned(slot) : unaligned);
    }

    /** Makes the chunks of a snapshot known to the collector. */
    void setChunks(SlotSnapshot s) {
        SnapshotSlot slot = s.slot();
        Pointer unaligned = slot.end().subtract(Word.unsigned(s.highSize()));
        setFirstChunks(
                slot.id(),
                s.lowSize() == 0 ? Word.nullPointer() : (AlignedHeader) slot.begin(),
                s.highSize() == 0 ? Word.nullPointer() : (UnalignedHeader) unaligned);
    }

    /** The first of a slot's chunks; {@link #nextAligned} if it has none. */
    AlignedHeader firstAligned(int slot) {
        return initialized ? HeapChunk.getNext(emptyAlignedChunk(slot)) : Word.nullPointer();
    }

    UnalignedHeader firstUnaligned(int slot) {
        return initialized ? HeapChunk.getNext(emptyUnalignedChunk(slot)) : Word.nullPointer();
    }

    /** What the last aligned chunk of a slot links to. */
    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    AlignedHeader nextAligned(int slot) {
        return slot + 1 < heap.slotCount() ? emptyAlignedChunk(slot + 1) : Word.nullPointer();
    }

    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    UnalignedHeader nextUnaligned(int slot) {
        return slot + 1 < heap.slotCount() ? emptyUnalignedChunk(slot + 1) : Word.nullPointer();
    }

    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    private AlignedHeader emptyAlignedChunk(int slot) {
        return (AlignedHeader) heap.metadata().add(Word.unsigned(slot * BYTES_PER_SLOT));
    }

    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    private UnalignedHeader emptyUnalignedChunk(int slot) {
        return (UnalignedHeader)
                heap.metadata().add(Word.unsigned(slot * BYTES_PER_SLOT + UNALIGNED_OFFSET));
    }

    @Override
    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    public boolean containsObject(Pointer address) {
        return heap.contains(address) && !(evacuation.isMoving() && evacuation.moves(address));
    }

    @Override
    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    public ImageHeapInfo getImageHeapInfo() {
        if (evacuation.isActive()) {
            hideChunksBeingMoved();
        }
        return initialized ? info : null;
    }

    /** A young collection comes first; to it the slot's small objects are roots as ever. */
    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    private void hideChunksBeingMoved() {
        int slot = evacuation.slotId();
        AlignedHeader first = (AlignedHeader) heap.slotBegin(slot);
        boolean hide = evacuation.isMoving() || !evacuation.hasAlignedChunks();
        setFirstChunks(slot, hide ? Word.nullPointer() : first, Word.nullPointer());
    }

    @Override
    public void walkHeapChunks(HeapChunkVisitor visitor) {
        if (!initialized) {
            return;
        }
        for (AlignedHeader c = info.getFirstWritableAlignedChunk();
                c.isNonNull();
                c = HeapChunk.getNext(c)) {
            visitor.visitAlignedChunk(c);
        }
        for (UnalignedHeader c = info.getFirstWritableUnalignedChunk();
                c.isNonNull();
                c = HeapChunk.getNext(c)) {
            visitor.visitUnalignedChunk(c);
        }
    }

    @Override
    public void walkObjects(ObjectVisitor visitor) {
        if (!initialized) {
            return;
        }
        for (AlignedHeader c = info.getFirstWritableAlignedChunk();
                c.isNonNull();
                c = HeapChunk.getNext(c)) {
            HeapChunk.walkObjectsFrom(c, AlignedHeapChunk.getObjectsStart(c), visitor);
        }
        for (UnalignedHeader c = info.getFirstWritableUnalignedChunk();
                c.isNonNull();
                c = HeapChunk.getNext(c)) {
            UnalignedHeapChunk.walkObjects(c, visitor);
        }
    }

    /** Regions serve only heap dumps of image partitions; the slots are none. */
    @Override
    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    public void walkRegions(MemoryWalker.ImageHeapRegionVisitor visitor) {}
}
