// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.server;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * The page in which clients see what this server does; the client's {@code state_page.rs} has the
 * layout.
 */
final class StatePage {
    static final int STARTING = 0;
    static final int IDLE = 1;
    static final int RUNNING = 2;
    static final int RESETTING = 3;
    static final int RETIRED = 4;

    /** Steps of a reset, in the order of the page. */
    static final int THREADS = 0;

    static final int JDK = 1;
    static final int STATICS = 2;
    static final int COLLECTION = 3;
    static final int FILES = 4;

    private static final int SIZE = 4096;

    private final ByteBuffer page;

    StatePage(String path, long processId) throws IOException {
        page = Native.map(path, SIZE).order(ByteOrder.LITTLE_ENDIAN);
        page.putInt(8, (int) processId);
    }

    void state(int state) {
        page.putInt(12, state);
    }

    void used(long runs) {
        page.putLong(24, System.currentTimeMillis());
        page.putLong(32, runs);
    }

    void resetTook(long nanoseconds) {
        page.putLong(48, nanoseconds);
    }

    /** When a run's client was accepted, its main started, and its end known. */
    void ran(long accepted, long started, long ended) {
        page.putLong(56, accepted);
        page.putLong(64, started);
        page.putLong(72, ended);
    }

    /** For how long initialisers of transformed classes ran. */
    void initialised(long nanoseconds) {
        page.putLong(80, nanoseconds);
    }

    void resetStepTook(int step, long nanoseconds) {
        page.putLong(88 + 8 * step, nanoseconds);
    }

    boolean stopAsked() {
        return page.getInt(40) != 0;
    }
}
