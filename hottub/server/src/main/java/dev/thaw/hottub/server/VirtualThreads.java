// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.server;

import dev.thaw.hottub.guard.Exits;
import java.lang.ref.WeakReference;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.ForkJoinPool;
import java.util.stream.Stream;

/**
 * Virtual threads of a run. They cannot be stopped as others are: they are interrupted, and end by
 * themselves or cost the server.
 */
final class VirtualThreads {
    private static final Class<?> VIRTUAL = Jdk.find("java.lang.BaseVirtualThread");

    private VirtualThreads() {}

    /**
     * Before anything is put back, as the code that they leave by is the program's.
     *
     * @return whether there was one
     */
    static boolean end() {
        if (Jdk.FEATURE < 21) {
            return false;
        }
        Class<?> containers =
                Jdk.used("jdk.internal.vm.ThreadContainers$RootContainer$TrackingRootContainer");
        if (containers == null) {
            if (Jdk.used("java.lang.VirtualThread") != null) {
                throw new Lasting("the program has virtual threads that are not tracked");
            }
            return false;
        }
        if (alive(containers).isEmpty()) {
            return false;
        }
        Exits.setAllHandlersPassed(true);
        try {
            interrupt(containers);
        } finally {
            Exits.setAllHandlersPassed(false);
        }
        return true;
    }

    private static void interrupt(Class<?> containers) {
        // Of those that carry them.
        Patience patience = new Patience("ForkJoinPool-.*", 100);
        for (Set<Thread> left = alive(containers); !left.isEmpty(); left = alive(containers)) {
            for (Thread thread : left) {
                Threads.silence(thread);
                thread.interrupt();
            }
            try {
                if (!patience.goesOn()) {
                    throw patience.over("a virtual thread of the program did not end");
                }
            } catch (InterruptedException e) {
                throw new Lasting("the end of a virtual thread of the program was interrupted");
            }
        }
    }

    /** Those that were started by themselves, and those of executors and scopes. */
    @SuppressWarnings("unchecked")
    private static Set<Thread> alive(Class<?> root) {
        Set<Thread> threads =
                new HashSet<>((Set<Thread>) Jdk.get(root, null, "VTHREADS", "Ljava/util/Set;"));
        Set<WeakReference<Object>> others =
                (Set<WeakReference<Object>>)
                        Jdk.get(
                                Jdk.type("jdk.internal.vm.ThreadContainers"),
                                null,
                                "CONTAINER_REGISTRY",
                                "Ljava/util/Set;");
        for (WeakReference<Object> reference : others) {
            Object container = reference.get();
            if (container != null) {
                String type = "()Ljava/util/stream/Stream;";
                ((Stream<Thread>) Native.callOn(container, "threads", type))
                        .filter(thread -> VIRTUAL.isInstance(thread) && !isOfTheJdk(thread))
                        .forEach(threads::add);
            }
        }
        return threads;
    }

    /** They wait for sockets that other virtual threads read. */
    private static boolean isOfTheJdk(Thread thread) {
        return thread.getName().startsWith("SubPoller-")
                && Stream.of(thread.getStackTrace())
                        .anyMatch(frame -> frame.getClassName().equals("sun.nio.ch.Poller"));
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
