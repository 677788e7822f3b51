// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function;

/** The worker, as a call sees it; only until the call is over. */
public interface Host {
    /** Kinds of what is written. */
    int HEAD = 1;

    int BODY = 2;
    int OUT = 3;
    int ERR = 4;
    int ERROR = 5;

    /** Fields. */
    byte[] head();

    /**
     * Reads the request's body; may block.
     *
     * @return how many bytes were read, 0 at its end, -1 when the call is cancelled
     */
    long read(byte[] buffer, int offset, int length);

    /**
     * Writes all; may block.
     *
     * @return the length, or -1 when the call is cancelled
     */
    long write(int kind, byte[] bytes, int offset, int length);
}
