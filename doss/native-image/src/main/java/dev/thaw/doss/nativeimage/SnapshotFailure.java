// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import com.oracle.svm.core.config.ConfigurationValues;
import com.oracle.svm.core.genscavenge.ObjectHeaderImpl;
import com.oracle.svm.core.hub.DynamicHub;
import jdk.graal.compiler.word.Word;
import org.graalvm.word.Pointer;

/**
 * Why SNAPSHOT ends without one: the first reason, the object that is refused, and the way to it.
 * Nothing is allocated on the Java heap while the operation runs.
 */
final class SnapshotFailure {
    private final ReferencePath path = new ReferencePath();
    private String reason;
    private Class<?> type;
    private Pointer refused;
    private Pointer holder;
    private int storedSlot = SlotsBeingStored.NONE;

    boolean isThere() {
        return reason != null;
    }

    /** What went wrong, or null. */
    String reason() {
        return reason;
    }

    /** The class of the object that cannot be in a snapshot, or null if that is not the failure. */
    Class<?> type() {
        return type;
    }

    /** The fields that lead to that object. To be called once. */
    String path() {
        return path.textAndFree();
    }

    /** The slot that the graph leads into while STORE reads it, if that is the failure. */
    int storedSlot() {
        return storedSlot;
    }

    void setStoredSlot(int slot) {
        storedSlot = slot;
    }

    /** The first failure counts. */
    void set(String failure) {
        if (reason == null) {
            reason = failure;
        }
    }

    /**
     * @param object an original, or a copy
     * @param referring the copy that refers to it; null if it is not known, or there is none
     */
    void refuse(DynamicHub hub, Object referring, String why, Pointer object) {
        if (reason == null) {
            type = DynamicHub.toClass(hub);
            refused = object;
            holder =
                    referring == null
                            ? Word.nullPointer()
                            : Word.objectToUntrackedPointer(referring);
        }
        set(why);
    }

    /** To be called while the headers of the originals lead to the copies. */
    void findPath(Object root, CopyLog log, ConstantWalk constants) {
        if (type == null) {
            return;
        }
        int headerOffset = ConfigurationValues.getObjectLayout().getHubOffset();
        Word header = Word.objectToUntrackedPointer(root).readWord(headerOffset);
        if (!ObjectHeaderImpl.isForwardedHeader(header)) {
            constants.addSteps(path);
            return;
        }
        Pointer copy = refused;
        if (holder.isNonNull()) {
            if (constants.offender() != null) {
                constants.addSteps(path);
            }
            copy = path.addStep(holder, refused);
        }
        path.addStepsTo(copy, ForwardingPointer.target(header), log, headerOffset);
    }
}
