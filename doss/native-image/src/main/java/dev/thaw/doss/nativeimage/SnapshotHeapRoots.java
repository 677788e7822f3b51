// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import com.oracle.svm.core.MemoryWalker;
import com.oracle.svm.core.Uninterruptible;
import com.oracle.svm.core.genscavenge.AlignedHeapChunk.AlignedHeader;
import com.oracle.svm.core.genscavenge.AuxiliaryImageHeap;
import com.oracle.svm.core.genscavenge.HeapChunk;
import com.oracle.svm.core.genscavenge.HeapChunkVisitor;
import com.oracle.svm.core.genscavenge.ImageHeapInfo;
import com.oracle.svm.core.genscavenge.Space;
import com.oracle.svm.core.heap.ObjectVisitor;
import com.oracle.svm.core.heap.UninterruptibleObjectReferenceVisitor;
import com.oracle.svm.core.snippets.KnownIntrinsics;
import com.oracle.svm.core.thread.VMOperation;
import dev.thaw.doss.nativeimage.file.SnapshotLayout;
import org.graalvm.nativeimage.Platform;
import org.graalvm.nativeimage.Platforms;
import org.graalvm.word.Pointer;

/**
 * Shows the snapshot heap to the collector as a part of the image heap: never moved, never
 * collected, and what was written to it scanned for references into the runtime heap.
 *
 * <p>The collector asks for lists of chunks once in each phase, when it has come to the roots in
 * the image heap. The kernel tells which pages were written by then. In the chunked layout, the
 * lists get the chunks whose card tables were written ({@link ChunkedRoots}); in the linear layout
 * they stay empty, and the references in the written pages are visited ({@link LinearRoots}). In
 * both, a collection touches no page of a slot that nobody wrote.
 *
 * <p>Source: DOSS dissertation, section 5.5.
 */
public final class SnapshotHeapRoots implements AuxiliaryImageHeap {
    private final SnapshotHeap heap;
    private final ImageHeapInfo info = new ImageHeapInfo();
    private final Evacuation evacuation;
    private final WrittenSlots slots;
    private final EmptyChunks emptyChunks;
    private final ChunkedRoots chunked;
    private final LinearRoots linear;
    private volatile boolean initialized;

    @Platforms(Platform.HOSTED_ONLY.class)
    SnapshotHeapRoots(SnapshotHeap heap, int slotCount, Evacuation evacuation) {
        this.heap = heap;
        this.evacuation = evacuation;
        slots = new WrittenSlots(slotCount);
        emptyChunks = new EmptyChunks(heap);
        chunked = new ChunkedRoots(heap, slots, emptyChunks, evacuation);
        linear = new LinearRoots(heap, slots, evacuation);
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
        linear.setCollector(visitor);
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
        emptyChunks.initialize();
        Pointer base = KnownIntrinsics.heapBase();
        info.offsetOfFirstWritableAlignedChunk =
                HeapChunk.asPointer(emptyChunks.firstAligned()).subtract(base).rawValue();
        info.offsetOfFirstWritableUnalignedChunk =
                HeapChunk.asPointer(emptyChunks.firstUnaligned()).subtract(base).rawValue();
        info.offsetOfLastWritableUnalignedChunk = ImageHeapInfo.NO_CHUNK;
        initialized = true;
    }

    /** Stands for the chunks of a slot that is evacuated. */
    AlignedHeader evacuationChunk() {
        return emptyChunks.evacuation();
    }

    /** Makes a complete snapshot known to the collector; nobody has seen it yet. */
    void show(SlotSnapshot s) {
        slots.setSizes(s.slot().id(), s.lowSize(), s.highSize());
    }

    /** Makes the collector forget a slot. */
    void hide(SnapshotSlot slot) {
        slots.setSizes(slot.id(), 0, 0);
    }

    /** From now on, objects of the slot may be written to. */
    @Uninterruptible(reason = "A collection must not come before the first write.")
    void see(int slot) {
        slots.see(slot);
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
            int pagemap = slots.beginPhase() ? WrittenPages.open() : WrittenPages.CLOSED;
            switch (heap.layout()) {
                case CHUNKED -> chunked.linkWrittenChunks(pagemap);
                case LINEAR -> linear.visitWrittenPages(pagemap);
            }
            WrittenPages.close(pagemap);
        }
        return info;
    }

    @Override
    public void walkHeapChunks(HeapChunkVisitor visitor) {
        for (int i = 0; i < slots.count(); i++) {
            walkHeapChunks(i, visitor);
        }
    }

    /** All chunks of a slot; a linear one has none. */
    void walkHeapChunks(int slot, HeapChunkVisitor visitor) {
        if (heap.layout() == SnapshotLayout.CHUNKED) {
            chunked.walkChunks(slot, visitor);
        }
    }

    @Override
    public void walkObjects(ObjectVisitor visitor) {
        for (int i = 0; i < slots.count(); i++) {
            switch (heap.layout()) {
                case CHUNKED -> chunked.walkObjects(i, visitor);
                case LINEAR -> linear.walkObjects(i, visitor);
            }
        }
    }

    /** Regions serve only heap dumps of image partitions; the slots are none. */
    @Override
    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    public void walkRegions(MemoryWalker.ImageHeapRegionVisitor visitor) {}
}
