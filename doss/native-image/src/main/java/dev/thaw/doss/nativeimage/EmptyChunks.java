// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import com.oracle.svm.core.Uninterruptible;
import com.oracle.svm.core.UnmanagedMemoryUtil;
import com.oracle.svm.core.genscavenge.AlignedHeapChunk;
import com.oracle.svm.core.genscavenge.AlignedHeapChunk.AlignedHeader;
import com.oracle.svm.core.genscavenge.HeapChunk;
import com.oracle.svm.core.genscavenge.ObjectHeaderImpl;
import com.oracle.svm.core.genscavenge.UnalignedHeapChunk;
import com.oracle.svm.core.genscavenge.UnalignedHeapChunk.UnalignedHeader;
import com.oracle.svm.core.genscavenge.remset.RememberedSet;
import com.oracle.svm.core.hub.DynamicHub;
import com.oracle.svm.core.hub.LayoutEncoding;
import com.oracle.svm.core.util.VMError;
import jdk.graal.compiler.word.Word;
import org.graalvm.nativeimage.Platform;
import org.graalvm.nativeimage.Platforms;
import org.graalvm.nativeimage.c.struct.SizeOf;
import org.graalvm.word.Pointer;
import org.graalvm.word.UnsignedWord;

/**
 * The chunks in the metadata section: two that head the lists of written chunks, and one that
 * stands for the chunks of a slot that is evacuated. No object but an empty array is in them.
 */
final class EmptyChunks {
    static final long METADATA_SIZE = 512;

    private static final long UNALIGNED_OFFSET = 128;
    private static final long EVACUATION_OFFSET = 384;

    /** Every unaligned chunk holds one object; the empty one this. */
    private static final byte[] EMPTY = new byte[0];

    private final SnapshotHeap heap;

    @Platforms(Platform.HOSTED_ONLY.class)
    EmptyChunks(SnapshotHeap heap) {
        this.heap = heap;
    }

    /** Writes them; before the first slot is used. */
    void initialize() {
        VMError.guarantee(
                SizeOf.get(AlignedHeader.class) <= UNALIGNED_OFFSET
                        && SizeOf.get(AlignedHeader.class) <= METADATA_SIZE - EVACUATION_OFFSET,
                "empty chunks overlap");
        AlignedHeapChunk.initialize(firstAligned(), SnapshotHeap.chunkSize());
        AlignedHeapChunk.initialize(evacuation(), SnapshotHeap.chunkSize());
        initializeUnaligned();
    }

    private void initializeUnaligned() {
        UnalignedHeader chunk = firstUnaligned();
        UnsignedWord objectSize = LayoutEncoding.getMomentarySizeFromObject(EMPTY);
        UnsignedWord start = UnalignedHeapChunk.calculateObjectStartOffset(objectSize);
        VMError.guarantee(
                start.add(objectSize).rawValue() <= EVACUATION_OFFSET - UNALIGNED_OFFSET,
                "empty chunks overlap");
        UnalignedHeapChunk.initialize(chunk, start.add(objectSize), objectSize);
        Pointer object = UnalignedHeapChunk.getObjectStart(chunk);
        UnmanagedMemoryUtil.copyLongsForward(
                Word.objectToUntrackedPointer(EMPTY), object, objectSize);
        ObjectHeaderImpl header = ObjectHeaderImpl.getObjectHeaderImpl();
        object.writeWord(
                0, header.encodeAsObjectHeader(DynamicHub.fromClass(byte[].class), true, true));
        HeapChunk.setTopPointer(chunk, object.add(objectSize));
        RememberedSet.get().enableRememberedSetForChunk(chunk);
    }

    /** Heads the list of aligned chunks. */
    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    AlignedHeader firstAligned() {
        return (AlignedHeader) heap.metadata();
    }

    /** Heads the list of unaligned chunks. */
    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    UnalignedHeader firstUnaligned() {
        return (UnalignedHeader) heap.metadata().add(Word.unsigned(UNALIGNED_OFFSET));
    }

    /** Stands for the chunks of a slot that is evacuated. */
    AlignedHeader evacuation() {
        return (AlignedHeader) heap.metadata().add(Word.unsigned(EVACUATION_OFFSET));
    }
}
