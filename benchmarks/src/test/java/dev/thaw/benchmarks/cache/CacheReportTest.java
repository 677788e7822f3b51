// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.cache;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.benchmarks.result.Check;
import dev.thaw.benchmarks.result.Comparison;
import dev.thaw.benchmarks.result.Environment;
import dev.thaw.benchmarks.result.ResultFile;
import dev.thaw.benchmarks.result.Series;
import dev.thaw.demo.measure.Instances;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CacheReportTest {
    @TempDir private Path directory;

    /** With a snapshot, everything is so many times as much as in memory. */
    private CacheReport report(double ratio) {
        List<Comparison> comparisons = new ArrayList<>();
        for (int count : List.of(1, 8)) {
            for (Instances.Kind kind : Instances.Kind.values()) {
                for (Metric metric : Metric.values()) {
                    String id = metric.id(count);
                    comparisons.add(
                            new Comparison(
                                    id,
                                    kind.plural(),
                                    metric.claim(),
                                    false,
                                    CacheBars.limit(id, kind.plural()),
                                    new Series("snapshot", metric.unit(), List.of(2e6 * ratio)),
                                    new Series("memory", metric.unit(), List.of(2e6))));
                }
            }
        }
        return new CacheReport(
                comparisons, List.of(1, 8), Environment.before("command", false, directory));
    }

    private List<String> problems(CacheReport report) throws IOException {
        report.write(directory);
        return Check.problems(
                ResultFile.read(directory.resolve(CacheReport.JSON)),
                CacheBars.all(),
                CacheBars.LAYOUTS);
    }

    @Test
    void theBarsAreThoseOfThePromise() throws IOException {
        assertEquals(List.of(), problems(report(0.6)));
        List<String> above = problems(report(0.61));
        assertEquals(2, above.size(), above.toString());
        assertTrue(above.getFirst().startsWith("private-memory-8 ("), above.toString());
        List<String> late = problems(report(0.67));
        assertEquals(6, late.size(), late.toString());
        List<String> slow = problems(report(1.04));
        assertEquals(10, slow.size(), slow.toString());
    }

    @Test
    void allFilesAreWritten() throws IOException {
        report(0.5).write(directory);
        for (String file : CacheReport.FILES) {
            assertTrue(Files.size(directory.resolve(file)) > 0, file);
        }
        String text = Files.readString(directory.resolve("cache.md"));
        assertTrue(text.contains("at most 0.66x"), text);
        String memory = Files.readString(directory.resolve("cache-memory.svg"));
        assertTrue(memory.contains("snapshot cache (isolates)"), memory);
    }
}
