// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.polyglot;

/** How much of the heap the bodies of requests take, which are there whole before a call begins. */
final class BodyRoom {
    private final long all;
    private long left;

    /**
     * @param all bytes of all bodies together
     */
    BodyRoom(long all) {
        this.all = all;
        this.left = all;
    }

    long all() {
        return all;
    }

    /** Bytes that one body may have. */
    long each() {
        return all / 2;
    }

    /** False if there is no room for so many more. */
    synchronized boolean take(long bytes) {
        if (bytes > left) {
            return false;
        }
        left -= bytes;
        return true;
    }

    synchronized void giveBack(long bytes) {
        left += bytes;
    }
}
