// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import com.oracle.svm.core.AlwaysInline;
import com.oracle.svm.core.NeverInline;
import com.oracle.svm.core.UnmanagedMemoryUtil;
import com.oracle.svm.core.config.ConfigurationValues;
import com.oracle.svm.core.genscavenge.HeapImpl;
import com.oracle.svm.core.genscavenge.ObjectHeaderImpl;
import com.oracle.svm.core.hub.DynamicHub;
import com.oracle.svm.core.hub.LayoutEncoding;
import com.oracle.svm.core.jdk.UninterruptibleUtils;
import com.oracle.svm.core.snippets.KnownIntrinsics;
import jdk.graal.compiler.word.Word;
import org.graalvm.nativeimage.ImageSingletons;
import org.graalvm.word.Pointer;
import org.graalvm.word.UnsignedWord;

/**
 * Copies the objects of a graph into a slot, each once: a forwarding pointer in the header of an
 * original says where its copy is, and a {@link CopyLog} puts the headers back. Objects that cannot
 * be in a snapshot are refused.
 */
final class ObjectCopier {
    private final SnapshotSlot slot;
    private final SlotAllocator allocator;
    private final CopyLog log;
    private final WaitingArrays waitingArrays;
    private final ConstantWalk constants;
    private final SnapshotFailure failure;
    private final Pointer runtimeHeapBegin;
    private final ExecutionState state = ImageSingletons.lookup(ExecutionState.class);
    private final EntryCounts counts = ImageSingletons.lookup(EntryCounts.class);
    private final SlotView view = new SlotView();
    private final RunTimeInitializedClasses.Seen seen =
            ImageSingletons.lookup(RunTimeInitializedClasses.class).seen();

    /**
     * @param log to which copied objects are added that have references, and then wait
     * @param waitingArrays large ones, whose elements come next
     */
    ObjectCopier(
            SnapshotSlot slot,
            SlotAllocator allocator,
            CopyLog log,
            WaitingArrays waitingArrays,
            ConstantWalk constants,
            SnapshotFailure failure) {
        this.slot = slot;
        this.allocator = allocator;
        this.log = log;
        this.waitingArrays = waitingArrays;
        this.constants = constants;
        this.failure = failure;
        this.runtimeHeapBegin = slot.heap().runtimeHeapBegin();
    }

    /** The classes that the copied objects have. */
    RunTimeInitializedClasses.Seen seen() {
        return seen;
    }

    /** The copy of an object, made now if there is none; the object itself in the image heap. */
    @AlwaysInline("Called for each reference of the graph.")
    Pointer copyOf(Pointer original, Object holder) {
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

    @AlwaysInline("A constant.")
    static int headerOffset() {
        return ConfigurationValues.getObjectLayout().getHubOffset();
    }
}
