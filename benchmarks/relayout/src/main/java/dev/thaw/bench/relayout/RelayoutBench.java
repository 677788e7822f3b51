// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.relayout;

import dev.thaw.bench.core.Bar;
import dev.thaw.bench.core.Experiment;
import dev.thaw.bench.core.Numbers;
import dev.thaw.bench.core.RawFile;
import dev.thaw.bench.core.Report;
import dev.thaw.bench.core.Result;
import dev.thaw.bench.core.Run;
import dev.thaw.bench.core.Runner;
import dev.thaw.bench.core.Started;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
        name = "thaw bench relayout",
        sortOptions = false,
        description = {
            "Measures programs that run against themselves with their code re-laid, and against BOLT on files.",
            "A run that was stopped goes on where it was, as long as the sources are the same.",
            ""
        },
        footer = {
            "",
            "Exit codes: 0; 1 an experiment failed, or with --check a bar is missed; 2 wrong usage.",
            "",
            "Example: thaw bench relayout --only rocket,redis --rounds 15"
        })
public final class RelayoutBench implements Callable<Integer> {
    private static final String NAME = "relayout";
    private static final int ROUNDS = 15;
    private static final int QUICK_ROUNDS = 2;

    @Option(
            names = "--only",
            split = ",",
            paramLabel = "NAME",
            description =
                    "rocket, cpython, lua, throws, sqlite, redis, redis-latency, relaying, misses, bam.")
    private List<String> only = List.of();

    @Option(
            names = "--rounds",
            paramLabel = "N",
            description = "In each, all take their turn; default: 15, with --quick 2.")
    private int rounds;

    @Option(
            names = "--quick",
            description = "Fewer rounds: decides nothing, but shows where it is.")
    private boolean quick;

    @Option(names = "--check", description = "Measure nothing; fail if a bar is missed.")
    private boolean check;

    @Option(
            names = "--report",
            description = "Measure nothing; write tables anew from the raw data.")
    private boolean reportOnly;

    @Option(
            names = "--root",
            paramLabel = "DIRECTORY",
            hidden = true,
            defaultValue = ".",
            description = "of the repository")
    private Path root;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this text and exit.")
    private boolean help;

    private final PrintStream progress = System.err;

    public static void main(String[] arguments) {
        CommandLine command = new CommandLine(new RelayoutBench());
        command.setExecutionExceptionHandler((e, line, parsed) -> {
            line.getErr().println("thaw bench relayout: " + e.getMessage());
            return 1;
        });
        System.exit(command.execute(arguments));
    }

    @Override
    public Integer call() throws Exception {
        Path results = root.toAbsolutePath().normalize().resolve("benchmarks/results");
        List<Bar> bars = Bar.of(RelayoutBench.class);
        RawFile raw = RawFile.open(results.resolve(NAME + "-raw.jsonl"));
        if (check) {
            return check(bars, new Report(NAME, bars, raw.rounds()).results());
        }
        if (reportOnly) {
            report(results, bars, raw);
            return 0;
        }
        Path work = Files.createTempDirectory("thaw-bench-relayout");
        // also when the run is interrupted
        Thread end =
                new Thread(() -> {
                    Started.closeAll();
                    delete(work);
                });
        Runtime.getRuntime().addShutdownHook(end);
        Run run = Run.here(root, command(), quick);
        List<String> failed = new Runner(raw, run, progress).run(experiments(work), roundsToRun());
        report(results, bars, raw);
        failed.forEach(reason -> progress.println("thaw bench relayout: failed: " + reason));
        return failed.isEmpty() ? 0 : 1;
    }

    private void report(Path results, List<Bar> bars, RawFile raw) throws IOException {
        Report report = new Report(NAME, bars, raw.rounds());
        report.write(results);
        report.results().forEach(this::print);
    }

    private int roundsToRun() {
        return rounds > 0 ? rounds : quick ? QUICK_ROUNDS : ROUNDS;
    }

    private String command() {
        String text = "thaw bench relayout";
        text += only.isEmpty() ? "" : " --only " + String.join(",", only);
        text += quick ? " --quick" : "";
        return text + " --rounds " + roundsToRun();
    }

    private List<Experiment> experiments(Path work) throws IOException {
        Places places = new Places(root.toAbsolutePath().normalize(), work);
        List<Experiment> all = all(places, quick);
        List<String> names = all.stream().map(Experiment::name).toList();
        for (String name : only) {
            if (!names.contains(name)) {
                throw new IOException(
                        "there is no experiment '%s'; there are %s"
                                .formatted(name, String.join(", ", names)));
            }
        }
        return all.stream().filter(e -> only.isEmpty() || only.contains(e.name())).toList();
    }

    static List<Experiment> all(Places places, boolean quick) {
        return List.of(
                new Gain(places, Subject.ROCKET),
                new Gain(places, Subject.CPYTHON),
                new Gain(places, Subject.LUA),
                new Gain(places, Subject.THROWS),
                new WholeRun(places),
                new RedisGain(places, quick),
                new RedisLatency(places, quick),
                new Relaying(places),
                new CacheMisses(places),
                new BatchBuild(places));
    }

    private int check(List<Bar> bars, List<Result> results) {
        results.forEach(this::print);
        for (Bar bar : bars) {
            if (results.stream().noneMatch(result -> result.id().equals(bar.id()))) {
                System.out.printf("%-9s %s%n", "not there", bar.claim());
            }
        }
        boolean missed = results.stream().anyMatch(r -> r.state() == Result.State.MISSED);
        return missed ? 1 : 0;
    }

    private void print(Result result) {
        System.out.printf(
                "%-9s %s: %s %s, asked %s%n",
                result.state().name().toLowerCase(Locale.ROOT),
                result.claim(),
                Numbers.text(result.value()),
                result.unit(),
                result.bar());
    }

    private static void delete(Path directory) {
        try (Stream<Path> files = Files.walk(directory)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(file);
            }
        } catch (IOException e) {
            System.err.println("thaw bench relayout: " + directory + " is left over: " + e);
        }
    }
}
