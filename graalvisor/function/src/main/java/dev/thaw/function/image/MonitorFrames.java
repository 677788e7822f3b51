// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.function.image;

import com.oracle.svm.core.NeverInline;
import com.oracle.svm.core.code.CodeInfo;
import com.oracle.svm.core.code.CodeInfoDecoder;
import com.oracle.svm.core.deopt.DeoptimizedFrame;
import com.oracle.svm.core.heap.RestrictHeapAccess;
import com.oracle.svm.core.monitor.MultiThreadedMonitorSupport;
import com.oracle.svm.core.snippets.KnownIntrinsics;
import com.oracle.svm.core.stack.JavaStackWalker;
import com.oracle.svm.core.stack.ParameterizedStackFrameVisitor;
import org.graalvm.nativeimage.c.function.CodePointer;
import org.graalvm.word.Pointer;

/**
 * Tells whether the current thread enters or leaves a monitor, or waits for one: what is thrown out
 * of that code ends the process, as nobody knows then who holds the monitor. While it makes the
 * exception that tells of its interruption, it holds the monitor again, and throws in any case:
 * then another one may take its place. A thread that waits again and again does nothing else
 * outside that code at which it could be stopped. Allocates nothing.
 */
final class MonitorFrames extends ParameterizedStackFrameVisitor {
    /** Deeper there are no such frames: that code calls parking, and that the callback. */
    private static final int DEPTH = 40;

    /** Not public. */
    private static final Class<?> CONDITION =
            internal(
                    "com.oracle.svm.core.monitor.JavaMonitorQueuedSynchronizer$JavaMonitorConditionObject");

    private static final String ALLOCATES_NOT = "also runs when there is no memory left";

    private final CodeInfoDecoder.FrameInfoCursor cursor = new CodeInfoDecoder.FrameInfoCursor();
    private int frames;
    private boolean found;
    private boolean throwsInterruption;
    private Class<?> callee;

    private static Class<?> internal(String name) {
        try {
            return Class.forName(name, false, MultiThreadedMonitorSupport.class.getClassLoader());
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException("This version of GraalVM has no " + name, e);
        }
    }

    @NeverInline("reads the stack pointer of its caller")
    boolean onStack() {
        frames = 0;
        found = false;
        throwsInterruption = false;
        callee = null;
        JavaStackWalker.walkCurrentThread(KnownIntrinsics.readCallerStackPointer(), this, null);
        return found;
    }

    @Override
    @RestrictHeapAccess(access = RestrictHeapAccess.Access.NO_ALLOCATION, reason = ALLOCATES_NOT)
    protected boolean visitRegularFrame(
            Pointer sp, CodePointer ip, CodeInfo codeInfo, Object data) {
        cursor.initialize(codeInfo, ip, false);
        while (!found && cursor.advance()) {
            Class<?> type = cursor.get().getSourceClass();
            throwsInterruption |= type == CONDITION && callee == InterruptedException.class;
            found = type == MultiThreadedMonitorSupport.class && !throwsInterruption;
            callee = type;
            frames++;
        }
        return !found && frames < DEPTH;
    }

    @Override
    protected boolean visitDeoptimizedFrame(
            Pointer originalSP, CodePointer ip, DeoptimizedFrame frame, Object data) {
        return true;
    }

    @Override
    protected boolean unknownFrame(Pointer sp, CodePointer ip, Object data) {
        return false;
    }
}
