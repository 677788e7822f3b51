// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.relayout;

import dev.thaw.bench.core.Experiment;
import java.util.List;

/** What all experiments with re-laid programs are told. */
abstract class RelayoutExperiment extends Experiment {
    static final double MILLI = 1e3;

    final Places places;

    RelayoutExperiment(
            Places places, String name, List<String> contenders, double secondsPerRound) {
        this(places, name, contenders, 0, secondsPerRound);
    }

    RelayoutExperiment(
            Places places,
            String name,
            List<String> contenders,
            int rounds,
            double secondsPerRound) {
        super(name, contenders, rounds, secondsPerRound);
        this.places = places;
    }

    RelayoutExperiment(Places places, String name, List<String> contenders) {
        this(places, name, contenders, 1);
    }
}
