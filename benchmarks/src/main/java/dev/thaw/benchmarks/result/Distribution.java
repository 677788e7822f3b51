// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.result;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** The quartiles of repeated measurements; between two samples by linear interpolation. */
public record Distribution(double min, double q1, double median, double q3, double max, int n) {
    public static Distribution of(double... samples) {
        if (samples.length == 0) {
            throw new IllegalArgumentException("nothing was measured");
        }
        double[] sorted = samples.clone();
        Arrays.sort(sorted);
        return new Distribution(
                sorted[0],
                quantile(sorted, 0.25),
                quantile(sorted, 0.5),
                quantile(sorted, 0.75),
                sorted[sorted.length - 1],
                sorted.length);
    }

    public static Distribution of(List<Double> samples) {
        return of(samples.stream().mapToDouble(Double::doubleValue).toArray());
    }

    private static double quantile(double[] sorted, double part) {
        double at = part * (sorted.length - 1);
        int below = (int) Math.floor(at);
        int above = Math.min(below + 1, sorted.length - 1);
        return sorted[below] + (at - below) * (sorted[above] - sorted[below]);
    }

    /** As {@code 2.10 (1.93 2.00-2.31)}: median, then least, and both quartiles. */
    @Override
    public String toString() {
        return "%s (%s %s-%s)".formatted(format(median), format(min), format(q1), format(q3));
    }

    /** Three digits that count, and no exponent. */
    public static String format(double value) {
        double size = Math.abs(value);
        String pattern =
                size == 0 || size >= 100
                        ? "%.0f"
                        : size >= 10 ? "%.1f" : size >= 0.1 ? "%.2f" : "%.4f";
        return String.format(Locale.ROOT, pattern, value);
    }
}
