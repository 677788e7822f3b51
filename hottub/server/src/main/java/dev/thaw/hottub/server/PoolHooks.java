// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.server;

import java.util.Optional;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinWorkerThread;

/**
 * Objects of a program that the common pool has by properties: those of a run are replaced by ones
 * that the next run makes when it first needs them.
 */
final class PoolHooks {
    private static final String PREFIX = "java.util.concurrent.ForkJoinPool.common.";

    private PoolHooks() {}

    /** A text is why that cannot be: a program has set the property itself, and may not again. */
    static Optional<String> renew(ForkJoinPool pool) {
        int usual = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
        if (System.getProperty(PREFIX + "parallelism") == null && pool.getParallelism() != usual) {
            return Optional.of(reason("parallelism"));
        }
        Object factory = pool.getFactory();
        if (isOfProgram(factory)) {
            String name = System.getProperty(PREFIX + "threadFactory");
            if (name == null) {
                return Optional.of(reason("thread factory"));
            }
            String type = "Ljava/util/concurrent/ForkJoinPool$ForkJoinWorkerThreadFactory;";
            set(pool, "factory", type, new Threads(name));
        }
        Object handler = pool.getUncaughtExceptionHandler();
        if (isOfProgram(handler)) {
            String name = System.getProperty(PREFIX + "exceptionHandler");
            if (name == null) {
                return Optional.of(reason("exception handler"));
            }
            set(pool, "ueh", "Ljava/lang/Thread$UncaughtExceptionHandler;", new Exceptions(name));
        }
        return Optional.empty();
    }

    private static boolean isOfProgram(Object hook) {
        return hook instanceof Threads
                || hook instanceof Exceptions
                || hook != null && hook.getClass().getClassLoader() != null;
    }

    private static String reason(String what) {
        return "the program has given the common pool a " + what;
    }

    private static void set(ForkJoinPool pool, String field, String type, Object value) {
        Jdk.set(ForkJoinPool.class, pool, field, type, value);
    }

    /** As the pool makes them. */
    private static Object make(String name) {
        try {
            return ClassLoader.getSystemClassLoader()
                    .loadClass(name)
                    .getConstructor()
                    .newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static final class Threads implements ForkJoinPool.ForkJoinWorkerThreadFactory {
        private final String name;
        private ForkJoinPool.ForkJoinWorkerThreadFactory made;

        Threads(String name) {
            this.name = name;
        }

        @Override
        public synchronized ForkJoinWorkerThread newThread(ForkJoinPool pool) {
            if (made == null) {
                made = (ForkJoinPool.ForkJoinWorkerThreadFactory) make(name);
            }
            return made.newThread(pool);
        }
    }

    private static final class Exceptions implements Thread.UncaughtExceptionHandler {
        private final String name;
        private Thread.UncaughtExceptionHandler made;

        Exceptions(String name) {
            this.name = name;
        }

        @Override
        public void uncaughtException(Thread thread, Throwable thrown) {
            synchronized (this) {
                if (made == null) {
                    made = (Thread.UncaughtExceptionHandler) make(name);
                }
            }
            made.uncaughtException(thread, thrown);
        }
    }
}
