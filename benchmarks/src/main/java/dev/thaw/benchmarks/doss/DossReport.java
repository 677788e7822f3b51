// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.doss;

import dev.thaw.benchmarks.result.Comparison;
import dev.thaw.benchmarks.result.ComparisonTables;
import dev.thaw.benchmarks.result.Distribution;
import dev.thaw.benchmarks.result.Environment;
import dev.thaw.benchmarks.result.LimitChart;
import dev.thaw.benchmarks.result.ResultFile;
import dev.thaw.benchmarks.result.Series;
import dev.thaw.demo.report.BarChart;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;

/** What was measured, as tables, records and pictures. */
final class DossReport {
    private static final String JSON = "doss.json";
    private static final String MARKDOWN = "doss.md";
    private static final String BARS = "doss-bars.svg";
    private static final String SNAPSHOT = "doss-snapshot.svg";

    static final List<String> FILES = List.of(JSON, MARKDOWN, BARS, SNAPSHOT);

    private final List<Comparison> comparisons;
    private final Environment environment;
    private final ComparisonTables tables;
    private final Properties reasons = reasons();

    DossReport(List<Comparison> comparisons, Environment environment) {
        this.comparisons = List.copyOf(comparisons);
        this.environment = environment;
        tables = new ComparisonTables("layout", this.comparisons);
    }

    private static Properties reasons() {
        Properties properties = new Properties();
        try (InputStream in = DossReport.class.getResourceAsStream("reasons.properties")) {
            properties.load(new InputStreamReader(in, StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return properties;
    }

    String toMarkdown() {
        StringBuilder text =
                new StringBuilder(
                        "Ratios are taken round by round. Each cell has the median, then the least and"
                                + " the middle half: `median (min q1-q3)`.\n\n");
        text.append(tables.withBars());
        appendMisses(text);
        text.append("\nFor comparison, without a bar:\n\n");
        text.append(tables.withoutBars());
        text.append(environment.describe());
        return text.toString();
    }

    private void appendMisses(StringBuilder text) {
        List<Comparison> missed = comparisons.stream().filter(c -> !c.holds()).toList();
        if (missed.isEmpty()) {
            return;
        }
        text.append("\nMissed, and why:\n\n");
        for (Comparison c : missed) {
            String reason =
                    reasons.getProperty(
                            c.id() + "." + c.layout(),
                            reasons.getProperty(c.id(), "not known yet"));
            text.append("- %s (%s): %s.\n".formatted(c.claim(), c.layout(), reason));
        }
    }

    LimitChart toBarChart() {
        return LimitChart.of("Object snapshots against their bars", comparisons);
    }

    /** The throughput of copying byte arrays; null if it was not measured. */
    BarChart toSnapshotChart() {
        List<Integer> sizes =
                DossBars.ARRAY_MEBIBYTES.stream()
                        .filter(m -> find(DossBars.snapshotArray(m), null) != null)
                        .toList();
        if (sizes.isEmpty()) {
            return null;
        }
        List<BarChart.Series> series = new ArrayList<>();
        String first = find(DossBars.snapshotArray(sizes.getFirst()), null).layout();
        series.add(series("memcpy in C, warm memory", "#bbbbbb", sizes, "-warm", first, false));
        series.add(series("memcpy in C, fresh memory", "#777777", sizes, "", first, false));
        String[] colors = {"#4c72b0", "#55a868"};
        List<String> layouts = comparisons.stream().map(Comparison::layout).distinct().toList();
        for (int i = 0; i < layouts.size(); i++) {
            String name = "SNAPSHOT (%s)".formatted(layouts.get(i));
            series.add(series(name, colors[i % 2], sizes, "", layouts.get(i), true));
        }
        return new BarChart(
                "Copying a byte array",
                "size of the array, MiB",
                "MiB/s",
                sizes.stream().map(String::valueOf).toList(),
                series);
    }

    private BarChart.Series series(
            String name,
            String color,
            List<Integer> sizes,
            String suffix,
            String layout,
            boolean ofSubject) {
        List<Double> values = new ArrayList<>();
        for (int mebibytes : sizes) {
            Comparison c = find(DossBars.snapshotArray(mebibytes) + suffix, layout);
            Series s = ofSubject ? c.subject() : c.peer();
            values.add(mebibytes / (Distribution.of(s.samples()).median() / 1e9));
        }
        return new BarChart.Series(name, color, values);
    }

    private Comparison find(String id, String layout) {
        return comparisons.stream()
                .filter(c -> c.id().equals(id) && (layout == null || c.layout().equals(layout)))
                .findFirst()
                .orElse(null);
    }

    void write(Path directory) throws IOException {
        ResultFile.write(directory.resolve(JSON), comparisons, environment);
        ResultFile.replace(
                directory.resolve(MARKDOWN), "# Object snapshots, measured\n\n" + toMarkdown());
        ResultFile.replace(directory.resolve(BARS), toBarChart().toSvg());
        BarChart snapshots = toSnapshotChart();
        if (snapshots == null) {
            Files.deleteIfExists(directory.resolve(SNAPSHOT));
        } else {
            ResultFile.replace(directory.resolve(SNAPSHOT), snapshots.toSvg());
        }
    }
}
