// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import com.oracle.svm.core.genscavenge.AlignedHeapChunk;
import com.oracle.svm.core.genscavenge.AlignedHeapChunk.AlignedHeader;
import com.oracle.svm.core.genscavenge.HeapChunk;
import com.oracle.svm.core.genscavenge.UnalignedHeapChunk;
import com.oracle.svm.core.genscavenge.UnalignedHeapChunk.UnalignedHeader;
import com.oracle.svm.core.heap.VMOperationInfos;
import com.oracle.svm.core.thread.JavaVMOperation;
import com.oracle.svm.core.thread.VMOperation.SystemEffect;
import dev.thaw.doss.DOSSException;
import dev.thaw.doss.nativeimage.file.SnapshotHeader;
import dev.thaw.doss.nativeimage.file.SnapshotLayout;
import jdk.graal.compiler.word.Word;
import org.graalvm.word.Pointer;
import org.graalvm.word.UnsignedWord;

/**
 * Whether what STORE wrote is what the slot has at one moment, while all threads wait: else other
 * threads wrote to the objects in between, and the file has some of it and some not.
 */
final class StoredBodyComparison extends JavaVMOperation {
    private final SnapshotHeader header;
    private final Pointer slotBegin;
    private final Pointer low;
    private final Pointer high;
    private boolean differs;

    /**
     * @param low where the stored low group is mapped
     * @param high where the stored high group is mapped
     */
    StoredBodyComparison(SnapshotHeader header, Pointer slotBegin, Pointer low, Pointer high) {
        super(
                VMOperationInfos.get(
                        StoredBodyComparison.class,
                        "Comparison of a stored snapshot",
                        SystemEffect.SAFEPOINT));
        this.header = header;
        this.slotBegin = slotBegin;
        this.low = low;
        this.high = high;
    }

    void requireSame() {
        enqueue();
        if (differs) {
            throw new DOSSException(
                    ("STORE of slot %d: other threads wrote to the objects in the slot meanwhile, so the file"
                                    + " would have some of it and some not. Let them wait, and store again.")
                            .formatted(header.slotId()));
        }
    }

    @Override
    protected void operate() {
        if (header.layout() == SnapshotLayout.LINEAR) {
            compare(low, low.add(Word.unsigned(header.lowSize())), slotBegin.subtract(low));
            return;
        }
        Pointer end = low.add(Word.unsigned(header.lowSize()));
        for (Pointer c = low; c.belowThan(end) && !differs; c = c.add(SnapshotHeap.chunkSize())) {
            AlignedHeader chunk = (AlignedHeader) c;
            // Collections write to the headers.
            compare(
                    AlignedHeapChunk.getObjectsStart(chunk),
                    HeapChunk.getTopPointer(chunk),
                    slotBegin.subtract(low));
        }
        end = high.add(Word.unsigned(header.highSize()));
        Pointer slotEnd = slotBegin.add(Word.unsigned(header.capacity()));
        for (Pointer c = high; c.belowThan(end) && !differs; ) {
            UnalignedHeader chunk = (UnalignedHeader) c;
            Pointer chunkEnd = c.add(HeapChunk.getEndOffset(chunk));
            compare(UnalignedHeapChunk.getObjectStart(chunk), chunkEnd, slotEnd.subtract(end));
            c = chunkEnd;
        }
    }

    /**
     * @param toSlot from where an object is mapped to where it is
     */
    private void compare(Pointer from, Pointer to, UnsignedWord toSlot) {
        for (Pointer p = from; p.belowThan(to); p = p.add(Long.BYTES)) {
            if (p.readLong(0) != p.add(toSlot).readLong(0)) {
                differs = true;
                return;
            }
        }
    }
}
