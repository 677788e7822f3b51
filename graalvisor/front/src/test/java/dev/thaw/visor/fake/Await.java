// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.fake;

import java.util.concurrent.TimeUnit;

/** Waits for what must come, however busy the machine is. */
public final class Await {
    private static final long MOST_SECONDS = 120;
    private static final long LONG_SECONDS = 900;
    private static final int MILLIS = 10;
    private static final int LONG_MILLIS = 50;

    private Await() {}

    public interface Check {
        boolean holds() throws Exception;
    }

    public static void until(Check check) throws Exception {
        until(check, MILLIS, MOST_SECONDS);
    }

    /** For what takes a minute on a quiet machine. */
    public static void patiently(Check check) throws Exception {
        until(check, LONG_MILLIS, LONG_SECONDS);
    }

    public interface Text {
        String get() throws Exception;
    }

    /** A text that has this in it at last. */
    public static String text(String part, Text text) throws Exception {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(MOST_SECONDS);
        String last = text.get();
        while (!last.contains(part)) {
            if (System.nanoTime() - end > 0) {
                throw new AssertionError("it never has " + part + ": " + last);
            }
            Thread.sleep(MILLIS);
            last = text.get();
        }
        return last;
    }

    private static void until(Check check, int pause, long seconds) throws Exception {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
        while (!check.holds()) {
            if (System.nanoTime() - end > 0) {
                throw new AssertionError("it never holds");
            }
            Thread.sleep(pause);
        }
    }

    public static void ended(long pid) throws Exception {
        until(() -> ProcessHandle.of(pid).map(p -> !p.isAlive()).orElse(true));
    }
}
