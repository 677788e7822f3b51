// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import com.oracle.svm.core.AlwaysInline;
import com.oracle.svm.core.NeverInline;
import com.oracle.svm.core.Uninterruptible;
import com.oracle.svm.core.UnmanagedMemoryUtil;
import com.oracle.svm.core.config.ConfigurationValues;
import com.oracle.svm.core.genscavenge.HeapImpl;
import com.oracle.svm.core.genscavenge.ObjectHeaderImpl;
import com.oracle.svm.core.heap.ObjectReferenceVisitor;
import com.oracle.svm.core.heap.ReferenceAccess;
import com.oracle.svm.core.heap.VMOperationInfos;
import com.oracle.svm.core.hub.DynamicHub;
import com.oracle.svm.core.hub.InteriorObjRefWalker;
import com.oracle.svm.core.hub.LayoutEncoding;
import com.oracle.svm.core.jdk.UninterruptibleUtils;
import com.oracle.svm.core.snippets.KnownIntrinsics;
import com.oracle.svm.core.thread.JavaVMOperation;
import com.oracle.svm.core.thread.VMOperation.SystemEffect;
import jdk.graal.compiler.word.Word;
import org.graalvm.nativeimage.ImageSingletons;
import org.graalvm.word.Pointer;
import org.graalvm.word.UnsignedWord;

/**
 * SNAPSHOT: copies an object graph into a slot, at a safepoint, breadth first as Cheney's algorithm
 * does. A forwarding pointer in the header of an original says where its copy is; a {@link CopyLog}
 * is the queue and puts the headers back. Nothing is allocated on the Java heap, so no collection
 * can come between.
 *
 * <p>Source: DOSS dissertation, section 5.3.
 */
final class SnapshotOperation extends JavaVMOperation implements ObjectReferenceVisitor {
    private final SnapshotSlot slot;
    private final Object root;
    private final SlotAllocator allocator;
    private final Pointer runtimeHeapBegin;
    private final ExecutionState state = ImageSingletons.lookup(ExecutionState.class);
    private final CopyLog log = new CopyLog();
    private final WaitingArrays waitingArrays = new WaitingArrays();
    private final AdditionalMonitors monitors = ImageSingletons.lookup(AdditionalMonitors.class);
    private final EntryCounts counts = ImageSingletons.lookup(EntryCounts.class);
    private final SlotView view = new SlotView();
    private final SnapshotFailure failure = new SnapshotFailure();
    private final CopiedSingletons singletons = new CopiedSingletons(failure);
    private final RunTimeInitializedClasses.Seen seen =
            ImageSingletons.lookup(RunTimeInitializedClasses.class).seen();
    private final ConstantWalk constants = new ConstantWalk();

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
        this.runtimeHeapBegin = slot.heap().runtimeHeapBegin();
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
                seen.classes(),
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
            rootCopy = copyOf(Word.objectToUntrackedPointer(root), null);
            scan();
            singletons.refuseLocked(additionalMonitors);
            singletons.refuseUnlessRoot(root);
            failure.findPath(root, log, constants);
        } finally {
            log.restore(headerOffset());
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
                : ForwardingPointer.target(original.readWord(headerOffset()));
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
            Pointer copy = copyOf(original, holder);
            if (copy.notEqual(original)) {
                reference.writeWord(0, copy.subtract(KnownIntrinsics.heapBase()));
            }
        }
    }

    /** The copy of an object, made now if there is none; the object itself in the image heap. */
    @AlwaysInline("Called for each reference of the graph.")
    private Pointer copyOf(Pointer original, Object holder) {
        if (original.belowThan(runtimeHeapBegin)) {
            Pointer kept = keptOf(original, holder);
            if (kept.isNonNull()) {
                return kept;
            }
        }
        Word header = original.readWord(headerOffset());
        if (ObjectHeaderImpl.isForwardedHeader(header)) {
            return ForwardingPointer.target(header);
        }
        return copy(original, header, holder);
    }

    /** The object, if it is a copy or in the image heap; null if it is in another slot. */
    @NeverInline("Leaves the short way the registers.")
    private Pointer keptOf(Pointer original, Object holder) {
        if (slot.contains(original)) {
            return original;
        }
        if (HeapImpl.getHeapImpl().isInPrimaryImageHeap(original)) {
            return constants.accepts(original) ? original : refuseConstant(original, holder);
        }
        SnapshotHeap heap = slot.heap();
        if (heap.beingStored().any() && heap.beingStored().contains(heap.slotAt(original))) {
            failure.setStoredSlot(heap.slotAt(original));
            return fail("STORE reads a slot that the graph leads into", original);
        }
        return Word.nullPointer();
    }

    @NeverInline("Rare.")
    private Pointer refuseConstant(Pointer original, Object holder) {
        return constants.offender() == null
                ? fail(constants.reason(), original)
                : refuse(constants.offender(), holder, constants.reason(), original);
    }

    @NeverInline("Keeps the walker's many copies of the loop small.")
    private Pointer copy(Pointer original, Word header, Object holder) {
        DynamicHub hub = KnownIntrinsics.readHub(original.toObjectNonNull());
        long shape = state.plainShape(hub);
        boolean isPlain = shape != 0 && !hasMonitor(original, hub);
        return isPlain
                ? copyPlain(original, header, hub, shape)
                : copyWithState(original, header, hub, holder);
    }

    private static boolean hasMonitor(Pointer original, DynamicHub hub) {
        int offset = hub.getMonitorOffset();
        return offset != 0 && original.readLong(offset) != 0;
    }

    @NeverInline("Leaves the short way the registers.")
    private Pointer copyWithState(Pointer original, Word header, DynamicHub hub, Object holder) {
        Object object = original.toObjectNonNull();
        String reason = state.reasonAgainst(hub, object);
        if (reason != null) {
            return refuse(hub, holder, reason, original);
        }
        seen.add(hub);

        UnsignedWord size = LayoutEncoding.getSizeFromObjectInlineInGC(object);
        boolean large = ObjectHeaderImpl.isUnalignedHeader(header);
        Pointer copy = allocator.allocate(size, large);
        boolean hasReferences = !LayoutEncoding.isPrimitiveArray(hub.getLayoutEncoding());
        boolean comesNext = large && hasReferences && copy.isNonNull() && waitingArrays.add(copy);
        if (copy.isNull() || !log.add(original, header, hasReferences && !comesNext)) {
            return failWithoutMemory(copy, original);
        }
        UnmanagedMemoryUtil.copyLongsForward(original, copy, size);
        if (hasMonitor(copy, hub)) {
            // An unlocked monitor carries no state; a new one is made when it is needed.
            copy.writeWord(hub.getMonitorOffset(), Word.zero());
        }
        allocator.writeHeader(copy, hub, size, large);
        Pointer characters =
                hub == DynamicHub.fromClass(String.class)
                        ? Word.objectToUntrackedPointer(
                                UninterruptibleUtils.String.value((String) object))
                        : Word.nullPointer();
        ForwardingPointer.install(original, copy);
        if (characters.isNonNull()) {
            // Who reads a string reads its characters: they are to be in the same page.
            copyOf(characters, copy.toObjectNonNull());
        }
        if (counts.concern(hub)) {
            count(original, hub, copy);
        }
        return copy;
    }

    /** Lets the copy of a map say what entries it has, whatever threads have not counted yet. */
    @NeverInline("Rare.")
    private void count(Pointer original, DynamicHub hub, Pointer copy) {
        long surplus = counts.surplus(hub, original, view);
        if (surplus == 0) {
            return;
        }
        Pointer counter = counts.counter(hub, copy, view);
        if (counter.isNull()) {
            failure.refuse(hub, null, EntryCounts.MISCOUNTED, copy);
        } else if (counter.equal(copy)) {
            counts.add(hub, copy, surplus);
        } else {
            Pointer own = copyOf(counter, copy.toObjectNonNull());
            if (own.notEqual(counter)) {
                counts.add(hub, own, surplus);
            } else {
                failure.refuse(hub, null, EntryCounts.MISCOUNTED, copy);
            }
        }
    }

    /** The short way, for most objects of most graphs. */
    @AlwaysInline("Called for each object of a graph.")
    private Pointer copyPlain(Pointer original, Word header, DynamicHub hub, long shape) {
        int bytes = PlainShape.bytes(shape);
        UnsignedWord size = Word.unsigned(bytes);
        Pointer copy = allocator.allocate(size, false);
        if (copy.isNull() || !log.add(original, header, PlainShape.references(shape) != 0)) {
            return failWithoutMemory(copy, original);
        }
        for (int offset = 0; offset < bytes; offset += Long.BYTES) {
            copy.writeLong(offset, original.readLong(offset));
        }
        allocator.writeHeader(copy, hub, size, false);
        ForwardingPointer.install(original, copy);
        return copy;
    }

    @NeverInline("Rare.")
    private Pointer failWithoutMemory(Pointer copy, Pointer original) {
        return fail(
                copy.isNull()
                        ? allocator.memory.failure()
                        : "the machine has no memory left for the list of copied objects",
                original);
    }

    private Pointer refuse(DynamicHub hub, Object holder, String reason, Pointer original) {
        failure.refuse(hub, holder, reason, original);
        return original;
    }

    private Pointer fail(String reason, Pointer original) {
        failure.set(reason);
        return original;
    }

    private static int headerOffset() {
        return ConfigurationValues.getObjectLayout().getHubOffset();
    }
}
