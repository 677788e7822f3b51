// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.server;

import java.util.regex.Pattern;

/**
 * How long is waited for threads that have been asked for something. On a machine that has other
 * things to do any time may be too short, so they are given up when they have had a processor for
 * long enough, or when nothing in this process wants one.
 */
final class Patience {
    /** So often nothing was at work. */
    private static final int IDLE_AT_MOST = 100;

    /** A second, in the kernel's unit. */
    private static final long TICKS_AT_MOST = 100;

    private static final long NANOSECONDS_AT_MOST = 60_000_000_000L;

    private final Pattern threads;
    private final int least;
    private final long begin = System.nanoTime();
    private long ticks = -1;
    private int rounds;
    private int idle;
    private boolean timedOut;

    /**
     * @param threads how the kernel names those that are waited for
     * @param least milliseconds for which nothing else is looked at
     */
    Patience(String threads, int least) {
        this.threads = Pattern.compile(threads);
        this.least = least;
    }

    /** Waits for a millisecond, if that is of use. */
    boolean goesOn() throws InterruptedException {
        if (rounds++ >= least && isEnough()) {
            return false;
        }
        Thread.sleep(1);
        return true;
    }

    private boolean isEnough() {
        KernelThreads.Work work = KernelThreads.work(threads);
        if (ticks < 0) {
            ticks = work.ticks();
        }
        idle += work.others() ? 0 : 1;
        timedOut = System.nanoTime() - begin > NANOSECONDS_AT_MOST;
        return idle > IDLE_AT_MOST || work.ticks() - ticks > TICKS_AT_MOST || timedOut;
    }

    /** That they have not done it, which may turn out otherwise the next time. */
    Lasting over(String reason) {
        return new Lasting(reason, timedOut);
    }
}
