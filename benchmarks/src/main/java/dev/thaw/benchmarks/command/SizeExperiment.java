// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.command;

import dev.thaw.bench.core.Experiment;
import dev.thaw.bench.core.Measurements;
import java.nio.file.Files;
import java.util.Map;

/** What is fetched to install Thaw. */
final class SizeExperiment extends Experiment {
    private static final double MB = 1e6;

    private static final Map<String, String> FILES =
            Map.of(
                    "archive", Installation.ARCHIVE,
                    "archive of scripts", "thaw-*-scripts.tar.zst",
                    "package", "thaw_*.deb",
                    "container", "thaw-*-oci.tar",
                    "libraries", "thaw-*-maven.zip");

    private final CommandBench benchmark;

    SizeExperiment(CommandBench benchmark) {
        super("size", FILES.keySet().stream().sorted().toList(), 1, 1);
        this.benchmark = benchmark;
    }

    @Override
    public void prepare() {}

    @Override
    public void turn(String contender, Measurements to) throws Exception {
        String pattern = FILES.get(contender);
        to.add("size", "MB", Files.size(Installation.file(benchmark.dist(), pattern)) / MB);
    }
}
