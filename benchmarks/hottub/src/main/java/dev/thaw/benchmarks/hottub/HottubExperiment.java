// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.hottub;

import dev.thaw.bench.core.Experiment;
import java.util.List;
import java.util.concurrent.Callable;

/** What all experiments of warm JVMs are told. */
abstract class HottubExperiment extends Experiment {
    private final Callable<Workshop> source;

    /**
     * @param source of the programs and their servers, which are made once for all
     */
    HottubExperiment(
            String name,
            List<String> contenders,
            int rounds,
            double secondsPerRound,
            Callable<Workshop> source) {
        super(name, contenders, rounds, secondsPerRound);
        this.source = source;
    }

    final Workshop workshop() throws Exception {
        return source.call();
    }
}
