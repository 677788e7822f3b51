// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.result;

import java.util.List;
import java.util.Locale;
import java.util.stream.DoubleStream;

/**
 * Lines over sizes, as SVG. Sizes are at equal distances, which is a logarithmic scale for those
 * that double.
 *
 * @param logarithmic whether each step upwards is a power of ten
 * @param sizes what stands below
 */
public record LineChart(
        String title,
        String horizontalAxis,
        String verticalAxis,
        boolean logarithmic,
        List<String> sizes,
        List<Line> lines) {
    /** Where a line has a hole. */
    public static final double NOTHING = Double.NaN;

    /**
     * @param values one for each size
     */
    public record Line(String name, List<Double> values) {}

    private static final List<String> COLORS =
            List.of(
                    "#c44e52", "#dd8452", "#4c72b0", "#55a868", "#8172b3", "#937860", "#da8bc3",
                    "#8c8c8c", "#333333", "#64b5cd", "#bcbd22");

    private static final int WIDTH = 860;
    private static final int HEIGHT = 420;
    private static final int LEFT = 90;
    private static final int RIGHT = 640;
    private static final int TOP = 50;
    private static final int BOTTOM = 360;
    private static final int LEGEND_STEP = 24;
    private static final int LINEAR_STEPS = 5;

    public LineChart {
        for (Line line : lines) {
            if (line.values.size() != sizes.size()) {
                throw new IllegalArgumentException(
                        "%s has %d values for %d sizes"
                                .formatted(line.name, line.values.size(), sizes.size()));
            }
        }
    }

    public String toSvg() {
        StringBuilder svg = new StringBuilder();
        svg.append(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" font-family=\"sans-serif\" font-size=\"12\">%n"
                        .formatted(WIDTH, HEIGHT));
        svg.append("<!-- SPDX-License-Identifier: Apache-2.0 -->\n");
        svg.append("<rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n");
        text(svg, LEFT, 26, "start", title);
        text(svg, (LEFT + RIGHT) / 2.0, HEIGHT - 16, "middle", horizontalAxis);
        text(svg, LEFT, TOP - 6, "end", verticalAxis);
        for (double tick : ticks()) {
            rule(svg, y(tick));
            text(svg, LEFT - 8, y(tick) + 4, "end", plain(tick));
        }
        for (int i = 0; i < sizes.size(); i++) {
            text(svg, x(i), BOTTOM + 20, "middle", sizes.get(i));
        }
        for (int i = 0; i < lines.size(); i++) {
            line(svg, lines.get(i), COLORS.get(i % COLORS.size()), TOP + 10 + i * LEGEND_STEP);
        }
        return svg.append("</svg>\n").toString();
    }

    private static void rule(StringBuilder svg, double y) {
        svg.append(
                String.format(
                        Locale.ROOT,
                        "<line x1=\"%d\" x2=\"%d\" y1=\"%.1f\" y2=\"%.1f\" stroke=\"#ddd\"/>%n",
                        LEFT,
                        RIGHT,
                        y,
                        y));
    }

    private void line(StringBuilder svg, Line line, String color, int legendY) {
        StringBuilder path = new StringBuilder();
        boolean hole = true;
        for (int i = 0; i < sizes.size(); i++) {
            double value = line.values.get(i);
            if (Double.isNaN(value)) {
                hole = true;
                continue;
            }
            path.append(
                    String.format(Locale.ROOT, "%s%.1f %.1f ", hole ? "M" : "L", x(i), y(value)));
            hole = false;
            dot(svg, x(i), y(value), color);
        }
        svg.append(
                "<path d=\"%s\" fill=\"none\" stroke=\"%s\" stroke-width=\"2\"/>%n"
                        .formatted(path.toString().strip(), color));
        dot(svg, RIGHT + 24, legendY - 4, color);
        text(svg, RIGHT + 36, legendY, "start", line.name);
    }

    private static void dot(StringBuilder svg, double x, double y, String color) {
        svg.append(
                String.format(
                        Locale.ROOT,
                        "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"3\" fill=\"%s\"/>%n",
                        x,
                        y,
                        color));
    }

    private static void text(StringBuilder svg, double x, double y, String anchor, String text) {
        svg.append(
                String.format(
                        Locale.ROOT,
                        "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\">%s</text>%n",
                        x,
                        y,
                        anchor,
                        text.replace("&", "&amp;").replace("<", "&lt;")));
    }

    private double x(int size) {
        return LEFT + (size + 0.5) * (RIGHT - LEFT) / sizes.size();
    }

    private double y(double value) {
        double part =
                logarithmic
                        ? Math.log10(value / bottom()) / Math.log10(top() / bottom())
                        : value / top();
        return BOTTOM - part * (BOTTOM - TOP);
    }

    private double[] ticks() {
        return logarithmic
                ? DoubleStream.iterate(bottom(), t -> t <= top() * 1.01, t -> t * 10).toArray()
                : DoubleStream.iterate(0, t -> t <= top() * 1.01, t -> t + top() / LINEAR_STEPS)
                        .toArray();
    }

    private DoubleStream values() {
        return lines.stream()
                .flatMap(line -> line.values.stream())
                .mapToDouble(Double::doubleValue)
                .filter(value -> !Double.isNaN(value));
    }

    /** The power of ten below all values. */
    private double bottom() {
        return Math.pow(10, Math.floor(Math.log10(values().min().orElse(1))));
    }

    private double top() {
        double most = values().max().orElse(1);
        double power = Math.pow(10, Math.floor(Math.log10(most)));
        if (logarithmic) {
            return Math.max(power * 10, bottom() * 10);
        }
        double steps = Math.ceil(most / power * LINEAR_STEPS) / LINEAR_STEPS;
        return Math.max(steps, 1) * power;
    }

    /** With the letters k and M for large numbers. */
    public static String plain(double value) {
        if (value >= 1e6) {
            return digits(value / 1e6) + " M";
        }
        return value >= 1e3 ? digits(value / 1e3) + " k" : digits(value);
    }

    private static String digits(double value) {
        return value == Math.rint(value)
                ? String.format(Locale.ROOT, "%.0f", value)
                : Distribution.format(value);
    }
}
