// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.server;

import java.util.Collections;
import java.util.HashSet;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.ForkJoinWorkerThread;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Pools and cleaners of a run: a pool would start a new thread for each one that is ended, and a
 * cleaner goes on after any error.
 */
final class Pools {
    private static final Class<?> WORKER =
            Jdk.type("java.util.concurrent.ThreadPoolExecutor$Worker");
    private static final Class<?> QUEUE = Jdk.type("java.util.concurrent.ForkJoinPool$WorkQueue");
    private static final String TASKS = "[Ljava/util/concurrent/ForkJoinTask;";
    private static final Class<?> CLEANER = Jdk.type("jdk.internal.ref.CleanerImpl");

    /** Counts of active and of all workers, each in 16 bits, which no ends make negative. */
    private static final long MANY_WORKERS = 0x3fff_3fffL << 32;

    private static final int COUNT_BITS = 29;
    private static final int RUNNING = -1 << COUNT_BITS;
    private static final int STOP = 1 << COUNT_BITS;

    private static int closings;

    /** Those that were closed with their threads. */
    private static final Set<ThreadPoolExecutor> CLOSED =
            Collections.newSetFromMap(new WeakHashMap<>());

    private Pools() {}

    /**
     * Keeps the pool that the thread works for, if it does, from starting others, and a cleaner
     * from going on.
     */
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
                // As many as this are enough, so none is created for one that ends. Each time
                // another number: a worker that is about to wait does not as long as it sees what
                // it saw before.
                closings++;
                long fewer = (long) (closings & 0xff) << 32;
                Jdk.setNumber(ForkJoinPool.class, pool, "ctl", "J", MANY_WORKERS - fewer);
            } else {
                Native.shutDown(ForkJoinPool.class, pool);
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
            if (now < 0 && isOfTheJdk(pool)) {
                CLOSED.add(pool);
            }
            while (now < STOP && !control.compareAndSet(now, STOP | now & ~RUNNING)) {
                now = control.get();
            }
        } else if (task != null && task.getClass() == CLEANER) {
            dropActions(task);
        }
    }

    /** A cleaner's thread ends when nothing is left to clean. In a new JVM, that would be so. */
    private static void dropActions(Object cleaner) {
        if (Jdk.FEATURE >= 24) {
            String type = "Ljdk/internal/ref/CleanerImpl$CleanableList;";
            Object list = Jdk.get(CLEANER, cleaner, "activeList", type);
            synchronized (list) {
                String node = "Ljdk/internal/ref/CleanerImpl$CleanableList$Node;";
                Object head = Jdk.get(list.getClass(), list, "head", node);
                Jdk.setNumber(head.getClass(), head, "size", "I", 0);
            }
            return;
        }
        String type = "Ljdk/internal/ref/PhantomCleanable;";
        Object list = Jdk.get(CLEANER, cleaner, "phantomCleanableList", type);
        Class<?> node = Jdk.type("jdk.internal.ref.PhantomCleanable");
        synchronized (list) {
            Jdk.set(node, list, "next", type, list);
            Jdk.set(node, list, "prev", type, list);
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

    /**
     * Called after a collection, which has taken the program's: what is left of those that were
     * closed, static fields of the JDK hold, which makes them once.
     */
    static void openThoseOfTheJdk() {
        for (ThreadPoolExecutor pool : CLOSED) {
            // The JDK's state may have them open again already.
            if (control(pool).get() >= 0 && isOfTheJdk(pool.getThreadFactory())) {
                open(pool);
            }
        }
        CLOSED.clear();
    }

    private static boolean isOfTheJdk(Object object) {
        ClassLoader loader = object.getClass().getClassLoader();
        return loader == null || loader == ClassLoader.getPlatformClassLoader();
    }

    /** For pools of the JDK itself, which go on: as if it were new. */
    static void open(ThreadPoolExecutor pool) {
        // In the queues of their locks, and to be handed tasks, stand threads that were ended: who
        // came behind them would wait for ever.
        renew(pool, "workQueue", BlockingQueue.class, likeNew(pool.getQueue(), pool));
        renew(pool, "workers", HashSet.class, new HashSet<>());
        ReentrantLock lock = new ReentrantLock();
        renew(pool, "mainLock", ReentrantLock.class, lock);
        renew(pool, "termination", Condition.class, lock.newCondition());
        if (Jdk.FEATURE >= 19) {
            // Closed with the last thread.
            String type = "Ljdk/internal/vm/SharedThreadContainer;";
            Class<?> containers = Jdk.type("jdk.internal.vm.SharedThreadContainer");
            Object container =
                    Jdk.call(containers, "create", "(Ljava/lang/String;)" + type, "threadpool");
            Jdk.set(ThreadPoolExecutor.class, pool, "container", type, container);
        }
        control(pool).set(RUNNING);
    }

    private static void renew(ThreadPoolExecutor pool, String field, Class<?> type, Object value) {
        Jdk.set(
                ThreadPoolExecutor.class,
                pool,
                field,
                "L" + type.getName().replace('.', '/') + ";",
                value);
    }

    private static BlockingQueue<?> likeNew(BlockingQueue<?> queue, ThreadPoolExecutor pool) {
        if (queue instanceof SynchronousQueue) {
            return new SynchronousQueue<>();
        }
        if (queue instanceof LinkedBlockingQueue) {
            return new LinkedBlockingQueue<>(queue.size() + queue.remainingCapacity());
        }
        if (pool instanceof ScheduledThreadPoolExecutor) {
            // Its queue is of a class that is not public.
            ScheduledThreadPoolExecutor other =
                    new ScheduledThreadPoolExecutor(1, pool.getThreadFactory());
            BlockingQueue<?> fresh = other.getQueue();
            other.shutdown();
            if (fresh.getClass() == queue.getClass()) {
                return fresh;
            }
        }
        throw new Lasting("a pool of the JDK has a " + queue.getClass().getName());
    }

    /**
     * Tasks that nobody has taken. Others are put in their place, since a worker that has found a
     * queue goes on with it: an error in a task does not end the worker.
     */
    static void dropTasks(ForkJoinPool pool) {
        Object[] queues = queues(pool);
        for (int i = 0; queues != null && i < queues.length; i++) {
            Object queue = queues[i];
            queues[i] = null;
            Object[] tasks =
                    queue == null ? null : (Object[]) Jdk.get(QUEUE, queue, "array", TASKS);
            for (int j = 0; tasks != null && j < tasks.length; j++) {
                if (tasks[j] != null) {
                    tasks[j] = Done.TASK;
                }
            }
        }
    }

    /** The common pool, all of whose workers have ended, as it was when it was created. */
    static void renew(ForkJoinPool pool) {
        dropTasks(pool);
        Class<?> type = ForkJoinPool.class;
        Jdk.setNumber(type, pool, "threadIds", Jdk.FEATURE >= 21 ? "J" : "I", 0);
        Jdk.setNumber(type, pool, "stealCount", "J", 0);
        // Counts of workers, which one that was ended may have left wrong.
        long control = 0;
        if (Jdk.FEATURE < 19) {
            long missing = -(Jdk.number(type, pool, "mode", "I") & 0xffff) & 0xffff;
            control = missing << 48 | missing << 32;
        }
        Jdk.setNumber(type, pool, "ctl", "J", control);
        if (Jdk.FEATURE >= 25) {
            Jdk.setNumber(type, pool, "runState", "J", 0);
        } else if (Jdk.FEATURE < 22) {
            String lock = "Ljava/util/concurrent/locks/ReentrantLock;";
            Jdk.set(type, pool, "registrationLock", lock, new ReentrantLock());
        }
    }

    private static Object[] queues(ForkJoinPool pool) {
        String type = "[Ljava/util/concurrent/ForkJoinPool$WorkQueue;";
        return (Object[]) Jdk.get(ForkJoinPool.class, pool, "queues", type);
    }

    private static final class Done extends ForkJoinTask<Void> {
        private static final long serialVersionUID = 1;
        static final Done TASK = new Done();

        Done() {
            quietlyComplete();
        }

        @Override
        public Void getRawResult() {
            return null;
        }

        @Override
        protected void setRawResult(Void value) {}

        @Override
        protected boolean exec() {
            return true;
        }
    }
}
