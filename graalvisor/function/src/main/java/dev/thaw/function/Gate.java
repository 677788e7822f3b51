// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;

/**
 * Lets no thread call the host when the call is over, and lets the call end when all others have
 * returned from the host. Without locks: its owner may be unwound anywhere.
 */
final class Gate {
    private static final int CLOSED = Integer.MIN_VALUE;

    private final Thread owner = Thread.currentThread();

    /** Others inside, and whether it is closed. */
    private final AtomicInteger state = new AtomicInteger();

    /** False if it is closed; else {@link #leave} must follow. */
    boolean enter() {
        if (Thread.currentThread() == owner) {
            return state.get() >= 0;
        }
        for (; ; ) {
            int now = state.get();
            if (now < 0) {
                return false;
            }
            if (state.compareAndSet(now, now + 1)) {
                return true;
            }
        }
    }

    void leave() {
        if (Thread.currentThread() != owner && state.decrementAndGet() == CLOSED) {
            LockSupport.unpark(owner);
        }
    }

    /** Waits for the others; called by the owner, who has no interrupt pending afterwards. */
    void close() {
        if (state.get() >= 0) {
            state.getAndAdd(CLOSED);
        }
        for (; ; ) {
            // with one pending, no wait waits
            Thread.interrupted();
            if (state.get() == CLOSED) {
                return;
            }
            LockSupport.park(this);
        }
    }
}
