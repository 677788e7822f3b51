// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.doss.experiment;

import dev.thaw.bench.core.Measurements;
import dev.thaw.bench.process.Report;
import dev.thaw.benchmarks.doss.program.BenchProgram;
import java.util.HashMap;
import java.util.Map;

/**
 * How long all other threads stand, for each MiB: while SNAPSHOT copies, at most all of it; while
 * STORE compares, as a thread sees it that looks at the clock.
 */
final class PauseExperiment extends DossExperiment {
    private static final double MEBIBYTE = 1 << 20;
    private static final String WORDNET = "WordNet";

    private final Map<String, Contender> images = new HashMap<>();

    PauseExperiment(Lab lab) {
        super("pause", lab, 15, 4, "small", "strings", "arrays", WORDNET);
    }

    @Override
    public void prepare() throws Exception {
        for (String graph : contenders()) {
            Contender image = image(Memory.LARGE_HEAP);
            images.put(graph, image);
            if (graph.equals(WORDNET)) {
                image.tell("parse", lab.wordNet());
            } else {
                image.tell("make", graph);
            }
        }
    }

    @Override
    public void turn(String contender, Measurements to) throws Exception {
        Contender image = images.get(contender);
        Report done = image.tell("snapshot-graph", SLOT, 1);
        double mebibytes = Long.parseLong(done.values().get(BenchProgram.BYTES)) / MEBIBYTE;
        to.add("pause", "ms/MiB", Contender.nanos(done) / PER_MILLISECOND / mebibytes);
        Report stored = image.tell("store-watched", SLOT, lab.file("pause.doss"));
        to.add("store-pause", "ms/MiB", Contender.nanos(stored) / PER_MILLISECOND / mebibytes);
    }
}
