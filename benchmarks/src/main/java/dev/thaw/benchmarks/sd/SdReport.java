// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.sd;

import dev.thaw.bench.report.MarkdownTable;
import dev.thaw.benchmarks.result.Comparison;
import dev.thaw.benchmarks.result.Environment;
import dev.thaw.benchmarks.result.LimitChart;
import dev.thaw.benchmarks.result.LineChart;
import dev.thaw.benchmarks.result.ResultFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Tables, records and pictures of all measurements that are there. */
final class SdReport {
    static final String JSON = "sd.json";
    static final String MARKDOWN = "sd.md";

    private final RawResults results;

    SdReport(RawResults results) {
        this.results = results;
    }

    /**
     * Writes all files.
     *
     * @return their names
     */
    List<String> write(Path directory) throws IOException {
        List<String> names = new ArrayList<>(List.of(JSON, MARKDOWN));
        List<Comparison> all = comparisons();
        ResultFile.write(directory.resolve(JSON), all, results.environment());
        StringBuilder text = new StringBuilder("# Serializers, measured\n\n");
        text.append(bars());
        if (!all.isEmpty()) {
            write(directory, "sd-bars.svg", limitChart().toSvg(), names);
            text.append("\n![What each bar is used up](sd-bars.svg)\n");
        }
        for (Mode mode : Mode.values()) {
            String tables = new SdTables(results, mode).toMarkdown();
            if (tables != null) {
                String name = "sd-tables-%s.md".formatted(mode.option());
                write(directory, name, tables, names);
                text.append("\n## In a %s\n\n[All numbers](%s)\n\n".formatted(mode.title(), name));
                appendFigures(directory, mode, text, names);
            }
        }
        text.append(environment());
        ResultFile.replace(directory.resolve(MARKDOWN), text.toString());
        return names;
    }

    private static void write(Path directory, String name, String text, List<String> names)
            throws IOException {
        ResultFile.replace(directory.resolve(name), text);
        names.add(name);
    }

    private void appendFigures(Path directory, Mode mode, StringBuilder text, List<String> names)
            throws IOException {
        for (Figure figure : Figure.all()) {
            LineChart chart = figure.chart(results, mode);
            if (chart != null) {
                String name = "sd-%s-%s.svg".formatted(mode.option(), figure.number());
                write(directory, name, chart.toSvg(), names);
                text.append(
                        "![Figure %s: %s](%s)\n".formatted(figure.number(), chart.title(), name));
            }
        }
    }

    List<Comparison> comparisons() {
        return SdBars.bars().stream().flatMap(bar -> bar.comparisons(results).stream()).toList();
    }

    /** A row for each bar: the workload that is worst off stands for all. */
    String bars() {
        MarkdownTable table =
                new MarkdownTable("what", "bar", "held", "median workload", "worst workload", "");
        for (Bar bar : SdBars.bars()) {
            List<Comparison> each = each(bar);
            if (each.isEmpty()) {
                table.row(bar.claim(), bar.each(), "", "not measured", "", "");
                continue;
            }
            long held = each.stream().filter(Comparison::holds).count();
            Comparison worst = each.getFirst();
            table.row(
                    bar.claim(),
                    bar.each(),
                    "%s%d of %d measured, of %d"
                            .formatted(
                                    held < each.size() ? "**NO**, " : "",
                                    held,
                                    each.size(),
                                    bar.workloads().size()),
                    each.get(each.size() / 2).ratio() + "x",
                    worst.ratio() + "x",
                    worst.claim().substring(worst.claim().lastIndexOf(": ") + 2));
            for (Comparison c : together(bar)) {
                table.row(
                        bar.claim() + ": median of all",
                        c.limit(),
                        c.holds() ? "yes" : "**NO**",
                        c.ratio() + "x",
                        "",
                        "");
            }
        }
        return """
        Ratios are taken round by round; each cell has the median, then the least and the middle half: `median (min q1-q3)`.

        %s\
        """
                .formatted(table);
    }

    /** The worst first. */
    private List<Comparison> each(Bar bar) {
        Comparator<Comparison> byRatio = Comparator.comparingDouble(c -> c.ratio().median());
        return bar.comparisons(results).stream()
                .filter(c -> !isTogether(c))
                .sorted(bar.each().atMost() ? byRatio.reversed() : byRatio)
                .toList();
    }

    private List<Comparison> together(Bar bar) {
        return bar.comparisons(results).stream().filter(SdReport::isTogether).toList();
    }

    private static boolean isTogether(Comparison c) {
        return c.id().endsWith(" " + Bar.MEDIAN);
    }

    private LimitChart limitChart() {
        List<LimitChart.Bar> bars = new ArrayList<>();
        for (Bar bar : SdBars.bars()) {
            each(bar).stream().limit(1).forEach(c -> bars.add(limitBar(bar.id() + ", worst", c)));
            together(bar).forEach(c -> bars.add(limitBar(c.id(), c)));
        }
        return new LimitChart("Serializers against their bars", bars);
    }

    private static LimitChart.Bar limitBar(String name, Comparison c) {
        return new LimitChart.Bar(name, c.ratio().median(), c.limit());
    }

    private String environment() {
        Environment e = results.environment();
        Settings s = results.settings();
        return """

        `%s`%s, %s, commit %s, %s; layout %s, seed %d, %d iterations of %d ms in each round; \
        load average before %s. Libraries: %s.
        """
                .formatted(
                        e.run().command(),
                        e.quick() ? " (does not count)" : "",
                        e.run().date(),
                        e.run().commit(),
                        e.run().machine(),
                        s.layout(),
                        s.seed(),
                        s.iterations(),
                        s.iterationMillis(),
                        e.loadBefore(),
                        String.join(", ", s.libraries()));
    }
}
