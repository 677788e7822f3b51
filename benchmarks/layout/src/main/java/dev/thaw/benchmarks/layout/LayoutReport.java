// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.layout;

import dev.thaw.benchmarks.LayoutBars;
import dev.thaw.benchmarks.result.Comparison;
import dev.thaw.benchmarks.result.Distribution;
import dev.thaw.benchmarks.result.Environment;
import dev.thaw.benchmarks.result.Limit;
import dev.thaw.benchmarks.result.LimitChart;
import dev.thaw.benchmarks.result.ResultFile;
import dev.thaw.benchmarks.result.Series;
import dev.thaw.demo.report.MarkdownTable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;

/** What was measured, as tables, records and a picture. */
final class LayoutReport {
    private static final String JSON = "layout.json";
    private static final String MARKDOWN = "layout.md";
    private static final String BARS = "layout-bars.svg";

    static final List<String> FILES = List.of(JSON, MARKDOWN, BARS);

    private final String order;
    private final Measurements measured;
    private final Environment environment;

    LayoutReport(String order, Measurements measured, Environment environment) {
        this.order = order;
        this.measured = measured;
        this.environment = environment;
    }

    private static double faults(Starts.Sample sample) {
        return sample.textFaults() + sample.heapFaults();
    }

    List<Comparison> comparisons() {
        List<Comparison> all = new ArrayList<>();
        all.add(
                ofAll(
                        LayoutBars.FAULTS,
                        "page faults in code and image heap of a cold start, geometric mean of all programs",
                        LayoutBars.FEWER_FAULTS,
                        "faults",
                        LayoutReport::faults));
        all.add(
                ofAll(
                        LayoutBars.COLD,
                        "a cold start, geometric mean of all programs",
                        LayoutBars.COLD_FASTER,
                        "ns",
                        Starts.Sample::coldNanos));
        for (MeasuredProgram program : measured.programs()) {
            String id = program.id();
            all.add(
                    of(
                            "faults-" + id,
                            id + ": page faults in code and image heap",
                            null,
                            "faults",
                            program,
                            LayoutReport::faults));
            all.add(
                    of(
                            "cold-" + id,
                            id + ": a cold start",
                            null,
                            "ns",
                            program,
                            Starts.Sample::coldNanos));
            all.add(
                    of(
                            LayoutBars.warm(id),
                            id + ": a warm start",
                            LayoutBars.WARM_NOT_SLOWER,
                            "ns",
                            program,
                            Starts.Sample::warmNanos));
        }
        return all;
    }

    private Comparison ofAll(
            String id,
            String claim,
            Limit limit,
            String unit,
            ToDoubleFunction<Starts.Sample> value) {
        return new Comparison(
                id,
                order,
                claim,
                !limit.atMost(),
                limit,
                new Series(order, unit, measured.meanOfOrdered(value)),
                new Series("GraalVM's order", unit, measured.meanOfPlain(value)));
    }

    private Comparison of(
            String id,
            String claim,
            Limit limit,
            String unit,
            MeasuredProgram program,
            ToDoubleFunction<Starts.Sample> value) {
        return new Comparison(
                id,
                order,
                claim,
                limit == null,
                limit,
                new Series(order, unit, measured.ordered(program, value)),
                new Series("GraalVM's order", unit, measured.plain(program, value)));
    }

    String toMarkdown() {
        return """
        Starts of images in the order of a profile (`%s`), and in GraalVM's order, in turns, %d rounds; %s. Page
        faults are those in `.text` and `.svm_heap`. Cells have the median, in GraalVM's order and in that of the
        profile; ratios are medians of rounds, with the least and the greatest.

        %s
        Geometric means: %s times fewer page faults (bar: %s), cold starts %s times as fast (bar: %s).
        %s\
        """
                .formatted(
                        order,
                        measured.plain(
                                        measured.programs().iterator().next(),
                                        Starts.Sample::coldNanos)
                                .size(),
                        Starts.dropsAll()
                                ? "before a cold start the page cache of the machine is dropped"
                                : "before a cold start the pages of the image are dropped",
                        table(),
                        ratio(find(LayoutBars.FAULTS)),
                        LayoutBars.FEWER_FAULTS,
                        ratio(find(LayoutBars.COLD)),
                        LayoutBars.COLD_FASTER,
                        environment.describe());
    }

    private String table() {
        MarkdownTable table =
                new MarkdownTable(
                        "program",
                        "units, objects touched",
                        "faults, code",
                        "faults, heap",
                        "all faults",
                        "fewer",
                        "cold, ms",
                        "faster",
                        "warm, ms",
                        "warm, of before");
        for (MeasuredProgram program : measured.programs()) {
            Images.Built built = measured.images(program);
            table.row(
                    program.id(),
                    built.profiledUnits() + ", " + built.profiledObjects(),
                    both(program, 1, Starts.Sample::textFaults),
                    both(program, 1, Starts.Sample::heapFaults),
                    both(program, 1, Starts.Sample::allFaults),
                    ratio(find("faults-" + program.id())),
                    both(program, 1e6, Starts.Sample::coldNanos),
                    ratio(find("cold-" + program.id())),
                    both(program, 1e6, Starts.Sample::warmNanos),
                    ratio(find(LayoutBars.warm(program.id()))));
        }
        return table.toString();
    }

    private String both(
            MeasuredProgram program, double scale, ToDoubleFunction<Starts.Sample> value) {
        return median(measured.plain(program, value), scale)
                + ", "
                + median(measured.ordered(program, value), scale);
    }

    private static String median(List<Double> samples, double scale) {
        return Distribution.format(Distribution.of(samples).median() / scale);
    }

    private static String ratio(Comparison comparison) {
        Distribution ratio = comparison.ratio();
        return String.format(
                Locale.ROOT, "%.2f (%.2f-%.2f)", ratio.median(), ratio.min(), ratio.max());
    }

    private Comparison find(String id) {
        return comparisons().stream().filter(c -> c.id().equals(id)).findFirst().orElseThrow();
    }

    void write(Path directory) throws IOException {
        List<Comparison> all = comparisons();
        ResultFile.write(directory.resolve(JSON), all, environment);
        ResultFile.replace(
                directory.resolve(MARKDOWN), "# Image layout, measured\n\n" + toMarkdown());
        LimitChart chart =
                new LimitChart(
                        "Starts in the order of a profile against their bars",
                        all.stream()
                                .filter(c -> c.limit() != null)
                                .map(c -> new LimitChart.Bar(c.id(), c.ratio().median(), c.limit()))
                                .toList());
        ResultFile.replace(directory.resolve(BARS), chart.toSvg());
    }
}
