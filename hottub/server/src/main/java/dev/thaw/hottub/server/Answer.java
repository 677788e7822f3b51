// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.server;

/**
 * What a client is told, with a number: the client's {@code protocol.rs} says what each means. The
 * C library, {@code connections.h}, has what its own code sends.
 */
final class Answer {
    static final int STARTED = 'S';
    static final int KILLED = 'K';
    static final int BUSY = 'B';
    static final int OTHER_VALUES = 'V';

    private Answer() {}
}
