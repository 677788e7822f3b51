// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks;

import dev.thaw.bench.core.Benchmark;
import dev.thaw.bench.core.Check;
import dev.thaw.bench.core.Headlines;
import dev.thaw.bench.core.Papers;
import dev.thaw.bench.core.Part;
import dev.thaw.bench.image.ImageCache;
import dev.thaw.bench.process.Supervisor;
import dev.thaw.benchmarks.cache.CacheBench;
import dev.thaw.benchmarks.command.CommandBench;
import dev.thaw.benchmarks.doss.DossBench;
import dev.thaw.benchmarks.sd.SdBench;
import dev.thaw.benchmarks.toolchain.ToolchainBench;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Measures what the project promises, and says which promises hold. */
@Command(
        name = "thaw bench",
        sortOptions = false,
        subcommands = {
            ToolchainBench.class,
            DossBench.class,
            SdBench.class,
            CacheBench.class,
            CommandBench.class
        },
        description = {
            "Measures what Thaw promises. There are also 'thaw bench sd-matrix', which finds out what"
                    + " serializers get right, 'thaw bench nlp', which measures language"
                    + " processing, 'thaw bench layout', 'thaw bench hottub', 'thaw bench visor' and"
                    + " 'thaw bench relayout';"
                    + " they explain themselves with --help.",
            ""
        },
        footer = {
            "",
            "Exit codes: 0 all went well, 1 something failed or a bar is missed (--check), 2 wrong"
                    + " usage.",
            "",
            "Examples: thaw bench doss",
            "          thaw bench sd --workload 'List<Client>*'",
            "          thaw bench cache",
            "          thaw bench --check",
            "          thaw bench paper",
            "          thaw bench all --quick"
        })
public final class Bench implements Callable<Integer> {
    @Spec private CommandSpec spec;

    @Option(
            names = "--check",
            description =
                    "Measure nothing; say of each bar whether what was measured holds it: held, missed"
                            + " or undecided, by the 95 %% interval; and whether it is stale.")
    private boolean check;

    @Option(
            names = "--results",
            paramLabel = "DIR",
            description = "Where the results are; default: benchmarks/results.")
    private Path results;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this text and exit.")
    private boolean help;

    public static void main(String[] args) {
        System.exit(commandLine(args).execute(args));
    }

    static CommandLine commandLine(String... args) {
        return Benchmark.commandLine(new Bench(), "thaw bench");
    }

    @Override
    public Integer call() throws IOException {
        if (!check) {
            throw new ParameterException(
                    spec.commandLine(),
                    "say what to measure (toolchain, doss, sd, cache or command), or --check");
        }
        Path root = Part.root(Bench.class);
        Path directory = results != null ? results : root.resolve("benchmarks/results");
        return new Check(root, directory, spec.commandLine().getOut()).hold(Part.all(root))
                ? CommandLine.ExitCode.OK
                : CommandLine.ExitCode.SOFTWARE;
    }

    @Command(
            name = "paper",
            mixinStandardHelpOptions = true,
            footer = {"", "Example: thaw bench paper"},
            description =
                    "Every table and figure of the papers: what is claimed, what is measured here, why"
                            + " they differ. Writes benchmarks/results/paper.md.")
    int paper() throws IOException {
        Path root = Part.root(Bench.class);
        Path file = root.resolve("benchmarks/results/paper.md");
        Files.writeString(file, new Papers(root, file.getParent()).markdown());
        spec.commandLine().getOut().println("Written to " + file);
        return CommandLine.ExitCode.OK;
    }

    @Command(
            name = "headlines",
            mixinStandardHelpOptions = true,
            footer = {"", "Example: thaw bench headlines"},
            description = "Writes the rows of the README anew, from what was measured.")
    int headlines() throws IOException {
        Path root = Part.root(Bench.class);
        Path file = root.resolve("README.md");
        new Headlines(root, root.resolve("benchmarks/results")).write(file);
        spec.commandLine().getOut().println("Written to " + file);
        return CommandLine.ExitCode.OK;
    }

    @Command(
            name = "all",
            mixinStandardHelpOptions = true,
            footer = {"", "Example: thaw bench all --quick"},
            description =
                    "Runs all benchmarks, one after the other; what was stopped goes on where it was.")
    int all(
            @Option(
                            names = "--quick",
                            description =
                                    "Only the main figures of each, in two rounds: shows where it is,"
                                            + " decides nothing; results go to a directory of their"
                                            + " own.")
                    boolean quick)
            throws IOException, InterruptedException {
        Path cache = Files.createDirectories(ImageCache.directoryOf("bench"));
        List<String> failed =
                new AllParts(
                                Part.root(Bench.class),
                                quick,
                                cache,
                                spec.commandLine().getOut(),
                                command ->
                                        Supervisor.startPart(
                                                        new ProcessBuilder(command).inheritIO())
                                                .waitFor())
                        .run();
        failed.forEach(name -> spec.commandLine().getErr().println("failed: " + name));
        return failed.isEmpty() ? CommandLine.ExitCode.OK : CommandLine.ExitCode.SOFTWARE;
    }
}
