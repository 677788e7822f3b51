// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.command;

import dev.thaw.bench.core.Experiment;
import dev.thaw.bench.core.Measurements;
import dev.thaw.bench.process.Supervisor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** One command, by the image of the installation and on a JVM. */
final class StartExperiment extends Experiment {
    private static final String INSTALLED = "installed";
    private static final double NANOS_PER_MS = 1e6;
    private static final int MOST_SECONDS = 60;

    private final CommandBench benchmark;
    private final List<String> words;

    StartExperiment(String name, CommandBench benchmark, List<String> words) {
        super(name, List.of(INSTALLED, "on a JVM"));
        this.benchmark = benchmark;
        this.words = words;
    }

    /** Files are in memory then, and both say the same. */
    @Override
    public void prepare() throws Exception {
        Path image = benchmark.files().resolve("image.out");
        Path jvm = benchmark.files().resolve("jvm.out");
        run(INSTALLED, image);
        run(contenders().getLast(), jvm);
        if (Files.mismatch(image, jvm) >= 0) {
            throw new IOException(
                    "%s: the image says '%s', a JVM '%s'"
                            .formatted(
                                    String.join(" ", words),
                                    Files.readString(image),
                                    Files.readString(jvm)));
        }
    }

    @Override
    public void turn(String contender, Measurements to) throws Exception {
        double time = run(contender, benchmark.files().resolve("turn.out"));
        to.add("start to end", "ms", time);
    }

    private double run(String contender, Path output) throws IOException, InterruptedException {
        Installation installation = benchmark.installation();
        ProcessBuilder builder =
                new ProcessBuilder(
                                contender.equals(INSTALLED)
                                        ? installation.command(words)
                                        : installation.onJvm(benchmark.root(), words))
                        .directory(installation.where().toFile())
                        .redirectErrorStream(true)
                        .redirectOutput(output.toFile());
        long start = System.nanoTime();
        Process process = Supervisor.start(builder);
        boolean ended = process.waitFor(MOST_SECONDS, TimeUnit.SECONDS);
        double time = (System.nanoTime() - start) / NANOS_PER_MS;
        Supervisor.end(process);
        if (!ended || process.exitValue() != 0) {
            throw new IOException(
                    "%s %s: %s"
                            .formatted(
                                    String.join(" ", builder.command()),
                                    ended ? "ended with " + process.exitValue() : "has not ended",
                                    Files.readString(output)));
        }
        return time;
    }
}
