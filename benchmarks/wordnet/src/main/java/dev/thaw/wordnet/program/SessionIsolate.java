// SPDX-License-Identifier: Apache-2.0
package dev.thaw.wordnet.program;

import java.io.IOException;

/** An isolate with a session in it. All methods are called by the thread that created it. */
interface SessionIsolate extends AutoCloseable {
    /** Creates isolates. */
    interface Factory {
        /**
         * @param number 1 for the isolate that the process began with, more for new ones
         */
        SessionIsolate create(int number) throws IOException;
    }

    Reply execute(String line) throws IOException;

    @Override
    void close();
}
