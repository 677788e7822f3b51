// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.visor.trace;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * A trace by the distributions that were published of Azure Functions (Shahrad et al., "Serverless
 * in the Wild", 2020, section 3): duration, memory, calls an hour, functions of an application.
 */
final class SyntheticTrace {
    /** Of the natural logarithm of seconds. */
    private static final double DURATION_MEAN = -0.38;

    private static final double DURATION_DEVIATION = 2.36;

    /** Burr's distribution of megabytes. */
    private static final double MEMORY_C = 11.652;

    private static final double MEMORY_K = 0.221;
    private static final double MEMORY_SCALE = 107.083;

    /** Share of applications that have at most so many calls a second; between, by logarithm. */
    private static final double[] RATE_SHARES = {0, 0.45, 0.81, 1};

    private static final double[] RATES = {1 / 604_800.0, 1 / 3600.0, 1 / 60.0, 10};

    /** Share of applications that have at most so many functions. */
    private static final double ONE_FUNCTION = 0.54;

    private static final double TEN_FUNCTIONS = 0.95;
    private static final int MOST_FUNCTIONS = 30;

    private final Random random;

    private SyntheticTrace(long seed) {
        random = new Random(seed);
    }

    /**
     * @param callsPerSecond of all together, at most; where there are more, each function has
     *     proportionally less
     */
    static Trace make(int applications, double callsPerSecond, double seconds, long seed) {
        return new SyntheticTrace(seed).make(applications, callsPerSecond, seconds);
    }

    private Trace make(int applications, double callsPerSecond, double seconds) {
        List<Trace.Traced> functions = new ArrayList<>();
        List<Double> rates = new ArrayList<>();
        for (int i = 0; i < applications; i++) {
            double rate = interpolated(random.nextDouble(), RATE_SHARES, RATES);
            double memory = memory(random.nextDouble());
            int count = functions(random.nextDouble());
            for (int k = 0; k < count; k++) {
                double duration =
                        Math.exp(DURATION_MEAN + DURATION_DEVIATION * random.nextGaussian());
                functions.add(new Trace.Traced("a" + i, "a" + i + "-" + k, duration, memory));
                rates.add(rate / count);
            }
        }
        double all = rates.stream().mapToDouble(Double::doubleValue).sum();
        double factor = Math.min(1, callsPerSecond / all);
        List<Trace.Call> calls = new ArrayList<>();
        for (int i = 0; i < rates.size(); i++) {
            double rate = rates.get(i) * factor;
            // as a function's first call is as likely at any time
            for (double at = gap(rate); at < seconds; at += gap(rate)) {
                calls.add(new Trace.Call(at, i));
            }
        }
        Collections.sort(calls);
        return new Trace(functions, calls);
    }

    private double gap(double rate) {
        return -Math.log(1 - random.nextDouble()) / rate;
    }

    static double memory(double share) {
        return MEMORY_SCALE * Math.pow(Math.pow(1 - share, -1 / MEMORY_K) - 1, 1 / MEMORY_C);
    }

    static int functions(double share) {
        if (share < ONE_FUNCTION) {
            return 1;
        }
        double[] shares = {ONE_FUNCTION, TEN_FUNCTIONS, 1};
        double[] counts = {2, 10, MOST_FUNCTIONS};
        return (int) Math.round(interpolated(share, shares, counts));
    }

    static double rate(double share) {
        return interpolated(share, RATE_SHARES, RATES);
    }

    private static double interpolated(double share, double[] shares, double[] values) {
        int i = 1;
        while (share > shares[i]) {
            i++;
        }
        double part = (share - shares[i - 1]) / (shares[i] - shares[i - 1]);
        return values[i - 1] * Math.pow(values[i] / values[i - 1], part);
    }
}
