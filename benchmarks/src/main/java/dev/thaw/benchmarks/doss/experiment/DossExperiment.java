// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.doss.experiment;

import dev.thaw.bench.core.Experiment;
import java.io.IOException;
import java.util.List;

/** An experiment with one layout of snapshots; its processes end with it. */
abstract class DossExperiment extends Experiment {
    static final int SLOT = 0;
    static final double PER_MICROSECOND = 1e3;
    static final double PER_MILLISECOND = 1e6;

    final Lab lab;

    DossExperiment(String name, Lab lab, int rounds, double secondsPerRound, String... contenders) {
        super(name + " " + lab.layout(), List.of(contenders), rounds, secondsPerRound);
        this.lab = lab;
    }

    /** The image, ready for commands. */
    final Contender image(String... options) throws IOException, InterruptedException {
        return keep(lab.image(options));
    }

    /** The program in C. */
    final Contender peers() throws IOException, InterruptedException {
        return keep(lab.peers());
    }

    static void requireEqual(String what, Object expected, Object actual) throws IOException {
        if (!expected.equals(actual)) {
            throw new IOException(
                    "%s differs from the one that was parsed: %s, not %s"
                            .formatted(what, actual, expected));
        }
    }
}
