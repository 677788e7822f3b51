// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.tool;

import java.io.PrintWriter;
import java.util.Locale;

/** Says how far long work has come, at most once a second. */
final class Progress {
    private static final long INTERVAL = 1_000_000_000L;

    /** So many calls, for small things, are not worth a look at the clock. */
    private static final int CALLS = 1 << 12;

    private final PrintWriter out;
    private final long started = System.nanoTime();
    private long shown = started;
    private String task = "";
    private int calls;

    Progress(PrintWriter out) {
        this.out = out;
    }

    void begin(String newTask) {
        task = newTask;
    }

    /** So much of all is done. */
    void at(long done, long all) {
        if (++calls % CALLS == 0) {
            show(done, all);
        }
    }

    /** As {@link #at}, for steps that take long. */
    void show(long done, long all) {
        long now = System.nanoTime();
        if (now - shown >= INTERVAL) {
            shown = now;
            out.printf(
                    Locale.ROOT,
                    "[%6.1f s] %s: %d %%%n",
                    (now - started) / 1e9,
                    task,
                    100 * done / Math.max(1, all));
            out.flush();
        }
    }
}
