// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import com.oracle.svm.core.AlwaysInline;
import com.oracle.svm.core.Uninterruptible;
import com.oracle.svm.core.heap.ObjectReferenceVisitor;
import com.oracle.svm.core.heap.ReferenceAccess;
import com.oracle.svm.core.heap.VMOperationInfos;
import com.oracle.svm.core.hub.InteriorObjRefWalker;
import com.oracle.svm.core.snippets.KnownIntrinsics;
import com.oracle.svm.core.thread.JavaVMOperation;
import com.oracle.svm.core.thread.VMOperation.SystemEffect;
import jdk.graal.compiler.word.Word;
import org.graalvm.nativeimage.ImageSingletons;
import org.graalvm.word.Pointer;

/**
 * SNAPSHOT: copies an object graph into a slot, at a safepoint, breadth first as Cheney's algorithm
 * does. An {@link ObjectCopier} makes the copies; a {@link CopyLog} is the queue. Nothing is
 * allocated on the Java heap, so no collection can come between.
 *
 * <p>Source: DOSS dissertation, section 5.3.
 */
final class SnapshotOperation extends JavaVMOperation implements ObjectReferenceVisitor {
    private final SnapshotSlot slot;
    private final Object root;
    private final SlotAllocator allocator;
    private final ExecutionState state = ImageSingletons.lookup(ExecutionState.class);
    private final CopyLog log = new CopyLog();
    private final WaitingArrays waitingArrays = new WaitingArrays();
    private final AdditionalMonitors monitors = ImageSingletons.lookup(AdditionalMonitors.class);
    private final SnapshotFailure failure = new SnapshotFailure();
    private final CopiedSingletons singletons = new CopiedSingletons(failure);
    private final ConstantWalk constants = new ConstantWalk();
    private final ObjectCopier copier;

    /** Objects and monitors, in turns. */
    private Object[] additionalMonitors;

    private Pointer rootCopy;

    SnapshotOperation(SnapshotSlot slot, Object root, SlotAllocator allocator) {
        super(
                VMOperationInfos.get(
                        SnapshotOperation.class, "Object snapshot", SystemEffect.SAFEPOINT));
        this.slot = slot;
        this.root = root;
        this.allocator = allocator;
        this.copier = new ObjectCopier(slot, allocator, log, waitingArrays, constants, failure);
    }

    SnapshotFailure failure() {
        return failure;
    }

    /**
     * Where an object that is refused differs from what the image has, as {@link
     * ConstantWalk#changedAt}.
     */
    int changedAt() {
        return constants.changedAt();
    }

    SlotSnapshot snapshot() {
        slot.keep(allocator.memory.kept());
        return new SlotSnapshot(
                slot,
                allocator.memory.lowSize(),
                allocator.memory.highSize(),
                rootCopy.subtract(KnownIntrinsics.heapBase()).rawValue(),
                log.count(),
                copier.seen().classes(),
                allocator.memory.extent());
    }

    void run() {
        monitors.freeze();
        try {
            additionalMonitors = monitors.pairs();
            enqueue();
        } finally {
            monitors.unfreeze();
        }
    }

    @Override
    protected void operate() {
        try {
            rootCopy = copier.copyOf(Word.objectToUntrackedPointer(root), null);
            scan();
            singletons.refuseLocked(additionalMonitors);
            singletons.refuseUnlessRoot(root);
            failure.findPath(root, log, constants);
        } finally {
            log.restore(ObjectCopier.headerOffset());
            constants.free();
        }
        if (!failure.isThere() && !allocator.finish()) {
            failure.set(allocator.memory.failure());
        }
    }

    /** Visits the references of all copies, those included that are made on the way. */
    private void scan() {
        Pointer copy = nextToScan();
        while (!failure.isThere() && copy.isNonNull()) {
            long shape = state.plainShape(KnownIntrinsics.readHub(copy.toObjectNonNull()));
            if (shape == 0) {
                visitReferencesOf(copy);
            } else {
                visitPlain(copy, PlainShape.references(shape));
            }
            copy = nextToScan();
        }
    }

    @AlwaysInline("Called for each object of a graph.")
    private Pointer nextToScan() {
        Pointer array = waitingArrays.next();
        if (array.isNonNull()) {
            return array;
        }
        Pointer original = log.next();
        return original.isNull()
                ? original
                : ForwardingPointer.target(original.readWord(ObjectCopier.headerOffset()));
    }

    /** The short way, as in {@link #copyPlain}. */
    @AlwaysInline("Called for each object of a graph.")
    private void visitPlain(Pointer copy, long references) {
        allocator.noteReferencesOf(copy, references);
        boolean compressed = ReferenceAccess.singleton().haveCompressedReferences();
        Object holder = copy.toObjectNonNull();
        for (long left = references; left != 0; left &= left - 1) {
            Pointer reference = copy.add(Long.numberOfTrailingZeros(left) * Long.BYTES);
            replace(reference, compressed, holder);
        }
    }

    @Uninterruptible(reason = "Required by the walker.", calleeMustBe = false)
    private void visitReferencesOf(Pointer copy) {
        InteriorObjRefWalker.walkObjectInline(copy.toObjectNonNull(), this);
    }

    @Override
    @AlwaysInline("Called for each reference of the graph.")
    public void visitObjectReferences(
            Pointer firstReference,
            boolean compressed,
            int referenceSize,
            Object holder,
            int count) {
        allocator.noteReferences(firstReference, count);
        Pointer end = firstReference.add(Word.unsigned(count).multiply(referenceSize));
        for (Pointer p = firstReference;
                p.belowThan(end) && !failure.isThere();
                p = p.add(referenceSize)) {
            replace(p, compressed, holder);
        }
    }

    /** Lets a reference of a copy refer to a copy. */
    @AlwaysInline("Called for each reference of the graph.")
    private void replace(Pointer reference, boolean compressed, Object holder) {
        Pointer original =
                ReferenceAccess.singleton().readObjectAsUntrackedPointer(reference, compressed);
        if (original.isNonNull()) {
            Pointer copy = copier.copyOf(original, holder);
            if (copy.notEqual(original)) {
                reference.writeWord(0, copy.subtract(KnownIntrinsics.heapBase()));
            }
        }
    }
}
