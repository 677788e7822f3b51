// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.doss.experiment;

import dev.thaw.bench.core.Experiment;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** An experiment with one layout of snapshots; its processes end with it. */
abstract class DossExperiment implements Experiment {
    static final int SLOT = 0;
    static final double PER_MICROSECOND = 1e3;
    static final double PER_MILLISECOND = 1e6;

    final Lab lab;
    private final String name;
    private final List<Contender> running = new ArrayList<>();

    DossExperiment(String name, Lab lab) {
        this.name = name;
        this.lab = lab;
    }

    @Override
    public final String name() {
        return name + " " + lab.layout();
    }

    /** The image, ready for commands. */
    final Contender image(String... options) throws IOException {
        return started(lab.image(options));
    }

    /** The program in C. */
    final Contender peers() throws IOException {
        return started(lab.peers());
    }

    private Contender started(Contender contender) {
        running.add(contender);
        return contender;
    }

    static void requireEqual(String what, Object expected, Object actual) throws IOException {
        if (!expected.equals(actual)) {
            throw new IOException(
                    "%s differs from the one that was parsed: %s, not %s"
                            .formatted(what, actual, expected));
        }
    }

    @Override
    public final void close() {
        running.forEach(Contender::close);
    }
}
