// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import com.oracle.svm.core.config.ConfigurationValues;
import com.oracle.svm.core.genscavenge.ObjectHeaderImpl;
import com.oracle.svm.core.hub.DynamicHub;
import com.oracle.svm.core.snippets.KnownIntrinsics;
import jdk.graal.compiler.word.Word;
import org.graalvm.nativeimage.ImageSingletons;
import org.graalvm.word.Pointer;

/**
 * Refuses what nothing in an object tells, but a list of objects: those whose locks are held
 * without a field for a monitor, and those that a process has once. After the copying, forwarding
 * pointers say which of them are in the graph.
 */
final class CopiedSingletons {
    private final RunTimeSingletons singletons = ImageSingletons.lookup(RunTimeSingletons.class);
    private final Monitors monitorsInUse = ImageSingletons.lookup(Monitors.class);
    private final SnapshotFailure failure;

    CopiedSingletons(SnapshotFailure failure) {
        this.failure = failure;
    }

    /**
     * @param monitors objects and their monitors, in turns
     */
    void refuseLocked(Object[] monitors) {
        for (int i = 0; i < monitors.length && !failure.isThere(); i += 2) {
            if (monitors[i] != null && monitorsInUse.isInUse(monitors[i + 1])) {
                Pointer copy = copyOf(monitors[i]);
                if (copy.isNonNull()) {
                    refuse(copy, ExecutionState.LOCKED);
                }
            }
        }
    }

    /** The root may be one: who asks for it knows. */
    void refuseUnlessRoot(Object root) {
        for (int i = 0; i < singletons.count() && !failure.isThere(); i++) {
            Object object = singletons.value(i);
            if (object != null && object != root) {
                Pointer copy = copyOf(object);
                if (copy.isNonNull() && singletons.isOne(i, hubOf(copy))) {
                    refuse(copy, singletons.reason(i));
                }
            }
        }
    }

    /** Null if there is none. */
    private static Pointer copyOf(Object object) {
        Pointer original = Word.objectToUntrackedPointer(object);
        int headerOffset = ConfigurationValues.getObjectLayout().getHubOffset();
        Word header = original.readWord(headerOffset);
        return ObjectHeaderImpl.isForwardedHeader(header)
                ? ForwardingPointer.target(header)
                : Word.nullPointer();
    }

    private void refuse(Pointer copy, String reason) {
        failure.refuse(hubOf(copy), null, reason, copy);
    }

    /** The header of the original does not say its class now. */
    private static DynamicHub hubOf(Pointer copy) {
        return KnownIntrinsics.readHub(copy.toObjectNonNull());
    }
}
