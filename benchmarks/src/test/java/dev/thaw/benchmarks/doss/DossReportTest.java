// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.doss;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.benchmarks.result.Comparison;
import dev.thaw.benchmarks.result.Environment;
import dev.thaw.benchmarks.result.Limit;
import dev.thaw.benchmarks.result.Series;
import dev.thaw.demo.report.ResultRecord;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DossReportTest {
    @TempDir private Path directory;

    private static Comparison comparison(
            String id, boolean speedup, Limit limit, double it, double peer) {
        return new Comparison(
                id,
                "chunked",
                "claim of " + id,
                speedup,
                limit,
                new Series("it", "ns", List.of(it, it)),
                new Series("peer", "ns", List.of(peer, peer)));
    }

    private static DossReport report(Comparison... comparisons) {
        Environment environment =
                new Environment(
                        new ResultRecord.Run("thaw bench doss", "abc", "a machine", "2026-01-01"),
                        false,
                        "madvise",
                        "0 0 0",
                        "1 1 1");
        return new DossReport(List.of(comparisons), environment);
    }

    @Test
    void tablesSayWhatHoldsAndWhatIsMissed() {
        String text =
                report(
                                comparison("load", false, Limit.atMost(1.5), 30_000, 20_000),
                                comparison("some-bar", false, Limit.atMost(1.5), 40e6, 20e6),
                                comparison("shown", true, null, 10, 20))
                        .toMarkdown()
                        .replaceAll(" +", " ");
        assertTrue(
                text.contains(
                        "| claim of load | chunked | at most 1.5x | 1.50 (1.50 1.50-1.50)x | yes |"
                                + " 30.0 (30.0 30.0-30.0) µs |"),
                text);
        assertTrue(text.contains("| claim of some-bar | chunked | at most 1.5x |"), text);
        assertTrue(text.contains("| **NO** | 40.0 (40.0 40.0-40.0) ms |"), text);
        assertTrue(text.contains("- claim of some-bar (chunked): not known yet."), text);
        assertFalse(text.contains("- claim of load"), text);
        assertTrue(text.contains("| claim of shown | chunked | 2.00 (2.00 2.00-2.00)x |"), text);
    }

    @Test
    void writesAllFilesAndNothingElse() throws IOException {
        List<Comparison> comparisons = new ArrayList<>();
        for (int mebibytes : DossBars.ARRAY_MEBIBYTES) {
            String id = DossBars.snapshotArray(mebibytes);
            comparisons.add(comparison(id, true, Limit.atLeast(0.5), 2e6, 1e6));
            comparisons.add(comparison(id + "-warm", true, null, 2e6, 5e5));
        }
        report(comparisons.toArray(Comparison[]::new)).write(directory);
        try (Stream<Path> files = Files.list(directory)) {
            assertEquals(
                    DossReport.FILES.stream().sorted().toList(),
                    files.map(f -> f.getFileName().toString()).sorted().toList());
        }
        String svg = Files.readString(directory.resolve("doss-snapshot.svg"));
        assertTrue(svg.contains("SNAPSHOT (chunked)"), svg);
        assertTrue(svg.contains(">500<"), "1 MiB in 2 ms are 500 MiB/s: " + svg);
    }

    @Test
    void barsKnowBothLayouts() {
        assertEquals(Limit.atMost(1), DossBars.limit(DossBars.COLLECTION_PAGES, DossBars.CHUNKED));
        assertEquals(Limit.atMost(0), DossBars.limit(DossBars.COLLECTION_PAGES, DossBars.LINEAR));
        assertEquals(null, DossBars.limit("walk", DossBars.CHUNKED));
    }
}
