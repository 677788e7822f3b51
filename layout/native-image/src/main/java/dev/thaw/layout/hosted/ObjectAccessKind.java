// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.layout.hosted;

/** What code does with an object that a probe tells of. */
enum ObjectAccessKind {
    READ,
    WRITE,
    /**
     * Takes the address of an array of numbers: the run-time system keeps structures of C in those,
     * and reads and writes them by the address alone.
     */
    ADDRESS
}
