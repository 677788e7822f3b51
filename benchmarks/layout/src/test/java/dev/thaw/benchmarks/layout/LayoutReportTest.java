// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.benchmarks.LayoutBars;
import dev.thaw.benchmarks.result.Check;
import dev.thaw.benchmarks.result.Comparison;
import dev.thaw.benchmarks.result.Environment;
import dev.thaw.benchmarks.result.ResultFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LayoutReportTest {
    private static final Map<String, Double> FOUND =
            Map.of("heap-path", 0.75, "canonical-path", 0.955);

    @TempDir private Path directory;

    /** Two rounds of all programs; each in a fourth, or in half of GraalVM's faults. */
    private LayoutReport report() {
        Map<MeasuredProgram, Images.Built> images = new EnumMap<>(MeasuredProgram.class);
        Measurements measured = new Measurements(images);
        Path image = Path.of("image");
        for (MeasuredProgram program : MeasuredProgram.values()) {
            images.put(program, new Images.Built(image, image, image, image, 900, 800, FOUND));
            int orderedHeap = program.ordinal() % 2 == 0 ? 40 : 90;
            for (int round = 1; round <= 2; round++) {
                measured.add(
                        program,
                        new Measurements.Turn(
                                new Starts.Sample(40, 160, 700, round * 60e6, round * 20e6),
                                new Starts.Sample(
                                        10, orderedHeap, 400, round * 40e6, round * 20.2e6),
                                new Starts.Sample(
                                        10, orderedHeap, 400, round * 30e6, round * 20.2e6),
                                round * 30e6,
                                program.isService() ? Double.NaN : round * 40e6));
            }
        }
        Environment environment =
                Environment.before("thaw bench layout --rounds 2", false, directory).after();
        return new LayoutReport(LayoutBars.ORDER, measured, environment, 128);
    }

    private static Comparison find(List<Comparison> all, String id) {
        return all.stream().filter(c -> c.id().equals(id)).findFirst().orElseThrow();
    }

    @Test
    void meansAreGeometric() {
        List<Comparison> all = report().comparisons();
        assertEquals(4, find(all, "faults-json").ratio().median(), 1e-9);
        assertEquals(2, find(all, "faults-csv").ratio().median(), 1e-9);
        assertEquals(
                Math.sqrt(8), find(all, LayoutBars.Group.PROGRAMS.faults()).ratio().median(), 1e-9);
        assertEquals(2, find(all, LayoutBars.Group.SERVICES.cold()).ratio().median(), 1e-9);
        assertEquals(
                1.5,
                find(all, LayoutBars.Group.SERVICES.cold() + "-order-alone").ratio().median(),
                1e-9);
        assertEquals(1.01, find(all, LayoutBars.warm("zip")).ratio().median(), 1e-9);
    }

    @Test
    void resultsAreWhatTheCheckReads() throws IOException {
        report().write(directory);
        List<String> problems =
                Check.problems(
                        ResultFile.read(directory.resolve("layout.json")),
                        LayoutBars.all(),
                        Set.of(LayoutBars.ORDER));
        assertEquals(List.of(), problems);
        for (String file : LayoutReport.FILES) {
            assertTrue(Files.size(directory.resolve(file)) > 0, file);
        }
    }

    @Test
    void tablesHaveARowForEachProgram() {
        String text = report().toMarkdown();
        List<String> missing = new ArrayList<>();
        for (MeasuredProgram program : MeasuredProgram.values()) {
            if (!text.contains("| " + program.id()) && !text.contains(" " + program.id() + " |")) {
                missing.add(program.id());
            }
        }
        assertEquals(List.of(), missing, text);
        assertTrue(text.contains("2.83 (2.83-2.83) times fewer page faults"), text);
        assertTrue(text.contains("95.5 %"), text);
        assertTrue(text.contains("1.50 (1.50-1.50)"), text);
        assertTrue(text.contains("2.00 (2.00-2.00)"), text);
        assertFalse(text.contains("null") || text.contains("NaN"), text);
    }

    @Test
    void barsNameTheProgramsThatAreMeasured() {
        List<String> named =
                LayoutBars.all().keySet().stream().filter(id -> id.startsWith("warm-")).toList();
        List<String> measured = new ArrayList<>();
        for (MeasuredProgram program : MeasuredProgram.values()) {
            measured.add(LayoutBars.warm(program.id()));
        }
        assertEquals(measured, named);
    }
}
