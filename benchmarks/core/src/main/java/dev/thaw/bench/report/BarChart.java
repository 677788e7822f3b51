// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.report;

import java.util.List;
import java.util.Locale;

/**
 * A chart of grouped bars as SVG.
 *
 * @param groups what stands below each group of bars
 * @param series one bar in each group
 */
public record BarChart(
        String title,
        String horizontalAxis,
        String verticalAxis,
        List<String> groups,
        List<Series> series) {
    /** The value of a bar that is left out. */
    public static final double NOTHING = Double.NaN;

    /** The values of one colour, one for each group. */
    public record Series(String name, String color, List<Double> values) {
        public Series {
            values = List.copyOf(values);
        }
    }

    private static final int WIDTH = 960;
    private static final int HEIGHT = 440;
    private static final int LEFT = 80;
    private static final int RIGHT = 20;
    private static final int ABOVE_LEGEND = 50;
    private static final int BOTTOM = 60;
    private static final int LEGEND_LINE = 20;
    private static final int LEGEND_LINES = 3;
    private static final double GROUP_FILL = 0.9;
    private static final int TICKS = 5;

    public BarChart {
        for (Series s : series) {
            if (s.values.size() != groups.size()) {
                throw new IllegalArgumentException(
                        s.name + " has " + s.values.size() + " values for " + groups.size());
            }
        }
    }

    public String toSvg() {
        StringBuilder svg = new StringBuilder();
        svg.append(
                """
                <svg xmlns="http://www.w3.org/2000/svg" width="%1$d" height="%2$d" \
                viewBox="0 0 %1$d %2$d" font-family="sans-serif" font-size="13" role="img">
                <!-- SPDX-License-Identifier: Apache-2.0 -->
                <title>%3$s</title>
                <rect width="%1$d" height="%2$d" fill="white"/>
                <text x="%4$d" y="28" font-size="17" font-weight="bold">%3$s</text>
                """
                        .formatted(WIDTH, HEIGHT, escape(title), LEFT));
        appendLegend(svg);
        appendAxes(svg);
        appendBars(svg);
        return svg.append("</svg>\n").toString();
    }

    private void appendLegend(StringBuilder svg) {
        int columns = (series.size() + LEGEND_LINES - 1) / LEGEND_LINES;
        for (int i = 0; i < series.size(); i++) {
            int x = LEFT + i % columns * (WIDTH - LEFT - RIGHT) / columns;
            int y = 42 + i / columns * LEGEND_LINE;
            svg.append(
                    """
                    <rect x="%d" y="%d" width="13" height="13" fill="%s"/>
                    <text x="%d" y="%d">%s</text>
                    """
                            .formatted(
                                    x,
                                    y,
                                    series.get(i).color,
                                    x + 20,
                                    y + 11,
                                    escape(series.get(i).name)));
        }
    }

    private void appendAxes(StringBuilder svg) {
        double step = step();
        for (int i = 0; i * step <= top() + step / 2; i++) {
            double y = y(i * step);
            svg.append(
                    """
                    <line x1="%d" y1="%s" x2="%d" y2="%2$s" stroke="%s"/>
                    <text x="%d" y="%s" text-anchor="end">%s</text>
                    """
                            .formatted(
                                    LEFT,
                                    number(y),
                                    WIDTH - RIGHT,
                                    i == 0 ? "black" : "#dddddd",
                                    LEFT - 8,
                                    number(y + 4),
                                    number(i * step)));
        }
        svg.append(
                """
                <text transform="translate(22 %d) rotate(-90)" text-anchor="middle">%s</text>
                <text x="%d" y="%d" text-anchor="middle">%s</text>
                """
                        .formatted(
                                (chartTop() + HEIGHT - BOTTOM) / 2,
                                escape(verticalAxis),
                                (LEFT + WIDTH - RIGHT) / 2,
                                HEIGHT - 14,
                                escape(horizontalAxis)));
    }

    private void appendBars(StringBuilder svg) {
        double groupWidth = (double) (WIDTH - LEFT - RIGHT) / groups.size();
        double barWidth = groupWidth * GROUP_FILL / series.size();
        for (int g = 0; g < groups.size(); g++) {
            double middle = LEFT + groupWidth * (g + 0.5);
            svg.append(
                    "<text x=\"%s\" y=\"%d\" text-anchor=\"middle\">%s</text>%n"
                            .formatted(
                                    number(middle), HEIGHT - BOTTOM + 20, escape(groups.get(g))));
            for (int s = 0; s < series.size(); s++) {
                double value = series.get(s).values.get(g);
                if (Double.isNaN(value)) {
                    continue;
                }
                double x = middle + barWidth * (s - series.size() / 2.0);
                svg.append(
                        """
                        <rect x="%s" y="%s" width="%s" height="%s" fill="%s"/>
                        <text x="%s" y="%s" text-anchor="middle" font-size="11">%s</text>
                        """
                                .formatted(
                                        number(x),
                                        number(y(value)),
                                        number(barWidth - 2),
                                        number(y(0) - y(value)),
                                        series.get(s).color,
                                        number(x + barWidth / 2 - 1),
                                        number(y(value) - 4),
                                        Math.round(value)));
            }
        }
    }

    private int chartTop() {
        return ABOVE_LEGEND + series.size() * LEGEND_LINE;
    }

    private double y(double value) {
        return HEIGHT - BOTTOM - value / top() * (HEIGHT - chartTop() - BOTTOM);
    }

    /** The value at the top: a multiple of the step that no bar exceeds. */
    private double top() {
        return step() * Math.max(1, Math.ceil(largest() / step()));
    }

    /** 1, 2 or 5 times a power of ten. */
    private double step() {
        double rough = Math.max(largest(), 1) / TICKS;
        double power = Math.pow(10, Math.floor(Math.log10(rough)));
        for (int factor : new int[] {1, 2, 5}) {
            if (rough <= factor * power) {
                return factor * power;
            }
        }
        return 10 * power;
    }

    private double largest() {
        return series.stream()
                .flatMap(s -> s.values.stream())
                .mapToDouble(Double::doubleValue)
                .filter(value -> !Double.isNaN(value))
                .max()
                .orElse(0);
    }

    private static String number(double value) {
        String text = String.format(Locale.ROOT, "%.1f", value);
        return text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
    }

    private static String escape(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
