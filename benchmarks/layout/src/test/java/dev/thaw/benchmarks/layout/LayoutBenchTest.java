// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.bench.core.Experiment;
import dev.thaw.bench.core.Part;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

class LayoutBenchTest {
    private static void refused(String reason, String... arguments) {
        StringWriter text = new StringWriter();
        CommandLine command = LayoutBench.commandLine();
        command.setErr(new PrintWriter(text));
        assertEquals(CommandLine.ExitCode.USAGE, command.execute(arguments), text.toString());
        assertTrue(text.toString().contains(reason), text.toString());
    }

    @Test
    void wrongUsageIsRefusedByName() {
        refused("--program java: there is none", "--program", "java");
        refused("--read-ahead -1: must be 0 or more", "--read-ahead", "-1");
        refused("--order: ", "--order", "cu+any-identity,alphabet");
        refused("GRAALVM_HOME", "--graalvm-home", "", "--read-ahead", "0");
    }

    @Test
    void barsAreAboutProgramsThatAreThere() throws Exception {
        List<Experiment> all = new ArrayList<>(experiments());
        // those of the paper are measured on request
        all.addAll(
                experiments(
                        "--order",
                        "cu,method,incremental-id,structural-hash,heap-path,canonical-path,cu+heap-path",
                        "--read-ahead",
                        "128"));
        Path root = Part.root(LayoutBench.class);
        assertEquals(List.of(), Part.of(root, "layout").unknown(root, all));
    }

    private static List<Experiment> experiments(String... arguments) {
        LayoutBench benchmark = new LayoutBench();
        new CommandLine(benchmark).parseArgs(arguments);
        return benchmark.experiments();
    }

    @Test
    void anotherReadAheadIsAnotherExperiment() {
        assertEquals(
                List.of(
                        "json",
                        "json, the same objects",
                        "json, each kind of probe",
                        "json, a new version"),
                names("--program", "json", "--read-ahead", "128"));
        assertEquals(
                List.of("csv, read-ahead as it is", "csv, the same objects"),
                names("--program", "csv", "--read-ahead", "0"));
    }

    @Test
    void theMainFiguresOfAQuickRunHaveBars() throws Exception {
        Path root = Part.root(LayoutBench.class);
        Part part = Part.of(root, "layout");
        List<String> names = names(part.headline().toArray(String[]::new));
        assertTrue(
                part.readBars(root).stream()
                        .filter(bar -> bar.direction() != null)
                        .anyMatch(bar -> names.containsAll(bar.subject().experiments())));
        assertTrue(names.contains("json"), names::toString);
    }

    private static List<String> names(String... arguments) {
        return experiments(arguments).stream().map(Experiment::name).toList();
    }
}
