// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.hottub;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.bench.core.Experiment;
import dev.thaw.bench.core.Part;
import dev.thaw.bench.image.ClassPath;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class HottubBenchTest {
    @TempDir private Path directory;

    private static void refused(String reason, String... arguments) {
        StringWriter text = new StringWriter();
        CommandLine command = HottubBench.commandLine();
        command.setErr(new PrintWriter(text));
        assertEquals(CommandLine.ExitCode.USAGE, command.execute(arguments), text.toString());
        assertTrue(text.toString().contains(reason), text.toString());
    }

    @Test
    void wrongUsageIsRefusedByName() {
        refused("--only java: there is none; there are reuses hello, hello", "--only", "java");
        refused("--reuses must be 1 or more", "--reuses", "0");
        refused("--queries: there are [1, 3, ", "--queries", "2");
    }

    @Test
    void barsAreAboutExperimentsThatAreThere() throws Exception {
        List<Experiment> all = new ArrayList<>(experiments());
        all.addAll(experiments("--scale", "1"));
        Path root = Part.root(HottubBench.class);
        assertEquals(List.of(), Part.of(root, "hottub").unknown(root, all));
    }

    private static List<Experiment> experiments(String... arguments) throws IOException {
        HottubBench benchmark = new HottubBench();
        new CommandLine(benchmark).parseArgs(arguments);
        return benchmark.experiments();
    }

    @Test
    void tablesOfAnotherScaleAreOtherExperiments() throws Exception {
        List<String> scales =
                experiments("--scale", "1").stream()
                        .map(Experiment::name)
                        .filter(name -> name.contains("spark"))
                        .toList();
        assertFalse(scales.isEmpty());
        assertTrue(scales.stream().allMatch(name -> name.endsWith(" scale 1.0")), scales::toString);
    }

    @Test
    void runsThatFollowEachOtherAreTimedTogether() throws Exception {
        Path java = ClassPath.java();
        Processes processes = new Processes(java, java, directory);
        MeasuredProgram program =
                new MeasuredProgram(
                        "writes",
                        List.of(),
                        List.of(ClassPath.holding(Writes.class)),
                        Writes.class.getName(),
                        List.of("-d", directory.resolve("out").toString()),
                        false,
                        directory.resolve("out"));
        for (int i = 0; i < 2; i++) {
            Processes.Batch batch = processes.plain(program, 2);
            assertTrue(batch.nanos() > 0);
            assertTrue(batch.cpuSeconds() > 0);
        }
        assertThrows(
                IOException.class,
                () -> processes.plain(program.with("refuses", List.of("-d", "/proc/self")), 2));
    }

    /** Fails if it does not find its directory empty, and leaves a file there. */
    static final class Writes {
        private Writes() {}

        public static void main(String[] arguments) throws IOException {
            Path output = Path.of(arguments[1]);
            try (Stream<Path> files = Files.list(output)) {
                if (files.findAny().isPresent()) {
                    System.exit(1);
                }
            }
            Files.createFile(output.resolve("file"));
        }
    }
}
