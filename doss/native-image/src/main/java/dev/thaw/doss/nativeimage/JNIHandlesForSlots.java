// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import com.oracle.svm.core.Uninterruptible;
import com.oracle.svm.core.annotate.Substitute;
import com.oracle.svm.core.annotate.TargetClass;
import com.oracle.svm.core.heap.Heap;

/**
 * JNI handles of image heap objects are offsets, which nobody updates. Objects in slots move when
 * they are unloaded, and need handles like all others.
 */
@TargetClass(
        className = "com.oracle.svm.core.jni.JNIImageHeapHandles",
        onlyWith = CollectorAccess.WithObjectSnapshots.class)
final class JNIHandlesForSlots {
    @Substitute
    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    static boolean isInImageHeap(Object target) {
        return target != null && Heap.getHeap().isInPrimaryImageHeap(target);
    }
}
