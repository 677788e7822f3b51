// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.call;

/** Processor time spent lately, as a share of one processor: what is older counts less. */
final class CpuShare {
    static final int SECONDS = 10;

    private static final double NANOS = SECONDS * 1e9;

    private double sum;
    private long atNanos;

    CpuShare(long nowNanos) {
        atNanos = nowNanos;
    }

    void add(long nowNanos, double cpuNanos) {
        sum = decayed(nowNanos) + cpuNanos;
        atNanos = nowNanos;
    }

    double at(long nowNanos) {
        return decayed(nowNanos) / NANOS;
    }

    private double decayed(long nowNanos) {
        return sum * Math.exp((atNanos - nowNanos) / NANOS);
    }
}
