// SPDX-License-Identifier: Apache-2.0
package dev.thaw.demo;

import dev.thaw.bench.core.Experiment;
import dev.thaw.bench.core.Measurements;
import dev.thaw.bench.process.ProcessMemory;
import dev.thaw.bench.process.Report;
import dev.thaw.bench.process.ReportingProcess;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Makes the snapshot that the others map. */
final class SnapshotExperiment extends Experiment {
    static final String NAME = "making the snapshot";

    private static final double MICROS_PER_MILLI = 1000;

    private final List<String> program;
    private final Path jar;
    private final Path snapshot;
    private final Consumer<Report> listener;

    SnapshotExperiment(List<String> program, Path jar, Path snapshot, Consumer<Report> listener) {
        super(NAME, List.of("WordNet"), 0, 6);
        this.program = program;
        this.jar = jar;
        this.snapshot = snapshot;
        this.listener = listener;
    }

    @Override
    public void prepare() {}

    @Override
    public void turn(String contender, Measurements to) throws IOException {
        List<String> command = new ArrayList<>(program);
        command.addAll(List.of("snapshot", jar.toString(), snapshot.toString()));
        try (ReportingProcess process =
                ReportingProcess.start(
                        "the process that makes the snapshot", 1, command, listener)) {
            add("parse", Report.LOADED, process, to);
            add("SNAPSHOT", Report.SNAPSHOT_TAKEN, process, to);
            add("STORE", Report.STORED, process, to);
            process.finish();
        }
        to.add("file", "MiB", Files.size(snapshot) / ProcessMemory.MEBI);
    }

    private static void add(String metric, String event, ReportingProcess process, Measurements to)
            throws IOException {
        to.add(metric, "ms", process.await(event).report().number("micros") / MICROS_PER_MILLI);
    }
}
