// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.toolchain;

import dev.thaw.bench.core.Commands;
import dev.thaw.bench.core.Experiment;
import dev.thaw.bench.core.Measurements;
import dev.thaw.bench.image.Trees;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/**
 * From an empty cache to the first image: what makes a stock JDK a GraalVM is built first. Thaw
 * itself is built, and what it downloads is there.
 */
final class FirstImageExperiment extends Experiment {
    private static final double NANO = 1e-9;
    private static final Duration LIMIT = Duration.ofMinutes(10);

    private final ToolchainBench benchmark;

    FirstImageExperiment(ToolchainBench benchmark) {
        super("first image", List.of("empty cache"), 3, 120);
        this.benchmark = benchmark;
    }

    @Override
    public void prepare() {}

    @Override
    public void turn(String contender, Measurements to) throws Exception {
        Path cache = benchmark.files().resolve("cache");
        Map<String, String> environment = Map.of("XDG_CACHE_HOME", cache.toString());
        String thaw = benchmark.root().resolve("thaw").toString();
        try {
            long start = System.nanoTime();
            Commands.output(List.of(thaw, "native-image", "--thaw-home"), environment, LIMIT);
            double home = (System.nanoTime() - start) * NANO;
            Build build =
                    Build.of(
                            List.of(thaw, "native-image"),
                            benchmark.files().resolve("first"),
                            environment);
            to.add("home", "s", home);
            to.add("home and first image", "s", home + build.seconds());
        } finally {
            Trees.delete(cache);
        }
    }
}
