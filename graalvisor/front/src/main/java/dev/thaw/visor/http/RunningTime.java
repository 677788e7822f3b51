// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.http;

import io.netty.util.concurrent.Ticker;

/**
 * How long the loop has run. A pause of the loop, or of the machine, is no time in which a client
 * did nothing: what it sent or took meanwhile is seen afterwards, perhaps later than clocks are
 * looked at. Used on the loop.
 */
final class RunningTime {
    private final Ticker ticker;
    private final long mostNanos;
    private long tickedNanos;

    /** At the last tick; never 0, which stands for no time. */
    private long nanos = 1;

    /**
     * @param periodNanos after which the loop ticks; twice that counts at most from one tick to the
     *     next
     */
    RunningTime(Ticker ticker, long periodNanos) {
        this.ticker = ticker;
        this.mostNanos = 2 * periodNanos;
        this.tickedNanos = ticker.nanoTime();
    }

    void tick() {
        nanos = now();
        tickedNanos = ticker.nanoTime();
    }

    /** In nanoseconds; to be compared with others only. */
    long now() {
        return nanos + Math.min(ticker.nanoTime() - tickedNanos, mostNanos);
    }
}
