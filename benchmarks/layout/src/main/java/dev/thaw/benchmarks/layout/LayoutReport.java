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
import dev.thaw.layout.profile.OrderBy;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/** What was measured, as tables, records and a picture. */
final class LayoutReport {
    private static final String JSON = "layout.json";
    private static final String MARKDOWN = "layout.md";
    private static final String BARS = "layout-bars.svg";

    static final List<String> FILES = List.of(JSON, MARKDOWN, BARS);

    private final String order;
    private final Measurements measured;
    private final Environment environment;
    private final int readAheadKib;

    LayoutReport(String order, Measurements measured, Environment environment, int readAheadKib) {
        this.order = order;
        this.readAheadKib = readAheadKib;
        this.measured = measured;
        this.environment = environment;
    }

    private static double faults(Starts.Sample sample) {
        return sample.textFaults() + sample.heapFaults();
    }

    List<Comparison> comparisons() {
        List<Comparison> all = new ArrayList<>();
        for (LayoutBars.Group group : LayoutBars.Group.values()) {
            List<MeasuredProgram> members = members(group);
            if (!members.isEmpty()) {
                all.add(
                        ofAll(
                                group.faults(),
                                "page faults in code and image heap of a cold start, geometric mean of all "
                                        + group.plural(),
                                group.fewerFaults(),
                                "faults",
                                members,
                                LayoutReport::faults));
                all.add(
                        ofAll(
                                group.cold(),
                                "a cold start, geometric mean of all " + group.plural(),
                                LayoutBars.COLD_FASTER,
                                "ns",
                                members,
                                Starts.Sample::coldNanos));
            }
        }
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

    private List<MeasuredProgram> members(LayoutBars.Group group) {
        return measured.programs().stream()
                .filter(p -> p.isService() == (group == LayoutBars.Group.SERVICES))
                .toList();
    }

    private Comparison ofAll(
            String id,
            String claim,
            Limit limit,
            String unit,
            List<MeasuredProgram> members,
            ToDoubleFunction<Starts.Sample> value) {
        return new Comparison(
                id,
                order,
                claim,
                !limit.atMost(),
                limit,
                new Series(order, unit, measured.meanOfOrdered(members, value)),
                new Series("GraalVM's order", unit, measured.meanOfPlain(members, value)));
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
        profile; ratios are medians of rounds, with the least and the greatest. Services are killed at their first
        response. The disk's read-ahead is %d KiB.

        %s
        %s
        The share of the profiled objects that the ordered build has found, by identity; and a warm start of the
        instrumented image against one of GraalVM's, its trace mapped, and written at the exit:

        %s
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
                        readAheadKib,
                        table(),
                        means(),
                        tableOfProfiles(),
                        environment.describe());
    }

    private String means() {
        StringBuilder text = new StringBuilder();
        for (LayoutBars.Group group : LayoutBars.Group.values()) {
            if (!members(group).isEmpty()) {
                text.append(
                        "Geometric means of %s: %s times fewer page faults (bar: %s), cold starts %s times as fast (bar: %s).%n"
                                .formatted(
                                        group.plural(),
                                        ratio(find(group.faults())),
                                        group.fewerFaults(),
                                        ratio(find(group.cold())),
                                        LayoutBars.COLD_FASTER));
            }
        }
        return text.toString();
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

    private String tableOfProfiles() {
        List<String> titles = new ArrayList<>(List.of("program"));
        List<String> identities = Stream.of(OrderBy.Heap.values()).map(OrderBy::name).toList();
        titles.addAll(identities);
        titles.addAll(List.of("mapped", "dumped"));
        MarkdownTable table = new MarkdownTable(titles.toArray(String[]::new));
        for (MeasuredProgram program : measured.programs()) {
            List<String> row = new ArrayList<>(List.of(program.id()));
            Map<String, Double> found = measured.images(program).found();
            for (String identity : identities) {
                row.add(
                        found.containsKey(identity)
                                ? String.format(Locale.ROOT, "%.1f %%", 100 * found.get(identity))
                                : "");
            }
            row.add(spread(measured.overhead(program, Measurements.Turn::mappedNanos)));
            row.add(
                    program.isService()
                            ? ""
                            : spread(measured.overhead(program, Measurements.Turn::dumpedNanos)));
            table.row(row.toArray(String[]::new));
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
        return spread(comparison.ratio());
    }

    private static String spread(List<Double> ratios) {
        return spread(Distribution.of(ratios));
    }

    private static String spread(Distribution ratio) {
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
