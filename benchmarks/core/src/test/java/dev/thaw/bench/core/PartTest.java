// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A repository with one benchmark. */
class PartTest {
    private static final String BARS =
            """
            [{"each": ["a", "b"], "id": "{}", "claim": "claim of {}", "source": "s", "condition": "", "unit": "x",
              "subject": {"experiment": "{}-{1,2}", "contender": "it", "metric": "m"},
              "peer": {"experiment": "{}-{1,2}", "contender": "peer", "metric": "m"},
              "form": "speedup", "bar": 3, "direction": "AT_LEAST"},
             {"id": "shown", "claim": "shown", "source": "s", "condition": "", "unit": "ms", "form": "value",
              "subject": {"experiment": "a-1", "contender": "it", "metric": "m"}}]
            """;

    private static final String PARTS =
            """
            [{"name": "one", "title": "One", "notes": "how", "bars": "bars.json", "headline": [], "sources": ["src"],
              "charts": [{"file": "lines", "title": "t", "experiment": "a-{1,2}", "metric": "m"},
                         {"file": "none", "title": "t", "experiment": "c", "metric": "m"}]}]
            """;

    @TempDir private Path root;
    private Path results;

    @BeforeEach
    void repository() throws Exception {
        results = Files.createDirectories(root.resolve("benchmarks/results"));
        Files.writeString(root.resolve("benchmarks/parts.json"), PARTS);
        Files.writeString(root.resolve("bars.json"), BARS);
        Files.createDirectories(root.resolve("src/test"));
        Files.writeString(root.resolve("src/Measured.java"), "1");
        git("init", "-q");
        commit();
    }

    private void commit() throws Exception {
        git("add", ".");
        git("-c", "user.name=t", "-c", "user.email=t@t", "commit", "-qm", "all");
    }

    private void git(String... arguments) throws Exception {
        List<String> command = new ArrayList<>(List.of("git"));
        command.addAll(List.of(arguments));
        Process git = new ProcessBuilder(command).directory(root.toFile()).inheritIO().start();
        assertEquals(0, git.waitFor());
    }

    private static Round round(String experiment, int number, Run run, double it, double peer) {
        return new Round(
                experiment,
                number,
                run,
                List.of(
                        new Measurement("it", "m", "ms", new double[] {it}),
                        new Measurement("peer", "m", "ms", new double[] {peer})));
    }

    /** Of a: 2 and 8 times as fast, so 4 times by the geometric mean; nothing of b. */
    private void measure() throws IOException {
        Run run = Run.here(root, "thaw bench one", false, null);
        RawFile raw = Part.of(root, "one").raw(results);
        for (int i = 0; i < 8; i++) {
            raw.add(round("a-1", i, run, 1, 2));
            raw.add(round("a-2", i, run, 1, 8));
        }
        raw.add(round("a-1", 8, run, 1, 1000));
    }

    private String check() throws IOException {
        StringWriter text = new StringWriter();
        assertFalse(new Check(root, results, new PrintWriter(text)).hold(Part.all(root)));
        return text.toString();
    }

    @Test
    void meansAreGeometricAndOfRoundsThatAllHave() throws Exception {
        measure();
        Result result = Part.of(root, "one").report(root, results).results().getFirst();
        assertEquals(4, result.median(), 1e-9);
        assertEquals(8, result.n());
    }

    @Test
    void checkSaysWhatIsHeldAndWhatIsNotThere() throws Exception {
        measure();
        String text = check();
        assertTrue(text.contains("  held      claim of a: 4 x (4 to 4, 8 rounds)"), text);
        assertTrue(text.contains("  not there claim of b: asked at least 3x"), text);
        assertTrue(text.contains("1 held, 0 missed, 0 undecided, 1 not measured"), text);
        assertFalse(text.contains("shown"), text);
    }

    @Test
    void resultsAreStaleWhenSourcesHaveChanged() throws Exception {
        measure();
        assertFalse(check().contains("stale"));
        Files.writeString(root.resolve("src/test/MeasuredTest.java"), "1");
        Files.writeString(root.resolve("src/notes.md"), "1");
        Files.writeString(root.resolve("src/bars.json"), "[]");
        commit();
        assertFalse(check().contains("stale"));
        Files.writeString(root.resolve("src/Measured.java"), "2");
        commit();
        assertTrue(check().contains("asked at least 3x, stale"));
    }

    @Test
    void roundsGoOnAsLongAsTheSourcesAreTheSame() throws Exception {
        measure();
        Files.writeString(root.resolve("src/notes.md"), "1");
        commit();
        Part part = Part.of(root, "one");
        RawFile raw = part.raw(root, results);
        raw.begin("a-1", Run.here(root, "thaw bench one", false, null));
        assertEquals(17, raw.rounds().size());
        Files.writeString(root.resolve("src/Measured.java"), "2");
        raw = part.raw(root, results);
        raw.begin("a-1", Run.here(root, "thaw bench one", false, null));
        assertEquals(8, raw.rounds().size());
    }

    @Test
    void aValueIsAsOldAsTheOldestOfItsExperiments() throws Exception {
        Run before = new Run("0ld", "m", "2026-01-01", "c", false, "0");
        Run after = new Run("ne3", "m", "2026-01-02", "c", false, "0");
        List<Round> rounds = List.of(round("a-1", 0, after, 1, 2), round("a-2", 0, before, 1, 8));
        List<Bar> bars = Bar.read(new StringReader(BARS));
        assertEquals("0ld", Result.of(bars, rounds).getFirst().commit());
    }

    @Test
    void reportHasTablesAndPicturesOfWhatIsThere() throws Exception {
        measure();
        Part.of(root, "one").report(root, results);
        String text = Files.readString(results.resolve("one.md"));
        assertTrue(text.contains("# One\n\nhow\n"), text);
        assertTrue(text.contains("| claim of a | 4x |"), text);
        assertTrue(text.contains("Not measured: claim of b."), text);
        assertTrue(text.contains("| shown | 1 ms |"), text);
        try (Stream<Path> files = Files.list(results)) {
            assertEquals(
                    List.of("one-lines.svg", "one-raw.jsonl", "one.json", "one.md"),
                    files.map(file -> file.getFileName().toString()).sorted().toList());
        }
    }

    @Test
    void eachElementIsABarOfItsOwn() throws Exception {
        List<Bar> bars = Bar.read(new StringReader(BARS));
        assertEquals(List.of("a", "b", "shown"), bars.stream().map(Bar::id).toList());
        assertEquals(List.of("b-1", "b-2"), bars.get(1).peer().experiments());
        assertEquals("", bars.get(2).text());
    }
}
