// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.layout;

import dev.thaw.bench.core.Experiment;
import dev.thaw.bench.core.Measurements;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What recording costs a start: each kind of probe alone, and all together. */
final class ProbesExperiment extends Experiment {
    private static final String PLAIN = "GraalVM's order";
    private static final String ALL = "all";
    private static final double NANOS_PER_MS = 1e6;

    private final MeasuredProgram program;
    private final Images images;
    private final LayoutBench benchmark;
    private final Map<String, Path> built = new HashMap<>();

    ProbesExperiment(MeasuredProgram program, Images images, LayoutBench benchmark) {
        super(
                program.id() + ", each kind of probe",
                List.of(PLAIN, "cu", "method", "heap", ALL),
                0,
                1);
        this.program = program;
        this.images = images;
        this.benchmark = benchmark;
    }

    @Override
    public void prepare() throws Exception {
        for (String contender : contenders()) {
            built.put(
                    contender,
                    switch (contender) {
                        case PLAIN -> images.plain(program);
                        case ALL -> images.instrumented(program);
                        default -> images.recordingOnly(program, contender);
                    });
        }
    }

    @Override
    public void turn(String contender, Measurements to) throws IOException, InterruptedException {
        Path image = built.get(contender);
        Map<String, String> variables = new HashMap<>();
        Path trace = Images.trace(benchmark);
        variables.put("THAW_STARTUP_TRACE", trace.toString());
        to.add(
                "warm start, trace mapped",
                "ms",
                Starts.warm(program, image, variables) / NANOS_PER_MS);
        variables.put("THAW_STARTUP_DUMP", "1");
        to.add(
                "warm start, trace written",
                "ms",
                Starts.warm(program, image, variables) / NANOS_PER_MS);
        to.add("image", "MiB", (double) Files.size(image) / (1 << 20));
    }
}
