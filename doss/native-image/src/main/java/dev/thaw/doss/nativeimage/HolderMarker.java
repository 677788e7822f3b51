// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import com.oracle.svm.core.Uninterruptible;
import com.oracle.svm.core.genscavenge.AlignedHeapChunk;
import com.oracle.svm.core.genscavenge.AlignedHeapChunk.AlignedHeader;
import com.oracle.svm.core.genscavenge.HeapChunk;
import com.oracle.svm.core.genscavenge.HeapChunkVisitor;
import com.oracle.svm.core.genscavenge.HeapImpl;
import com.oracle.svm.core.genscavenge.ImageHeapInfo;
import com.oracle.svm.core.genscavenge.ObjectHeaderImpl;
import com.oracle.svm.core.genscavenge.UnalignedHeapChunk;
import com.oracle.svm.core.genscavenge.UnalignedHeapChunk.UnalignedHeader;
import com.oracle.svm.core.genscavenge.remset.RememberedSet;
import com.oracle.svm.core.heap.ObjectVisitor;
import com.oracle.svm.core.heap.ReferenceAccess;
import com.oracle.svm.core.heap.ReferenceInternals;
import com.oracle.svm.core.heap.UninterruptibleObjectReferenceVisitor;
import com.oracle.svm.core.hub.InteriorObjRefWalker;
import java.lang.ref.Reference;
import jdk.graal.compiler.word.Word;
import org.graalvm.word.Pointer;
import org.graalvm.word.UnsignedWord;

/**
 * Dirties the cards of all objects in the image heap and in other chunked slots that refer to a
 * slot. The collector cleans cards whose objects refer to nothing that it may move, and a slot is
 * such a thing until it is unloaded. Looks only at chunks that were written to.
 */
final class HolderMarker
        implements HeapChunkVisitor, ObjectVisitor, UninterruptibleObjectReferenceVisitor {
    private final SnapshotHeap heap;
    private final SnapshotSlot slot;
    private final Pointer slotBegin;
    private final UnsignedWord size;
    private int pagemap;

    HolderMarker(SnapshotHeap heap, SnapshotSlot slot) {
        this.heap = heap;
        this.slot = slot;
        this.slotBegin = slot.begin();
        this.size = Word.unsigned(slot.capacity());
    }

    void markAll() {
        pagemap = WrittenPages.open();
        for (ImageHeapInfo info : HeapImpl.getImageHeapInfos()) {
            walkImageHeap(info);
        }
        for (int i = 0; i < heap.slotCount(); i++) {
            if (i != slot.id()) {
                heap.roots().walkHeapChunks(i, this);
            }
        }
        WrittenPages.close(pagemap);
    }

    private void walkImageHeap(ImageHeapInfo info) {
        for (AlignedHeader c = info.getFirstWritableAlignedChunk();
                c.isNonNull();
                c = HeapChunk.getNext(c)) {
            visitAlignedChunk(c);
        }
        UnalignedHeader last = info.getLastWritableUnalignedChunk();
        for (UnalignedHeader c = info.getFirstWritableUnalignedChunk();
                c.isNonNull();
                c = c.equal(last) ? Word.nullPointer() : HeapChunk.getNext(c)) {
            visitUnalignedChunk(c);
        }
    }

    @Override
    public void visitAlignedChunk(AlignedHeader chunk) {
        Pointer begin = HeapChunk.asPointer(chunk);
        if (WrittenPages.existBetween(pagemap, begin, begin.add(SnapshotHeap.chunkSize()))) {
            HeapChunk.walkObjectsFrom(chunk, AlignedHeapChunk.getObjectsStart(chunk), this);
        }
    }

    @Override
    public void visitUnalignedChunk(UnalignedHeader chunk) {
        Pointer begin = HeapChunk.asPointer(chunk);
        if (WrittenPages.existBetween(pagemap, begin, HeapChunk.getEndPointer(chunk))) {
            UnalignedHeapChunk.walkObjects(chunk, this);
        }
    }

    @Override
    public void visitObject(Object object) {
        Pointer p = Word.objectToUntrackedPointer(object);
        if (!ObjectHeaderImpl.hasRememberedSet(
                ObjectHeaderImpl.getObjectHeaderImpl().readHeaderFromPointer(p))) {
            return;
        }
        visitReferencesOf(object);
        if (object instanceof Reference<?> r
                && isInSlot(ReferenceInternals.getReferentPointer(r))) {
            mark(object, ReferenceInternals.getReferentFieldAddress(r));
        }
    }

    @Uninterruptible(reason = "Required by the walker.")
    private void visitReferencesOf(Object object) {
        InteriorObjRefWalker.walkObjectInline(object, this);
    }

    @Override
    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    public void visitObjectReferences(
            Pointer first, boolean compressed, int referenceSize, Object holder, int count) {
        Pointer end = first.add(Word.unsigned(count).multiply(referenceSize));
        for (Pointer p = first; p.belowThan(end); p = p.add(referenceSize)) {
            if (isInSlot(ReferenceAccess.singleton().readObjectAsUntrackedPointer(p, compressed))) {
                mark(holder, p);
            }
        }
    }

    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    private boolean isInSlot(Pointer p) {
        return p.subtract(slotBegin).belowThan(size);
    }

    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    private static void mark(Object holder, Pointer reference) {
        if (ObjectHeaderImpl.isAlignedObject(holder)) {
            RememberedSet.get().dirtyCardForAlignedObject(holder, false);
        } else {
            RememberedSet.get().dirtyCardForUnalignedObject(holder, reference, false);
        }
    }
}
