// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.call;

import java.util.Arrays;

/** Processor time of the last calls that were run both in isolates and in a JVM. */
final class Comparison {
    static final int CALLS = 10;

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
        return count >= CALLS;
    }

    /** How many times as long the same calls take in isolates. */
    double ratio() {
        return (double) Arrays.stream(isolates).sum() / Math.max(1, Arrays.stream(jvm).sum());
    }
}
