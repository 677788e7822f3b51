// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.polyglot;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;

/**
 * The end of a process that cannot go on: the front sees that its connection ends, and tells the
 * callers; a thread that is silently missing it would not see.
 */
final class LastWords {
    /** System.err may be a function's. */
    private static final PrintStream ERR =
            new PrintStream(new FileOutputStream(FileDescriptor.err), true);

    private LastWords() {}

    static void halt(String what, Throwable why) {
        try {
            ERR.println("thaw-visor-polyglot: " + what + ": " + why);
        } finally {
            // also where there is no memory for words
            Runtime.getRuntime().halt(1);
        }
    }
}
