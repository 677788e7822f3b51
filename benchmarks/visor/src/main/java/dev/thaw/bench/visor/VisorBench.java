// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.visor;

import dev.thaw.bench.core.Benchmark;
import dev.thaw.bench.core.Experiment;
import dev.thaw.bench.visor.HelloThroughput.Kind;
import dev.thaw.bench.visor.TableFunction.Language;
import dev.thaw.bench.visor.VisorExperiment.Lab;
import dev.thaw.bench.visor.trace.TraceExperiment;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
        name = "thaw bench visor",
        sortOptions = false,
        description = {
            "Measures the function runtime against plain JVMs, node, python3, workerd, wasmtime and Google's Functions Framework.",
            "A run that was stopped goes on where it was, as long as the sources are the same.",
            "",
            "Experiments: isolates, create, wasmtime, javascript, python, shared-javascript, shared-python, ready, hello64,"
                    + " http64, sandbox, states, neighbours, density, latency, hashes; when they are named, also"
                    + " trace-10s (ten minutes a round), trace-60s, trace-600s (half an hour).",
            ""
        },
        footer = {
            "",
            "Exit codes: 0; 1 an experiment failed, or with --check a bar is missed; 2 wrong usage.",
            "",
            "Example: thaw bench visor --only isolates,ready --rounds 8"
        })
public final class VisorBench extends Benchmark {
    @Option(
            names = "--azure",
            paramLabel = "PATH",
            description =
                    "For traces: a directory with the three files of a day of AzureFunctionsDataset2019, or the file of AzureFunctionsInvocationTrace2021; default: a synthetic one.")
    private Path azure;

    @Option(
            names = "--trace-minutes",
            paramLabel = "N",
            description =
                    "How long a trace is; default: 10, or 3 where functions are kept for 10 s. The command says so in the results.")
    private int traceMinutes;

    public static void main(String[] arguments) {
        System.exit(commandLine().execute(arguments));
    }

    static CommandLine commandLine() {
        return commandLine(new VisorBench(), "thaw bench visor");
    }

    @Override
    public List<Experiment> experiments() throws IOException {
        if (traceMinutes < 0) {
            throw new IOException("--trace-minutes must be 1 or more, not " + traceMinutes);
        }
        return all(
                Places.find(root(), cacheDirectory(), this::files),
                azure,
                traceMinutes,
                quick(),
                progress());
    }

    static List<Experiment> all(
            Places places, Path azure, int traceMinutes, boolean quick, PrintWriter progress) {
        Lab lab = new Lab(places, new FunctionFiles(places, progress), quick);
        return List.of(
                new IsolateStarts(lab),
                new IsolateCreation(lab),
                new WasmInstances(lab),
                new ScriptIsolates(lab, Language.JAVASCRIPT),
                new ScriptIsolates(lab, Language.PYTHON),
                new SharedCode(lab, Language.JAVASCRIPT),
                new SharedCode(lab, Language.PYTHON),
                new RuntimeReady(lab),
                new HelloThroughput(lab, Kind.WORKERD),
                new HelloThroughput(lab, Kind.FRAMEWORK),
                new SandboxCost(lab),
                new SharedState(lab),
                new Neighbours(lab),
                new Density(lab),
                new WarmLatency(lab),
                new FirstHashes(lab),
                new TraceExperiment(lab, 10, azure, traceMinutes),
                new TraceExperiment(lab, 60, azure, traceMinutes),
                new TraceExperiment(lab, 600, azure, traceMinutes));
    }

    /** Functions are built by the tool. */
    @Override
    protected boolean buildsImages() {
        return false;
    }

    /** Names of sockets are short, and workers have users of their own. */
    @Override
    protected Path parentOfFiles() {
        return Path.of(System.getProperty("java.io.tmpdir"));
    }

    @Override
    protected String conditions() {
        String from = azure == null ? "" : "--azure";
        String length = traceMinutes == 0 ? "" : "--trace-minutes " + traceMinutes;
        String both = (from + " " + length).strip();
        return both.isEmpty() ? null : both;
    }
}
