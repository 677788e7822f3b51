// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.visor.demo;

import dev.thaw.bench.core.Benchmark;
import dev.thaw.bench.core.Part;
import dev.thaw.bench.core.WorkFiles;
import dev.thaw.bench.image.ImageCache;
import dev.thaw.bench.visor.Places;
import dev.thaw.command.line.Conventions;
import java.io.IOException;
import java.io.PrintWriter;
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

@Command(
        name = "thaw demo visor",
        sortOptions = false,
        description = {
            "Serves six functions in three languages, one of them out of a snapshot of WordNet, and beside that"
                    + " runs a process for each call of each. Compares answers, first answers and memory.",
            "",
            "The first time, two functions are compiled and the JVM for scripts is made: some minutes."
                    + " Needs node and python3.",
            ""
        },
        footer = {
            "",
            "Exit codes: 0 shown, 1 something failed, 2 wrong usage.",
            "",
            "Example: thaw demo visor --instances 4"
        })
public final class VisorDemo implements Callable<Integer> {
    @Spec private CommandSpec spec;

    @Option(
            names = "--instances",
            paramLabel = "N",
            defaultValue = "8",
            description = "Calls at a time of each function; default: ${DEFAULT-VALUE}.")
    private int instances;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "DIRECTORY",
            defaultValue = ".",
            description = "For demo-visor.md, .json and .svg; default: here.")
    private Path output;

    @Option(names = "--json", description = "Print JSON instead of a table.")
    private boolean json;

    @Option(names = "--server-option", hidden = true)
    private List<String> serverOptions = List.of();

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this text and exit.")
    private boolean help;

    public static void main(String[] arguments) {
        System.exit(commandLine().execute(arguments));
    }

    static CommandLine commandLine() {
        return Benchmark.commandLine(new VisorDemo(), "thaw demo visor");
    }

    @Override
    public Integer call() throws IOException {
        if (instances < 1 || instances > 16) {
            throw new ParameterException(spec.commandLine(), "--instances is from 1 to 16");
        }
        Files.createDirectories(output);
        try (WorkFiles files = new WorkFiles(Path.of(System.getProperty("java.io.tmpdir")))) {
            return show(files.directory());
        }
    }

    private int show(Path work) throws IOException {
        Path cache = Files.createDirectories(ImageCache.directoryOf("bench"));
        Places places = Places.find(Part.root(VisorDemo.class), cache, () -> work);
        PrintWriter progress = Conventions.progress(spec);
        List<DemoFunction> functions = DemoFunction.all(places, progress);
        DemoRun run = new DemoRun(places, functions, instances, progress);
        DemoRun.Side processes = run.processes();
        DemoRun.Side visor = run.visor(work.resolve("data"), serverOptions.toArray(String[]::new));
        for (DemoFunction function : functions) {
            String own = visor.answers().get(function.name());
            String other = processes.answers().get(function.name());
            if (!own.equals(other)) {
                throw new IOException(
                        "%s answers %s, its process %s".formatted(function.name(), own, other));
            }
        }
        DemoReport report = new DemoReport(functions, instances, visor, processes);
        Files.writeString(output.resolve("demo-visor.md"), report.table());
        Files.writeString(output.resolve("demo-visor.json"), report.json() + "\n");
        report.draw(output.resolve("demo-visor.svg"));
        System.out.println(json ? report.json() : report.table());
        return 0;
    }
}
