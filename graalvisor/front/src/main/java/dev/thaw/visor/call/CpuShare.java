// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.call;

/** Processor time spent lately, as a share of one processor: what is older counts less. */
final class CpuShare {
    private final double windowNanos;
    private double sum;
    private long atNanos;

    /**
     * @param windowNanos about how long is lately
     */
    CpuShare(long windowNanos, long nowNanos) {
        this.windowNanos = windowNanos;
        this.atNanos = nowNanos;
    }

    void add(long nowNanos, double cpuNanos) {
        sum = decayed(nowNanos) + cpuNanos;
        atNanos = nowNanos;
    }

    double at(long nowNanos) {
        return decayed(nowNanos) / windowNanos;
    }

    private double decayed(long nowNanos) {
        return sum * Math.exp((atNanos - nowNanos) / windowNanos);
    }
}
