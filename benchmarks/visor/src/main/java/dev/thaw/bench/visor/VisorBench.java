// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.visor;

import dev.thaw.bench.core.Bar;
import dev.thaw.bench.core.Chart;
import dev.thaw.bench.core.Experiment;
import dev.thaw.bench.core.Numbers;
import dev.thaw.bench.core.RawFile;
import dev.thaw.bench.core.Report;
import dev.thaw.bench.core.Result;
import dev.thaw.bench.core.Run;
import dev.thaw.bench.core.Runner;
import dev.thaw.bench.core.Started;
import dev.thaw.bench.visor.HelloThroughput.Kind;
import dev.thaw.bench.visor.TableFunction.Language;
import dev.thaw.bench.visor.trace.TraceExperiment;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
        name = "thaw bench visor",
        sortOptions = false,
        description = {
            "Measures the function runtime against plain JVMs, node, python3, workerd, wasmtime and Google's Functions Framework.",
            "A run that was stopped goes on where it was, as long as the sources are the same.",
            ""
        },
        footer = {
            "",
            "Exit codes: 0; 1 an experiment failed, or with --check a bar is missed; 2 wrong usage.",
            "",
            "Example: thaw bench visor --only isolates,ready --rounds 8"
        })
public final class VisorBench implements Callable<Integer> {
    private static final String NAME = "visor";
    private static final List<Chart> CHARTS =
            List.of(
                    new Chart("first", "First answer of a function", "isolates", "first answer"),
                    new Chart(
                            "requests",
                            "Hello at 64 connections, for each second of processor time",
                            "hello64",
                            "requests per processor second"),
                    new Chart(
                            "ready",
                            "Start of the runtime to its first answer",
                            "ready",
                            "first answer"));
    private static final int ROUNDS = 8;
    private static final int QUICK_ROUNDS = 2;

    @Option(
            names = "--only",
            split = ",",
            paramLabel = "NAME",
            description =
                    "isolates, create, wasmtime, javascript, python, shared-javascript, shared-python, ready, hello64, http64, sandbox, states, neighbours, density, latency, hashes;"
                            + " on request trace-10s (ten minutes a round), trace-60s, trace-600s (half an hour).")
    private List<String> only = List.of();

    @Option(
            names = "--rounds",
            paramLabel = "N",
            description = "In each, all take their turn; default: 8, with --quick 2.")
    private int rounds;

    @Option(
            names = "--quick",
            description = "Fewer rounds: decides nothing, but shows where it is.")
    private boolean quick;

    @Option(
            names = "--azure",
            paramLabel = "DIRECTORY",
            description =
                    "For traces: the three files of a day of AzureFunctionsDataset2019; default: a synthetic one.")
    private Path azure;

    @Option(names = "--check", description = "Measure nothing; fail if a bar is missed.")
    private boolean check;

    @Option(
            names = "--report",
            description = "Measure nothing; write tables and pictures anew from the raw data.")
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
        CommandLine command = new CommandLine(new VisorBench());
        command.setExecutionExceptionHandler((e, line, parsed) -> {
            line.getErr().println("thaw bench visor: " + e.getMessage());
            return 1;
        });
        System.exit(command.execute(arguments));
    }

    @Override
    public Integer call() throws Exception {
        Path results = root.toAbsolutePath().normalize().resolve("benchmarks/results");
        List<Bar> bars = Bar.of(VisorBench.class);
        RawFile raw = RawFile.open(results.resolve(NAME + "-raw.jsonl"));
        if (check) {
            return check(bars, new Report(NAME, bars, raw.rounds()).results());
        }
        if (reportOnly) {
            report(results, bars, raw);
            return 0;
        }
        Path work = Files.createTempDirectory("thaw-bench-visor");
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
        failed.forEach(reason -> progress.println("thaw bench visor: failed: " + reason));
        return failed.isEmpty() ? 0 : 1;
    }

    private void report(Path results, List<Bar> bars, RawFile raw) throws IOException {
        Report report = new Report(NAME, bars, raw.rounds());
        report.write(results);
        for (Chart chart : CHARTS) {
            chart.write(raw.rounds(), results, NAME);
        }
        report.results().forEach(this::print);
    }

    private int roundsToRun() {
        return rounds > 0 ? rounds : quick ? QUICK_ROUNDS : ROUNDS;
    }

    private String command() {
        String text = "thaw bench visor";
        text += only.isEmpty() ? "" : " --only " + String.join(",", only);
        text += quick ? " --quick" : "";
        return text + " --rounds " + roundsToRun();
    }

    private List<Experiment> experiments(Path work) throws IOException {
        Places places = Places.find(root.toAbsolutePath().normalize(), work);
        List<Experiment> all = new ArrayList<>(all(places, quick));
        if (only.stream().anyMatch(name -> name.startsWith("trace"))) {
            all.addAll(traces(places, azure, quick));
        }
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
        FunctionFiles functions = new FunctionFiles(places, System.err);
        return List.of(
                new IsolateStarts(places, functions),
                new IsolateCreation(places, functions),
                new WasmInstances(places, functions),
                new ScriptIsolates(places, Language.JAVASCRIPT),
                new ScriptIsolates(places, Language.PYTHON),
                new SharedCode(places, Language.JAVASCRIPT),
                new SharedCode(places, Language.PYTHON),
                new RuntimeReady(places, functions),
                new HelloThroughput(places, functions, Kind.WORKERD, quick),
                new HelloThroughput(places, functions, Kind.FRAMEWORK, quick),
                new SandboxCost(places, functions, quick),
                new SharedState(places, functions),
                new Neighbours(places, functions),
                new Density(places, functions, quick),
                new WarmLatency(places, functions, quick),
                new FirstHashes(places, functions, quick));
    }

    /** They take long, so on request. */
    static List<Experiment> traces(Places places, Path azure, boolean quick) {
        FunctionFiles functions = new FunctionFiles(places, System.err);
        return List.of(
                new TraceExperiment(places, functions, 10, azure, quick),
                new TraceExperiment(places, functions, 60, azure, quick),
                new TraceExperiment(places, functions, 600, azure, quick));
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
            System.err.println("thaw bench visor: " + directory + " is left over: " + e);
        }
    }
}
