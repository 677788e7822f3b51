// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.cache;

import dev.thaw.benchmarks.result.Comparison;
import dev.thaw.benchmarks.result.ComparisonTables;
import dev.thaw.benchmarks.result.Distribution;
import dev.thaw.benchmarks.result.Environment;
import dev.thaw.benchmarks.result.LimitChart;
import dev.thaw.benchmarks.result.ResultFile;
import dev.thaw.benchmarks.result.Series;
import dev.thaw.demo.measure.Instances;
import dev.thaw.demo.report.BarChart;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** What was measured of the service, as tables, records and pictures. */
final class CacheReport {
    static final String JSON = "cache.json";
    private static final String MARKDOWN = "cache.md";
    private static final String BARS = "cache-bars.svg";
    private static final String MEMORY = "cache-memory.svg";
    private static final String RESPONSES = "cache-responses.svg";

    static final List<String> FILES = List.of(JSON, MARKDOWN, BARS, MEMORY, RESPONSES);

    private static final String[] PROCESS_COLORS = {"#bbbbbb", "#4c72b0"};
    private static final String[] ISOLATE_COLORS = {"#777777", "#55a868"};

    private final List<Comparison> comparisons;
    private final List<Integer> counts;
    private final Environment environment;

    /**
     * @param counts how many instances there were at once
     */
    CacheReport(List<Comparison> comparisons, List<Integer> counts, Environment environment) {
        this.comparisons = List.copyOf(comparisons);
        this.counts = List.copyOf(counts);
        this.environment = environment;
    }

    String toMarkdown() {
        ComparisonTables tables = new ComparisonTables("instances", comparisons);
        return "A Micronaut service with a snapshot cache (it) and with a cache in memory (its peer)."
                + " Ratios are taken round by round. Each cell has the median, then the least and the"
                + " middle half: `median (min q1-q3)`. Memory is that of all instances together.\n\n"
                + tables.withBars()
                + "\nFor comparison, without a bar:\n\n"
                + tables.withoutBars()
                + environment.describe();
    }

    private BarChart chart(String title, String axis, Metric metric, double scale) {
        List<BarChart.Series> series = new ArrayList<>();
        for (Instances.Kind kind : Instances.Kind.values()) {
            String[] colors = kind == Instances.Kind.PROCESS ? PROCESS_COLORS : ISOLATE_COLORS;
            String of = " (" + kind.plural() + ")";
            String memory = ServiceUnderLoad.Cache.MEMORY.title() + of;
            String snapshot = ServiceUnderLoad.Cache.SNAPSHOT.title() + of;
            series.add(series(memory, colors[0], metric, kind, scale, Comparison::peer));
            series.add(series(snapshot, colors[1], metric, kind, scale, Comparison::subject));
        }
        return new BarChart(
                title, "instances", axis, counts.stream().map(String::valueOf).toList(), series);
    }

    private BarChart.Series series(
            String name,
            String color,
            Metric metric,
            Instances.Kind kind,
            double scale,
            Function<Comparison, Series> side) {
        return new BarChart.Series(
                name,
                color,
                counts.stream()
                        .map(count -> find(metric.id(count), kind))
                        .map(c -> Distribution.of(side.apply(c).samples()).median() / scale)
                        .toList());
    }

    private Comparison find(String id, Instances.Kind kind) {
        return comparisons.stream()
                .filter(c -> c.id().equals(id) && c.layout().equals(kind.plural()))
                .findFirst()
                .orElseThrow();
    }

    void write(Path directory) throws IOException {
        ResultFile.write(directory.resolve(JSON), comparisons, environment);
        ResultFile.replace(
                directory.resolve(MARKDOWN), "# A Micronaut service, measured\n\n" + toMarkdown());
        ResultFile.replace(
                directory.resolve(BARS),
                LimitChart.of("The snapshot cache against its bars", comparisons).toSvg());
        ResultFile.replace(
                directory.resolve(MEMORY),
                chart("Private memory of all instances", "MiB", Metric.PRIVATE, 1024).toSvg());
        ResultFile.replace(
                directory.resolve(RESPONSES),
                chart(
                                "From the start of the process to the first response",
                                "ms",
                                Metric.TIME_TO_FIRST_RESPONSE,
                                1e6)
                        .toSvg());
    }
}
