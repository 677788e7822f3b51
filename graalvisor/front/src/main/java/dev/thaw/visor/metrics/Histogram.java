// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.metrics;

import java.util.Locale;

/** Durations, counted by powers of two from 64 us to 67 s. */
public final class Histogram {
    private static final int FIRST_BIT = 16;
    private static final int BUCKETS = 21;
    private static final double NANOS = 1e9;

    private final long[] counts = new long[BUCKETS + 1];
    private long sumNanos;
    private long count;

    public void record(long nanos) {
        int bucket = Long.SIZE - Long.numberOfLeadingZeros(Math.max(0, nanos - 1) >> FIRST_BIT);
        counts[Math.min(bucket, BUCKETS)]++;
        sumNanos += nanos;
        count++;
    }

    public long count() {
        return count;
    }

    /**
     * @param labels as {@code a="b"}
     */
    public void write(StringBuilder out, String name, String labels) {
        long below = 0;
        for (int i = 0; i < BUCKETS; i++) {
            below += counts[i];
            String limit = String.format(Locale.ROOT, "%.6g", (1L << (FIRST_BIT + i)) / NANOS);
            out.append(name)
                    .append("_bucket{")
                    .append(labels)
                    .append(",le=\"")
                    .append(limit)
                    .append("\"} ")
                    .append(below)
                    .append('\n');
        }
        out.append(name).append("_bucket{").append(labels).append(",le=\"+Inf\"} ").append(count);
        out.append('\n').append(name).append("_sum{").append(labels).append("} ");
        out.append(sumNanos / NANOS).append('\n');
        out.append(name).append("_count{").append(labels).append("} ").append(count).append('\n');
    }
}
