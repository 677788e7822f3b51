// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.function.image;

import com.oracle.svm.core.heap.VMOperationInfos;
import com.oracle.svm.core.thread.JavaVMOperation;
import com.oracle.svm.core.thread.RecurringCallbackSupport;
import com.oracle.svm.core.thread.RecurringCallbackSupport.RecurringCallbackTimer;
import com.oracle.svm.core.thread.VMOperation.SystemEffect;
import dev.thaw.function.Call;
import dev.thaw.function.Unwinder;
import java.util.concurrent.TimeUnit;
import jdk.graal.compiler.word.Word;
import org.graalvm.nativeimage.CurrentIsolate;
import org.graalvm.nativeimage.IsolateThread;
import org.graalvm.nativeimage.Threading.RecurringCallback;
import org.graalvm.nativeimage.Threading.RecurringCallbackAccess;

/**
 * Throws out of safepoints. Handlers between may be missed and locks kept, so the isolate is of no
 * use afterwards; it is torn down in each of these cases.
 */
public final class SafepointUnwinder implements Unwinder {
    /** Between the first ones, handlers and finally blocks have time to run. */
    private static final long GENTLE = TimeUnit.MILLISECONDS.toNanos(5);

    private static final int GENTLE_TIMES = 10;

    /**
     * Then code that catches everything is left by the one throw in thousands that its handlers do
     * not cover.
     */
    private static final long SHARP = TimeUnit.MICROSECONDS.toNanos(20);

    /** At once, or out of a monitor before the thread waits for it again. */
    private static final long NEXT_SAFEPOINT = 1;

    @Override
    public long currentThread() {
        return CurrentIsolate.getCurrentThread().rawValue();
    }

    @Override
    public void unwind(long thread, Call call, Throwable thrown) {
        // all that is needed while the threads stand still is allocated before
        new Unwinding(thread, call, timer(thrown)).enqueue();
    }

    private static RecurringCallbackTimer timer(Throwable thrown) {
        // a thread that waits is awake for few safepoints
        return new Thrower(thrown).next;
    }

    /** Allocates nothing once it is there. */
    private static final class Thrower {
        private final Throwable thrown;
        private final RecurringCallbackTimer gentle = timer(GENTLE, this::gently);
        private final RecurringCallbackTimer sharp = timer(SHARP, this::sharply);
        private final RecurringCallbackTimer next = timer(NEXT_SAFEPOINT, this::promptly);
        private final MonitorFrames monitors = new MonitorFrames();
        private int times;

        Thrower(Throwable thrown) {
            this.thrown = thrown;
        }

        private static RecurringCallbackTimer timer(long nanos, RecurringCallback callback) {
            return RecurringCallbackSupport.createCallbackTimer(nanos, callback);
        }

        private static void install(RecurringCallbackTimer timer) {
            RecurringCallbackSupport.installCallback(
                    CurrentIsolate.getCurrentThread(), timer, true);
        }

        private void gently(RecurringCallbackAccess access) {
            if (monitors.onStack()) {
                install(next);
                return;
            }
            if (++times == GENTLE_TIMES) {
                install(sharp);
            }
            access.throwException(thrown);
        }

        private void sharply(RecurringCallbackAccess access) {
            if (monitors.onStack()) {
                install(next);
                return;
            }
            access.throwException(thrown);
        }

        private void promptly(RecurringCallbackAccess access) {
            if (!monitors.onStack()) {
                install(++times < GENTLE_TIMES ? gentle : sharp);
                access.throwException(thrown);
            }
        }
    }

    @Override
    public void stop() {
        RecurringCallbackSupport.uninstallCallback(CurrentIsolate.getCurrentThread());
    }

    private static final class Unwinding extends JavaVMOperation {
        private final long thread;
        private final Call call;
        private final RecurringCallbackTimer timer;

        Unwinding(long thread, Call call, RecurringCallbackTimer timer) {
            super(VMOperationInfos.get(Unwinding.class, "Unwind a call", SystemEffect.SAFEPOINT));
            this.thread = thread;
            this.call = call;
            this.timer = timer;
        }

        @Override
        protected void operate() {
            if (call.isUnwindable()) {
                IsolateThread target = Word.pointer(thread);
                RecurringCallbackSupport.installCallback(target, timer, true);
            }
        }
    }
}
