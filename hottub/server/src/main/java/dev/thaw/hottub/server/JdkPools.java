// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.server;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadPoolExecutor;

/**
 * Pools of threads that the JDK has for all code: their threads have been ended with the run, and
 * they take tasks of the next one.
 */
final class JdkPools {
    private JdkPools() {}

    /** Its threads have been ended; tasks that they did not take are dropped. */
    static void commonPool() {
        Class<?> pools = Jdk.used("java.util.concurrent.ForkJoinPool");
        if (pools == null) {
            return;
        }
        Object common = Jdk.get(pools, null, "common", "Ljava/util/concurrent/ForkJoinPool;");
        Pools.renew((ForkJoinPool) common);
        PoolHooks.renew((ForkJoinPool) common)
                .ifPresent(reason -> {
                    throw new Lasting(reason);
                });
    }

    static void delayedTasks() {
        if (Jdk.FEATURE >= 25) {
            Class<?> pools = Jdk.used("java.util.concurrent.ForkJoinPool");
            if (pools != null) {
                Object common =
                        Jdk.get(pools, null, "common", "Ljava/util/concurrent/ForkJoinPool;");
                String type = "Ljava/util/concurrent/DelayScheduler;";
                if (Jdk.get(pools, common, "delayScheduler", type) != null) {
                    Jdk.set(pools, common, "delayScheduler", type, null);
                }
            }
            return;
        }
        Class<?> delayer = Jdk.used("java.util.concurrent.CompletableFuture$Delayer");
        if (delayer != null) {
            Pools.open(
                    (ScheduledThreadPoolExecutor)
                            Jdk.get(
                                    delayer,
                                    null,
                                    "delayer",
                                    "Ljava/util/concurrent/ScheduledThreadPoolExecutor;"));
        }
    }

    /** Their pool has been closed with its threads. */
    static void asynchronousFiles() {
        Class<?> holder =
                Jdk.used("sun.nio.ch.SimpleAsynchronousFileChannelImpl$DefaultExecutorHolder");
        if (holder != null) {
            String type = "Ljava/util/concurrent/ExecutorService;";
            Object pool = Jdk.get(holder, null, "defaultExecutor", type);
            if (!(pool instanceof ThreadPoolExecutor)) {
                throw new Lasting("the program has its own pool for asynchronous files");
            }
            Pools.open((ThreadPoolExecutor) pool);
        }
    }

    /** Their default group is made anew; its threads have been ended, and its files are closed. */
    static void asynchronousChannels() {
        JdkFields.setNull(
                "sun.nio.ch.LinuxAsynchronousChannelProvider",
                "defaultPort",
                "Lsun/nio/ch/EPollPort;");
        Class<?> holder = Jdk.used("sun.nio.ch.ThreadPool$DefaultThreadPoolHolder");
        if (holder != null) {
            Object pool = Jdk.get(holder, null, "defaultThreadPool", "Lsun/nio/ch/ThreadPool;");
            String type = "Ljava/util/concurrent/ExecutorService;";
            Object executor = Jdk.get(pool.getClass(), pool, "executor", type);
            if (!(executor instanceof ThreadPoolExecutor)) {
                throw new Lasting("the program has its own pool for asynchronous channels");
            }
            Pools.open((ThreadPoolExecutor) executor);
        }
    }
}
