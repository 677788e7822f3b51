// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import com.oracle.svm.core.Uninterruptible;
import com.oracle.svm.core.genscavenge.AlignedHeapChunk.AlignedHeader;
import com.oracle.svm.core.genscavenge.GCImpl;
import com.oracle.svm.core.genscavenge.HeapChunk;
import com.oracle.svm.core.genscavenge.Space;
import jdk.graal.compiler.word.Word;
import org.graalvm.nativeimage.Platform;
import org.graalvm.nativeimage.Platforms;
import org.graalvm.word.Pointer;
import org.graalvm.word.UnsignedWord;

/**
 * The slot that a complete collection empties. While it runs, the slot's objects are no part of the
 * image heap but of a space that the collector copies from; the collector itself finds and patches
 * all references to them.
 *
 * <p>Large arrays do not move in a collection, so they are copied before it. When the collection
 * meets the first reference into the slot, they get forwarding pointers to their copies.
 *
 * <p>Source: DOSS dissertation, section 5.5, "snapshot-slot scan".
 */
final class Evacuation {
    private final Space space;

    private boolean active;
    private SnapshotSlot slot;
    private Pointer begin;
    private UnsignedWord size;
    private LargeArrays largeArrays;
    private boolean hasAlignedChunks;
    private boolean forwarded;

    @Platforms(Platform.HOSTED_ONLY.class)
    Evacuation(Space space) {
        this.space = space;
    }

    /** At a safepoint, before the collection. */
    void begin(SlotSnapshot snapshot, LargeArrays arrays) {
        slot = snapshot.slot();
        begin = slot.begin();
        size = Word.unsigned(slot.capacity());
        largeArrays = arrays;
        hasAlignedChunks = snapshot.lowSize() > 0;
        forwarded = false;
        setSpace(snapshot, space);
        active = true;
    }

    /** At the same safepoint, after it. */
    void end(SlotSnapshot snapshot) {
        active = false;
        setSpace(snapshot, null);
        slot = null;
        largeArrays = null;
    }

    private static void setSpace(SlotSnapshot snapshot, Space space) {
        Pointer c = snapshot.slot().begin();
        Pointer end = c.add(Word.unsigned(snapshot.lowSize()));
        for (; c.belowThan(end); c = c.add(SnapshotHeap.chunkSize())) {
            HeapChunk.setSpace((AlignedHeader) c, space);
        }
    }

    /** Whether a collection that moves the slot's objects is under way. */
    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    boolean isMoving() {
        return active && GCImpl.getGCImpl().isCompleteCollection();
    }

    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    boolean isActive() {
        return active;
    }

    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    boolean hasAlignedChunks() {
        return hasAlignedChunks;
    }

    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    int slotId() {
        return slot.id();
    }

    /** Whether the collection moves the object at the given address. */
    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    boolean moves(Pointer p) {
        if (p.subtract(begin).aboveOrEqual(size)) {
            return false;
        }
        if (!forwarded) {
            forwarded = true;
            forwardLargeArrays();
        }
        return true;
    }

    /**
     * The collection may have moved the list already. Then this reads the new list or the old one,
     * whose memory the collector still keeps; they say the same.
     */
    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    private void forwardLargeArrays() {
        for (int i = 0; i < largeArrays.count(); i++) {
            ForwardingPointer.install(largeArrays.originalAt(i), largeArrays.copyAt(i));
        }
    }
}
