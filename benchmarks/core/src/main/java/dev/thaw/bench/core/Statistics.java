// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.core;

import org.apache.commons.math3.random.RandomGenerator;
import org.apache.commons.math3.random.Well19937c;
import org.apache.commons.math3.stat.descriptive.rank.Percentile;

/** Medians, and how sure they are. */
public final class Statistics {
    /** With fewer values the median is outside of all of them in more than 5 of 100 cases. */
    static final int FEWEST = 6;

    private static final int RESAMPLES = 10_000;
    private static final double TAIL = 2.5;
    static final double MEDIAN = 50;
    private static final long SEED = 20;

    /** Both ends belong to it. */
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

    /** Of the median, 95 %, by bootstrap; the same for the same values. */
    static Interval interval(double[] values) {
        return interval(values, MEDIAN);
    }

    /** The same of a percentile. */
    static Interval interval(double[] values, double percent) {
        RandomGenerator random = new Well19937c(SEED);
        double[] found = new double[RESAMPLES];
        double[] drawn = new double[values.length];
        for (int i = 0; i < RESAMPLES; i++) {
            for (int j = 0; j < drawn.length; j++) {
                drawn[j] = values[random.nextInt(values.length)];
            }
            found[i] = percentile(drawn, percent);
        }
        return new Interval(percentile(found, TAIL), percentile(found, 100 - TAIL));
    }
}
