// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The benchmark as a user runs it, on small sizes; what it says of speed is not looked at. */
class BenchIT {
    /** The comparisons that every run has to make. */
    private static final List<String> COMPARISONS =
            List.of(
                    "load",
                    "load-discard",
                    "snapshot-1-mib",
                    "snapshot-2-mib",
                    "kryo-write",
                    "kryo-read",
                    "collection",
                    "collection-pages",
                    "unload",
                    "sharing");

    @TempDir private static Path directory;
    private static Path cache;
    private static String home;
    private static BenchRun output;
    private static Map<String, JsonObject> records;

    @BeforeAll
    static void runBenchmark() throws Exception {
        cache = directory.resolve("cache");
        home = BenchRun.graalvmHome();
        output = quick("results", "--layout", "linear");
        records = records("results");
    }

    private static BenchRun quick(String results, String... arguments) throws Exception {
        List<String> command = new ArrayList<>(List.of("doss", "--quick", "--build-option", "-Ob"));
        command.addAll(List.of("--graalvm-home", home, "--cache", cache.toString()));
        command.addAll(List.of("--results", directory.resolve(results).toString()));
        command.addAll(List.of(arguments));
        BenchRun done = BenchRun.of(command.toArray(String[]::new));
        assertEquals(0, done.exitCode(), done.text());
        return done;
    }

    private static Map<String, JsonObject> records(String results) throws IOException {
        String json = Files.readString(directory.resolve(results).resolve("doss.json"));
        Map<String, JsonObject> byId = new HashMap<>();
        for (JsonElement record : JsonParser.parseString(json).getAsJsonArray()) {
            byId.put(record.getAsJsonObject().get("id").getAsString(), record.getAsJsonObject());
        }
        return byId;
    }

    @Test
    void allComparisonsHaveSamplesOfBothSides() {
        for (String id : COMPARISONS) {
            JsonObject record = records.get(id);
            assertTrue(record != null, id + ": " + records.keySet());
            for (String side : List.of("subject", "peerSeries")) {
                var samples = record.getAsJsonObject(side).getAsJsonArray("samples");
                assertEquals(2, samples.size(), id);
                samples.forEach(sample -> assertTrue(sample.getAsDouble() >= 0, id + samples));
            }
        }
    }

    @Test
    void aCollectionReadsNoPageOfALinearSlot() {
        requireThatPagesHold(records);
    }

    @Test
    void aCollectionReadsNoMoreThanAPageOfAChunk() throws Exception {
        quick("chunked", "--layout", "chunked", "--only", "collection");
        requireThatPagesHold(records("chunked"));
    }

    private static void requireThatPagesHold(Map<String, JsonObject> byId) {
        JsonObject pages = byId.get("collection-pages");
        assertTrue(pages.get("holds").getAsBoolean(), pages.toString());
        double chunks =
                pages.getAsJsonObject("peerSeries").getAsJsonArray("samples").get(0).getAsDouble();
        assertTrue(chunks >= 8, "4 MiB are at least 8 chunks: " + pages);
    }

    @Test
    void processesThatShareHaveLessOfTheirOwn() {
        assertTrue(records.get("sharing").get("holds").getAsBoolean(), output.text());
    }

    @Test
    void quickResultsDoNotPassTheCheck() throws Exception {
        BenchRun check =
                BenchRun.of("--check", "--results", directory.resolve("results").toString());
        assertEquals(1, check.exitCode(), check.text());
        assertTrue(check.text().contains("--quick"), check.text());
        assertTrue(check.text().contains("load (chunked): not measured"), check.text());
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
