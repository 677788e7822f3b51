// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.doss;

import dev.thaw.benchmarks.doss.experiment.Experiment;
import java.util.Locale;
import java.util.function.Consumer;

/** Says now and then what is being measured, how far it is, and about how long it will take. */
final class RoundProgress {
    private static final double SECONDS_BETWEEN = 5;

    private final Consumer<String> say;
    private final double expectedSeconds;
    private final long started = System.nanoTime();
    private double expectedSoFar;
    private long lastSaid;

    /**
     * @param expectedSeconds for all rounds of all experiments
     */
    RoundProgress(Consumer<String> say, double expectedSeconds) {
        this.say = say;
        this.expectedSeconds = expectedSeconds;
    }

    void preparing(Experiment experiment, String layout) {
        say.accept("%s (%s): making ready".formatted(experiment.title(), layout));
        lastSaid = System.nanoTime();
    }

    /** A round has ended. */
    void done(Experiment experiment, int round, int rounds) {
        expectedSoFar += experiment.secondsPerRound();
        long now = System.nanoTime();
        if (round < rounds && (now - lastSaid) / 1e9 < SECONDS_BETWEEN) {
            return;
        }
        lastSaid = now;
        double seconds = (now - started) / 1e9;
        double left = seconds / expectedSoFar * (expectedSeconds - expectedSoFar);
        say.accept(
                String.format(
                        Locale.ROOT,
                        "  %s: round %d of %d; %.0f %% of all, about %.0f s left",
                        experiment.name(),
                        round,
                        rounds,
                        100 * expectedSoFar / expectedSeconds,
                        left));
    }
}
