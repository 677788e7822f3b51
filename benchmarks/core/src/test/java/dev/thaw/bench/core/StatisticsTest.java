// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.bench.core.Statistics.Interval;
import java.util.List;
import java.util.Random;
import java.util.function.DoubleSupplier;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;

class StatisticsTest {
    @Test
    void intervalOfKnownDataIsKnown() {
        // at most one of nine is below the median in 2.0 % of all cases, at most two in 9.0 %
        double[] nine = {9, 1, 2, 3, 4, 5, 6, 7, 8};
        assertEquals(new Interval(2, 8), median(nine, 0));
        Interval none = new Interval(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
        assertEquals(none, median(new double[] {4, 4, 4, 4, 4}, 0));
        assertEquals(new Interval(4, 4), median(new double[] {4, 4, 4, 4, 4, 4}, 0));
        // a tenth may be on either side
        assertEquals(new Interval(1, 9), median(nine, 1));
        assertEquals(none, median(nine, 2));
    }

    private static Interval median(double[] values, int unknown) {
        return Statistics.interval(values, Statistics.MEDIAN, unknown);
    }

    @Test
    void theIntervalHasTheMedianAsOftenAsItSays() {
        Random random = new Random(20);
        DoubleSupplier twoClumps = () -> (random.nextBoolean() ? 9 : -9) + random.nextGaussian();
        DoubleSupplier skew = () -> Math.exp(2 * random.nextGaussian()) - 1;
        for (DoubleSupplier source : List.of(random::nextGaussian, skew, twoClumps)) {
            for (int n : new int[] {6, 7, 8, 9, 10, 15}) {
                int has = 0;
                for (int i = 0; i < 2000; i++) {
                    Interval interval = median(DoubleStream.generate(source).limit(n).toArray(), 0);
                    // of all three, the median is 0
                    has += interval.low() <= 0 && interval.high() >= 0 ? 1 : 0;
                }
                assertTrue(has >= 0.95 * 2000, n + " values: " + has);
            }
        }
    }
}
