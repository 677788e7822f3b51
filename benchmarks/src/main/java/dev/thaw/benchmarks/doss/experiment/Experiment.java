// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.doss.experiment;

import dev.thaw.benchmarks.result.Comparison;
import java.io.IOException;
import java.util.List;

/** Contenders that take turns. They are closed whether or not all went well. */
public interface Experiment extends AutoCloseable {
    /** As {@code --only} has it. */
    String name();

    /** What it measures, in words. */
    String title();

    /** How many rounds a full run has. */
    int rounds();

    /** About how long a round takes, to tell how long is left. */
    double secondsPerRound();

    /** Starts the contenders, makes their files, and warms them up. */
    void prepare() throws IOException;

    /** Each contender once. */
    void round(int number) throws IOException;

    /** At least one round was done. */
    List<Comparison> results();

    @Override
    void close();
}
