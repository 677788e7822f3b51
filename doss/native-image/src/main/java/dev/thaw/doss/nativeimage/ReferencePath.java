// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import com.oracle.svm.core.Uninterruptible;
import com.oracle.svm.core.config.ConfigurationValues;
import com.oracle.svm.core.heap.ObjectReferenceVisitor;
import com.oracle.svm.core.heap.ReferenceAccess;
import com.oracle.svm.core.hub.DynamicHub;
import com.oracle.svm.core.hub.InteriorObjRefWalker;
import com.oracle.svm.core.hub.LayoutEncoding;
import com.oracle.svm.core.memory.NullableNativeMemory;
import com.oracle.svm.core.nmt.NmtCategory;
import com.oracle.svm.core.snippets.KnownIntrinsics;
import dev.thaw.doss.nativeimage.file.SnapshotTypes.Field;
import java.util.ArrayDeque;
import java.util.Deque;
import jdk.graal.compiler.word.Word;
import org.graalvm.nativeimage.ImageSingletons;
import org.graalvm.word.Pointer;

/**
 * The fields that lead from the root to an object that SNAPSHOT refuses. It is found backwards, at
 * the safepoint, out of the copies made so far: the object that refers to another one was copied
 * before it. Takes the same little memory for any graph.
 */
final class ReferencePath implements ObjectReferenceVisitor {
    /** So many steps from the root, and as many up to the end, are in the message. */
    private static final int SHOWN = 20;

    /** So many objects are looked at for the shortest way; the rest of the way is any. */
    private static final long MOST_LOOKED_AT = 50_000_000;

    /** The class of what refers, and the offset of the reference in it. */
    private static final int STEP = 16;

    private static final int NOT_FOUND = -1;

    /** The steps up to the end, last one first; behind them those from the root, in a ring. */
    private Pointer steps;

    private int count;
    private long lookedAt;

    private Pointer target;
    private Pointer visited;
    private int found;

    /** The step to an object that was not copied. */
    Pointer addStep(Pointer holder, Pointer to) {
        if (refers(holder, to)) {
            add(holder);
        }
        return holder;
    }

    /** All steps from the copy of the root to another copy. */
    void addStepsTo(Pointer copy, Pointer root, CopyLog log, int headerOffset) {
        Pointer at = copy;
        while (at.notEqual(root) && count < SHOWN + SHOWN && lookedAt < MOST_LOOKED_AT) {
            log.rewind();
            Pointer parent = nextThatRefersTo(at, log, headerOffset);
            if (parent.isNull()) {
                return;
            }
            add(parent);
            at = parent;
        }
        if (at.notEqual(root)) {
            addAnySteps(at, log, headerOffset);
        }
    }

    private Pointer nextThatRefersTo(Pointer to, CopyLog log, int headerOffset) {
        for (Pointer o = log.nextOfAll(); o.isNonNull(); o = log.nextOfAll()) {
            Pointer copy = ForwardingPointer.target(o.readWord(headerOffset));
            lookedAt++;
            if (refers(copy, to)) {
                return copy;
            }
        }
        return Word.nullPointer();
    }

    /** Once through the log, from its end to its begin. */
    private void addAnySteps(Pointer from, CopyLog log, int headerOffset) {
        Pointer at = from;
        boolean isBefore = false;
        log.unwind();
        for (Pointer o = log.previousOfAll(); o.isNonNull(); o = log.previousOfAll()) {
            Pointer copy = ForwardingPointer.target(o.readWord(headerOffset));
            if (isBefore && refers(copy, at)) {
                add(copy);
                at = copy;
            }
            isBefore |= copy.equal(at);
        }
    }

    boolean refers(Pointer holder, Pointer to) {
        target = to;
        visited = holder;
        found = NOT_FOUND;
        visitReferencesOf(holder);
        return found != NOT_FOUND;
    }

    @Uninterruptible(reason = "Required by the walker.", calleeMustBe = false)
    private void visitReferencesOf(Pointer holder) {
        InteriorObjRefWalker.walkObjectInline(holder.toObjectNonNull(), this);
    }

    @Override
    public void visitObjectReferences(
            Pointer first, boolean compressed, int referenceSize, Object holder, int references) {
        Pointer p = first;
        for (int i = 0; i < references && found == NOT_FOUND; i++) {
            Pointer to = ReferenceAccess.singleton().readObjectAsUntrackedPointer(p, compressed);
            if (to.equal(target)) {
                found = (int) p.subtract(visited).rawValue();
            }
            p = p.add(referenceSize);
        }
    }

    /** The offset of the reference that {@link #refers} has found. */
    private void add(Pointer holder) {
        if (steps.isNull()) {
            steps = NullableNativeMemory.malloc(Word.unsigned(2 * SHOWN * STEP), NmtCategory.GC);
        }
        if (steps.isNonNull()) {
            Pointer step = steps.add(placeOf(count) * STEP);
            // Classes are in the image heap and do not move.
            step.writeWord(
                    0,
                    Word.objectToUntrackedPointer(
                            KnownIntrinsics.readHub(holder.toObjectNonNull())));
            step.writeInt(8, found);
            count++;
        }
    }

    private static int placeOf(int step) {
        return step < SHOWN ? step : SHOWN + step % SHOWN;
    }

    /** For instance "root.table[3].value". Allocates, and frees the steps. */
    String textAndFree() {
        Deque<String> labels = new ArrayDeque<>();
        int left = count - 2 * SHOWN;
        for (int i = 0; i < count; i++) {
            if (i < SHOWN || i >= count - SHOWN) {
                labels.push(label(steps.add(placeOf(i) * STEP)));
            } else if (i == SHOWN) {
                labels.push(" (%d more) ".formatted(left));
            }
        }
        if (steps.isNonNull()) {
            NullableNativeMemory.free(steps);
            steps = Word.nullPointer();
        }
        return "root" + String.join("", labels);
    }

    private static String label(Pointer step) {
        DynamicHub hub = (DynamicHub) step.<Word>readWord(0).toObjectNonNull();
        int offset = step.readInt(8);
        if (LayoutEncoding.isObjectArray(hub.getLayoutEncoding())) {
            int begin = LayoutEncoding.getArrayBaseOffsetAsInt(hub.getLayoutEncoding());
            int size = ConfigurationValues.getObjectLayout().getReferenceSize();
            return "[" + (offset - begin) / size + "]";
        }
        for (Field f : ImageSingletons.lookup(FieldTable.class).of(hub)) {
            if (f.offset() == offset) {
                return "." + f.name();
            }
        }
        return ".?";
    }
}
