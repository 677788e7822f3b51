// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.function.image;

import com.oracle.svm.core.heap.VMOperationInfos;
import com.oracle.svm.core.jdk.RuntimeSupport;
import com.oracle.svm.core.thread.JavaVMOperation;
import com.oracle.svm.core.thread.PlatformThreads;
import com.oracle.svm.core.thread.RecurringCallbackSupport;
import com.oracle.svm.core.thread.RecurringCallbackSupport.RecurringCallbackTimer;
import com.oracle.svm.core.thread.VMOperation.SystemEffect;
import com.oracle.svm.core.thread.VMThreads;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.graalvm.nativeimage.IsolateThread;

/**
 * Before an isolate is torn down, which waits for the threads that the function has started: ends
 * those that do not listen to interrupts.
 */
public final class LeftoverThreads implements RuntimeSupport.Hook {
    /** For threads that listen to interrupts, to end by themselves. */
    private static final long GRACE = TimeUnit.MILLISECONDS.toNanos(50);

    private static final long INTERVAL = TimeUnit.MILLISECONDS.toNanos(1);
    private static final long PAUSE = TimeUnit.MICROSECONDS.toNanos(50);

    @Override
    public void execute(boolean isFirstIsolate) {
        int count = visit(0, 0).count;
        if (count == 0) {
            return;
        }
        interrupt(count);
        count = await(GRACE);
        if (count > 0) {
            visit(0, count);
        }
        // Nothing is thrown at those that wait, and what follows would wait for them for ever.
        while (count > 0) {
            interrupt(count);
            count = await(INTERVAL);
        }
    }

    private static void interrupt(int count) {
        for (Thread thread : visit(count, 0).threads) {
            if (thread != null) {
                thread.interrupt();
            }
        }
    }

    /** How many there are when that time is over. */
    private static int await(long nanos) {
        long begin = System.nanoTime();
        int count = visit(0, 0).count;
        while (count > 0 && System.nanoTime() - begin < nanos) {
            LockSupport.parkNanos(PAUSE);
            count = visit(0, 0).count;
        }
        return count;
    }

    /** All that it needs is allocated before the threads stand still. */
    private static Visit visit(int threads, int throwers) {
        Visit visit = new Visit(new Thread[threads], new RecurringCallbackTimer[throwers]);
        for (int i = 0; i < throwers; i++) {
            // once: after that the thread ends, which must not be disturbed
            visit.throwers[i] = FirstCheck.timer(new ThreadEnd(), null);
        }
        visit.enqueue();
        return visit;
    }

    private static final class ThreadEnd extends Error {
        private static final long serialVersionUID = 1;

        ThreadEnd() {
            super("the isolate is torn down", null, false, false);
        }
    }

    /** Counts the threads that the function has started, lists some, and has some throw. */
    private static final class Visit extends JavaVMOperation {
        private final Thread[] threads;
        private final RecurringCallbackTimer[] throwers;
        private int count;

        Visit(Thread[] threads, RecurringCallbackTimer[] throwers) {
            super(VMOperationInfos.get(Visit.class, "Visit threads", SystemEffect.SAFEPOINT));
            this.threads = threads;
            this.throwers = throwers;
        }

        @Override
        protected void operate() {
            IsolateThread thread = VMThreads.firstThread();
            while (thread.isNonNull()) {
                Thread object = PlatformThreads.fromVMThread(thread);
                if (VMThreads.wasStartedByCurrentIsolate(thread) && object != null) {
                    visit(thread, object);
                    count++;
                }
                thread = VMThreads.nextThread(thread);
            }
        }

        private void visit(IsolateThread thread, Thread object) {
            if (count < threads.length) {
                threads[count] = object;
            }
            if (count < throwers.length) {
                RecurringCallbackSupport.installCallback(thread, throwers[count], true);
            }
        }
    }
}
