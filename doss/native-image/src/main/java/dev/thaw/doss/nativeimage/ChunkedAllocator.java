// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import com.oracle.svm.core.genscavenge.AlignedHeapChunk;
import com.oracle.svm.core.genscavenge.AlignedHeapChunk.AlignedHeader;
import com.oracle.svm.core.genscavenge.HeapChunk;
import com.oracle.svm.core.genscavenge.UnalignedHeapChunk;
import com.oracle.svm.core.genscavenge.UnalignedHeapChunk.UnalignedHeader;
import com.oracle.svm.core.genscavenge.remset.RememberedSet;
import com.oracle.svm.core.hub.DynamicHub;
import com.oracle.svm.core.util.PointerUtils;
import dev.thaw.doss.nativeimage.file.SlotGeometry;
import jdk.graal.compiler.word.Word;
import org.graalvm.word.Pointer;
import org.graalvm.word.UnsignedWord;

/**
 * The chunked layout: aligned chunks from the slot's begin, unaligned ones from its end.
 *
 * <p>Source: DOSS dissertation, section 5.4, "Chunked layout".
 */
final class ChunkedAllocator extends SlotAllocator {
    /** The chunk that is being filled, up to the end of the low group. */
    private AlignedHeader alignedChunk;

    /** The unaligned chunk that was made last, the lowest. */
    private UnalignedHeader lastUnaligned;

    ChunkedAllocator(SnapshotSlot slot) {
        super(slot);
    }

    @Override
    Pointer allocate(UnsignedWord size, boolean large) {
        return large ? allocateUnaligned(size) : allocateAligned(size);
    }

    private Pointer allocateAligned(UnsignedWord size) {
        boolean full =
                alignedChunk.isNull()
                        || memory.low()
                                .add(size)
                                .aboveThan(chunkBegin().add(SnapshotHeap.chunkSize()));
        if (full && !openAlignedChunk()) {
            return Word.nullPointer();
        }
        Pointer result = memory.low();
        return memory.growLowTo(result.add(size)) ? result : Word.nullPointer();
    }

    private boolean openAlignedChunk() {
        Pointer begin =
                alignedChunk.isNull() ? slot.begin() : chunkBegin().add(SnapshotHeap.chunkSize());
        AlignedHeader next = (AlignedHeader) begin;
        Pointer filled = memory.low();
        Pointer objects = AlignedHeapChunk.getObjectsStart(next);
        if (!memory.growLowTo(objects)) {
            return false;
        }
        memory.clear(filled, objects);
        AlignedHeapChunk.initialize(next, SnapshotHeap.chunkSize());
        // The epoch of this process' collections means nothing in another one.
        HeapChunk.setIdentityHashSalt(next, Word.zero());
        RememberedSet.get().enableRememberedSetForChunk(next);
        if (alignedChunk.isNonNull()) {
            HeapChunk.setTopPointer(alignedChunk, filled);
            HeapChunk.setNext(alignedChunk, next);
        }
        alignedChunk = next;
        return true;
    }

    private Pointer chunkBegin() {
        return HeapChunk.asPointer(alignedChunk);
    }

    private Pointer allocateUnaligned(UnsignedWord size) {
        UnsignedWord chunkSize = UnalignedHeapChunk.calculateObjectStartOffset(size).add(size);
        Pointer begin = memory.high().subtract(chunkSize);
        if (begin.aboveThan(memory.high()) || !memory.growHighTo(begin)) {
            return Word.nullPointer();
        }
        UnalignedHeader chunk = (UnalignedHeader) begin;
        UnalignedHeapChunk.initialize(chunk, chunkSize, size);
        HeapChunk.setIdentityHashSalt(chunk, Word.zero());
        Pointer result = UnalignedHeapChunk.getObjectStart(chunk);
        HeapChunk.setTopPointer(chunk, result.add(size));
        if (lastUnaligned.isNonNull()) {
            HeapChunk.setNext(chunk, lastUnaligned);
            HeapChunk.setPrevious(lastUnaligned, chunk);
        }
        lastUnaligned = chunk;
        return result;
    }

    @Override
    void writeHeader(Pointer copy, DynamicHub hub, UnsignedWord size, boolean large) {
        encodeHeader(copy, hub, true, large);
        if (large) {
            RememberedSet.get().enableRememberedSetForChunk(lastUnaligned);
        } else {
            RememberedSet.get()
                    .enableRememberedSetForObject(alignedChunk, copy.toObjectNonNull(), size);
        }
    }

    @Override
    void noteReferences(Pointer first, int count) {}

    @Override
    void noteReferencesOf(Pointer object, long words) {}

    @Override
    boolean finish() {
        if (alignedChunk.isNonNull()) {
            HeapChunk.setTopPointer(alignedChunk, memory.low());
        }
        memory.clear(
                memory.low(), PointerUtils.roundUp(memory.low(), Word.unsigned(SlotGeometry.PAGE)));
        return true;
    }
}
