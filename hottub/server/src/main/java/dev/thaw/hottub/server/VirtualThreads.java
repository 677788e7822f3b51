// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.server;

import java.util.Collection;
import java.util.concurrent.ForkJoinPool;

/**
 * Virtual threads of a run. They cannot be stopped as others are: they are interrupted, and end by
 * themselves or cost the server.
 */
final class VirtualThreads {
    private VirtualThreads() {}

    static void end() {
        if (Jdk.FEATURE < 21) {
            return;
        }
        Class<?> containers =
                Jdk.used("jdk.internal.vm.ThreadContainers$RootContainer$TrackingRootContainer");
        if (containers == null) {
            if (Jdk.used("java.lang.VirtualThread") != null) {
                throw new Lasting("the program has virtual threads that are not tracked");
            }
            return;
        }
        Collection<?> threads =
                (Collection<?>) Jdk.get(containers, null, "VTHREADS", "Ljava/util/Set;");
        for (int i = 0; i < 100; i++) {
            if (threads.isEmpty()) {
                return;
            }
            for (Object thread : threads) {
                ((Thread) thread).interrupt();
            }
            try {
                Thread.sleep(1);
            } catch (InterruptedException e) {
                break;
            }
        }
        throw new Lasting("a virtual thread of the program did not end");
    }

    static void parallelism() {
        Class<?> type = Jdk.FEATURE >= 24 ? Jdk.used("java.lang.VirtualThread") : null;
        if (type != null) {
            Object pool =
                    Jdk.get(type, null, "DEFAULT_SCHEDULER", "Ljava/util/concurrent/ForkJoinPool;");
            int first =
                    Integer.getInteger(
                            "jdk.virtualThreadScheduler.parallelism",
                            Runtime.getRuntime().availableProcessors());
            if (((ForkJoinPool) pool).getParallelism() != first) {
                throw new Lasting("the program has set how many virtual threads run at once");
            }
        }
    }
}
