// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.result;

import dev.thaw.bench.report.MarkdownTable;
import java.util.List;

/**
 * Comparisons as Markdown.
 *
 * @param layout what the column is called that tells apart comparisons with the same id
 */
public record ComparisonTables(String layout, List<Comparison> comparisons) {
    /** Those of which something is asked. */
    public MarkdownTable withBars() {
        MarkdownTable table =
                new MarkdownTable("what", layout, "bar", "measured", "held", "it", "its peer");
        comparisons.stream()
                .filter(c -> c.limit() != null)
                .forEach(c ->
                        table.row(
                                c.claim(),
                                c.layout(),
                                c.limit(),
                                c.ratio() + "x",
                                c.holds() ? "yes" : "**NO**",
                                cell(c.subject()),
                                cell(c.peer())));
        return table;
    }

    public MarkdownTable withoutBars() {
        MarkdownTable table = new MarkdownTable("what", layout, "measured", "it", "its peer");
        comparisons.stream()
                .filter(c -> c.limit() == null)
                .forEach(c ->
                        table.row(
                                c.claim(),
                                c.layout(),
                                c.ratio() + "x",
                                cell(c.subject()),
                                cell(c.peer())));
        return table;
    }

    /** The quartiles of a contender, in a unit that reads well. */
    private static String cell(Series series) {
        Distribution d = Distribution.of(series.samples());
        if (!series.unit().equals("ns")) {
            return d + " " + series.unit();
        }
        double scale = d.median() < 1e6 ? 1e3 : 1e6;
        return Distribution.of(series.samples().stream().map(s -> s / scale).toList())
                + (scale == 1e3 ? " µs" : " ms");
    }
}
