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
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
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

    /** The images in the order of the profile. */
    private enum Kind {
        ORDER_ALONE(" of the order alone", Measurements.Turn::ordered),
        WITH_PREFETCH("", Measurements.Turn::prefetching);

        private final String suffix;
        private final Function<Measurements.Turn, Starts.Sample> sample;

        Kind(String suffix, Function<Measurements.Turn, Starts.Sample> sample) {
            this.suffix = suffix;
            this.sample = sample;
        }

        String id(String id) {
            return this == ORDER_ALONE ? id + "-order-alone" : id;
        }

        Limit limit(Limit limit) {
            return this == ORDER_ALONE ? null : limit;
        }

        ToDoubleFunction<Measurements.Turn> of(ToDoubleFunction<Starts.Sample> value) {
            return turn -> value.applyAsDouble(sample.apply(turn));
        }
    }

    List<Comparison> comparisons() {
        List<Comparison> all = new ArrayList<>();
        for (LayoutBars.Group group : LayoutBars.Group.values()) {
            if (members(group).isEmpty()) {
                continue;
            }
            for (Kind kind : Kind.values()) {
                all.add(
                        ofAll(
                                kind,
                                group.faults(),
                                "page faults in code and image heap of a cold start, geometric mean of all "
                                        + group.plural(),
                                group.fewerFaults(),
                                "faults",
                                members(group),
                                LayoutReport::faults));
                all.add(
                        ofAll(
                                kind,
                                group.cold(),
                                "a cold start, geometric mean of all " + group.plural(),
                                LayoutBars.COLD_FASTER,
                                "ns",
                                members(group),
                                Starts.Sample::coldNanos));
            }
        }
        for (MeasuredProgram program : measured.programs()) {
            String id = program.id();
            for (Kind kind : Kind.values()) {
                all.add(
                        of(
                                kind,
                                "faults-" + id,
                                id + ": page faults in code and image heap",
                                null,
                                "faults",
                                program,
                                LayoutReport::faults));
                all.add(
                        of(
                                kind,
                                "cold-" + id,
                                id + ": a cold start",
                                null,
                                "ns",
                                program,
                                Starts.Sample::coldNanos));
                all.add(
                        of(
                                kind,
                                LayoutBars.warm(id),
                                id + ": a warm start",
                                LayoutBars.WARM_NOT_SLOWER,
                                "ns",
                                program,
                                Starts.Sample::warmNanos));
            }
        }
        return all;
    }

    private List<MeasuredProgram> members(LayoutBars.Group group) {
        return measured.programs().stream()
                .filter(p -> p.isService() == (group == LayoutBars.Group.SERVICES))
                .toList();
    }

    private Comparison ofAll(
            Kind kind,
            String id,
            String claim,
            Limit limit,
            String unit,
            List<MeasuredProgram> members,
            ToDoubleFunction<Starts.Sample> value) {
        return new Comparison(
                kind.id(id),
                order,
                claim + kind.suffix,
                !limit.atMost(),
                kind.limit(limit),
                new Series(order, unit, measured.mean(members, kind.of(value))),
                new Series("GraalVM's order", unit, measured.mean(members, ofPlain(value))));
    }

    private Comparison of(
            Kind kind,
            String id,
            String claim,
            Limit limit,
            String unit,
            MeasuredProgram program,
            ToDoubleFunction<Starts.Sample> value) {
        return new Comparison(
                kind.id(id),
                order,
                claim + kind.suffix,
                limit == null,
                kind.limit(limit),
                new Series(order, unit, measured.of(program, kind.of(value))),
                new Series("GraalVM's order", unit, measured.of(program, ofPlain(value))));
    }

    private static ToDoubleFunction<Measurements.Turn> ofPlain(
            ToDoubleFunction<Starts.Sample> value) {
        return turn -> value.applyAsDouble(turn.plain());
    }

    String toMarkdown() {
        return """
        Starts of images in GraalVM's order, in the order of a profile (`%s`), and in that order with
        `thaw layout prefetch`, in turns, %d rounds; %s. Page faults are those in `.text` and `.svm_heap`. Cells have the
        medians of the three; ratios are medians of rounds against GraalVM's order, with the least and the greatest, and
        with `prefetch` unless they are of the order alone. Services are killed at their first response. The disk's
        read-ahead is %d KiB.

        %s
        %s
        The share of the profiled objects that the ordered build has found, by identity; and a warm start of the
        instrumented image against one of GraalVM's, its trace mapped, and written at the exit:

        %s
        %s\
        """
                .formatted(
                        order,
                        measured.of(
                                        measured.programs().iterator().next(),
                                        ofPlain(Starts.Sample::coldNanos))
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
                        "Geometric means of %s: %s times fewer page faults (bar: %s), cold starts %s times as fast (bar: %s); of the order alone %s and %s.%n"
                                .formatted(
                                        group.plural(),
                                        ratio(find(group.faults())),
                                        group.fewerFaults(),
                                        ratio(find(group.cold())),
                                        LayoutBars.COLD_FASTER,
                                        ratio(find(Kind.ORDER_ALONE.id(group.faults()))),
                                        ratio(find(Kind.ORDER_ALONE.id(group.cold())))));
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
                        "faster, order alone",
                        "faster",
                        "warm, ms",
                        "warm, of before");
        for (MeasuredProgram program : measured.programs()) {
            Images.Built built = measured.images(program);
            table.row(
                    program.id(),
                    built.profiledUnits() + ", " + built.profiledObjects(),
                    each(program, 1, Starts.Sample::textFaults),
                    each(program, 1, Starts.Sample::heapFaults),
                    each(program, 1, Starts.Sample::allFaults),
                    ratio(find("faults-" + program.id())),
                    each(program, 1e6, Starts.Sample::coldNanos),
                    ratio(find(Kind.ORDER_ALONE.id("cold-" + program.id()))),
                    ratio(find("cold-" + program.id())),
                    each(program, 1e6, Starts.Sample::warmNanos),
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

    private String each(
            MeasuredProgram program, double scale, ToDoubleFunction<Starts.Sample> value) {
        return Stream.of(ofPlain(value), Kind.ORDER_ALONE.of(value), Kind.WITH_PREFETCH.of(value))
                .map(kind -> median(measured.of(program, kind), scale))
                .collect(Collectors.joining(", "));
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
