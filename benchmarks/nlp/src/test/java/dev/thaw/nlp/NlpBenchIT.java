// SPDX-License-Identifier: Apache-2.0
package dev.thaw.nlp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.bench.core.Commands;
import dev.thaw.bench.core.Part;
import dev.thaw.bench.core.Result;
import dev.thaw.bench.core.Typed;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/** The benchmark as a user runs it, with small models; what it says of speed is not looked at. */
@EnabledIfSystemProperty(
        named = "it.soak",
        matches = "true",
        disabledReason = "a large image of its own; with --soak")
class NlpBenchIT {
    /** Outlives the test: equal classes make the same image. */
    private static final Path CACHE = Path.of(System.getProperty("nlp.cache"));

    @TempDir private static Path directory;
    private static Path results;
    private static String output;

    @BeforeAll
    static void runBenchmark() throws Exception {
        Path models = Files.createDirectory(directory.resolve("models"));
        Path pipeline = SmallModels.train(models);
        results = directory.resolve("results");
        Commands.Done done =
                Typed.runJar(
                        System.getProperty("nlp.jar"),
                        List.of(
                                "--rounds=2",
                                "--texts=tiny,small",
                                "--build-option=-Ob",
                                "--models=" + models,
                                "--pipeline=" + pipeline,
                                "--graalvm-home=" + Typed.homeOfToolchain(),
                                "--cache=" + CACHE,
                                "--results=" + results));
        output = done.text();
        assertEquals(0, done.status(), output);
    }

    @Test
    void allIsMeasuredAndAllAnswersAreEqual() throws IOException {
        Path root = Part.root(NlpBench.class);
        Part nlp = Part.of(root, "nlp");
        Map<String, Result> measured =
                Result.of(nlp.readBars(root), nlp.raw(results).rounds()).stream()
                        .collect(Collectors.toMap(Result::id, Function.identity()));
        for (String text : List.of("tiny", "small")) {
            for (String kind : List.of("document-", "pipeline-", "store-", "memory-")) {
                requireMeasured(measured.get(kind + text), kind + text);
            }
        }
        requireMeasured(measured.get("load-pipeline"), "load-pipeline");
    }

    private static void requireMeasured(Result result, String id) {
        assertTrue(result != null, id + ": " + output);
        assertEquals(2, result.n(), id);
        assertTrue(result.min() > 0, id);
        assertTrue(result.quick(), id + " is of another pipeline");
    }

    @Test
    void resultsNameNoFileOfThisMachine() throws IOException {
        try (Stream<Path> files = Files.list(results)) {
            for (Path file : files.toList()) {
                String text = Files.readString(file);
                assertFalse(text.contains(directory.toString()), file.toString());
                assertFalse(text.contains(CACHE.toString()), file.toString());
            }
        }
    }

    @Test
    void snapshotsDoNotStay() throws IOException {
        try (Stream<Path> files = Files.walk(CACHE)) {
            List<Path> left = files.filter(f -> f.toString().endsWith(".doss")).toList();
            assertEquals(List.of(), left);
        }
    }
}
