// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.layout;

import dev.thaw.bench.core.Experiment;
import dev.thaw.bench.core.Measurements;
import dev.thaw.layout.tool.ReadAhead;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Cold and warm starts of one program, in each order of its image. */
final class StartExperiment extends Experiment {
    private static final String PLAIN = "GraalVM's order";
    private static final String ORDERED = "order";
    private static final String DEFAULT = "default";
    private static final String PREFETCHING = "order and prefetch";
    private static final String INSTRUMENTED = "instrumented";
    private static final double NANOS_PER_MS = 1e6;

    private final MeasuredProgram program;
    private final String order;
    private final Images images;
    private final LayoutBench benchmark;
    private Images.Built built;

    /**
     * @param name of the experiment
     * @param order what is ordered and by what
     */
    StartExperiment(
            MeasuredProgram program,
            String name,
            String order,
            Images images,
            LayoutBench benchmark) {
        super(
                name,
                List.of(PLAIN, ORDERED, DEFAULT, PREFETCHING, INSTRUMENTED),
                0,
                program.isService() ? 8 : 3);
        this.program = program;
        this.order = order;
        this.images = images;
        this.benchmark = benchmark;
    }

    @Override
    public void prepare() throws Exception {
        built = images.build(program, order);
        if (benchmark.readAhead() > 0) {
            keep(ReadAhead.set(benchmark.cacheDirectory(), benchmark.readAhead()));
        }
    }

    @Override
    public void turn(String contender, Measurements to) throws IOException, InterruptedException {
        switch (contender) {
            case PLAIN -> starts(built.plain(), to);
            case ORDERED -> {
                starts(built.ordered(), to);
                to.add("units touched", "units", built.profiledUnits());
                to.add("objects touched", "objects", built.profiledObjects());
                to.add("read-ahead", "KiB", ReadAhead.of(benchmark.cacheDirectory()));
                built.found()
                        .forEach((identity, share) ->
                                to.add("found by " + identity, "%", 100 * share));
            }
            case DEFAULT -> starts(built.byDefault(), to);
            case PREFETCHING -> starts(built.prefetching(), to);
            default -> instrumented(to);
        }
    }

    private void starts(Path image, Measurements to) throws IOException, InterruptedException {
        Starts.Sample sample = Starts.measure(program, image);
        to.add("faults, code", "faults", sample.textFaults());
        to.add("faults, heap", "faults", sample.heapFaults());
        to.add("faults, code and heap", "faults", sample.textFaults() + sample.heapFaults());
        to.add("all faults", "faults", sample.allFaults());
        to.add("cold start", "ms", sample.coldNanos() / NANOS_PER_MS);
        to.add("warm start", "ms", sample.warmNanos() / NANOS_PER_MS);
    }

    private void instrumented(Measurements to) throws IOException, InterruptedException {
        Map<String, String> variables = new HashMap<>();
        variables.put("THAW_STARTUP_TRACE", Images.trace(benchmark).toString());
        double mapped = Starts.warm(program, built.instrumented(), variables);
        to.add("warm start, trace mapped", "ms", mapped / NANOS_PER_MS);
        // a service is killed, so it writes none
        if (!program.isService()) {
            variables.put("THAW_STARTUP_DUMP", "1");
            double dumped = Starts.warm(program, built.instrumented(), variables);
            to.add("warm start, trace written", "ms", dumped / NANOS_PER_MS);
        }
    }
}
