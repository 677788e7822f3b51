// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.hottub;

import dev.thaw.bench.core.Measurements;
import java.util.List;
import java.util.concurrent.Callable;

/** The first runs of a program in a server of its own (figure 11 of the paper). */
final class ReuseExperiment extends HottubExperiment {
    private final String program;
    private final List<Integer> queries;

    /**
     * @param program {@code spark} stands for all queries in turn, in one server
     * @param suffix of the experiment's name
     */
    ReuseExperiment(
            String program,
            String suffix,
            List<Integer> queries,
            double seconds,
            Callable<Workshop> source) {
        super("reuses " + program + suffix, List.of(Workshop.WARM), 1, seconds, source);
        this.program = program;
        this.queries = queries;
    }

    @Override
    public void prepare() throws Exception {
        workshop();
    }

    @Override
    public void turn(String contender, Measurements to) throws Exception {
        if (program.equals("spark")) {
            double[][] runs = workshop().warmUp(queries);
            for (int i = 0; i < runs.length; i++) {
                add("q" + queries.get(i) + " ", runs[i], to);
            }
        } else {
            add("", workshop().warmUp(workshop().program(program)), to);
        }
        workshop().serverMemory(to);
    }

    private static void add(String of, double[] runs, Measurements to) {
        to.add(of + "runs in turn", "ms", runs);
        for (int number : List.of(1, 2, 5, 20)) {
            if (number <= runs.length) {
                to.add(of + "run " + number, "ms", runs[number - 1]);
            }
        }
    }
}
