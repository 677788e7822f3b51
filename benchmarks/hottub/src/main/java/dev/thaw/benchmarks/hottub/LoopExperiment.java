// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.hottub;

import dev.thaw.bench.core.Measurements;
import java.util.List;
import java.util.concurrent.Callable;

/** A loop in compiled code, which says itself how long it took, in a warm and a plain JVM. */
final class LoopExperiment extends HottubExperiment {
    private static final int WARM_UPS = 3;

    private final boolean table;
    private MeasuredProgram program;

    /**
     * @param table whether it is the loop over a table in a static final field
     */
    LoopExperiment(String name, boolean table, Callable<Workshop> source) {
        super(name, List.of(Workshop.WARM, Workshop.PLAIN), 10, 8, source);
        this.table = table;
    }

    @Override
    public void prepare() throws Exception {
        program = table ? workshop().programs().table() : workshop().programs().compute();
        workshop().stopServers();
        for (int i = 0; i < WARM_UPS; i++) {
            workshop().warm(program, null);
        }
    }

    @Override
    public void turn(String contender, Measurements to) throws Exception {
        Processes.Timed run =
                contender.equals(Workshop.WARM)
                        ? workshop().warm(program, null)
                        : workshop().plain(program, program.command(List.of()));
        to.add("loop", "ms", Double.parseDouble(run.out().strip()) / Workshop.NANOS_PER_MS);
    }
}
