// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import com.oracle.svm.core.Uninterruptible;
import com.oracle.svm.core.heap.ObjectVisitor;
import com.oracle.svm.core.heap.UninterruptibleObjectReferenceVisitor;
import com.oracle.svm.core.hub.LayoutEncoding;
import com.oracle.svm.core.util.PointerUtils;
import dev.thaw.doss.nativeimage.file.SlotGeometry;
import jdk.graal.compiler.word.Word;
import org.graalvm.nativeimage.Platform;
import org.graalvm.nativeimage.Platforms;
import org.graalvm.nativeimage.StackValue;
import org.graalvm.word.Pointer;
import org.graalvm.word.UnsignedWord;

/**
 * The roots in slots of the linear layout: all references in written pages, which the reference map
 * tells.
 *
 * <p>Source: DOSS dissertation, section 5.5.
 */
final class LinearRoots {
    private static final int RANGES_AT_ONCE = 64;

    private final SnapshotHeap heap;
    private final WrittenSlots slots;
    private final Evacuation evacuation;
    private UninterruptibleObjectReferenceVisitor collector;

    @Platforms(Platform.HOSTED_ONLY.class)
    LinearRoots(SnapshotHeap heap, WrittenSlots slots, Evacuation evacuation) {
        this.heap = heap;
        this.slots = slots;
        this.evacuation = evacuation;
    }

    /**
     * @param visitor what the collector visits roots with
     */
    @Platforms(Platform.HOSTED_ONLY.class)
    void setCollector(UninterruptibleObjectReferenceVisitor visitor) {
        collector = visitor;
    }

    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    void visitWrittenPages(int pagemap) {
        for (int i = 0; i < slots.count(); i++) {
            if (slots.mayBeWritten(i) && !evacuation.isMovingSlot(i)) {
                slots.setWritten(i, visitWrittenPages(pagemap, i));
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

    void walkObjects(int slot, ObjectVisitor visitor) {
        Pointer end = lowEnd(slot);
        for (Pointer p = heap.slotBegin(slot); p.belowThan(end); ) {
            Object object = p.toObjectNonNull();
            p = p.add(LayoutEncoding.getMomentarySizeFromObject(object));
            visitor.visitObject(object);
        }
    }

    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    private Pointer lowEnd(int slot) {
        return heap.slotBegin(slot).add(Word.unsigned(slots.lowSize(slot)));
    }

    /** Where the reference map ends. */
    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    private Pointer mapEnd(int slot) {
        UnsignedWord page = Word.unsigned(SlotGeometry.PAGE);
        Pointer begin = PointerUtils.roundUp(lowEnd(slot), page);
        return PointerUtils.roundUp(begin.add(Word.unsigned(slots.highSize(slot))), page);
    }
}
