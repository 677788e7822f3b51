// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import com.oracle.svm.core.genscavenge.AlignedHeapChunk;
import com.oracle.svm.core.genscavenge.AlignedHeapChunk.AlignedHeader;
import com.oracle.svm.core.genscavenge.HeapChunk;
import com.oracle.svm.core.genscavenge.UnalignedHeapChunk;
import com.oracle.svm.core.genscavenge.UnalignedHeapChunk.UnalignedHeader;
import com.oracle.svm.core.heap.VMOperationInfos;
import com.oracle.svm.core.hub.DynamicHub;
import com.oracle.svm.core.hub.LayoutEncoding;
import com.oracle.svm.core.snippets.KnownIntrinsics;
import com.oracle.svm.core.thread.JavaVMOperation;
import com.oracle.svm.core.thread.VMOperation.SystemEffect;
import dev.thaw.doss.DOSSException;
import dev.thaw.doss.nativeimage.file.SnapshotHeader;
import dev.thaw.doss.nativeimage.file.SnapshotLayout;
import jdk.graal.compiler.word.Word;
import org.graalvm.nativeimage.ImageSingletons;
import org.graalvm.word.Pointer;
import org.graalvm.word.UnsignedWord;

/**
 * Whether what STORE wrote is what the slot has at one moment, while all threads wait, and none of
 * them holds the lock of one of its objects: else other threads wrote to the objects in between, or
 * are about to, and the file has some of it and some not.
 */
final class StoredBodyComparison extends JavaVMOperation {
    private final AdditionalMonitors monitors = ImageSingletons.lookup(AdditionalMonitors.class);
    private final Monitors monitorsInUse = ImageSingletons.lookup(Monitors.class);
    private final SnapshotHeader header;
    private final SnapshotSlot slot;
    private final Pointer low;
    private final Pointer high;

    /** Objects without a field for their monitor, and these monitors, in turns. */
    private Object[] additionalMonitors;

    /** The class of an object whose lock is held. */
    private DynamicHub held;

    private boolean differs;

    /**
     * @param low where the stored low group is mapped
     * @param high where the stored high group is mapped
     */
    StoredBodyComparison(SnapshotHeader header, SnapshotSlot slot, Pointer low, Pointer high) {
        super(
                VMOperationInfos.get(
                        StoredBodyComparison.class,
                        "Comparison of a stored snapshot",
                        SystemEffect.SAFEPOINT));
        this.header = header;
        this.slot = slot;
        this.low = low;
        this.high = high;
    }

    void requireSameAndFree() {
        monitors.freeze();
        try {
            additionalMonitors = monitors.pairs();
            enqueue();
        } finally {
            monitors.unfreeze();
        }
        if (held != null) {
            throw new DOSSException(
                    ("STORE of slot %d: a thread holds the lock of an object of class %s, or waits for its"
                                    + " notification, and may be changing it; try again when the lock is free")
                            .formatted(slot.id(), DynamicHub.toClass(held).getName()));
        }
        if (differs) {
            throw new DOSSException(
                    ("STORE of slot %d: other threads wrote to the objects in the slot meanwhile, so the file"
                                    + " would have some of it and some not. Let them wait, and store again.")
                            .formatted(slot.id()));
        }
    }

    @Override
    protected void operate() {
        findAdditional();
        if (header.layout() == SnapshotLayout.LINEAR) {
            Pointer end = low.add(Word.unsigned(header.lowSize()));
            compare(low, end, slot.begin().subtract(low));
        } else {
            compareChunks();
        }
    }

    private void findAdditional() {
        for (int i = 0; i < additionalMonitors.length && held == null; i += 2) {
            Object object = additionalMonitors[i];
            if (object != null
                    && slot.contains(Word.objectToUntrackedPointer(object))
                    && monitorsInUse.isInUse(additionalMonitors[i + 1])) {
                held = KnownIntrinsics.readHub(object);
            }
        }
    }

    private void compareChunks() {
        Pointer end = low.add(Word.unsigned(header.lowSize()));
        for (Pointer c = low; c.belowThan(end); c = c.add(SnapshotHeap.chunkSize())) {
            AlignedHeader chunk = (AlignedHeader) c;
            // Collections write to the headers.
            compare(
                    AlignedHeapChunk.getObjectsStart(chunk),
                    HeapChunk.getTopPointer(chunk),
                    slot.begin().subtract(low));
        }
        end = high.add(Word.unsigned(header.highSize()));
        Pointer slotEnd = slot.begin().add(Word.unsigned(header.capacity()));
        for (Pointer c = high; c.belowThan(end); ) {
            UnalignedHeader chunk = (UnalignedHeader) c;
            Pointer object = UnalignedHeapChunk.getObjectStart(chunk);
            compare(object, object.add(1), slotEnd.subtract(end));
            c = c.add(HeapChunk.getEndOffset(chunk));
        }
    }

    /**
     * @param from the first of some objects that lie one behind the other
     * @param toSlot from where an object is mapped to where it is
     */
    private void compare(Pointer from, Pointer to, UnsignedWord toSlot) {
        for (Pointer p = from; p.belowThan(to) && held == null && !differs; ) {
            Object object = p.add(toSlot).toObjectNonNull();
            UnsignedWord size = LayoutEncoding.getSizeFromObjectInlineInGC(object);
            DynamicHub hub = KnownIntrinsics.readHub(object);
            Pointer end = p.add(size);
            int monitorOffset = hub.getMonitorOffset();
            if (monitorOffset == 0) {
                compareWords(p, end, toSlot);
            } else {
                // Monitors do not get into the file, and collections move them.
                compareWords(p, p.add(monitorOffset), toSlot);
                compareWords(p.add(monitorOffset).add(Long.BYTES), end, toSlot);
                if (Monitors.isInUse(monitorOffset, object)) {
                    held = hub;
                }
            }
            p = end;
        }
    }

    private void compareWords(Pointer from, Pointer to, UnsignedWord toSlot) {
        for (Pointer p = from; p.belowThan(to); p = p.add(Long.BYTES)) {
            if (p.readLong(0) != p.add(toSlot).readLong(0)) {
                differs = true;
                return;
            }
        }
    }
}
