// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.http;

/** Bytes of an answer that the client has not taken yet, and when it last took some. */
final class Unwritten {
    private final RunningTime time;
    private long bytes;
    private long progressNanos;

    Unwritten(RunningTime time) {
        this.time = time;
    }

    void add(int size) {
        if (bytes == 0) {
            progressNanos = time.now();
        }
        bytes += size;
    }

    boolean isEmpty() {
        return bytes == 0;
    }

    void taken(int size) {
        bytes -= size;
        progressNanos = time.now();
    }

    /** Whether nothing has gone to the client for so long, though there is something. */
    boolean stalled(long nowNanos, long stallNanos) {
        return bytes > 0 && nowNanos - progressNanos > stallNanos;
    }
}
