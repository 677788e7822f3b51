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
import java.util.concurrent.locks.LockSupport;
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
    /** First, handlers and finally blocks have time to run. */
    private static final long GENTLE = TimeUnit.MILLISECONDS.toNanos(5);

    private static final int GENTLE_TIMES = 10;

    /**
     * Then code that catches everything is left by the one throw in thousands that its handlers do
     * not cover.
     */
    private static final long SHARP = TimeUnit.MICROSECONDS.toNanos(20);

    /** For threads that listen to interrupts, to end by themselves. */
    private static final long GRACE = TimeUnit.MILLISECONDS.toNanos(50);

    private static final long INTERVAL = TimeUnit.MILLISECONDS.toNanos(1);

    /** Then it is left to the worker. */
    private static final long MOST = TimeUnit.SECONDS.toNanos(1);

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
        return RecurringCallbackSupport.createCallbackTimer(GENTLE, new Thrower(thrown));
    }

    @Override
    public void wake(Thread waiting, long thread, Call call, Throwable thrown) {
        long begin = System.nanoTime();
        long passed = 0;
        while (call.isUnwindable() && passed < MOST) {
            if (passed > GRACE && waits(waiting)) {
                RecurringCallbackTimer first = FirstCheck.timer(thrown, timer(thrown));
                new Unwinding(thread, call, first).enqueue();
                waiting.interrupt();
            }
            LockSupport.parkNanos(INTERVAL);
            passed = System.nanoTime() - begin;
        }
    }

    private static boolean waits(Thread thread) {
        Thread.State state = thread.getState();
        return state == Thread.State.WAITING || state == Thread.State.TIMED_WAITING;
    }

    private static final class Thrower implements RecurringCallback {
        private final Throwable thrown;
        private final RecurringCallbackTimer sharp;
        private final MonitorFrames monitors = new MonitorFrames();
        private int times;

        Thrower(Throwable thrown) {
            this.thrown = thrown;
            this.sharp = RecurringCallbackSupport.createCallbackTimer(SHARP, this::throwOutside);
        }

        private void throwOutside(RecurringCallbackAccess access) {
            if (!monitors.onStack()) {
                access.throwException(thrown);
            }
        }

        /** Allocates nothing. */
        @Override
        public void run(RecurringCallbackAccess access) {
            if (++times == GENTLE_TIMES) {
                RecurringCallbackSupport.installCallback(
                        CurrentIsolate.getCurrentThread(), sharp, true);
            }
            throwOutside(access);
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
