// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.toolchain;

import dev.thaw.bench.core.Experiment;
import dev.thaw.bench.core.Measurements;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** Builds of hello world, beside what the builder says of them. */
final class BuildExperiment extends Experiment {
    private static final String USUAL = "as usual";
    private static final double GB = 1e9;

    private final ToolchainBench benchmark;

    BuildExperiment(ToolchainBench benchmark) {
        super("build", List.of(USUAL, "-Ob"), 0, 150);
        this.benchmark = benchmark;
    }

    @Override
    public void prepare() {}

    @Override
    public void turn(String contender, Measurements to) throws Exception {
        String nativeImage = benchmark.graalvmHome().resolve("bin/native-image").toString();
        List<String> command =
                contender.equals(USUAL) ? List.of(nativeImage) : List.of(nativeImage, contender);
        Path directory = benchmark.files().resolve("build");
        Build build = Build.of(command, directory, Map.of());
        to.add("time", "s", build.seconds());
        to.add("time that the builder reports", "s", build.reported().seconds());
        to.add("processor time", "s", build.processorSeconds());
        to.add("peak memory of all processes", "GB", build.peak() / GB);
        to.add("peak memory that the builder reports", "GB", build.reported().peakMemory());
    }
}
