// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.layout;

import dev.thaw.bench.core.Experiment;
import dev.thaw.bench.core.Measurements;
import dev.thaw.bench.image.BuildReport;
import dev.thaw.layout.tool.ReadAhead;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Cold and warm starts of one program, in each order of its image. */
final class StartExperiment extends Experiment {
    private static final String PLAIN = "GraalVM's order";
    private static final String RELATIVE = "relative code pointers";
    private static final String ORDERED = "order";
    private static final String DEFAULT = "default";
    private static final String PREFETCHING = "order and prefetch";
    private static final String INSTRUMENTED = "instrumented";
    private static final double NANOS_PER_MS = 1e6;

    private final MeasuredProgram program;
    private final String order;
    private final Images images;
    private final LayoutBench benchmark;
    private final int readAhead;
    private final List<Images.Built> builds = new ArrayList<>();

    /**
     * @param name of the experiment
     * @param order what is ordered and by what
     * @param readAhead of the disk with the images, KiB; 0: what it has
     */
    StartExperiment(
            MeasuredProgram program,
            String name,
            String order,
            int readAhead,
            Images images,
            LayoutBench benchmark) {
        super(
                name,
                List.of(PLAIN, RELATIVE, ORDERED, DEFAULT, PREFETCHING, INSTRUMENTED),
                0,
                program.isService() ? 8 : 3);
        this.program = program;
        this.order = order;
        this.readAhead = readAhead;
        this.images = images;
        this.benchmark = benchmark;
    }

    @Override
    public void prepare() throws Exception {
        for (int number = 0; number < benchmark.builds(); number++) {
            builds.add(images.build(program, order, number));
        }
        if (readAhead > 0) {
            keep(ReadAhead.set(benchmark.cacheDirectory(), readAhead));
        }
    }

    /** Rounds take builds in turn. */
    @Override
    public void turn(String contender, Measurements to) throws IOException, InterruptedException {
        Images.Built built = builds.get(to.round() % builds.size());
        switch (contender) {
            case PLAIN -> {
                starts(program, built.plain(), to);
                buildOnce(built.plain(), to);
            }
            case RELATIVE -> {
                starts(program, built.relative(), to);
                buildOnce(built.relative(), to);
            }
            case ORDERED -> {
                starts(program, built.ordered(), to);
                to.add("units touched", "units", built.profiledUnits());
                to.add("objects touched", "objects", built.profiledObjects());
                to.add("read-ahead", "KiB", ReadAhead.of(benchmark.cacheDirectory()));
                if (isFirstOf(to)) {
                    BuildLog.of(built.byDefault())
                            .found()
                            .forEach((identity, share) ->
                                    to.add("found by " + identity, "%", 100 * share));
                }
            }
            case DEFAULT -> {
                starts(program, built.byDefault(), to);
                buildOnce(built.byDefault(), to);
            }
            case PREFETCHING -> starts(program, built.prefetching(), to);
            default -> {
                instrumented(built.instrumented(), to);
                buildOnce(built.instrumented(), to);
            }
        }
    }

    /** Later rounds start what was built for an earlier one: that is no further build. */
    private boolean isFirstOf(Measurements to) {
        return to.round() < builds.size();
    }

    /** What the image costs before it starts. */
    private void buildOnce(Path image, Measurements to) throws IOException {
        if (!isFirstOf(to)) {
            return;
        }
        BuildReport report = BuildLog.of(image).report();
        to.add("build", "s", report.seconds());
        to.add("memory of the build", "GB", report.peakMemory());
        to.add("image", "MiB", (double) Files.size(image) / (1 << 20));
    }

    static void starts(MeasuredProgram program, Path image, Measurements to)
            throws IOException, InterruptedException {
        Starts.Sample sample = Starts.measure(program, image);
        to.add("faults, code", "faults", sample.textFaults());
        to.add("faults, heap", "faults", sample.heapFaults());
        to.add("faults, code and heap", "faults", sample.textFaults() + sample.heapFaults());
        to.add("all faults", "faults", sample.allFaults());
        to.add("cold start", "ms", sample.coldNanos() / NANOS_PER_MS);
        to.add("warm start", "ms", sample.warmNanos() / NANOS_PER_MS);
        // what a start pays for a file that is not in memory
        to.add("cold penalty", "ms", (sample.coldNanos() - sample.warmNanos()) / NANOS_PER_MS);
        if (sample.coldReads() != null) {
            to.add("read from the disk", "KiB", sample.coldReads().kib());
            to.add("requests to the disk", "requests", sample.coldReads().requests());
        }
    }

    private void instrumented(Path image, Measurements to)
            throws IOException, InterruptedException {
        Map<String, String> variables = new HashMap<>();
        Path trace = Images.trace(benchmark);
        variables.put("THAW_STARTUP_TRACE", trace.toString());
        double mapped = Starts.warm(program, image, variables);
        to.add("trace", "KiB", Files.size(trace) / 1024.0);
        to.add("warm start, trace mapped", "ms", mapped / NANOS_PER_MS);
        // a service is killed, so it writes none
        if (!program.isService()) {
            variables.put("THAW_STARTUP_DUMP", "1");
            double dumped = Starts.warm(program, image, variables);
            to.add("warm start, trace written", "ms", dumped / NANOS_PER_MS);
        }
    }
}
