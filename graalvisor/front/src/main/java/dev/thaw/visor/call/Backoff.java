// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.call;

import java.util.concurrent.TimeUnit;

/** When a worker that has ended is started again: at once, then each time later. */
final class Backoff {
    private static final long FIRST_MILLIS = 100;
    private static final long LONGEST_MILLIS = 10_000;
    private static final long HEALTHY_NANOS = TimeUnit.SECONDS.toNanos(10);

    private int ends;

    /**
     * @param livedNanos how long it was there
     * @return milliseconds to wait
     */
    long ended(long livedNanos) {
        ends = livedNanos > HEALTHY_NANOS ? 1 : ends + 1;
        return delayMillis();
    }

    /** What it was started with has changed. */
    void reset() {
        ends = 0;
    }

    long delayMillis() {
        return ends <= 1
                ? 0
                : Math.min(LONGEST_MILLIS, FIRST_MILLIS << Math.min(ends - 2, Byte.SIZE));
    }

    /** Whether it has ended so often that calls should not wait for it. */
    boolean failing() {
        return ends > 5;
    }
}
