// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.command;

import dev.thaw.bench.core.Benchmark;
import dev.thaw.bench.core.Experiment;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Measures what those get who install Thaw. */
@Command(
        name = "command",
        sortOptions = false,
        description = {
            "Measures starts of the command from an unpacked archive, beside the same command on a"
                    + " JVM; and how large the archives are.",
            "",
            "Takes what './thaw dist' has made. A run that was stopped goes on where it was.",
            ""
        },
        footer = {
            "",
            "Exit codes: 0 all was measured, 1 something failed, 2 wrong usage. Whether bars hold is"
                    + " told by 'thaw bench --check'.",
            "",
            "Example: thaw bench command --only version --rounds 6"
        })
public final class CommandBench extends Benchmark {
    private static final int ROUNDS = 40;

    @Option(
            names = "--dist",
            paramLabel = "DIR",
            description = "Where the archives are; default: dist/target/dist.")
    private Path dist;

    private Installation installation;

    @Override
    public List<Experiment> experiments() {
        return List.of(
                new StartExperiment("version", this, List.of("--version")),
                new StartExperiment(
                        "snapshot info", this, List.of("snapshot", "info", Installation.SNAPSHOT)),
                new SizeExperiment(this));
    }

    @Override
    protected int defaultRounds() {
        return ROUNDS;
    }

    @Override
    protected boolean buildsImages() {
        return false;
    }

    @Override
    protected void checkArguments() {
        if (!Files.isDirectory(dist())) {
            throw wrong(
                    "--dist %s: there is no such directory; run './thaw dist'".formatted(dist()));
        }
    }

    Path dist() {
        return dist != null ? dist : root().resolve("dist/target/dist");
    }

    /** Unpacked once for all experiments. */
    Installation installation() throws IOException, InterruptedException {
        if (installation == null) {
            installation = Installation.unpack(dist(), files());
        }
        return installation;
    }
}
