// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import com.oracle.svm.core.genscavenge.AlignedHeapChunk;
import com.oracle.svm.core.genscavenge.HeapImpl;
import com.oracle.svm.core.genscavenge.HeapParameters;
import com.oracle.svm.core.os.CommittedMemoryProvider;
import dev.thaw.doss.nativeimage.file.SlotGeometry;
import dev.thaw.doss.nativeimage.file.SnapshotLayout;
import jdk.graal.compiler.word.Word;
import org.graalvm.nativeimage.ImageSingletons;
import org.graalvm.word.Pointer;

/**
 * Whether the runtime heap has room for all that UNLOAD may move, which is the worst case: a
 * collection that finds none on its way ends the process. The collector copies what is in the
 * aligned chunks of the runtime heap, and all that is in use in the slot.
 */
final class RoomToMove {
    private static final int MOST_PIECES = 16;

    /** Each of the collector's spaces may begin one, and each piece lose one that it is cut at. */
    private static final int ADDITIONAL_CHUNKS =
            HeapParameters.getMaxSurvivorSpaces() + 2 + MOST_PIECES;

    private static final long SMALLEST_PIECE = 4L << 20;

    private final SnapshotHeap heap;
    private final SlotSnapshot snapshot;
    private final SnapshotHeapMemoryProvider provider =
            (SnapshotHeapMemoryProvider) ImageSingletons.lookup(CommittedMemoryProvider.class);

    /** What is alive beyond it ends with an OutOfMemoryError, at the next collection. */
    private final long largestHeap = Runtime.getRuntime().maxMemory();

    private final long[] begins = new long[MOST_PIECES];
    private final long[] sizes = new long[MOST_PIECES];

    RoomToMove(SnapshotHeap heap, SlotSnapshot snapshot) {
        this.heap = heap;
        this.snapshot = snapshot;
    }

    /**
     * At a safepoint. If there is none, a collection may make some, and has room itself.
     *
     * @param all whether all of the snapshot will stay in use; of parts nobody knows how much, so
     *     the largest heap is no limit to them
     */
    boolean isThere(boolean all) {
        if ((!all || isWithinLargestHeap())
                && hasRoomFor(runtimeHeapNeeds() + slotNeeds(), largest())) {
            return true;
        }
        if (!hasRoomFor(runtimeHeapNeeds(), 0)) {
            return false;
        }
        UnloadOperation.collect();
        if (all && !isWithinLargestHeap()) {
            return false;
        }
        if (!hasRoomFor(runtimeHeapNeeds() + slotNeeds(), largest())) {
            // they may lie in the midst of what would be one piece
            CollectorAccess.freeUnusedChunks();
            return hasRoomFor(runtimeHeapNeeds() + slotNeeds(), largest());
        }
        return true;
    }

    /** Whether the largest heap has room for all of the snapshot beside what is in use. */
    private boolean isWithinLargestHeap() {
        long used = HeapImpl.getAccounting().getUsedBytes().rawValue();
        return used + snapshot.size() <= largestHeap;
    }

    /**
     * Takes the memory, and gives it back for the collector to take.
     *
     * @param largest the bytes that must be in one piece
     */
    private boolean hasRoomFor(long bytes, long largest) {
        long unused = HeapImpl.getAccounting().getBytesInUnusedChunks().rawValue();
        long left = Math.max(bytes - unused, 2 * largest);
        long least = Math.max(largest, SMALLEST_PIECE);
        long size = left;
        int count = 0;
        while (left > 0 && count < MOST_PIECES && size >= Math.min(least, left)) {
            size = SlotGeometry.pages(Math.min(size, left));
            Pointer begin = provider.take(Word.unsigned(size));
            if (begin.isNull()) {
                size /= 2;
            } else {
                begins[count] = begin.rawValue();
                sizes[count] = size;
                count++;
                left -= size;
                least = SMALLEST_PIECE;
            }
        }
        for (int i = 0; i < count; i++) {
            provider.giveBack(Word.pointer(begins[i]), Word.unsigned(sizes[i]));
        }
        return left <= 0;
    }

    private long runtimeHeapNeeds() {
        long copied =
                HeapImpl.getAccounting().getYoungUsedBytes().rawValue()
                        + heap.roots().evacuation().oldAlignedBytes();
        return inChunks(copied) + ADDITIONAL_CHUNKS * chunkSize();
    }

    /** Where arrays lie between aligned chunks, they leave as much again unused. */
    private long slotNeeds() {
        return inChunks(snapshot.size()) + largest();
    }

    /** The bytes of large arrays, or what may be ones. */
    private long largest() {
        return heap.layout() == SnapshotLayout.CHUNKED ? snapshot.highSize() : snapshot.lowSize();
    }

    /** The last object of a chunk may leave so much of it unused as the largest one takes. */
    private static long inChunks(long bytes) {
        long filled =
                chunkSize()
                        - AlignedHeapChunk.getObjectsStartOffset().rawValue()
                        - HeapParameters.getLargeArrayThreshold().rawValue();
        return (long) ((double) bytes / filled * chunkSize());
    }

    private static long chunkSize() {
        return SnapshotHeap.chunkSize().rawValue();
    }
}
