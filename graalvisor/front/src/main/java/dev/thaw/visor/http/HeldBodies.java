// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.http;

import java.util.concurrent.atomic.AtomicLong;

/**
 * How much of bodies that have to be there whole may be held at once, of all requests together:
 * clients that are slow to send theirs are not to fill the heap. Any thread may ask.
 */
public final class HeldBodies {
    private final long most;
    private final AtomicLong held = new AtomicLong();

    /**
     * @param most in bytes
     */
    public HeldBodies(long most) {
        this.most = most;
    }

    /** Whether there is room; it is taken then. */
    boolean take(long bytes) {
        boolean fits = held.addAndGet(bytes) <= most;
        if (!fits) {
            held.addAndGet(-bytes);
        }
        return fits;
    }

    void giveBack(long bytes) {
        held.addAndGet(-bytes);
    }
}
