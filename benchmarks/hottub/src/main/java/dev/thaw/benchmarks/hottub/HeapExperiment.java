// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.hottub;

import dev.thaw.bench.core.Measurements;
import java.util.List;
import java.util.concurrent.Callable;

/** Reset and heap walk after a program that has held 200 MB of small objects to its end. */
final class HeapExperiment extends HottubExperiment {
    /** The walk begins when no client has come for 50 ms. */
    private static final int WALK_MILLIS = 500;

    private MeasuredProgram program;

    HeapExperiment(Callable<Workshop> source) {
        super("heap", List.of(Workshop.WARM), 12, 2, source);
    }

    @Override
    public void prepare() throws Exception {
        program = workshop().programs().largeHeap();
        workshop().warmUp(program);
    }

    @Override
    public void turn(String contender, Measurements to) throws Exception {
        workshop().warm(program, null, to);
        Thread.sleep(WALK_MILLIS);
        ServerPage page = ServerPage.only(workshop().processes().servers());
        double walk = page.heapWalk() / Workshop.NANOS_PER_MS;
        to.add("heap walk", "ms", walk);
        to.add("reset and heap walk", "ms", page.reset() / Workshop.NANOS_PER_MS + walk);
        workshop().checkServer();
    }
}
