// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import com.oracle.svm.core.Uninterruptible;
import com.oracle.svm.core.genscavenge.AlignedHeapChunk;
import com.oracle.svm.core.genscavenge.AlignedHeapChunk.AlignedHeader;
import com.oracle.svm.core.genscavenge.HeapChunk;
import com.oracle.svm.core.genscavenge.HeapChunkVisitor;
import com.oracle.svm.core.genscavenge.UnalignedHeapChunk;
import com.oracle.svm.core.genscavenge.UnalignedHeapChunk.UnalignedHeader;
import com.oracle.svm.core.heap.ObjectVisitor;
import com.oracle.svm.core.util.PointerUtils;
import jdk.graal.compiler.word.Word;
import org.graalvm.nativeimage.Platform;
import org.graalvm.nativeimage.Platforms;
import org.graalvm.nativeimage.StackValue;
import org.graalvm.word.Pointer;
import org.graalvm.word.UnsignedWord;

/**
 * The roots in slots of the chunked layout: lists of the chunks whose headers and card tables were
 * written, where the collector looks for dirty cards.
 *
 * <p>Source: DOSS dissertation, section 5.5.
 */
final class ChunkedRoots {
    private static final int RANGES_AT_ONCE = 64;

    private final SnapshotHeap heap;
    private final WrittenSlots slots;
    private final EmptyChunks emptyChunks;
    private final Evacuation evacuation;
    private final ChunkObjects chunkObjects = new ChunkObjects();

    @Platforms(Platform.HOSTED_ONLY.class)
    ChunkedRoots(
            SnapshotHeap heap, WrittenSlots slots, EmptyChunks emptyChunks, Evacuation evacuation) {
        this.heap = heap;
        this.slots = slots;
        this.emptyChunks = emptyChunks;
        this.evacuation = evacuation;
    }

    /** Fills the lists behind the empty chunks. */
    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    void linkWrittenChunks(int pagemap) {
        AlignedHeader lastAligned = emptyChunks.firstAligned();
        UnalignedHeader lastUnaligned = emptyChunks.firstUnaligned();
        for (int i = 0; i < slots.count(); i++) {
            if (slots.mayBeWritten(i) && !evacuation.isMovingSlot(i)) {
                AlignedHeader aligned = linkWrittenAligned(pagemap, i, lastAligned);
                UnalignedHeader unaligned = linkWrittenUnaligned(pagemap, i, lastUnaligned);
                slots.setWritten(
                        i, aligned.notEqual(lastAligned) || unaligned.notEqual(lastUnaligned));
                lastAligned = aligned;
                lastUnaligned = unaligned;
            }
        }
        link(lastAligned, Word.nullPointer());
        link(lastUnaligned, Word.nullPointer());
    }

    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    private AlignedHeader linkWrittenAligned(int pagemap, int slot, AlignedHeader last) {
        UnsignedWord chunkSize = SnapshotHeap.chunkSize();
        UnsignedWord tablesSize = AlignedHeapChunk.getObjectsStartOffset();
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
                Pointer c = PointerUtils.roundDown(from, chunkSize);
                if (c.add(tablesSize).belowOrEqual(from)) {
                    c = c.add(chunkSize);
                }
                for (; c.belowThan(to) && c.belowThan(end); c = c.add(chunkSize)) {
                    // Two ranges may be in the tables of one chunk.
                    if (c.notEqual(HeapChunk.asPointer(tail))) {
                        link(tail, c);
                        tail = (AlignedHeader) c;
                    }
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

    /** All chunks of a slot. */
    void walkChunks(int slot, HeapChunkVisitor visitor) {
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

    void walkObjects(int slot, ObjectVisitor visitor) {
        chunkObjects.visitor = visitor;
        walkChunks(slot, chunkObjects);
    }

    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    private Pointer lowEnd(int slot) {
        return heap.slotBegin(slot).add(Word.unsigned(slots.lowSize(slot)));
    }

    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    private Pointer slotEnd(int slot) {
        return heap.slotBegin(slot).add(Word.unsigned(heap.capacity()));
    }

    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    private Pointer highBegin(int slot) {
        return slotEnd(slot).subtract(Word.unsigned(slots.highSize(slot)));
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
}
