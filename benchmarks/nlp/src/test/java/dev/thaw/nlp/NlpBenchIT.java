// SPDX-License-Identifier: Apache-2.0
package dev.thaw.nlp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The benchmark as a user runs it, with small models; what it says of speed is not looked at. */
class NlpBenchIT {
    private static final String JAVA =
            Path.of(System.getProperty("java.home"), "bin", "java").toString();

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
        Map<Integer, String> done =
                run(
                        List.of(
                                JAVA,
                                "-jar",
                                System.getProperty("nlp.jar"),
                                "--rounds=2",
                                "--texts=tiny,small",
                                "--build-option=-Ob",
                                "--models=" + models,
                                "--pipeline=" + pipeline,
                                "--graalvm-home=" + graalvmHome(),
                                "--cache=" + CACHE,
                                "--results=" + results));
        output = done.get(0);
        assertTrue(output != null, done.toString());
    }

    private static String graalvmHome() throws Exception {
        Map<Integer, String> done =
                run(
                        List.of(
                                JAVA,
                                "-cp",
                                System.getProperty("java.class.path"),
                                "dev.thaw.toolchain.NativeImage",
                                "--thaw-home"));
        assertTrue(done.containsKey(0), done.toString());
        return done.get(0).lines().toList().getLast();
    }

    /** The output, by the exit code. */
    private static Map<Integer, String> run(List<String> command) throws Exception {
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        process.getOutputStream().close();
        String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return Map.of(process.waitFor(), text);
    }

    @Test
    void allRunsGiveTheSameAnswers() throws IOException {
        String report = Files.readString(results.resolve("nlp.md"));
        assertTrue(report.contains("Answers of all runs are equal."), report);
        assertTrue(report.contains(" tiny |") && report.contains(" small |"), report);
    }

    @Test
    void allComparisonsHaveSamplesOfBothSides() throws IOException {
        Map<String, JsonObject> records = new HashMap<>();
        String json = Files.readString(results.resolve("nlp.json"));
        for (JsonElement record : JsonParser.parseString(json).getAsJsonArray()) {
            records.put(record.getAsJsonObject().get("id").getAsString(), record.getAsJsonObject());
        }
        for (String text : List.of("tiny", "small")) {
            for (String kind : List.of("document-", "pipeline-", "store-", "memory-")) {
                requireSamples(records.get(kind + text), kind + text);
            }
        }
        requireSamples(records.get("load-pipeline"), "load-pipeline");
    }

    private static void requireSamples(JsonObject record, String id) {
        assertTrue(record != null, id);
        for (String side : List.of("subject", "peerSeries")) {
            var samples = record.getAsJsonObject(side).getAsJsonArray("samples");
            assertEquals(2, samples.size(), id);
            samples.forEach(sample -> assertTrue(sample.getAsDouble() > 0, id + samples));
        }
        assertTrue(record.get("quick").getAsBoolean(), id);
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
