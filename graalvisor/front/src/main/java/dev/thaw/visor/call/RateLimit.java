// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.call;

/** So many calls a second, a second's worth at once. */
final class RateLimit {
    private static final double NANOS = 1e9;

    private final int rate;
    private double tokens;
    private long lastNanos;

    /**
     * @param rate 0: no limit
     */
    RateLimit(int rate, long nowNanos) {
        this.rate = rate;
        this.tokens = rate;
        this.lastNanos = nowNanos;
    }

    boolean take(long nowNanos) {
        if (rate == 0) {
            return true;
        }
        tokens = Math.min(rate, tokens + (nowNanos - lastNanos) / NANOS * rate);
        lastNanos = nowNanos;
        if (tokens < 1) {
            return false;
        }
        tokens--;
        return true;
    }
}
