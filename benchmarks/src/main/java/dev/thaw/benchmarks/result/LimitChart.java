// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.result;

import java.util.List;
import java.util.Locale;

/**
 * Bars beside the limit each has to keep, as SVG. All limits fall on one line: a bar shows what
 * part of the limit is used up, on a logarithmic scale.
 */
public record LimitChart(String title, List<Bar> bars) {
    /**
     * @param ratio that was measured
     */
    public record Bar(String name, double ratio, Limit limit) {
        /** 1 at the limit, less where it is held. */
        double used() {
            if (limit.value() == 0) {
                return ratio == 0 ? LEAST : MOST;
            }
            double used = limit.atMost() ? ratio / limit.value() : limit.value() / ratio;
            return Math.clamp(used, LEAST, MOST);
        }
    }

    private static final double LEAST = 0.01;
    private static final double MOST = 1000;
    private static final int WIDTH = 820;
    private static final int LEFT = 200;
    private static final int RIGHT = 210;
    private static final int TOP = 64;
    private static final int LINE = 22;
    private static final int BOTTOM = 40;
    private static final String HELD = "#55a868";
    private static final String MISSED = "#c44e52";

    public LimitChart {
        bars = List.copyOf(bars);
    }

    /** A bar for each comparison that has a limit. */
    public static LimitChart of(String title, List<Comparison> comparisons) {
        return new LimitChart(
                title,
                comparisons.stream()
                        .filter(c -> c.limit() != null)
                        .map(c ->
                                new Bar(
                                        c.id() + " (" + c.layout() + ")",
                                        c.ratio().median(),
                                        c.limit()))
                        .toList());
    }

    public String toSvg() {
        int height = TOP + bars.size() * LINE + BOTTOM;
        StringBuilder svg =
                new StringBuilder(
                        """
                        <svg xmlns="http://www.w3.org/2000/svg" width="%1$d" height="%2$d" \
                        viewBox="0 0 %1$d %2$d" font-family="sans-serif" font-size="12" role="img">
                        <!-- SPDX-License-Identifier: Apache-2.0 -->
                        <title>%3$s</title>
                        <rect width="%1$d" height="%2$d" fill="white"/>
                        <text x="20" y="26" font-size="17" font-weight="bold">%3$s</text>
                        """
                                .formatted(WIDTH, height, escape(title)));
        int bottom = TOP + bars.size() * LINE;
        for (double tick = LEAST; tick <= largest() * 1.001; tick *= 10) {
            boolean limit = Math.abs(tick - 1) < 0.001;
            svg.append(
                    """
                    <line x1="%1$s" y1="%2$d" x2="%1$s" y2="%3$d" stroke="%4$s" stroke-width="%5$d"/>
                    <text x="%1$s" y="%6$d" text-anchor="middle">%7$s</text>
                    """
                            .formatted(
                                    number(x(tick)),
                                    TOP - 6,
                                    bottom,
                                    limit ? "black" : "#dddddd",
                                    limit ? 2 : 1,
                                    bottom + 18,
                                    limit ? "limit" : plain(tick)));
        }
        svg.append(
                "<text x=\"%d\" y=\"%d\" text-anchor=\"end\">part of the limit that is used</text>\n"
                        .formatted(LEFT - 24, bottom + 18));
        for (int i = 0; i < bars.size(); i++) {
            append(bars.get(i), TOP + i * LINE, svg);
        }
        return svg.append("</svg>\n").toString();
    }

    private void append(Bar bar, int y, StringBuilder svg) {
        svg.append(
                """
                <text x="%d" y="%d" text-anchor="end">%s</text>
                <rect x="%s" y="%d" width="%s" height="%d" fill="%s"/>
                <text x="%d" y="%2$d">%s</text>
                """
                        .formatted(
                                LEFT - 8,
                                y + 14,
                                escape(bar.name),
                                number(LEFT),
                                y + 2,
                                number(Math.max(2, x(bar.used()) - LEFT)),
                                LINE - 6,
                                bar.limit.heldBy(bar.ratio) ? HELD : MISSED,
                                WIDTH - RIGHT + 12,
                                escape(
                                        "%sx, %s"
                                                .formatted(
                                                        Distribution.format(bar.ratio),
                                                        bar.limit))));
    }

    private double x(double used) {
        double part = Math.log(used / LEAST) / Math.log(largest() / LEAST);
        return LEFT + part * (WIDTH - LEFT - RIGHT);
    }

    /** A power of ten that no bar exceeds, at least 10: what is missed must be seen. */
    private double largest() {
        double most = bars.stream().mapToDouble(Bar::used).max().orElse(1);
        return Math.max(10, Math.pow(10, Math.ceil(Math.log10(most) - 1e-9)));
    }

    private static String plain(double value) {
        return value < 1
                ? String.format(Locale.ROOT, "%.2f", value).replaceAll("0$", "")
                : String.format(Locale.ROOT, "%.0f", value);
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%.1f", value);
    }

    private static String escape(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
