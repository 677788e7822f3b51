// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import com.oracle.svm.core.MemoryWalker;
import com.oracle.svm.core.Uninterruptible;
import com.oracle.svm.core.UnmanagedMemoryUtil;
import com.oracle.svm.core.genscavenge.AlignedHeapChunk;
import com.oracle.svm.core.genscavenge.AlignedHeapChunk.AlignedHeader;
import com.oracle.svm.core.genscavenge.AuxiliaryImageHeap;
import com.oracle.svm.core.genscavenge.GCImpl;
import com.oracle.svm.core.genscavenge.HeapChunk;
import com.oracle.svm.core.genscavenge.HeapChunkVisitor;
import com.oracle.svm.core.genscavenge.ImageHeapInfo;
import com.oracle.svm.core.genscavenge.ObjectHeaderImpl;
import com.oracle.svm.core.genscavenge.Space;
import com.oracle.svm.core.genscavenge.UnalignedHeapChunk;
import com.oracle.svm.core.genscavenge.UnalignedHeapChunk.UnalignedHeader;
import com.oracle.svm.core.genscavenge.remset.RememberedSet;
import com.oracle.svm.core.heap.ObjectVisitor;
import com.oracle.svm.core.heap.UninterruptibleObjectReferenceVisitor;
import com.oracle.svm.core.hub.DynamicHub;
import com.oracle.svm.core.hub.LayoutEncoding;
import com.oracle.svm.core.snippets.KnownIntrinsics;
import com.oracle.svm.core.thread.VMOperation;
import com.oracle.svm.core.util.PointerUtils;
import com.oracle.svm.core.util.VMError;
import dev.thaw.doss.nativeimage.file.SnapshotHeader;
import dev.thaw.doss.nativeimage.file.SnapshotLayout;
import jdk.graal.compiler.word.Word;
import org.graalvm.nativeimage.Platform;
import org.graalvm.nativeimage.Platforms;
import org.graalvm.nativeimage.StackValue;
import org.graalvm.nativeimage.c.struct.SizeOf;
import org.graalvm.word.Pointer;
import org.graalvm.word.UnsignedWord;

/**
 * Shows the snapshot heap to the collector as a part of the image heap: never moved, never
 * collected, and what was written to it scanned for references into the runtime heap.
 *
 * <p>The collector asks for lists of chunks once in each phase, when it has come to the roots in
 * the image heap. The kernel tells which pages were written by then. In the chunked layout, the
 * lists get the chunks whose card tables were written; in the linear layout they stay empty, and
 * the references in the written pages are visited. In both, a collection touches no page of a slot
 * that nobody wrote. The kernel is not asked about slots of which nobody has seen an object, nor
 * again by the second phase about those without written pages: only the collector runs between.
 *
 * <p>Source: DOSS dissertation, section 5.5.
 */
public final class SnapshotHeapRoots implements AuxiliaryImageHeap {
    /** Empty chunks: two that head the lists, and one for the evacuation. */
    static final long METADATA_SIZE = 512;

    private static final long UNALIGNED_OFFSET = 128;
    private static final long EVACUATION_OFFSET = 384;
    private static final int RANGES_AT_ONCE = 64;

    /** Every unaligned chunk holds one object; the empty one this. */
    private static final byte[] EMPTY = new byte[0];

    private final SnapshotHeap heap;
    private final ImageHeapInfo info = new ImageHeapInfo();
    private final Evacuation evacuation;
    private final ChunkObjects chunkObjects = new ChunkObjects();

    /** The bytes of both groups in each slot that the collector knows. */
    private final long[] lowSizes;

    private final long[] highSizes;

    /** The slots of which somebody may have written to an object. */
    private final boolean[] seen;

    /** Of those, the ones that the collection with this number still has to look at. */
    private final boolean[] mayBeWritten;

    /** The first one has the number 0. */
    private UnsignedWord collection = Word.unsigned(-1L);

    private UninterruptibleObjectReferenceVisitor collector;
    private volatile boolean initialized;

    @Platforms(Platform.HOSTED_ONLY.class)
    SnapshotHeapRoots(SnapshotHeap heap, int slotCount, Evacuation evacuation) {
        this.heap = heap;
        this.lowSizes = new long[slotCount];
        this.highSizes = new long[slotCount];
        this.seen = new boolean[slotCount];
        this.mayBeWritten = new boolean[slotCount];
        this.evacuation = evacuation;
    }

    /**
     * Completes this object when the collector is there.
     *
     * @param visitor what the collector visits roots with
     * @param oldFromSpace where what it has kept is
     * @param oldToSpace where it puts what it keeps
     */
    @Platforms(Platform.HOSTED_ONLY.class)
    public void setCollector(
            UninterruptibleObjectReferenceVisitor visitor, Space oldFromSpace, Space oldToSpace) {
        collector = visitor;
        evacuation.setCollector(visitor, oldFromSpace, oldToSpace);
    }

    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    Evacuation evacuation() {
        return evacuation;
    }

    /** Writes the empty chunks; before the first slot is used. */
    void initialize() {
        if (!initialized) {
            initializeOnce();
        }
    }

    private synchronized void initializeOnce() {
        if (initialized) {
            return;
        }
        VMError.guarantee(
                SizeOf.get(AlignedHeader.class) <= UNALIGNED_OFFSET
                        && SizeOf.get(AlignedHeader.class) <= METADATA_SIZE - EVACUATION_OFFSET,
                "empty chunks overlap");
        AlignedHeapChunk.initialize(firstAligned(), SnapshotHeap.chunkSize());
        AlignedHeapChunk.initialize(evacuationChunk(), SnapshotHeap.chunkSize());
        initializeUnaligned();
        Pointer base = KnownIntrinsics.heapBase();
        info.offsetOfFirstWritableAlignedChunk =
                HeapChunk.asPointer(firstAligned()).subtract(base).rawValue();
        info.offsetOfFirstWritableUnalignedChunk =
                HeapChunk.asPointer(firstUnaligned()).subtract(base).rawValue();
        info.offsetOfLastWritableUnalignedChunk = ImageHeapInfo.NO_CHUNK;
        initialized = true;
    }

    private void initializeUnaligned() {
        UnalignedHeader chunk = firstUnaligned();
        UnsignedWord objectSize = LayoutEncoding.getMomentarySizeFromObject(EMPTY);
        UnsignedWord start = UnalignedHeapChunk.calculateObjectStartOffset(objectSize);
        VMError.guarantee(
                start.add(objectSize).rawValue() <= EVACUATION_OFFSET - UNALIGNED_OFFSET,
                "empty chunks overlap");
        UnalignedHeapChunk.initialize(chunk, start.add(objectSize), objectSize);
        Pointer object = UnalignedHeapChunk.getObjectStart(chunk);
        UnmanagedMemoryUtil.copyLongsForward(
                Word.objectToUntrackedPointer(EMPTY), object, objectSize);
        ObjectHeaderImpl header = ObjectHeaderImpl.getObjectHeaderImpl();
        object.writeWord(
                0, header.encodeAsObjectHeader(DynamicHub.fromClass(byte[].class), true, true));
        HeapChunk.setTopPointer(chunk, object.add(objectSize));
        RememberedSet.get().enableRememberedSetForChunk(chunk);
    }

    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    private AlignedHeader firstAligned() {
        return (AlignedHeader) heap.metadata();
    }

    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    private UnalignedHeader firstUnaligned() {
        return (UnalignedHeader) heap.metadata().add(Word.unsigned(UNALIGNED_OFFSET));
    }

    /** Stands for the chunks of a slot that is evacuated. */
    AlignedHeader evacuationChunk() {
        return (AlignedHeader) heap.metadata().add(Word.unsigned(EVACUATION_OFFSET));
    }

    /** Makes a complete snapshot known to the collector; nobody has seen it yet. */
    void show(SlotSnapshot s) {
        setSizes(s.slot().id(), s.lowSize(), s.highSize());
    }

    /** Makes the collector forget a slot. */
    void hide(SnapshotSlot slot) {
        setSizes(slot.id(), 0, 0);
    }

    @Uninterruptible(reason = "The collector must not see one size without the other.")
    private void setSizes(int slot, long lowSize, long highSize) {
        lowSizes[slot] = lowSize;
        highSizes[slot] = highSize;
        seen[slot] = false;
    }

    /** From now on, objects of the slot may be written to. */
    @Uninterruptible(reason = "A collection must not come before the first write.")
    void see(int slot) {
        seen[slot] = true;
    }

    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    private Pointer lowEnd(int slot) {
        return heap.slotBegin(slot).add(Word.unsigned(lowSizes[slot]));
    }

    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    private Pointer slotEnd(int slot) {
        return heap.slotBegin(slot).add(Word.unsigned(heap.capacity()));
    }

    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    private Pointer highBegin(int slot) {
        return slotEnd(slot).subtract(Word.unsigned(highSizes[slot]));
    }

    /** Where the reference map of a linear slot ends. */
    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    private Pointer mapEnd(int slot) {
        UnsignedWord page = Word.unsigned(SnapshotHeader.PAGE);
        Pointer begin = PointerUtils.roundUp(lowEnd(slot), page);
        return PointerUtils.roundUp(begin.add(Word.unsigned(highSizes[slot])), page);
    }

    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    boolean isInLinearSlot(Pointer p) {
        return heap.layout() == SnapshotLayout.LINEAR && heap.contains(p);
    }

    @Override
    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    public boolean containsObject(Pointer address) {
        if (!heap.contains(address)) {
            return false;
        }
        if (evacuation.moves(address)) {
            evacuation.copyIfLarge(address);
            return false;
        }
        return true;
    }

    @Override
    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    public ImageHeapInfo getImageHeapInfo() {
        if (!initialized) {
            return null;
        }
        if (VMOperation.isGCInProgress()) {
            int pagemap = mayAnyBeWritten() ? WrittenPages.open() : WrittenPages.CLOSED;
            switch (heap.layout()) {
                case CHUNKED -> linkWrittenChunks(pagemap);
                case LINEAR -> visitWrittenPages(pagemap);
            }
            WrittenPages.close(pagemap);
        }
        return info;
    }

    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    private boolean mayAnyBeWritten() {
        UnsignedWord current = GCImpl.getGCImpl().getCollectionEpoch();
        boolean isFirstPhase = current.notEqual(collection);
        collection = current;
        boolean any = false;
        for (int i = 0; i < seen.length; i++) {
            mayBeWritten[i] = isFirstPhase ? seen[i] : mayBeWritten[i];
            any |= mayBeWritten[i];
        }
        return any;
    }

    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    private void linkWrittenChunks(int pagemap) {
        AlignedHeader lastAligned = firstAligned();
        UnalignedHeader lastUnaligned = firstUnaligned();
        for (int i = 0; i < lowSizes.length; i++) {
            if (mayBeWritten[i] && !evacuation.isMovingSlot(i)) {
                AlignedHeader aligned = linkWrittenAligned(pagemap, i, lastAligned);
                UnalignedHeader unaligned = linkWrittenUnaligned(pagemap, i, lastUnaligned);
                mayBeWritten[i] =
                        aligned.notEqual(lastAligned) || unaligned.notEqual(lastUnaligned);
                lastAligned = aligned;
                lastUnaligned = unaligned;
            }
        }
        link(lastAligned, Word.nullPointer());
        link(lastUnaligned, Word.nullPointer());
    }

    /** Card table and header of an aligned chunk are in its first page. */
    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    private AlignedHeader linkWrittenAligned(int pagemap, int slot, AlignedHeader last) {
        Pointer end = lowEnd(slot);
        Pointer next = heap.slotBegin(slot);
        Pointer ranges = StackValue.get(WrittenPages.RANGE_SIZE * RANGES_AT_ONCE);
        int count = RANGES_AT_ONCE;
        AlignedHeader tail = last;
        while (count == RANGES_AT_ONCE && next.belowThan(end)) {
            count = WrittenPages.find(pagemap, next, end, ranges, RANGES_AT_ONCE);
            for (int i = 0; i < count; i++) {
                Pointer to = WrittenPages.rangeEnd(ranges, i);
                Pointer from = WrittenPages.rangeBegin(ranges, i);
                for (Pointer c = PointerUtils.roundUp(from, SnapshotHeap.chunkSize());
                        c.belowThan(to) && c.belowThan(end);
                        c = c.add(SnapshotHeap.chunkSize())) {
                    link(tail, c);
                    tail = (AlignedHeader) c;
                }
                next = to;
            }
        }
        return tail;
    }

    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    private UnalignedHeader linkWrittenUnaligned(int pagemap, int slot, UnalignedHeader last) {
        UnalignedHeader tail = last;
        Pointer end = slotEnd(slot);
        Pointer c = highBegin(slot);
        if (c.equal(end) || !WrittenPages.existBetween(pagemap, c, end)) {
            return tail;
        }
        while (c.belowThan(end)) {
            UnalignedHeader chunk = (UnalignedHeader) c;
            if (WrittenPages.existBetween(pagemap, c, UnalignedHeapChunk.getObjectStart(chunk))) {
                link(tail, c);
                tail = chunk;
            }
            c = c.add(HeapChunk.getEndOffset(chunk));
        }
        return tail;
    }

    /** Writes only what changes: the page might still be shared. */
    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    private static void link(AlignedHeader chunk, Pointer next) {
        if (HeapChunk.asPointer(HeapChunk.getNext(chunk)).notEqual(next)) {
            HeapChunk.setNext(chunk, (AlignedHeader) next);
        }
    }

    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    private static void link(UnalignedHeader chunk, Pointer next) {
        if (HeapChunk.asPointer(HeapChunk.getNext(chunk)).notEqual(next)) {
            HeapChunk.setNext(chunk, (UnalignedHeader) next);
        }
    }

    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    private void visitWrittenPages(int pagemap) {
        for (int i = 0; i < lowSizes.length; i++) {
            if (mayBeWritten[i] && !evacuation.isMovingSlot(i)) {
                mayBeWritten[i] = visitWrittenPages(pagemap, i);
            }
        }
    }

    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    private boolean visitWrittenPages(int pagemap, int slot) {
        boolean found = false;
        Pointer ranges = StackValue.get(WrittenPages.RANGE_SIZE * RANGES_AT_ONCE);
        Pointer begin = heap.slotBegin(slot);
        Pointer end = lowEnd(slot);
        Pointer mapEnd = mapEnd(slot);
        Pointer next = begin;
        int count = RANGES_AT_ONCE;
        while (count == RANGES_AT_ONCE && next.belowThan(end)) {
            count = WrittenPages.find(pagemap, next, end, ranges, RANGES_AT_ONCE);
            found |= count > 0;
            for (int i = 0; i < count; i++) {
                Pointer from = WrittenPages.rangeBegin(ranges, i);
                next = WrittenPages.rangeEnd(ranges, i);
                Pointer to = next.belowThan(end) ? next : end;
                ReferenceMap.visit(begin, mapEnd, from, to, collector);
            }
        }
        return found;
    }

    @Override
    public void walkHeapChunks(HeapChunkVisitor visitor) {
        for (int i = 0; i < lowSizes.length; i++) {
            walkHeapChunks(i, visitor);
        }
    }

    /** All chunks of a slot; a linear one has none. */
    void walkHeapChunks(int slot, HeapChunkVisitor visitor) {
        if (heap.layout() != SnapshotLayout.CHUNKED) {
            return;
        }
        Pointer end = lowEnd(slot);
        for (Pointer c = heap.slotBegin(slot);
                c.belowThan(end);
                c = c.add(SnapshotHeap.chunkSize())) {
            visitor.visitAlignedChunk((AlignedHeader) c);
        }
        end = slotEnd(slot);
        for (Pointer c = highBegin(slot); c.belowThan(end); ) {
            UnalignedHeader chunk = (UnalignedHeader) c;
            c = c.add(HeapChunk.getEndOffset(chunk));
            visitor.visitUnalignedChunk(chunk);
        }
    }

    @Override
    public void walkObjects(ObjectVisitor visitor) {
        chunkObjects.visitor = visitor;
        for (int i = 0; i < lowSizes.length; i++) {
            if (heap.layout() == SnapshotLayout.LINEAR) {
                walkLinearObjects(i, visitor);
            } else {
                walkHeapChunks(i, chunkObjects);
            }
        }
    }

    private void walkLinearObjects(int slot, ObjectVisitor visitor) {
        Pointer end = lowEnd(slot);
        for (Pointer p = heap.slotBegin(slot); p.belowThan(end); ) {
            Object object = p.toObjectNonNull();
            p = p.add(LayoutEncoding.getMomentarySizeFromObject(object));
            visitor.visitObject(object);
        }
    }

    /** Used only while all threads wait, so there is one for all walks: a walk may not allocate. */
    private static final class ChunkObjects implements HeapChunkVisitor {
        private ObjectVisitor visitor;

        @Override
        public void visitAlignedChunk(AlignedHeader chunk) {
            HeapChunk.walkObjectsFrom(chunk, AlignedHeapChunk.getObjectsStart(chunk), visitor);
        }

        @Override
        public void visitUnalignedChunk(UnalignedHeader chunk) {
            UnalignedHeapChunk.walkObjects(chunk, visitor);
        }
    }

    /** Regions serve only heap dumps of image partitions; the slots are none. */
    @Override
    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    public void walkRegions(MemoryWalker.ImageHeapRegionVisitor visitor) {}
}
