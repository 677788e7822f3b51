// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.sd;

import static dev.thaw.benchmarks.sd.SampleResults.cell;
import static dev.thaw.benchmarks.sd.SampleResults.size;
import static dev.thaw.benchmarks.sd.SampleResults.time;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.bench.core.Part;
import dev.thaw.bench.core.Result;
import dev.thaw.benchmarks.result.Comparison;
import dev.thaw.sd.micro.Measure;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SdReportTest {
    @TempDir private Path directory;
    private RawResults results;

    @BeforeEach
    void makeResults() {
        results = SampleResults.in(directory.resolve(RawResults.FILE));
    }

    /** Two rounds of both sides of every bar, with a ratio that just holds. */
    private void measureAllBars() throws IOException {
        for (Bar bar : SdBars.bars()) {
            double ratio = bar.together() != null ? bar.together().value() : bar.each().value();
            for (String workload : bar.workloads()) {
                if (bar.operation() == Operation.SIZE) {
                    size(results, workload, bar.subject(), 1000 * ratio);
                    size(results, workload, bar.peer(), 1000);
                } else {
                    time(results, cell(workload, bar.operation(), bar.subject()), 1, 10, 11, 900);
                    time(results, cell(workload, bar.operation(), bar.peer()), 1, 11 * ratio);
                }
            }
        }
    }

    @Test
    void theCheckAsksWhatTheReportAsks() throws IOException {
        Path root = Part.root(SdBars.class);
        Part sd = Part.of(root, "sd");
        Set<String> asked =
                sd.readBars(root).stream()
                        .filter(bar -> bar.direction() != null)
                        .map(dev.thaw.bench.core.Bar::id)
                        .map(id -> id.replaceFirst(" all$", " " + Bar.MEDIAN))
                        .collect(Collectors.toSet());
        Set<String> reported =
                SdBars.bars().stream()
                        .flatMap(bar -> bar.limits().keySet().stream())
                        .collect(Collectors.toSet());
        assertEquals(reported, asked);
    }

    @Test
    void theCheckReadsTheSameData() throws IOException {
        measureAllBars();
        Path root = Part.root(SdBars.class);
        Part sd = Part.of(root, "sd");
        Map<String, Double> checked =
                Result.of(sd.readBars(root), sd.rounds(directory)).stream()
                        .collect(Collectors.toMap(Result::id, Result::median));
        for (Bar bar : SdBars.bars()) {
            for (Comparison comparison : bar.comparisons(results)) {
                String id = comparison.id().replaceFirst(" " + Bar.MEDIAN + "$", " all");
                double ratio = comparison.ratio().median();
                assertEquals(ratio, checked.get(id), 1e-6 * ratio, id);
            }
        }
    }

    @Test
    void oneSlowWorkloadMissesItsBar() throws IOException {
        measureAllBars();
        time(results, cell("List<Int>[64]", Operation.SERIALIZE, Contenders.DOSS), 1, 1000);
        assertTrue(new SdReport(results).bars().contains("**NO**, 119 of 120 measured, of 120"));
    }

    @Test
    void tablesHaveMediansSpreadsAndRatios() throws IOException {
        time(results, cell("Int[64]", Operation.SERIALIZE, "kryo-ref"), 1, 1000);
        time(results, cell("Int[64]", Operation.SERIALIZE, "fory"), 1, 400);
        time(results, cell("Int[64]", Operation.SERIALIZE, "fory"), 2, 500);
        time(results, cell("Int[64]", Operation.SERIALIZE, "fory"), 3, 625);
        size(results, "Int[64]", Measure.HEAP, 1000);
        size(results, "Int[64]", "fory", 1500);
        String tables = new SdTables(results, Mode.NATIVE).toMarkdown();
        assertTrue(tables.contains("(A.3)"), tables);
        assertTrue(tables.contains("1 000 000 ±0% 1.00x"), tables);
        assertTrue(tables.contains("2 000 000 ±23% 2.00x"), tables);
        assertTrue(tables.contains("1 500 1.50x"), tables);
        assertEquals(null, new SdTables(results, Mode.JVM).toMarkdown());
    }

    @Test
    void failuresAreListed() throws IOException {
        Cell cell = cell("Client", Operation.SERIALIZE, "gson");
        results.add(new Measurement(cell, 1, List.of(), null, "no such field"));
        String tables = tablesWithANumber();
        assertTrue(
                tables.contains(
                        "gson, fails, strings, records and Client: `Client: no such field`"),
                tables);
    }

    private String tablesWithANumber() throws IOException {
        time(results, cell("Int[64]", Operation.SERIALIZE, "kryo-ref"), 1, 1000);
        return new SdTables(results, Mode.NATIVE).toMarkdown();
    }

    @Test
    void chartsAreXmlAndHaveALineForEachContender() throws Exception {
        for (Figure figure : Figure.all()) {
            for (String workload : figure.workloads()) {
                for (String contender : figure.contenders()) {
                    if (figure.operation() == Operation.SIZE) {
                        size(results, workload, contender, 5000);
                    } else {
                        time(results, cell(workload, figure.operation(), contender), 1, 2000);
                    }
                }
            }
        }
        List<String> files = new SdReport(results).write(directory);
        for (Figure figure : Figure.all()) {
            String name = "sd-native-%s.svg".formatted(figure.number());
            assertTrue(files.contains(name), name);
            var svg =
                    DocumentBuilderFactory.newInstance()
                            .newDocumentBuilder()
                            .parse(directory.resolve(name).toFile());
            int paths = svg.getElementsByTagName("path").getLength();
            assertEquals(figure.contenders().size(), paths, name);
            assertTrue(Files.readString(directory.resolve(SdReport.MARKDOWN)).contains(name));
        }
    }

    @Test
    void whatAProcessSaysIsUnderstood() {
        Plan.Step step = new Plan.Step(cell("Client", Operation.SERIALIZE, "kryo"), 1);
        assertEquals(
                List.of(1.5, 2.0),
                MeasureProcess.measurement(step, 0, "warning\nnanos\t1.5 2.0\n").nanos());
        assertEquals("why", MeasureProcess.measurement(step, 0, "refused\twhy").remark());
        assertEquals(12.0, MeasureProcess.measurement(step, 0, "bytes\t12.0\t").bytes());
        assertTrue(
                MeasureProcess.measurement(step, 139, "a\nSomeError: x\nb")
                        .remark()
                        .contains("139: SomeError: x"));
    }
}
