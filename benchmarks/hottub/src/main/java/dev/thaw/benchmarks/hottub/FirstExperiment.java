// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.hottub;

import dev.thaw.bench.core.Measurements;
import java.util.List;
import java.util.concurrent.Callable;

/**
 * The first run of a program: as users have it, with empty caches, and where it becomes a server,
 * with transformed classes on disk.
 */
final class FirstExperiment extends HottubExperiment {
    static final String EMPTY = "thaw java, caches empty";

    private final String id;
    private MeasuredProgram program;

    FirstExperiment(String id, Callable<Workshop> source) {
        super("first " + id, List.of(Workshop.WARM, Workshop.PLAIN, EMPTY), 10, 4, source);
        this.id = id;
    }

    @Override
    public void prepare() throws Exception {
        program = workshop().program(id);
        workshop().stopServers();
        workshop().warm(program, null);
    }

    @Override
    public void turn(String contender, Measurements to) throws Exception {
        // what was prepared behind a run ends as well
        workshop().stopServers();
        Processes.Timed run =
                switch (contender) {
                    case EMPTY -> {
                        workshop().processes().emptyCaches();
                        Workshop.prepare(program);
                        yield workshop().processes().first(program.command(List.of()));
                    }
                    case Workshop.PLAIN -> workshop().plain(program, program.command(List.of()));
                    default -> {
                        // other contenders empty what it finds on disk
                        workshop().warm(program, null);
                        workshop().stopServers();
                        yield workshop().warm(program, null);
                    }
                };
        to.add(Workshop.RUN, "ms", run.nanos() / Workshop.NANOS_PER_MS);
    }
}
