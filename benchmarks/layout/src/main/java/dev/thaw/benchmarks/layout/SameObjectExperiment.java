// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.layout;

import dev.thaw.bench.core.Experiment;
import dev.thaw.bench.core.Measurements;
import dev.thaw.layout.profile.OrderBy;
import dev.thaw.layout.same.SameObjects;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Whether what an ordered build takes for an object of the recorded one is that object, by each
 * identity, of those to which a path in words leads in both builds.
 */
final class SameObjectExperiment extends Experiment {
    private final MeasuredProgram program;
    private final String order;
    private final Images images;
    private final LayoutBench benchmark;
    private final List<SameObjects> builds = new ArrayList<>();

    SameObjectExperiment(
            MeasuredProgram program, String order, Images images, LayoutBench benchmark) {
        super(
                program.id() + ", the same objects",
                Stream.of(OrderBy.Heap.values()).map(OrderBy::name).toList(),
                // one for each build: another round of the same says nothing new
                benchmark.builds(),
                1);
        this.program = program;
        this.order = order;
        this.images = images;
        this.benchmark = benchmark;
    }

    @Override
    public void prepare() throws Exception {
        for (int number = 0; number < benchmark.builds(); number++) {
            builds.add(images.sameObjects(program, order, number));
        }
    }

    @Override
    public void turn(String contender, Measurements to) throws IOException {
        SameObjects objects = builds.get(to.round() % builds.size());
        OrderBy.Heap by = OrderBy.parse(contender).heap();
        SameObjects.Shares shares = objects.by(by);
        to.add("objects touched", "objects", objects.touched());
        to.add("with a path in both builds", "objects", shares.found().all());
        to.add("found as themselves", "%", shares.found().percent());
        to.add("rightly among the touched", "%", shares.right().percent());
    }
}
