// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.report;

import java.util.Arrays;
import java.util.Collection;
import java.util.Locale;
import java.util.function.ToDoubleFunction;

/** What repeated measurements say. */
public record Spread(double median, double min, double max, int n) {
    public static Spread of(double... values) {
        if (values.length == 0) {
            throw new IllegalArgumentException("nothing was measured");
        }
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        int n = sorted.length;
        double median = (sorted[(n - 1) / 2] + sorted[n / 2]) / 2;
        return new Spread(median, sorted[0], sorted[n - 1], n);
    }

    public static <T> Spread of(Collection<T> measured, ToDoubleFunction<T> value) {
        return of(measured.stream().mapToDouble(value).toArray());
    }

    /** As {@code 2.1 (1.9-2.4)}; the range is left out where there is but one value. */
    @Override
    public String toString() {
        String middle = format(median);
        return n == 1 ? middle : middle + " (" + format(min) + "-" + format(max) + ")";
    }

    /** Three digits that count, and no exponent. */
    private static String format(double value) {
        String pattern = value >= 100 ? "%.0f" : value >= 10 ? "%.1f" : "%.2f";
        return String.format(Locale.ROOT, pattern, value);
    }
}
