// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.sd;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.bench.core.Part;
import dev.thaw.sd.micro.Measure;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SdReportTest {
    @TempDir private Path directory;
    private final SampleRounds sample = new SampleRounds();

    private List<String> write() throws IOException {
        Files.createFile(directory.resolve(SdReport.MARKDOWN));
        return new SdReport(sample.rounds()).write(directory);
    }

    /** Without it, sd.md has the bars alone. */
    @Test
    void committedTablesAreWhatRawDataSays() throws IOException {
        Path root = Part.root(SdReportTest.class);
        Path results = root.resolve("benchmarks/results");
        Files.copy(results.resolve("sd-raw.jsonl"), directory.resolve("sd-raw.jsonl"));
        Part part = Part.of(root, "sd");
        part.report(root, directory);
        new SdReport(part.rounds(directory)).write(directory);
        for (String name : List.of("sd.md", "sd-tables-native.md")) {
            assertEquals(
                    Files.readString(results.resolve(name)),
                    Files.readString(directory.resolve(name)),
                    "run 'thaw bench sd --report'");
        }
    }

    @Test
    void tablesHaveMediansSpreadsAndRatios() throws IOException {
        sample.time(Operation.SERIALIZE, "Int[64]", "kryo-ref", 0, 1000);
        sample.time(Operation.SERIALIZE, "Int[64]", "fory", 0, 400);
        sample.time(Operation.SERIALIZE, "Int[64]", "fory", 1, 10, 500, 900);
        sample.time(Operation.SERIALIZE, "Int[64]", "fory", 2, 625);
        sample.size("Int[64]", Measure.HEAP, 1000);
        sample.size("Int[64]", "fory", 1500);
        assertEquals(List.of("sd-tables-native.md"), write());
        String tables = Files.readString(directory.resolve("sd-tables-native.md"));
        assertTrue(tables.contains("(A.3)"), tables);
        assertTrue(tables.contains("1,000,000 ±0% 1x"), tables);
        assertTrue(tables.contains("2,000,000 ±23% 2x"), tables);
        assertTrue(tables.contains("1,500 1.5x"), tables);
        assertEquals(null, new SdTables(sample.rounds(), Mode.JVM).toMarkdown());
        String text = Files.readString(directory.resolve(SdReport.MARKDOWN));
        assertTrue(text.contains("Conditions: kryo-5."), text);
    }

    @Test
    void failuresAreListed() {
        sample.time(Operation.SERIALIZE, "Int[64]", "kryo-ref", 0, 1000);
        sample.remark(Operation.SERIALIZE, "Client", "gson", "no such field");
        String tables = new SdTables(sample.rounds(), Mode.NATIVE).toMarkdown();
        assertTrue(
                tables.contains(
                        "gson, fails, strings, records and Client: `Client: no such field`"),
                tables);
    }

    @Test
    void chartsAreXmlAndHaveALineOrMoreForEachContender() throws Exception {
        for (Figure figure : Figure.all()) {
            for (String workload : figure.workloads()) {
                for (String contender : figure.contenders()) {
                    if (figure.operation() == Operation.SIZE) {
                        sample.size(workload, contender, 5000);
                    } else {
                        sample.time(figure.operation(), workload, contender, 0, 2000);
                    }
                }
            }
        }
        List<String> files = write();
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
}
