// SPDX-License-Identifier: Apache-2.0
package dev.thaw.wordnet.processes;

import dev.thaw.bench.process.Report;
import dev.thaw.bench.process.ReportingProcess;
import dev.thaw.bench.process.Supervisor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * What it took to make a snapshot file, once.
 *
 * @param bytes the size of the file
 */
public record SnapshotCost(long parseMicros, long snapshotMicros, long storeMicros, long bytes) {
    /**
     * Makes the snapshot in a process of its own.
     *
     * @param program the command of the dictionary program
     * @param listener told of every report, progress among them
     */
    public static SnapshotCost make(
            List<String> program,
            Path jar,
            Path file,
            Supervisor supervisor,
            Consumer<Report> listener)
            throws IOException {
        List<String> command = new ArrayList<>(program);
        command.addAll(List.of("snapshot", jar.toString(), file.toString()));
        try (ReportingProcess process =
                ReportingProcess.start(
                        "the process that makes the snapshot", 1, command, supervisor, listener)) {
            long parse = process.await(Report.LOADED).report().number("micros");
            long snapshot = process.await(Report.SNAPSHOT_TAKEN).report().number("micros");
            long store = process.await(Report.STORED).report().number("micros");
            process.finish();
            return new SnapshotCost(parse, snapshot, store, Files.size(file));
        }
    }
}
