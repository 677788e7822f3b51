// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

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
import picocli.CommandLine.Command;

/** A command in the place of {@code thaw bench doss}, whose experiments take no time. */
class BenchmarkTest {
    @TempDir private Path directory;
    private final StringWriter text = new StringWriter();
    private final List<String> turns = new ArrayList<>();

    @Command(name = "thaw bench doss")
    private final class Small extends Benchmark {
        @Override
        public List<Experiment> experiments() {
            return List.of(new Fast("load linear", false), new Fast("unload linear", true));
        }

        @Override
        protected int defaultRounds() {
            return 3;
        }

        @Override
        protected boolean buildsImages() {
            return false;
        }

        private final class Fast extends Experiment {
            private final boolean fails;

            Fast(String name, boolean fails) {
                super(name, List.of("256 MiB", "64 KiB"));
                this.fails = fails;
            }

            @Override
            public void prepare() throws IOException {
                if (fails) {
                    throw new IOException("nothing to unload");
                }
                Files.writeString(files().resolve("large"), "x");
            }

            @Override
            public void turn(String contender, Measurements to) {
                turns.add(contender);
                to.add("LOAD", "us", turns.size());
                to.addFor("others", "LOAD", "us", turns.size());
            }
        }
    }

    private int run(String... arguments) {
        CommandLine command = Benchmark.commandLine(new Small(), "thaw bench doss");
        command.setOut(new PrintWriter(text, true));
        command.setErr(new PrintWriter(text, true));
        List<String> all = new ArrayList<>(List.of(arguments));
        all.addAll(List.of("--results", directory.resolve("results").toString()));
        all.addAll(List.of("--cache", directory.resolve("cache").toString()));
        return command.execute(all.toArray(String[]::new));
    }

    @Test
    void whatDecidesNothingIsKeptApart() {
        Small counts = new Small();
        Small quick = new Small();
        Benchmark.commandLine(counts, "thaw bench doss").parseArgs();
        Benchmark.commandLine(quick, "thaw bench doss").parseArgs("--quick");
        assertTrue(counts.results().endsWith("benchmarks/results"));
        assertTrue(quick.results().endsWith("target/bench-quick"));
    }

    private List<Round> rounds() throws IOException {
        return RawFile.open(directory.resolve("results/doss-raw.jsonl")).rounds();
    }

    @Test
    void measuresReportsAndGoesOn() throws Exception {
        assertEquals(0, run("--only", "load", "--rounds", "2"), text.toString());
        assertEquals(List.of("256 MiB", "64 KiB", "64 KiB", "256 MiB"), turns);
        assertEquals(0, run("--only", "load linear"), text.toString());
        assertEquals(6, turns.size());
        assertEquals(3, rounds().size());
        assertEquals(2, rounds().getFirst().measurements().get(1).values().length);
        assertEquals("thaw bench doss --only 'load linear'", rounds().getLast().run().command());
        String report = Files.readString(directory.resolve("results/doss.md"));
        assertTrue(report.contains("| LOAD of 256 MiB against 64 KiB (linear) |"), report);
        assertEquals(0, run("--only", "load", "--fresh"), text.toString());
        assertEquals(12, turns.size());
        try (Stream<Path> left = Files.list(directory.resolve("cache"))) {
            assertEquals(List.of(), left.toList());
        }
    }

    @Test
    void quickRunsAreMarkedAndAreNoPartOfOthers() throws Exception {
        assertEquals(0, run("--only", "load", "--quick"), text.toString());
        assertEquals(List.of(true, true), rounds().stream().map(r -> r.run().quick()).toList());
        assertEquals(0, run("--only", "load"), text.toString());
        assertEquals(
                List.of(false, false, false), rounds().stream().map(r -> r.run().quick()).toList());
    }

    @Test
    void whatFailsIsNamedAndTheRestIsMeasured() throws Exception {
        assertEquals(1, run(), text.toString());
        assertTrue(text.toString().contains("failed: unload linear: "), text.toString());
        assertTrue(text.toString().contains("nothing to unload"), text.toString());
        assertEquals(3, rounds().size());
    }

    @Test
    void wrongUsageIsRefused() {
        assertEquals(2, run("--only", "loa"));
        assertTrue(
                text.toString()
                        .contains("--only loa: there is none; there are load linear, unload"),
                text.toString());
        assertEquals(2, run("--only", "load,unload, read-ahead 8192 KiB"));
        assertTrue(
                text.toString().contains("--only unload, read-ahead 8192 KiB: there is none"),
                text.toString());
        assertEquals(2, run("--rounds", "0"));
        assertEquals(1, run("--check"));
        assertFalse(Files.exists(directory.resolve("cache")));
    }
}
