// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import com.oracle.svm.core.Uninterruptible;
import com.oracle.svm.core.genscavenge.AlignedHeapChunk;
import com.oracle.svm.core.genscavenge.AlignedHeapChunk.AlignedHeader;
import com.oracle.svm.core.genscavenge.HeapChunk;
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
 * Dirties the cards of all objects in the image heap and in other slots that refer to a slot. The
 * collector cleans cards whose objects refer to nothing that it may move, and a slot is such a
 * thing until it is unloaded.
 */
final class HolderMarker implements ObjectVisitor, UninterruptibleObjectReferenceVisitor {
    private final SnapshotHeap heap;
    private final SnapshotSlot slot;
    private final Pointer begin;
    private final UnsignedWord size;

    HolderMarker(SnapshotHeap heap, SnapshotSlot slot) {
        this.heap = heap;
        this.slot = slot;
        this.begin = slot.begin();
        this.size = Word.unsigned(slot.capacity());
    }

    void markAll() {
        for (ImageHeapInfo info : HeapImpl.getImageHeapInfos()) {
            walk(info.getFirstWritableAlignedChunk(), Word.nullPointer());
            UnalignedHeader last = info.getLastWritableUnalignedChunk();
            walk(
                    info.getFirstWritableUnalignedChunk(),
                    last.isNull() ? last : HeapChunk.getNext(last));
        }
        SnapshotHeapRoots roots = heap.roots();
        for (int i = 0; i < heap.slotCount(); i++) {
            if (i != slot.id()) {
                walk(roots.firstAligned(i), roots.nextAligned(i));
                walk(roots.firstUnaligned(i), roots.nextUnaligned(i));
            }
        }
    }

    /** Up to a chunk that is not walked any more. */
    private void walk(AlignedHeader first, AlignedHeader end) {
        for (AlignedHeader c = first; c.isNonNull() && c.notEqual(end); c = HeapChunk.getNext(c)) {
            HeapChunk.walkObjectsFrom(c, AlignedHeapChunk.getObjectsStart(c), this);
        }
    }

    private void walk(UnalignedHeader first, UnalignedHeader end) {
        for (UnalignedHeader c = first;
                c.isNonNull() && c.notEqual(end);
                c = HeapChunk.getNext(c)) {
            UnalignedHeapChunk.walkObjects(c, this);
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
        return p.subtract(begin).belowThan(size);
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
