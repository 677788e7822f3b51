// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.sd;

import static dev.thaw.benchmarks.sd.SampleResults.cell;
import static dev.thaw.benchmarks.sd.SampleResults.size;
import static dev.thaw.benchmarks.sd.SampleResults.time;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.sd.micro.Measure;
import dev.thaw.sd.micro.Workload;
import dev.thaw.sd.micro.Workloads;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
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

    @Test
    void barsAreAboutWorkloadsThatAreThere() throws IOException {
        Set<String> known =
                Stream.concat(
                                Workloads.all().stream().map(Workload::name),
                                Figure.ofOperations().stream()
                                        .flatMap(figure -> figure.workloads().stream()))
                        .collect(Collectors.toSet());
        assertTrue(Asked.cells().size() > 300);
        for (Cell cell : Asked.cells()) {
            assertTrue(known.contains(cell.workload()), cell.toString());
        }
    }

    @Test
    void theReportReadsWhatWasMeasured() throws IOException {
        String workload = "List<Client>[512]";
        for (int round = 1; round <= 6; round++) {
            time(
                    results,
                    cell(workload, Operation.DESERIALIZE, "doss-occupied"),
                    round,
                    10,
                    11,
                    900);
            time(results, cell(workload, Operation.DESERIALIZE, "kryo-ref"), round, 4400);
        }
        new SdReport(results).write(directory);
        String text = Files.readString(directory.resolve(SdReport.MARKDOWN));
        assertTrue(
                text.contains("| LOAD against Kryo (references on): List<Client>[512] | 400x |"),
                text);
        assertTrue(text.contains("kryo-5.jar"), text);
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
    void chartsAreXmlAndHaveALineOrMoreForEachContender() throws Exception {
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
            DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
            factory.setFeature(
                    "http://apache.org/xml/features/nonvalidating/load-external-dtd", false);
            var svg = factory.newDocumentBuilder().parse(directory.resolve(name).toFile());
            int paths = svg.getElementsByTagName("path").getLength();
            assertTrue(paths >= figure.contenders().size(), name + ": " + paths);
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
