// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.visor.demo;

import dev.thaw.bench.core.Started;
import dev.thaw.bench.visor.Places;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

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
        footer = {"", "Example: thaw demo visor --instances 4"})
public final class VisorDemo implements Callable<Integer> {
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

    @Option(names = "--root", hidden = true, defaultValue = ".")
    private Path root;

    @Option(names = "--server-option", hidden = true)
    private List<String> serverOptions = List.of();

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this text and exit.")
    private boolean help;

    public static void main(String[] arguments) {
        System.exit(
                new CommandLine(new VisorDemo())
                        .setExecutionExceptionHandler((failure, command, parsed) -> {
                            if (!(failure instanceof IOException)) {
                                throw failure;
                            }
                            command.getErr().println("thaw demo visor: " + failure.getMessage());
                            return 1;
                        })
                        .execute(arguments));
    }

    @Override
    public Integer call() throws IOException {
        if (instances < 1 || instances > 16) {
            System.err.println("thaw demo visor: --instances is from 1 to 16");
            return CommandLine.ExitCode.USAGE;
        }
        Path work = Files.createTempDirectory("thaw-demo-visor");
        // also when it is interrupted
        Runtime.getRuntime()
                .addShutdownHook(
                        new Thread(() -> {
                            Started.closeAll();
                            delete(work);
                        }));
        Files.createDirectories(output);
        Places places = Places.find(root.toAbsolutePath().normalize(), work);
        List<DemoFunction> functions = DemoFunction.all(places);
        DemoRun run = new DemoRun(places, functions, instances, System.err);
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

    private static void delete(Path tree) {
        try (Stream<Path> files = Files.walk(tree)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(file);
            }
        } catch (IOException e) {
            System.err.println("thaw demo visor: " + tree + " is left: " + e.getMessage());
        }
    }
}
