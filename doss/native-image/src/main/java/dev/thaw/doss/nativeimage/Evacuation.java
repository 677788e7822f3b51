// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import com.oracle.svm.core.SubstrateUtil;
import com.oracle.svm.core.Uninterruptible;
import com.oracle.svm.core.UnmanagedMemoryUtil;
import com.oracle.svm.core.genscavenge.GCImpl;
import com.oracle.svm.core.genscavenge.HeapChunk;
import com.oracle.svm.core.genscavenge.ObjectHeaderImpl;
import com.oracle.svm.core.genscavenge.Space;
import com.oracle.svm.core.genscavenge.UnalignedHeapChunk;
import com.oracle.svm.core.genscavenge.UnalignedHeapChunk.UnalignedHeader;
import com.oracle.svm.core.genscavenge.remset.RememberedSet;
import com.oracle.svm.core.heap.UninterruptibleObjectReferenceVisitor;
import com.oracle.svm.core.hub.InteriorObjRefWalker;
import com.oracle.svm.core.hub.LayoutEncoding;
import com.oracle.svm.core.os.ChunkBasedCommittedMemoryProvider;
import jdk.graal.compiler.word.Word;
import org.graalvm.nativeimage.Platform;
import org.graalvm.nativeimage.Platforms;
import org.graalvm.word.Pointer;
import org.graalvm.word.UnsignedWord;

/**
 * The slot that a complete collection empties. While it runs, the slot's objects are no part of the
 * image heap: the collector asks for the chunk of one and gets a chunk of a space that it copies
 * from. So the collector itself finds and patches all references, and nothing is read or written in
 * the slot but the objects that are still referred to.
 *
 * <p>The collector moves large arrays with their chunks, which a slot cannot give away. They are
 * copied when the collector first meets a reference to them.
 *
 * <p>Source: DOSS dissertation, section 5.5, "snapshot-slot scan".
 */
final class Evacuation {
    private final Space space;

    /** Where the collector puts what it keeps. */
    private Space oldToSpace;

    /** Where what it kept before is. */
    private Space oldFromSpace;

    private UninterruptibleObjectReferenceVisitor collector;

    private boolean active;

    /** Arrays of arrays are left to the collector, as each level would take stack. */
    private boolean movesElements;

    private SnapshotSlot slot;
    private Pointer begin;
    private UnsignedWord size;

    /** Stands for the chunks of all objects in the slot. */
    private HeapChunk.Header<?> chunk;

    @Platforms(Platform.HOSTED_ONLY.class)
    Evacuation(Space space) {
        this.space = space;
    }

    @Platforms(Platform.HOSTED_ONLY.class)
    void setCollector(
            UninterruptibleObjectReferenceVisitor visitor, Space oldFromSpace, Space oldToSpace) {
        this.collector = visitor;
        this.oldFromSpace = oldFromSpace;
        this.oldToSpace = oldToSpace;
    }

    /** The bytes of the chunks of the old generation whose objects a complete collection copies. */
    long oldAlignedBytes() {
        return SubstrateUtil.cast(oldFromSpace, CollectorAccess.SpaceAccess.class)
                .getAlignedChunkBytes()
                .rawValue();
    }

    /**
     * At a safepoint, before the collection.
     *
     * @param emptyChunk a chunk header that no one else uses while the evacuation is active
     */
    void begin(SnapshotSlot evacuated, HeapChunk.Header<?> emptyChunk) {
        slot = evacuated;
        begin = slot.begin();
        size = Word.unsigned(slot.capacity());
        chunk = emptyChunk;
        HeapChunk.setSpace(chunk, space);
        active = true;
    }

    /** At the same safepoint, after it. */
    void end() {
        active = false;
        HeapChunk.setSpace(chunk, null);
        slot = null;
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

    /**
     * Whether a collection that moves the objects of the slot with the given number is under way.
     */
    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    boolean isMovingSlot(int id) {
        return isMoving() && slot.id() == id;
    }

    /** Whether the collection moves the object at the given address. */
    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    boolean moves(Pointer p) {
        return isMoving() && p.subtract(begin).belowThan(size);
    }

    /** The chunk that stands for all chunks of the slot. */
    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    HeapChunk.Header<?> chunk() {
        return chunk;
    }

    /** Copies the object, which {@link #moves}, if it is a large array and was not copied yet. */
    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    void copyIfLarge(Pointer original) {
        UnsignedWord header =
                ObjectHeaderImpl.getObjectHeaderImpl().readHeaderFromPointer(original);
        if (ObjectHeaderImpl.isForwardedHeader(header)
                || !ObjectHeaderImpl.isUnalignedHeader(header)) {
            return;
        }
        UnsignedWord objectSize =
                LayoutEncoding.getSizeFromObjectInlineInGC(original.toObjectNonNull());
        UnsignedWord start = UnalignedHeapChunk.calculateObjectStartOffset(objectSize);
        UnalignedHeader copyChunk =
                (UnalignedHeader)
                        ChunkBasedCommittedMemoryProvider.get()
                                .allocateUnalignedChunk(start.add(objectSize));
        UnalignedHeapChunk.initialize(copyChunk, start.add(objectSize), objectSize);
        Pointer copy = UnalignedHeapChunk.getObjectStart(copyChunk);
        HeapChunk.setTopPointer(copyChunk, copy.add(objectSize));
        UnmanagedMemoryUtil.copyLongsForward(original, copy, objectSize);
        RememberedSet.get().enableRememberedSetForChunk(copyChunk);
        SubstrateUtil.cast(oldToSpace, CollectorAccess.SpaceAccess.class)
                .appendUnalignedHeapChunk(copyChunk);
        ForwardingPointer.install(original, copy);
        moveElements(copy);
    }

    /**
     * Moves the elements of an array at once: they lie in one piece, as SNAPSHOT has made them. The
     * collector itself visits large arrays last.
     */
    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    private void moveElements(Pointer array) {
        if (!movesElements) {
            movesElements = true;
            InteriorObjRefWalker.walkObjectInline(array.toObjectNonNull(), collector);
            movesElements = false;
        }
    }
}
