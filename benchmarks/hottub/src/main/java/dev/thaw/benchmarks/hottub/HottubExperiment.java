// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.hottub;

import dev.thaw.bench.core.Experiment;
import java.io.IOException;
import java.util.List;

/** What all experiments of warm JVMs are told. */
abstract class HottubExperiment implements Experiment {
    /** The programs and their servers, which are made once for all. */
    @FunctionalInterface
    interface Source {
        Workshop workshop() throws IOException;
    }

    private final String name;
    private final List<String> contenders;
    private final int rounds;
    private final double secondsPerRound;
    private final Source source;

    /**
     * @param rounds of a whole run
     */
    HottubExperiment(
            String name,
            List<String> contenders,
            int rounds,
            double secondsPerRound,
            Source source) {
        this.name = name;
        this.contenders = contenders;
        this.rounds = rounds;
        this.secondsPerRound = secondsPerRound;
        this.source = source;
    }

    @Override
    public final String name() {
        return name;
    }

    @Override
    public final List<String> contenders() {
        return contenders;
    }

    @Override
    public final int rounds() {
        return rounds;
    }

    @Override
    public final double secondsPerRound() {
        return secondsPerRound;
    }

    final Workshop workshop() throws IOException {
        return source.workshop();
    }
}
