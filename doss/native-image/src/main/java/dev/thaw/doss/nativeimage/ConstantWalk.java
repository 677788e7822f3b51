// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import com.oracle.svm.core.Uninterruptible;
import com.oracle.svm.core.genscavenge.HeapImpl;
import com.oracle.svm.core.heap.ObjectReferenceVisitor;
import com.oracle.svm.core.heap.ReferenceAccess;
import com.oracle.svm.core.hub.DynamicHub;
import com.oracle.svm.core.hub.InteriorObjRefWalker;
import com.oracle.svm.core.memory.NullableNativeMemory;
import com.oracle.svm.core.nmt.NmtCategory;
import com.oracle.svm.core.snippets.KnownIntrinsics;
import jdk.graal.compiler.word.Word;
import org.graalvm.nativeimage.ImageSingletons;
import org.graalvm.word.Pointer;

/**
 * Checks the objects of the image heap that a copy meets, and all that they lead to, each once: a
 * copy refers to them, so they must be what another process has. In native memory; never allocates
 * on the Java heap. Most graphs lead to no object that could have changed, and take none.
 */
final class ConstantWalk implements ObjectReferenceVisitor {
    private static final int FIRST_CAPACITY = 64;
    private static final String NO_MEMORY =
            "the machine has no memory left for the list of constants";

    private final ImageConstants constants = ImageSingletons.lookup(ImageConstants.class);
    private final ExecutionState state = ImageSingletons.lookup(ExecutionState.class);

    /** A hash table of so many objects, 0 for none; behind it those that are in it, in order. */
    private Pointer table;

    private int capacity;
    private int count;
    private int visited;

    private String reason;
    private DynamicHub offender;
    private Pointer refused;
    private int begin;
    private int changedAt;

    /** Whether a copy may refer to an object of the image heap. */
    boolean accepts(Pointer constant) {
        begin = count;
        DynamicHub hub = KnownIntrinsics.readHub(constant.toObjectNonNull());
        byte kind = constants.kind(hub);
        if (kind == ImageConstants.UNCHANGING) {
            return true;
        }
        if (kind != ImageConstants.DATA) {
            return refuse(state.reasonAgainstConstant(kind), hub, constant);
        }
        meet(constant, hub);
        while (reason == null && visited < count) {
            visited++;
            visitReferencesOf(listed(visited - 1));
        }
        return reason == null;
    }

    /** Why not, if it does not accept one. */
    String reason() {
        return reason;
    }

    DynamicHub offender() {
        return offender;
    }

    /** Adds the steps to what it does not accept, from the constant that a copy was to refer to. */
    void addSteps(ReferencePath path) {
        Pointer at = refused;
        while (count > begin && at.notEqual(listed(begin))) {
            Pointer parent = Word.nullPointer();
            for (int i = begin; i < count && parent.isNull(); i++) {
                parent = path.refers(listed(i), at) ? listed(i) : parent;
            }
            if (parent.isNull()) {
                return;
            }
            at = path.addStep(parent, at);
        }
    }

    /**
     * Where it was changed, in bytes from its begin; {@link ImageConstants#NOWHERE} if it was not.
     */
    int changedAt() {
        return changedAt;
    }

    void free() {
        if (table.isNonNull()) {
            NullableNativeMemory.free(table);
            table = Word.nullPointer();
        }
    }

    @Uninterruptible(reason = "Required by the walker.", calleeMustBe = false)
    private void visitReferencesOf(Pointer constant) {
        InteriorObjRefWalker.walkObjectInline(constant.toObjectNonNull(), this);
    }

    @Override
    public void visitObjectReferences(
            Pointer first, boolean compressed, int referenceSize, Object from, int references) {
        Pointer object = Word.objectToUntrackedPointer(from);
        Pointer p = first;
        for (int i = 0; i < references && reason == null; i++) {
            int offset = (int) p.subtract(object).rawValue();
            visit(
                    ReferenceAccess.singleton().readObjectAsUntrackedPointer(p, compressed),
                    from,
                    offset);
            p = p.add(referenceSize);
        }
    }

    /** What belongs to a process is as it should be in another one, which has its own. */
    private void visit(Pointer target, Object from, int offset) {
        // What is elsewhere is a monitor or in a cache: the object is unchanged.
        if (HeapImpl.getHeapImpl().isInPrimaryImageHeap(target)) {
            DynamicHub hub = KnownIntrinsics.readHub(target.toObjectNonNull());
            if (constants.kind(hub) == ImageConstants.DATA
                    && !constants.isCache(KnownIntrinsics.readHub(from), offset)) {
                meet(target, hub);
            }
        }
    }

    private void meet(Pointer constant, DynamicHub hub) {
        if (add(constant)) {
            changedAt = constants.changedAt(constant, hub);
            if (changedAt != ImageConstants.NOWHERE) {
                refuse(ImageConstants.CHANGED, hub, constant);
            }
        }
    }

    private boolean refuse(String why, DynamicHub hub, Pointer constant) {
        reason = why;
        offender = hub;
        refused = constant;
        return false;
    }

    /** Whether the object is new. */
    private boolean add(Pointer constant) {
        if (2 * count >= capacity && !grow()) {
            reason = NO_MEMORY;
            return false;
        }
        int number = numberOf(constant);
        Pointer place = placeOf(number);
        if (place.readInt(0) == number) {
            return false;
        }
        place.writeInt(0, number);
        listEntry(count).writeInt(0, number);
        count++;
        return true;
    }

    private boolean grow() {
        Pointer oldTable = table;
        int oldCapacity = capacity;
        int newCapacity = oldCapacity == 0 ? FIRST_CAPACITY : 2 * oldCapacity;
        long bytes = (long) newCapacity * Integer.BYTES;
        Pointer larger =
                NullableNativeMemory.calloc(Word.unsigned(bytes + bytes / 2), NmtCategory.GC);
        if (larger.isNull()) {
            return false;
        }
        table = larger;
        capacity = newCapacity;
        for (int i = 0; i < count; i++) {
            int number = oldTable.readInt(Word.unsigned((long) (oldCapacity + i) * Integer.BYTES));
            placeOf(number).writeInt(0, number);
            listEntry(i).writeInt(0, number);
        }
        if (oldTable.isNonNull()) {
            NullableNativeMemory.free(oldTable);
        }
        return true;
    }

    /** Where the object with the number is in the table, or is to be. */
    private Pointer placeOf(int number) {
        int i = number * 0x9e3779b1 >>> Integer.numberOfLeadingZeros(capacity - 1);
        while (true) {
            Pointer place = table.add(Word.unsigned((long) i * Integer.BYTES));
            int entry = place.readInt(0);
            if (entry == 0 || entry == number) {
                return place;
            }
            i = (i + 1) & (capacity - 1);
        }
    }

    private Pointer listEntry(int i) {
        return table.add(Word.unsigned((long) (capacity + i) * Integer.BYTES));
    }

    /** Objects begin at multiples of 8, in the first 32 GiB from the heap base, and not at it. */
    private static int numberOf(Pointer constant) {
        return (int) (constant.subtract(KnownIntrinsics.heapBase()).rawValue() / Long.BYTES);
    }

    private Pointer listed(int i) {
        long number = Integer.toUnsignedLong(listEntry(i).readInt(0));
        return KnownIntrinsics.heapBase().add(Word.unsigned(number * Long.BYTES));
    }
}
