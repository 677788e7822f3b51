// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.result;

import java.util.Locale;
import java.util.function.Consumer;

/** Says now and then what is being measured, how far it is, and about how long it will take. */
public final class Progress {
    private static final double SECONDS_BETWEEN = 5;

    private final Consumer<String> say;
    private final double expectedSeconds;
    private final long started = System.nanoTime();
    private double expectedSoFar;
    private long lastSaid;

    /**
     * @param expectedSeconds for all parts
     */
    public Progress(Consumer<String> say, double expectedSeconds) {
        this.say = say;
        this.expectedSeconds = expectedSeconds;
    }

    public void preparing(String what) {
        say.accept(what + ": making ready");
        lastSaid = System.nanoTime();
    }

    /**
     * A part has ended.
     *
     * @param seconds that were expected for it
     * @param part its number
     * @param parts the number of the last one, which is always told
     */
    public void done(String what, double seconds, int part, int parts) {
        expectedSoFar += seconds;
        long now = System.nanoTime();
        if (part < parts && (now - lastSaid) / 1e9 < SECONDS_BETWEEN) {
            return;
        }
        lastSaid = now;
        double taken = (now - started) / 1e9;
        double left = taken / expectedSoFar * (expectedSeconds - expectedSoFar);
        say.accept(
                String.format(
                        Locale.ROOT,
                        "  %s: %d of %d; %.0f %% of all, about %.0f s left",
                        what,
                        part,
                        parts,
                        100 * expectedSoFar / expectedSeconds,
                        left));
    }
}
