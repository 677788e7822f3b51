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
import com.oracle.svm.core.genscavenge.remset.AlignedChunkRememberedSet;
import com.oracle.svm.core.genscavenge.remset.RememberedSet;
import com.oracle.svm.core.heap.ObjectVisitor;
import com.oracle.svm.core.heap.ReferenceAccess;
import com.oracle.svm.core.heap.ReferenceInternals;
import com.oracle.svm.core.heap.UninterruptibleObjectReferenceVisitor;
import com.oracle.svm.core.hub.InteriorObjRefWalker;
import com.oracle.svm.core.hub.LayoutEncoding;
import com.oracle.svm.core.util.PointerUtils;
import dev.thaw.doss.nativeimage.file.SlotGeometry;
import java.lang.ref.Reference;
import jdk.graal.compiler.word.Word;
import org.graalvm.nativeimage.StackValue;
import org.graalvm.word.Pointer;
import org.graalvm.word.UnsignedWord;

/**
 * Dirties the cards of all objects in the image heap and in other chunked slots that refer to a
 * slot. The collector cleans cards whose objects refer to nothing that it may move, and a slot is
 * such a thing until it is unloaded. Looks only at pages that were written to.
 */
final class HolderMarker
        implements HeapChunkVisitor, ObjectVisitor, UninterruptibleObjectReferenceVisitor {
    private static final int RANGES_AT_ONCE = 64;

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
        Pointer top = HeapChunk.getTopPointer(chunk);
        Pointer visited = AlignedHeapChunk.getObjectsStart(chunk);
        Pointer ranges = StackValue.get(WrittenPages.RANGE_SIZE * RANGES_AT_ONCE);
        Pointer next = PointerUtils.roundDown(visited, Word.unsigned(SlotGeometry.PAGE));
        int count = RANGES_AT_ONCE;
        while (count == RANGES_AT_ONCE && next.belowThan(top)) {
            count = WrittenPages.find(pagemap, next, top, ranges, RANGES_AT_ONCE);
            for (int i = 0; i < count; i++) {
                next = WrittenPages.rangeEnd(ranges, i);
                visited = visitObjects(chunk, WrittenPages.rangeBegin(ranges, i), next, visited);
            }
        }
    }

    /**
     * Visits the objects that lie between two addresses, in part or as a whole.
     *
     * @param visited the end of the last object that was visited
     * @return the same, after that
     */
    private Pointer visitObjects(AlignedHeader chunk, Pointer from, Pointer to, Pointer visited) {
        Pointer end = PointerUtils.min(to, HeapChunk.getTopPointer(chunk));
        Pointer p = from.aboveThan(visited) ? firstObject(chunk, from) : visited;
        while (p.belowThan(end)) {
            Object object = p.toObjectNonNull();
            p = p.add(LayoutEncoding.getMomentarySizeFromObject(object));
            visitObject(object);
        }
        return p;
    }

    /** The object at the begin of the card that covers the given address. */
    private static Pointer firstObject(AlignedHeader chunk, Pointer p) {
        Pointer objectsStart = AlignedHeapChunk.getObjectsStart(chunk);
        UnsignedWord card = p.subtract(objectsStart).unsignedDivide(StoredTypes.CARD_SIZE);
        return CollectorAccess.FirstObjectTableAccess.getFirstObject(
                AlignedChunkRememberedSet.getFirstObjectTableStart(chunk), objectsStart, card);
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
