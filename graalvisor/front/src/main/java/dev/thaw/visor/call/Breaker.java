// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.call;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.TimeUnit;

/**
 * Keeps calls away from a function that crashes again and again: after {@link #CRASHES} within
 * {@link #WINDOW_NANOS} for a second, then, if the next call crashes too, for twice as long, up to
 * a minute.
 */
final class Breaker {
    static final int CRASHES = 3;
    static final long WINDOW_NANOS = TimeUnit.SECONDS.toNanos(30);
    private static final long FIRST_NANOS = TimeUnit.SECONDS.toNanos(1);
    private static final long LONGEST_NANOS = TimeUnit.MINUTES.toNanos(1);

    private final Deque<Long> crashes = new ArrayDeque<>();
    private long openForNanos = FIRST_NANOS;
    private long openUntilNanos;
    private boolean open;

    void crashed(long now) {
        crashes.addLast(now);
        while (now - crashes.getFirst() > WINDOW_NANOS) {
            crashes.removeFirst();
        }
        if (open || crashes.size() >= CRASHES) {
            openForNanos = open ? Math.min(openForNanos * 2, LONGEST_NANOS) : FIRST_NANOS;
            open = true;
            openUntilNanos = now + openForNanos;
        }
    }

    /** A call has ended well. */
    void worked() {
        if (open) {
            open = false;
            crashes.clear();
        }
    }

    /** How long calls are kept away; 0: they are not. */
    long closedInNanos(long now) {
        return open ? Math.max(0, openUntilNanos - now) : 0;
    }
}
