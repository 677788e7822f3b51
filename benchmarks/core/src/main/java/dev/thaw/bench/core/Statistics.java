// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.core;

import java.util.Arrays;
import org.apache.commons.math3.distribution.BinomialDistribution;
import org.apache.commons.math3.stat.descriptive.rank.Percentile;

/** Medians, and how sure they are. */
public final class Statistics {
    /** With fewer values the median is outside of all of them in more than 5 of 100 cases. */
    static final int FEWEST = 6;

    /** What may lie on either side of an interval of 95 %. */
    private static final double TAIL = 0.025;

    static final double MEDIAN = 50;

    /** Both ends belong to it; an infinite one: so few values have no such bound. */
    public record Interval(double low, double high) {}

    private Statistics() {}

    public static double median(double[] values) {
        return percentile(values, MEDIAN);
    }

    public static double percentile(double[] values, double percent) {
        if (values.length == 0) {
            throw new IllegalArgumentException("there is no value");
        }
        return new Percentile(percent)
                .withEstimationType(Percentile.EstimationType.R_7)
                .evaluate(values);
    }

    /**
     * Of a percentile, at least 95 %, whatever the values are distributed like: how many of them
     * are below it has a binomial distribution, which says in which places it may be.
     *
     * @param unknown how many more there are, of any size
     */
    static Interval interval(double[] values, double percent, int unknown) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        int n = values.length + unknown;
        BinomialDistribution below = new BinomialDistribution(null, n, percent / 100);
        // places count from 1; the least of n is above the percentile if none is below, and so on
        int low = 0;
        while (low < n && below.cumulativeProbability(low) <= TAIL) {
            low++;
        }
        int high = n + 1;
        while (high > 1 && 1 - below.cumulativeProbability(high - 2) <= TAIL) {
            high--;
        }
        // the unknown ones may all be less than the others, or more
        return new Interval(
                low - unknown < 1 ? Double.NEGATIVE_INFINITY : sorted[low - unknown - 1],
                high > values.length ? Double.POSITIVE_INFINITY : sorted[high - 1]);
    }
}
