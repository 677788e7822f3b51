// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import com.oracle.svm.core.AlwaysInline;
import com.oracle.svm.core.NeverInline;
import com.oracle.svm.core.Uninterruptible;
import com.oracle.svm.core.UnmanagedMemoryUtil;
import com.oracle.svm.core.config.ConfigurationValues;
import com.oracle.svm.core.genscavenge.AlignedHeapChunk;
import com.oracle.svm.core.genscavenge.AlignedHeapChunk.AlignedHeader;
import com.oracle.svm.core.genscavenge.HeapChunk;
import com.oracle.svm.core.genscavenge.HeapImpl;
import com.oracle.svm.core.genscavenge.ObjectHeaderImpl;
import com.oracle.svm.core.genscavenge.UnalignedHeapChunk;
import com.oracle.svm.core.genscavenge.UnalignedHeapChunk.UnalignedHeader;
import com.oracle.svm.core.genscavenge.remset.RememberedSet;
import com.oracle.svm.core.heap.ObjectReferenceVisitor;
import com.oracle.svm.core.heap.ReferenceAccess;
import com.oracle.svm.core.heap.VMOperationInfos;
import com.oracle.svm.core.hub.DynamicHub;
import com.oracle.svm.core.hub.InteriorObjRefWalker;
import com.oracle.svm.core.hub.LayoutEncoding;
import com.oracle.svm.core.os.VirtualMemoryProvider;
import com.oracle.svm.core.snippets.KnownIntrinsics;
import com.oracle.svm.core.thread.JavaVMOperation;
import com.oracle.svm.core.thread.VMOperation.SystemEffect;
import com.oracle.svm.core.util.PointerUtils;
import jdk.graal.compiler.word.Word;
import org.graalvm.nativeimage.ImageSingletons;
import org.graalvm.word.Pointer;
import org.graalvm.word.UnsignedWord;

/**
 * SNAPSHOT: copies an object graph into a slot, at a safepoint, with Cheney's algorithm. The copies
 * are the queue; a forwarding pointer in the header of an original says where its copy is, and a
 * {@link HeaderLog} puts the headers back. Nothing is allocated on the Java heap, so no collection
 * can come between.
 *
 * <p>Source: DOSS dissertation, sections 5.3 and 5.4 (chunked layout).
 */
final class SnapshotOperation extends JavaVMOperation implements ObjectReferenceVisitor {
    private static final UnsignedWord COMMIT_STEP = Word.unsigned(64 * 1024);
    private static final int READ_WRITE =
            VirtualMemoryProvider.Access.READ | VirtualMemoryProvider.Access.WRITE;

    private final SnapshotSlot slot;
    private final Object root;
    private final SnapshotHeapRoots roots;
    private final ExecutionState state = ImageSingletons.lookup(ExecutionState.class);
    private final HeaderLog log = new HeaderLog();

    /** The current aligned chunk: its next free byte, and the end of its committed memory. */
    private AlignedHeader alignedChunk;

    private Pointer top;
    private Pointer alignedCommitted;

    /** The lowest byte of unaligned chunks, and the begin of their committed memory. */
    private Pointer unalignedLow;

    private Pointer unalignedCommitted;

    /** The first unaligned chunk that was made, the highest, and the last, which heads the list. */
    private UnalignedHeader firstUnaligned;

    private UnalignedHeader lastUnaligned;

    private Pointer rootCopy;
    private String failure;
    private Class<?> failedClass;
    private Class<?> failedHolder;

    SnapshotOperation(SnapshotSlot slot, Object root, SnapshotHeapRoots roots) {
        super(
                VMOperationInfos.get(
                        SnapshotOperation.class, "Object snapshot", SystemEffect.SAFEPOINT));
        this.slot = slot;
        this.root = root;
        this.roots = roots;
    }

    /** What went wrong, or null. */
    String failure() {
        return failure;
    }

    /** The class of the object that cannot be in a snapshot, or null if that is not the failure. */
    Class<?> failedClass() {
        return failedClass;
    }

    /** The class of the object that refers to it; null for the root. */
    Class<?> failedHolder() {
        return failedHolder;
    }

    SlotSnapshot snapshot() {
        long alignedSize = top.isNull() ? 0 : top.subtract(slot.begin()).rawValue();
        return new SlotSnapshot(
                slot,
                alignedSize,
                slot.end().subtract(unalignedLow).rawValue(),
                rootCopy.subtract(KnownIntrinsics.heapBase()).rawValue(),
                log.count());
    }

    @Override
    protected void operate() {
        alignedCommitted = slot.begin();
        unalignedLow = slot.end();
        unalignedCommitted = slot.end();
        try {
            rootCopy = copyOf(Word.objectToUntrackedPointer(root), null);
            scan();
            if (failure == null) {
                closeAlignedChunk(roots.nextAligned(slot.id()));
            }
        } finally {
            log.restore(headerOffset());
        }
        if (failure == null) {
            AlignedHeader first = top.isNull() ? Word.nullPointer() : (AlignedHeader) slot.begin();
            roots.setFirstChunks(slot.id(), first, lastUnaligned);
        }
    }

    /** Visits the references of all copies, those included that are made on the way. */
    private void scan() {
        AlignedHeader chunk = Word.nullPointer();
        Pointer next = Word.nullPointer();
        UnalignedHeader lastScanned = Word.nullPointer();
        while (failure == null) {
            if (chunk.isNull() && alignedChunk.isNonNull()) {
                chunk = (AlignedHeader) slot.begin();
                next = AlignedHeapChunk.getObjectsStart(chunk);
            }
            boolean scanned = false;
            if (chunk.isNonNull()) {
                Pointer start = next;
                while (failure == null && next.belowThan(topOf(chunk))) {
                    next = next.add(visitReferencesOf(next));
                }
                scanned = next.notEqual(start);
                if (chunk.notEqual(alignedChunk)) {
                    chunk = HeapChunk.getNext(chunk);
                    next = AlignedHeapChunk.getObjectsStart(chunk);
                    scanned = true;
                }
            }
            UnalignedHeader unaligned =
                    lastScanned.isNull() ? firstUnaligned : HeapChunk.getPrevious(lastScanned);
            if (unaligned.isNonNull()) {
                visitReferencesOf(UnalignedHeapChunk.getObjectStart(unaligned));
                lastScanned = unaligned;
                scanned = true;
            }
            if (!scanned) {
                return;
            }
        }
    }

    private Pointer topOf(AlignedHeader chunk) {
        return chunk.equal(alignedChunk) ? top : HeapChunk.getTopPointer(chunk);
    }

    /** Returns the size of the object. */
    @Uninterruptible(reason = "Required by the walker.", calleeMustBe = false)
    private UnsignedWord visitReferencesOf(Pointer copy) {
        Object object = copy.toObjectNonNull();
        UnsignedWord size = LayoutEncoding.getSizeFromObjectInlineInGC(object);
        InteriorObjRefWalker.walkObjectInline(object, this);
        return size;
    }

    @Override
    @AlwaysInline("Called for each reference of the graph.")
    public void visitObjectReferences(
            Pointer firstReference,
            boolean compressed,
            int referenceSize,
            Object holder,
            int count) {
        Pointer end = firstReference.add(Word.unsigned(count).multiply(referenceSize));
        for (Pointer p = firstReference; p.belowThan(end); p = p.add(referenceSize)) {
            Pointer original =
                    ReferenceAccess.singleton().readObjectAsUntrackedPointer(p, compressed);
            if (original.isNonNull() && failure == null) {
                Pointer copy = copyOf(original, holder);
                if (copy.notEqual(original)) {
                    p.writeWord(0, copy.subtract(KnownIntrinsics.heapBase()));
                }
            }
        }
    }

    /** The copy of an object, made now if there is none; the object itself in the image heap. */
    private Pointer copyOf(Pointer original, Object holder) {
        if (HeapImpl.getHeapImpl().isInPrimaryImageHeap(original)) {
            return original;
        }
        Word header = original.readWord(headerOffset());
        if (ObjectHeaderImpl.isForwardedHeader(header)) {
            return ForwardingPointer.target(header);
        }
        return copy(original, header, holder);
    }

    @NeverInline("Keeps the walker's many copies of the loop small.")
    private Pointer copy(Pointer original, Word header, Object holder) {
        Object object = original.toObjectNonNull();
        DynamicHub hub = KnownIntrinsics.readHub(object);
        int monitorOffset = hub.getMonitorOffset();
        String reason = state.reasonAgainst(hub, object);
        if (reason != null) {
            failedClass = DynamicHub.toClass(hub);
            failedHolder = holder == null ? null : holder.getClass();
            return fail(reason, original);
        }

        UnsignedWord size = LayoutEncoding.getSizeFromObjectInlineInGC(object);
        boolean unaligned = ObjectHeaderImpl.isUnalignedHeader(header);
        Pointer copy = unaligned ? allocateUnaligned(size) : allocateAligned(size);
        if (copy.isNull()) {
            return original;
        }
        if (!log.add(original, header)) {
            return fail("the machine has no memory left for the list of copied objects", original);
        }
        UnmanagedMemoryUtil.copyLongsForward(original, copy, size);
        if (monitorOffset != 0) {
            // An unlocked monitor carries no state; a new one is made when it is needed.
            copy.writeWord(monitorOffset, Word.zero());
        }
        ObjectHeaderImpl headers = ObjectHeaderImpl.getObjectHeaderImpl();
        copy.writeWord(headerOffset(), headers.encodeAsObjectHeader(hub, true, unaligned));
        if (unaligned) {
            RememberedSet.get().enableRememberedSetForChunk(lastUnaligned);
        } else {
            RememberedSet.get()
                    .enableRememberedSetForObject(alignedChunk, copy.toObjectNonNull(), size);
        }
        ForwardingPointer.install(original, copy);
        return copy;
    }

    private Pointer allocateAligned(UnsignedWord size) {
        if (alignedChunk.isNull()
                || top.add(size).aboveThan(chunkBegin().add(SnapshotHeap.chunkSize()))) {
            if (!openAlignedChunk()) {
                return tooSmall();
            }
        }
        Pointer result = top;
        Pointer end = top.add(size);
        if (end.aboveThan(alignedCommitted) && !commitAligned(end)) {
            return tooSmall();
        }
        top = end;
        return result;
    }

    private boolean openAlignedChunk() {
        Pointer begin =
                alignedChunk.isNull() ? slot.begin() : chunkBegin().add(SnapshotHeap.chunkSize());
        AlignedHeader next = (AlignedHeader) begin;
        if (!commitAligned(AlignedHeapChunk.getObjectsStart(next))) {
            return false;
        }
        AlignedHeapChunk.initialize(next, SnapshotHeap.chunkSize());
        // The epoch of this process' collections means nothing in another one.
        HeapChunk.setIdentityHashSalt(next, Word.zero());
        RememberedSet.get().enableRememberedSetForChunk(next);
        if (alignedChunk.isNonNull()) {
            closeAlignedChunk(next);
        }
        alignedChunk = next;
        top = AlignedHeapChunk.getObjectsStart(next);
        return true;
    }

    private void closeAlignedChunk(AlignedHeader next) {
        if (alignedChunk.isNonNull()) {
            HeapChunk.setTopPointer(alignedChunk, top);
            HeapChunk.setNext(alignedChunk, next);
        }
    }

    private Pointer chunkBegin() {
        return HeapChunk.asPointer(alignedChunk);
    }

    /** Commits memory up to the given address, and some more if there is room. */
    private boolean commitAligned(Pointer end) {
        UnsignedWord page = VirtualMemoryProvider.get().getGranularity();
        Pointer wanted = PointerUtils.roundUp(end, page);
        if (wanted.aboveThan(unalignedCommitted)) {
            return false;
        }
        Pointer ahead = PointerUtils.roundUp(end, COMMIT_STEP);
        Pointer to = PointerUtils.min(ahead, unalignedCommitted);
        if (!commit(alignedCommitted, to)) {
            return false;
        }
        alignedCommitted = to;
        return true;
    }

    private Pointer allocateUnaligned(UnsignedWord size) {
        UnsignedWord start = UnalignedHeapChunk.calculateObjectStartOffset(size);
        UnsignedWord chunkSize = start.add(size);
        UnsignedWord room = unalignedLow.subtract(alignedCommitted);
        if (chunkSize.aboveThan(room)) {
            return tooSmall();
        }
        Pointer begin = unalignedLow.subtract(chunkSize);
        UnsignedWord page = VirtualMemoryProvider.get().getGranularity();
        Pointer from = PointerUtils.roundDown(begin, page);
        if (from.belowThan(unalignedCommitted)) {
            if (!commit(from, unalignedCommitted)) {
                return tooSmall();
            }
            unalignedCommitted = from;
        }
        UnalignedHeader chunk = (UnalignedHeader) begin;
        UnalignedHeapChunk.initialize(chunk, chunkSize, size);
        HeapChunk.setIdentityHashSalt(chunk, Word.zero());
        Pointer result = UnalignedHeapChunk.getObjectStart(chunk);
        HeapChunk.setTopPointer(chunk, result.add(size));
        if (lastUnaligned.isNull()) {
            HeapChunk.setNext(chunk, roots.nextUnaligned(slot.id()));
            firstUnaligned = chunk;
        } else {
            HeapChunk.setNext(chunk, lastUnaligned);
            HeapChunk.setPrevious(lastUnaligned, chunk);
        }
        lastUnaligned = chunk;
        unalignedLow = begin;
        return result;
    }

    private boolean commit(Pointer from, Pointer to) {
        UnsignedWord size = to.subtract(from);
        if (VirtualMemoryProvider.get().commit(from, size, READ_WRITE).isNull()) {
            failure = "the machine has no memory left for the slot";
            return false;
        }
        return true;
    }

    private Pointer tooSmall() {
        if (failure == null) {
            failure = "the slot is too small";
        }
        return Word.nullPointer();
    }

    private Pointer fail(String reason, Pointer original) {
        failure = reason;
        return original;
    }

    private static int headerOffset() {
        return ConfigurationValues.getObjectLayout().getHubOffset();
    }
}
