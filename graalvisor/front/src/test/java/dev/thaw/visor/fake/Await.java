// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.fake;

/** Waits for what must come, however busy the machine is. */
public final class Await {
    private static final int TRIES = 1200;
    private static final int MILLIS = 50;
    private static final int LONG_MILLIS = 500;

    private Await() {}

    public interface Check {
        boolean holds() throws Exception;
    }

    public static void until(Check check) throws Exception {
        until(check, MILLIS);
    }

    /** For what takes a minute on a quiet machine. */
    public static void patiently(Check check) throws Exception {
        until(check, LONG_MILLIS);
    }

    private static void until(Check check, int pause) throws Exception {
        for (int i = 0; i < TRIES; i++) {
            if (check.holds()) {
                return;
            }
            Thread.sleep(pause);
        }
        throw new AssertionError("it never holds");
    }

    public static void ended(long pid) throws Exception {
        until(() -> ProcessHandle.of(pid).map(p -> !p.isAlive()).orElse(true));
    }
}
