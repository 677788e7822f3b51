// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.hottub;

import dev.thaw.bench.core.Measurements;
import dev.thaw.bench.core.ProcFiles;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;

/** Runs of a program without a pause between them, so that the server's reset is in the way. */
final class BackToBackExperiment extends HottubExperiment {
    private static final int RUNS = 20;

    private final String id;
    private MeasuredProgram program;

    BackToBackExperiment(String id, Callable<Workshop> source) {
        super("back-to-back " + id, List.of(Workshop.WARM, Workshop.PLAIN), 8, 8, source);
        this.id = id;
    }

    @Override
    public void prepare() throws Exception {
        program = workshop().program(id);
        workshop().warmUp(program);
    }

    @Override
    public void turn(String contender, Measurements to) throws Exception {
        Processes processes = workshop().processes();
        if (contender.equals(Workshop.PLAIN)) {
            add(processes.plain(program, RUNS), 0, to);
            return;
        }
        ServerPage page = ServerPage.only(processes.servers());
        long server = page.process();
        long runs = page.runs();
        double before = ProcFiles.cpuSeconds(List.of(server));
        Processes.Batch batch = processes.warm(program, RUNS);
        processes.awaitIdle();
        ServerPage after = ServerPage.only(processes.servers());
        if (after.process() != server || after.runs() != runs + RUNS) {
            throw new IOException(
                    "of %d runs, server %d had %d: %s"
                            .formatted(
                                    RUNS,
                                    server,
                                    after.runs() - runs,
                                    processes.thaw("--thaw-status")));
        }
        add(batch, ProcFiles.cpuSeconds(List.of(server)) - before, to);
    }

    private static void add(Processes.Batch batch, double server, Measurements to) {
        to.add("each run", "ms", batch.nanos() / Workshop.NANOS_PER_MS / RUNS);
        to.add("processor time of each", "ms", (batch.cpuSeconds() + server) * 1e3 / RUNS);
    }
}
