// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks;

import dev.thaw.benchmarks.cache.CacheBars;
import dev.thaw.benchmarks.cache.CacheBench;
import dev.thaw.benchmarks.doss.DossBars;
import dev.thaw.benchmarks.doss.DossBench;
import dev.thaw.benchmarks.result.Check;
import dev.thaw.benchmarks.result.ResultFile;
import dev.thaw.benchmarks.sd.SdBars;
import dev.thaw.benchmarks.sd.SdBench;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
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
        subcommands = {DossBench.class, SdBench.class, CacheBench.class},
        description = {
            "Measures what Thaw promises. There are also 'thaw bench sd-matrix', which finds out what"
                    + " serializers get right, 'thaw bench nlp', which measures language"
                    + " processing, and 'thaw bench layout', which measures starts of ordered"
                    + " images; they explain themselves with --help.",
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
            "          thaw bench --check"
        })
public final class Bench implements Callable<Integer> {
    @Spec private CommandSpec spec;

    @Option(
            names = "--check",
            description =
                    "Measure nothing; read the results of the last runs and list the bars that"
                            + " are missed.")
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
        return new CommandLine(new Bench())
                .setExecutionExceptionHandler((failure, command, parsed) -> {
                    String text =
                            failure.getMessage() != null
                                    ? failure.getMessage()
                                    : failure.toString();
                    command.getErr().println("thaw bench: " + text);
                    return CommandLine.ExitCode.SOFTWARE;
                });
    }

    @Override
    public Integer call() throws IOException {
        if (!check) {
            throw new ParameterException(
                    spec.commandLine(), "say what to measure (doss, sd or cache), or --check");
        }
        Path directory = results != null ? results : Libraries.results();
        boolean hold = hold(directory.resolve("doss.json"), DossBars.all(), DossBars.LAYOUTS);
        hold &= hold(directory.resolve("sd.json"), SdBars.all(), SdBars.LAYOUTS);
        hold &= hold(directory.resolve("cache.json"), CacheBars.all(), CacheBars.LAYOUTS);
        hold &= hold(directory.resolve("nlp.json"), NlpBars.all(), Set.of(NlpBars.LAYOUT));
        hold &= hold(directory.resolve("layout.json"), LayoutBars.all(), Set.of(LayoutBars.ORDER));
        hold &= hold(directory.resolve("hottub.json"), HottubBars.all(), Set.of(HottubBars.WARM));
        return hold ? CommandLine.ExitCode.OK : CommandLine.ExitCode.SOFTWARE;
    }

    private boolean hold(Path file, Map<String, Check.Limits> bars, Set<String> layouts)
            throws IOException {
        if (!Files.exists(file)) {
            spec.commandLine()
                    .getErr()
                    .println("thaw bench: there is no %s; run the benchmark first".formatted(file));
            return false;
        }
        List<String> problems = Check.problems(ResultFile.read(file), bars, layouts);
        if (problems.isEmpty()) {
            spec.commandLine().getOut().println("All bars hold: " + file);
            return true;
        }
        spec.commandLine().getErr().println("thaw bench: %s misses bars:".formatted(file));
        problems.forEach(problem -> spec.commandLine().getErr().println("  " + problem));
        return false;
    }
}
