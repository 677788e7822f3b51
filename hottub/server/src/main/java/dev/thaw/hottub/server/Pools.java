// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.server;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinWorkerThread;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.atomic.AtomicInteger;

/** Pools of a run, which would start a new thread for each one that is ended. */
final class Pools {
    private static final Class<?> WORKER =
            Jdk.type("java.util.concurrent.ThreadPoolExecutor$Worker");
    private static final int COUNT_BITS = 29;
    private static final int RUNNING = -1 << COUNT_BITS;
    private static final int STOP = 1 << COUNT_BITS;

    private Pools() {}

    /** Keeps the pool that the thread works for, if it does, from starting others. */
    static void close(Thread thread) {
        if (thread instanceof ForkJoinWorkerThread) {
            ForkJoinPool pool =
                    (ForkJoinPool)
                            Jdk.get(
                                    ForkJoinWorkerThread.class,
                                    thread,
                                    "pool",
                                    "Ljava/util/concurrent/ForkJoinPool;");
            if (pool == ForkJoinPool.commonPool()) {
                dropTasks(pool);
            } else {
                pool.shutdownNow();
            }
            return;
        }
        Object task = task(thread);
        if (task != null && task.getClass() == WORKER) {
            ThreadPoolExecutor pool =
                    (ThreadPoolExecutor)
                            Jdk.get(
                                    WORKER,
                                    task,
                                    "this$0",
                                    "Ljava/util/concurrent/ThreadPoolExecutor;");
            AtomicInteger control = control(pool);
            int now = control.get();
            while (now < STOP && !control.compareAndSet(now, STOP | now & ~RUNNING)) {
                now = control.get();
            }
        }
    }

    private static Object task(Thread thread) {
        String type = "Ljava/lang/Runnable;";
        if (Jdk.FEATURE < 19) {
            return Jdk.get(Thread.class, thread, "target", type);
        }
        Object holder = Jdk.get(Thread.class, thread, "holder", "Ljava/lang/Thread$FieldHolder;");
        // A virtual thread has none.
        return holder == null ? null : Jdk.get(holder.getClass(), holder, "task", type);
    }

    private static AtomicInteger control(ThreadPoolExecutor pool) {
        return (AtomicInteger)
                Jdk.get(
                        ThreadPoolExecutor.class,
                        pool,
                        "ctl",
                        "Ljava/util/concurrent/atomic/AtomicInteger;");
    }

    /** For pools of the JDK itself, which go on: as if it were new. */
    static void open(ThreadPoolExecutor pool) {
        pool.getQueue().clear();
        control(pool).set(RUNNING);
    }

    /** Tasks that nobody has taken. */
    static void dropTasks(ForkJoinPool pool) {
        Object[] queues =
                (Object[])
                        Jdk.get(
                                ForkJoinPool.class,
                                pool,
                                "queues",
                                "[Ljava/util/concurrent/ForkJoinPool$WorkQueue;");
        for (int i = 0; queues != null && i < queues.length; i++) {
            queues[i] = null;
        }
    }
}
