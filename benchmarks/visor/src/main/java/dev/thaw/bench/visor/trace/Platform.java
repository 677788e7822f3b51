// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.visor.trace;

import java.io.IOException;
import java.util.List;

/** What serves the functions of a trace. Calls come from many threads. */
interface Platform extends AutoCloseable {
    /** Returns when it is answered; fails if it is not. */
    void call(int function, String request) throws IOException;

    /** That there are now. */
    List<Long> pids();

    @Override
    void close();
}
