// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import com.oracle.svm.core.Uninterruptible;
import com.oracle.svm.core.genscavenge.AlignedHeapChunk;
import com.oracle.svm.core.genscavenge.AlignedHeapChunk.AlignedHeader;
import com.oracle.svm.core.genscavenge.HeapChunk;
import com.oracle.svm.core.genscavenge.UnalignedHeapChunk;
import com.oracle.svm.core.genscavenge.UnalignedHeapChunk.UnalignedHeader;
import com.oracle.svm.core.heap.UninterruptibleObjectReferenceVisitor;
import com.oracle.svm.core.hub.DynamicHub;
import com.oracle.svm.core.hub.InteriorObjRefWalker;
import com.oracle.svm.core.hub.LayoutEncoding;
import com.oracle.svm.core.snippets.KnownIntrinsics;
import dev.thaw.doss.DOSSException;
import dev.thaw.doss.nativeimage.file.SlotGeometry;
import dev.thaw.doss.nativeimage.file.SnapshotHeader;
import dev.thaw.doss.nativeimage.file.SnapshotLayout;
import jdk.graal.compiler.word.Word;
import org.graalvm.nativeimage.ImageSingletons;
import org.graalvm.word.Pointer;
import org.graalvm.word.UnsignedWord;

/**
 * Checks that every reference in a stored snapshot leads into the snapshot or the image heap, and
 * notes the classes of all objects. It reads the bytes of the file, mapped anywhere, so what it has
 * checked is what others will load, whatever was written to the slot in the meantime.
 */
final class ClosedGraphCheck implements UninterruptibleObjectReferenceVisitor {
    private final SnapshotHeader header;
    private final StoredTypes types;
    private final StoredMonitors monitors;
    private final Pointer slotBegin;
    private final UnsignedWord imageHeapEnd;
    private final UnsignedWord alignedBegin;
    private final UnsignedWord alignedEnd;
    private final UnsignedWord unalignedBegin;
    private final UnsignedWord unalignedEnd;
    private final ExecutionState state = ImageSingletons.lookup(ExecutionState.class);
    private final ReferredConstants constants;
    private final EntryCounts counts = ImageSingletons.lookup(EntryCounts.class);
    private SlotView view;
    private DynamicHub offender;
    private boolean hasMaps;

    /** The second time: what a map has is read where no reference leads out of the slot. */
    private boolean counting;

    /** Why the offender cannot be stored; null if it refers to what is elsewhere. */
    private String reason;

    /** From where an object is mapped to where it is in the slot and in the file. */
    private UnsignedWord toSlot;

    private UnsignedWord toFile;

    /**
     * @param constants to which those are added that the snapshot refers to
     * @param monitors that are taken out of the objects
     */
    ClosedGraphCheck(
            SnapshotHeader header,
            StoredTypes types,
            ReferredConstants constants,
            StoredMonitors monitors,
            Pointer slotBegin) {
        this.constants = constants;
        this.header = header;
        this.types = types;
        this.monitors = monitors;
        this.slotBegin = slotBegin;
        this.imageHeapEnd = Word.unsigned(header.imageHeapSize());
        this.alignedBegin = Word.unsigned(header.slotOffset());
        this.alignedEnd = alignedBegin.add(Word.unsigned(header.lowSize()));
        this.unalignedEnd = alignedBegin.add(Word.unsigned(header.capacity()));
        long unalignedSize = header.layout() == SnapshotLayout.CHUNKED ? header.highSize() : 0;
        this.unalignedBegin = unalignedEnd.subtract(Word.unsigned(unalignedSize));
    }

    /**
     * @param low where the low group is mapped
     * @param high where the high group is mapped
     */
    void run(Pointer low, Pointer high) {
        SlotGeometry geometry = header.geometry();
        view = new SlotView(alignedBegin, alignedEnd, low, unalignedBegin, unalignedEnd, high);
        toFile = Word.unsigned(geometry.bodyOffset()).subtract(low);
        walk(low, high);
        if (hasMaps) {
            counting = true;
            walk(low, high);
        }
    }

    private void walk(Pointer low, Pointer high) {
        toSlot = slotBegin.subtract(low);
        switch (header.layout()) {
            case CHUNKED -> walkChunks(low, high);
            case LINEAR -> walkObjects(low);
        }
    }

    private void walkObjects(Pointer low) {
        Pointer end = low.add(Word.unsigned(header.lowSize()));
        for (Pointer p = low; p.belowThan(end); ) {
            p = p.add(checkObject(p));
        }
    }

    private void walkChunks(Pointer aligned, Pointer unaligned) {
        Pointer end = aligned.add(Word.unsigned(header.lowSize()));
        for (Pointer c = aligned; c.belowThan(end); c = c.add(SnapshotHeap.chunkSize())) {
            AlignedHeader chunk = (AlignedHeader) c;
            Pointer p = AlignedHeapChunk.getObjectsStart(chunk);
            while (p.belowThan(HeapChunk.getTopPointer(chunk))) {
                p = p.add(checkObject(p));
            }
        }
        end = unaligned.add(Word.unsigned(header.highSize()));
        toSlot = slotBegin.add(Word.unsigned(header.capacity())).subtract(end);
        for (Pointer c = unaligned; c.belowThan(end); ) {
            UnalignedHeader chunk = (UnalignedHeader) c;
            checkObject(UnalignedHeapChunk.getObjectStart(chunk));
            c = c.add(HeapChunk.getEndOffset(chunk));
        }
    }

    private UnsignedWord checkObject(Pointer object) {
        UnsignedWord size;
        if (counting) {
            size = count(object);
        } else {
            monitors.clear(object, object.add(toFile).rawValue());
            size = visit(object);
        }
        if (reason != null) {
            throw new DOSSException(
                    "STORE of slot %d: since SNAPSHOT, an object of class %s has changed so that it cannot be in a snapshot: %s"
                            .formatted(
                                    header.slotId(),
                                    DynamicHub.toClass(offender).getName(),
                                    reason));
        }
        if (offender != null) {
            throw new DOSSException(
                    "STORE of slot %d: since SNAPSHOT, a reference to an object outside the slot was"
                                    .formatted(header.slotId())
                            + " written to an object of class %s. Take a new snapshot of the root."
                                    .formatted(DynamicHub.toClass(offender).getName()));
        }
        return size;
    }

    @Uninterruptible(reason = "The object is at an address that the collector does not know.")
    private UnsignedWord visit(Pointer p) {
        Object object = p.toObjectNonNull();
        DynamicHub hub = KnownIntrinsics.readHub(object);
        types.add(hub);
        reason = state.reasonAgainstStored(hub, object, p.add(toSlot));
        if (reason != null) {
            offender = hub;
        }
        hasMaps |= counts.concern(hub);
        InteriorObjRefWalker.walkObjectInline(object, this);
        return LayoutEncoding.getSizeFromObjectInlineInGC(object);
    }

    @Uninterruptible(reason = "The object is at an address that the collector does not know.")
    private UnsignedWord count(Pointer p) {
        Object object = p.toObjectNonNull();
        DynamicHub hub = KnownIntrinsics.readHub(object);
        if (counts.concern(hub) && counts.surplus(hub, p, view) != 0) {
            reason = EntryCounts.MISCOUNTED;
            offender = hub;
        }
        return LayoutEncoding.getSizeFromObjectInlineInGC(object);
    }

    @Override
    @Uninterruptible(reason = "The object is at an address that the collector does not know.")
    public void visitObjectReferences(
            Pointer first, boolean compressed, int referenceSize, Object holder, int count) {
        Pointer end = first.add(Word.unsigned(count).multiply(referenceSize));
        for (Pointer p = first; p.belowThan(end); p = p.add(referenceSize)) {
            UnsignedWord offset = p.readWord(0);
            if (offset.notEqual(0) && offset.belowThan(imageHeapEnd)) {
                constants.add((Word) offset);
            } else if (offset.notEqual(0) && !isInSlot(offset)) {
                offender = KnownIntrinsics.readHub(holder);
            }
        }
    }

    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    private boolean isInSlot(UnsignedWord offset) {
        return offset.aboveOrEqual(alignedBegin) && offset.belowThan(alignedEnd)
                || offset.aboveOrEqual(unalignedBegin) && offset.belowThan(unalignedEnd);
    }
}
