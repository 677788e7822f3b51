// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.bench.core.Bar;
import dev.thaw.bench.core.Commands;
import dev.thaw.bench.core.Part;
import dev.thaw.bench.core.Result;
import dev.thaw.bench.core.Typed;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/** The benchmark as a user runs it, on small sizes; what it says of speed is not looked at. */
@EnabledIfSystemProperty(
        named = "it.soak",
        matches = "true",
        disabledReason = "two images of its own, and a whole run; with --soak")
class BenchIT {
    private static final String JAR = System.getProperty("bench.jar");

    @TempDir private static Path directory;
    private static Path cache;
    private static Path home;
    private static Commands.Done output;
    private static Map<String, Result> records;

    @BeforeAll
    static void runBenchmark() throws Exception {
        cache = directory.resolve("cache");
        home = Typed.homeOfToolchain();
        output = quick("results", "--layout", "linear");
        records = records("results");
    }

    private static Commands.Done quick(String results, String... arguments) throws Exception {
        List<String> command = new ArrayList<>(List.of("doss", "--quick", "--build-option", "-Ob"));
        command.addAll(List.of("--graalvm-home", home.toString(), "--cache", cache.toString()));
        command.addAll(List.of("--results", directory.resolve(results).toString()));
        command.addAll(List.of(arguments));
        Commands.Done done = Typed.runJar(JAR, command);
        assertEquals(0, done.status(), done.text());
        return done;
    }

    private static Map<String, Result> records(String results) throws IOException {
        Path root = Part.root(BenchIT.class);
        Part doss = Part.of(root, "doss");
        return Result.of(doss.readBars(root), doss.raw(directory.resolve(results)).rounds())
                .stream()
                .collect(Collectors.toMap(Result::id, Function.identity()));
    }

    @Test
    void allBarsAreMeasured() throws Exception {
        Path root = Part.root(BenchIT.class);
        for (Bar bar : Part.of(root, "doss").readBars(root)) {
            if (bar.id().endsWith(".linear")
                    && !bar.id().matches("(snapshot-(4|8|16|32|64)|random-graphs).*")) {
                assertTrue(records.containsKey(bar.id()), bar.id() + ": " + records.keySet());
                assertEquals(2, records.get(bar.id()).n(), bar.id());
            }
        }
    }

    @Test
    void aCollectionReadsNoPageOfALinearSlot() {
        requireThatPagesHold(records, "linear");
    }

    @Test
    void aCollectionReadsNoMoreThanAPageOfAChunk() throws Exception {
        quick("chunked", "--layout", "chunked", "--only", "collection");
        requireThatPagesHold(records("chunked"), "chunked");
    }

    private static void requireThatPagesHold(Map<String, Result> byId, String layout) {
        Result pages = byId.get("collection-pages." + layout);
        assertTrue(pages.max() <= (layout.equals("linear") ? 0 : 1), pages.toString());
    }

    @Test
    void processesThatShareHaveLessOfTheirOwn() {
        assertTrue(records.get("sharing.linear").max() < 0.75, output.text());
    }

    @Test
    void quickResultsDecideNothing() throws Exception {
        Commands.Done check =
                Typed.runJar(
                        JAR,
                        List.of(
                                "doss",
                                "--check",
                                "--results",
                                directory.resolve("results").toString()));
        assertEquals(1, check.status(), check.text());
        assertTrue(check.text().contains(", quick"), check.text());
        assertFalse(check.text().contains("  held "), check.text());
    }

    @Test
    void resultsNameNoFileOfThisMachine() throws IOException {
        try (Stream<Path> files = Files.list(directory.resolve("results"))) {
            for (Path file : files.toList()) {
                assertFalse(Files.readString(file).contains(directory.toString()), file.toString());
            }
        }
    }

    @Test
    void onlyTheImageStaysInTheCache() throws IOException {
        try (Stream<Path> files = Files.walk(cache)) {
            List<Path> left = files.filter(f -> f.toString().contains("measured-")).toList();
            assertEquals(List.of(), left);
        }
    }
}
