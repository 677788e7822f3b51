// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.call;

import java.util.concurrent.TimeUnit;

/**
 * Processor time of the last calls that were run both in isolates and in a JVM. A few long calls
 * say as much as many short ones, and to wait for more of them costs more.
 */
final class Comparison {
    static final int CALLS = 10;
    static final int LONG_CALLS = 3;

    /** What the last long calls take in isolates, together. */
    static final long LONG_NANOS = TimeUnit.MILLISECONDS.toNanos(300);

    private final long[] isolates = new long[CALLS];
    private final long[] jvm = new long[CALLS];
    private int count;

    void add(long isolateNanos, long jvmNanos) {
        isolates[count % CALLS] = isolateNanos;
        jvm[count % CALLS] = jvmNanos;
        count++;
    }

    /** Whether there are enough. */
    boolean isFull() {
        return count >= CALLS || areLong();
    }

    /** How many times as long the same calls take in isolates. */
    double ratio() {
        int calls = areLong() ? LONG_CALLS : Math.min(count, CALLS);
        return (double) last(isolates, calls) / Math.max(1, last(jvm, calls));
    }

    private boolean areLong() {
        return count >= LONG_CALLS && last(isolates, LONG_CALLS) >= LONG_NANOS;
    }

    private long last(long[] nanos, int calls) {
        long sum = 0;
        for (int i = count - calls; i < count; i++) {
            sum += nanos[i % CALLS];
        }
        return sum;
    }
}
