// SPDX-License-Identifier: Apache-2.0
package dev.thaw.demo.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.thaw.bench.process.ProcessMemory;
import dev.thaw.bench.report.BarChart;
import dev.thaw.bench.report.ResultRecord;
import dev.thaw.wordnet.processes.Instances;
import dev.thaw.wordnet.processes.Round;
import dev.thaw.wordnet.processes.SnapshotCost;
import dev.thaw.wordnet.processes.Source;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DemoReportTest {
    private static final ResultRecord.Run RUN =
            new ResultRecord.Run("thaw demo", "abc", "a machine", "2026-01-02");

    @TempDir private Path directory;

    private static Round.One one(long micros, String answers) {
        return new Round.One(micros, micros / 2, answers, "words=1");
    }

    private static Round.Memory memory(long pssMiB) {
        ProcessMemory memory = new ProcessMemory(2048 * pssMiB, 1024 * pssMiB, 0, 512 * pssMiB);
        return new Round.Memory(memory, memory);
    }

    private static DemoReport report(String lastAnswer) {
        return new DemoReport(
                List.of(new SnapshotCost(900_000, 80_000, 40_000, 100L << 20)),
                List.of(
                        new Round(
                                1,
                                Instances.processes(1),
                                Source.JAR,
                                List.of(one(800_000, "a")),
                                List.of(memory(200))),
                        new Round(
                                1,
                                Instances.processes(1),
                                Source.SNAPSHOT,
                                List.of(one(8_000, "a")),
                                List.of(memory(20))),
                        new Round(
                                1,
                                Instances.processes(2),
                                Source.JAR,
                                List.of(one(900_000, "a"), one(900_000, "a")),
                                List.of(memory(200), memory(200))),
                        new Round(
                                1,
                                Instances.processes(2),
                                Source.SNAPSHOT,
                                List.of(one(9_000, "a"), one(9_000, lastAnswer)),
                                List.of(memory(10), memory(10))),
                        new Round(
                                1,
                                Instances.isolates(2),
                                Source.JAR,
                                List.of(one(700_000, "a"), one(700_000, "a")),
                                List.of(memory(360))),
                        new Round(
                                1,
                                Instances.isolates(2),
                                Source.SNAPSHOT,
                                List.of(one(7_000, "a"), one(7_000, "a")),
                                List.of(memory(18)))));
    }

    @Test
    void tablesHoldTheMeasuredValues() {
        String markdown = report("a").toMarkdown().replaceAll(" +", " ");
        assertTrue(
                markdown.contains("| 1 process | parsed | 800 | 400 | 200 | 100 | 200 | yes |"),
                markdown);
        assertTrue(
                markdown.contains(
                        "| 2 processes | snapshot | 9.00 (9.00-9.00) | 20.0 (20.0-20.0) | 10.0 (10.0-10.0)"
                                + " | 5.00 (5.00-5.00) | 20.0 | yes |"),
                markdown);
        assertTrue(
                markdown.contains(
                        "| 2 isolates | snapshot | 7.00 (7.00-7.00) | 18.0 | 9.00 | 4.50 | 18.0"
                                + " | yes |"),
                markdown);
        assertTrue(markdown.contains("divided by their number"), markdown);
        assertTrue(markdown.contains("| STORE (100.0 MiB) | 40.0 | 1 |"), markdown);
        assertTrue(markdown.contains("| LOAD | 4.00 | 1 |"), markdown);
    }

    @Test
    void anAnswerThatDiffersIsFound() {
        assertEquals(List.of(), report("a").differences());
        DemoReport different = report("b");
        assertEquals(
                List.of("process 2 of 2 (snapshot, repetition 1) gave other answers:\nb"),
                different.differences());
        assertTrue(different.toMarkdown().contains(" NO |"));
    }

    @Test
    void recordsHaveTheSharedForm() throws IOException {
        report("b").write(directory, RUN);
        JsonArray records =
                JsonParser.parseString(Files.readString(directory.resolve("demo.json")))
                        .getAsJsonArray();
        for (JsonElement record : records) {
            assertEquals(
                    Set.of(
                            "claim", "value", "unit", "median", "min", "max", "n", "peer", "bar",
                            "holds", "command", "commit", "machine", "date"),
                    record.getAsJsonObject().keySet());
        }
        JsonObject sooner = find("demo: first answer, parsed / snapshot, 1 process", records);
        assertEquals(100, sooner.get("value").getAsDouble());
        assertEquals("x", sooner.get("unit").getAsString());
        assertEquals("abc", sooner.get("commit").getAsString());
        JsonObject smaller =
                find("demo: sum of PSS, parsed / snapshot, 2 processes, queries only", records);
        assertEquals(20, smaller.get("value").getAsDouble());
        JsonObject isolates =
                find("demo: PSS of the process, parsed, 2 isolates, queries only", records);
        assertEquals(360, isolates.get("value").getAsDouble());
        JsonObject fewer =
                find("demo: sum of PSS, parsed / snapshot, 2 isolates, queries only", records);
        assertEquals(20, fewer.get("value").getAsDouble());
        assertTrue(fewer.get("peer").getAsString().contains("each isolate"));
        JsonObject different = find("demo: answers and contents that differ", records);
        assertEquals(1, different.get("value").getAsDouble());
        assertFalse(different.get("holds").getAsBoolean());
    }

    @Test
    void writesThreeFilesAndNothingElse() throws IOException {
        report("a").write(directory, RUN);
        try (var files = Files.list(directory)) {
            assertEquals(
                    List.of("demo-memory.svg", "demo.json", "demo.md"),
                    files.map(f -> f.getFileName().toString()).sorted().toList());
        }
    }

    @Test
    void theChartHasABarForEveryNumberOfProcessesAndIsolates() {
        BarChart chart = report("a").toChart();
        assertEquals(List.of("1", "2"), chart.groups());
        assertEquals(6, chart.series().size());
        assertEquals(List.of(200.0, 400.0), chart.series().get(0).values());
        assertEquals(List.of(BarChart.NOTHING, 360.0), chart.series().get(1).values());
        assertEquals(List.of(20.0, 20.0), chart.series().get(2).values());
        assertEquals(List.of(BarChart.NOTHING, 18.0), chart.series().get(3).values());
    }

    private static JsonObject find(String claim, JsonArray records) {
        for (JsonElement record : records) {
            if (record.getAsJsonObject().get("claim").getAsString().equals(claim)) {
                return record.getAsJsonObject();
            }
        }
        throw new AssertionError("no record of '" + claim + "' in " + records);
    }
}
