// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.doss.program;

/** A thread that does nothing but look at the clock, and so knows how long it stood still. */
final class Standstill implements AutoCloseable {
    private final Thread thread = new Thread(this::watch, "standstill");
    private volatile boolean ends;
    private volatile boolean runs;
    private long longest;

    Standstill() {
        thread.setDaemon(true);
        thread.start();
        while (!runs) {
            Thread.onSpinWait();
        }
    }

    private void watch() {
        long last = System.nanoTime();
        runs = true;
        while (!ends) {
            long now = System.nanoTime();
            longest = Math.max(longest, now - last);
            last = now;
        }
    }

    /** Ends the watch, and returns the longest time in nanoseconds. */
    long longest() {
        close();
        return longest;
    }

    @Override
    public void close() {
        ends = true;
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
