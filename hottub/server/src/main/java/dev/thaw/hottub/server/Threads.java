// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.server;

import dev.thaw.hottub.guard.Exits;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;

/**
 * The threads of a run: how its main thread looks, when a run is over, and how the rest is ended.
 */
final class Threads {
    /**
     * How often threads are asked to end, with none of them doing so, before the server is given
     * up: three seconds of the pauses between. On a machine that has other things to do it takes
     * longer, as a thread that runs is asked when it has a processor.
     */
    private static final int ROUNDS_AT_MOST = 160;

    /** How often one that runs in the JDK may go on to a place where it does no harm. */
    private static final int ROUNDS_OF_GRACE = 35;

    /** After which the run's client does not wait for them any longer. */
    private static final int ROUNDS_BEFORE_STATUS = ROUNDS_OF_GRACE + 5;

    private static final int FRAMES_SHOWN = 5;

    /** Threads that the JDK starts for itself, keeps, and that hold nothing of a program. */
    private static final Set<String> OF_THE_JDK =
            Set.of(
                    "Reference Handler",
                    "Finalizer",
                    "Signal Dispatcher",
                    "Common-Cleaner",
                    "Notification Thread",
                    "Service Thread",
                    "Attach Listener",
                    "MasterPoller",
                    "Read-Poller",
                    "Write-Poller",
                    "VirtualThread-unblocker",
                    "VirtualThread-unparker",
                    "Monitor Deflation Thread");

    /** By identity: what is looked for in it is the program's, which may override hashCode. */
    private static Set<Thread> own = Set.of();

    private Threads() {}

    /** All threads that are there now are no threads of a run. */
    static void keepCurrent() throws IOException {
        Set<Thread> current = Collections.newSetFromMap(new IdentityHashMap<>());
        Collections.addAll(current, Native.threads());
        own = current;
    }

    /** Waits until all threads that are no daemons have ended, the calling one aside. */
    static void awaitOthers() throws IOException, InterruptedException {
        for (List<Thread> left = others(); !left.isEmpty(); left = others()) {
            for (Thread thread : left) {
                thread.join();
            }
        }
    }

    /** Threads that are no daemons, the calling one aside. */
    static List<Thread> others() throws IOException {
        List<Thread> others = new ArrayList<>(0);
        Thread self = Thread.currentThread();
        for (Thread thread : Native.threads()) {
            if (thread != self && !thread.isDaemon() && !own.contains(thread)) {
                others.add(thread);
            }
        }
        return others;
    }

    /** Whether nothing of the run is left to do anything, the calling thread aside. */
    static boolean isAlone() throws IOException {
        Thread self = Thread.currentThread();
        for (Thread thread : Native.threads()) {
            if (thread != self
                    && !own.contains(thread)
                    && (isCarrier(thread) || !isOfTheJdk(thread))) {
                return false;
            }
        }
        return true;
    }

    /** It carries virtual threads, which are looked for among the JDK's state. */
    private static boolean isCarrier(Thread thread) {
        return thread.getClass().getName().equals("jdk.internal.misc.CarrierThread");
    }

    /** The threads of the run that live. */
    static List<Thread> ofTheRun() throws IOException {
        List<Thread> threads = new ArrayList<>();
        for (Thread thread : Native.threads()) {
            if (!own.contains(thread) && thread.isAlive() && !isOfTheJdk(thread)) {
                threads.add(thread);
            }
        }
        return threads;
    }

    private static boolean isOfTheJdk(Thread thread) {
        if (thread.getClass().getClassLoader() != null) {
            return false;
        }
        String name = thread.getName();
        if (isCarrier(thread)) {
            return true;
        }
        if (thread.getClass().getName().equals("java.util.concurrent.DelayScheduler")) {
            return thread == delaysOfVirtualThreads();
        }
        // It has the number of the process in its name while it waits for one.
        boolean known = OF_THE_JDK.contains(name) || name.startsWith("process reaper");
        if (thread.getClass().getName().equals("jdk.internal.misc.InnocuousThread")) {
            return known;
        }
        ThreadGroup group = thread.getThreadGroup();
        return known && group != null && group.getParent() == null;
    }

    /** The thread that wakes virtual threads that sleep; other pools may have one of the kind. */
    private static Object delaysOfVirtualThreads() {
        Class<?> virtual = Jdk.used("java.lang.VirtualThread");
        if (virtual == null) {
            return null;
        }
        String type = "Ljava/util/concurrent/ForkJoinPool;";
        Object pool = Jdk.get(virtual, null, "DEFAULT_SCHEDULER", type);
        return Jdk.get(
                ForkJoinPool.class,
                pool,
                "delayScheduler",
                "Ljava/util/concurrent/DelayScheduler;");
    }

    /**
     * Ends all threads of the run.
     *
     * @return those that do not end
     */
    static List<Thread> end() throws IOException, InterruptedException {
        Exits.setEnding(true);
        Native.releaseExits();
        try {
            return endAll();
        } finally {
            Exits.setAllHandlersPassed(false);
        }
    }

    private static List<Thread> endAll() throws IOException, InterruptedException {
        int fewest = Integer.MAX_VALUE;
        int sinceFewer = 0;
        for (int round = 0; ; round++, sinceFewer++) {
            List<Thread> left = ofTheRun();
            if (left.size() < fewest) {
                fewest = left.size();
                sinceFewer = 0;
            }
            Locks.freeForsaken();
            if (left.isEmpty() || sinceFewer > ROUNDS_AT_MOST) {
                Locks.forget();
                return left;
            }
            if (round == ROUNDS_BEFORE_STATUS) {
                Native.sendEnd();
            }
            for (Thread thread : left) {
                silence(thread);
                Pools.close(thread);
                Locks.remember(LockSupport.getBlocker(thread));
                // It may be another one by the time that the thread is ended.
                Object[] parkedFor = new Object[1];
                Native.stop(thread, round > ROUNDS_OF_GRACE, parkedFor);
                Locks.remember(parkedFor[0]);
            }
            if (round > 0) {
                // Who is ended in a wait for a condition may leave it by what its lock throws.
                Exits.setAllHandlersPassed(true);
                Native.wake();
                Thread.sleep(Math.min(round, 20));
            } else {
                Thread.yield();
            }
        }
    }

    /** What the program does when a thread of it fails is not to be done now. */
    static void silence(Thread thread) {
        setHandler(thread, Swallow.INSTANCE);
    }

    /** Also that of a thread which has ended, or whose class says no. */
    static void setHandler(Thread thread, Thread.UncaughtExceptionHandler handler) {
        Jdk.set(
                Thread.class,
                thread,
                "uncaughtExceptionHandler",
                "Ljava/lang/Thread$UncaughtExceptionHandler;",
                handler);
    }

    /** Its name, state, and what it does. */
    static String describe(Thread thread) {
        StringBuilder text = new StringBuilder(thread.getName() + ", " + thread.getState());
        Stream.of(thread.getStackTrace())
                .limit(FRAMES_SHOWN)
                .forEach(frame -> text.append(", at ").append(frame));
        return text.toString();
    }

    private static final class Swallow implements Thread.UncaughtExceptionHandler {
        static final Swallow INSTANCE = new Swallow();

        @Override
        public void uncaughtException(Thread thread, Throwable thrown) {}
    }
}
