// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.relayout;

import dev.thaw.bench.core.Started;
import java.io.IOException;
import java.nio.file.Path;

/** A server that is measured, and who gives it work. */
interface WorkingServer extends AutoCloseable {
    /** Starts one. */
    interface Starter {
        /**
         * @param binary the server's program
         * @param name of its files
         */
        WorkingServer start(Places places, Path binary, String name)
                throws IOException, InterruptedException;
    }

    long pid();

    /** Who does the work: the server, or a child of it. */
    default long worker() throws IOException, InterruptedException {
        return pid();
    }

    /** Work until it is closed, or for an hour. */
    Started load() throws IOException;

    /** Gives it so much work to do. */
    void work(int count) throws IOException, InterruptedException;

    /** The processor time that so much work takes, in nanoseconds. */
    default double nanos(int count) throws IOException, InterruptedException {
        long before = ProcessorClock.nanos(pid());
        work(count);
        return ProcessorClock.nanos(pid()) - before;
    }

    @Override
    void close();
}
