// SPDX-License-Identifier: Apache-2.0
package dev.thaw.demo;

import dev.thaw.bench.core.Experiment;
import dev.thaw.bench.core.Measurements;
import dev.thaw.bench.process.Report;
import dev.thaw.bench.process.Supervisor;
import dev.thaw.wordnet.processes.SnapshotCost;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;

/** Makes the snapshot that the others map. */
final class SnapshotExperiment implements Experiment {
    static final String NAME = "making the snapshot";

    private static final double MICROS_PER_MILLI = 1000;
    private static final double MEBI = 1 << 20;

    private final List<String> program;
    private final Path jar;
    private final Path snapshot;
    private final Supervisor supervisor;
    private final Consumer<Report> listener;

    SnapshotExperiment(
            List<String> program,
            Path jar,
            Path snapshot,
            Supervisor supervisor,
            Consumer<Report> listener) {
        this.program = program;
        this.jar = jar;
        this.snapshot = snapshot;
        this.supervisor = supervisor;
        this.listener = listener;
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public List<String> contenders() {
        return List.of("WordNet");
    }

    @Override
    public double secondsPerRound() {
        return 6;
    }

    @Override
    public void prepare() {}

    @Override
    public void turn(String contender, Measurements to) throws IOException {
        SnapshotCost cost = SnapshotCost.make(program, jar, snapshot, supervisor, listener);
        to.add("parse", "ms", cost.parseMicros() / MICROS_PER_MILLI);
        to.add("SNAPSHOT", "ms", cost.snapshotMicros() / MICROS_PER_MILLI);
        to.add("STORE", "ms", cost.storeMicros() / MICROS_PER_MILLI);
        to.add("file", "MiB", cost.bytes() / MEBI);
    }
}
