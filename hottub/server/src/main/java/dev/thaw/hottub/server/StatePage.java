// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.server;

import java.io.IOException;
import java.lang.invoke.VarHandle;
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

    // Where they are; a test of the client holds them to its own.
    static final int PROCESS_AT = 8;
    private static final int STATE_AT = 12;
    private static final int USED_AT = 24;
    private static final int RUNS_AT = 32;
    private static final int STOP_AT = 40;
    private static final int RESET_ALL_AT = 48;
    private static final int ACCEPTED_AT = 56;
    private static final int STARTED_AT = 64;
    private static final int ENDED_AT = 72;
    private static final int INITIALISERS_AT = 80;
    private static final int RESET_AT = 88;
    private static final int BEGUN_AT = 128;
    private static final int WALK_AT = 136;
    private static final int CLASS_PATH_AT = 144;

    private final String path;
    private final ByteBuffer page;

    StatePage(String path, long processId) throws IOException {
        this.path = path;
        page = Native.map(path, SIZE).order(ByteOrder.LITTLE_ENDIAN);
        page.putInt(PROCESS_AT, (int) processId);
    }

    /** Whether this page, and no other server's, is where clients look. */
    boolean isInPlace() {
        return Native.isInPlace(path);
    }

    void state(int state) {
        page.putInt(STATE_AT, state);
    }

    void used(long runs) {
        page.putLong(USED_AT, System.currentTimeMillis());
        page.putLong(RUNS_AT, runs);
    }

    void resetTook(long nanoseconds) {
        page.putLong(RESET_ALL_AT, nanoseconds);
    }

    /** When a run's client was accepted, its main started, and its end known. */
    void ran(long accepted, long started, long ended) {
        page.putLong(ACCEPTED_AT, accepted);
        page.putLong(STARTED_AT, started);
        page.putLong(ENDED_AT, ended);
    }

    /** For how long initialisers of transformed classes ran. */
    void initialised(long nanoseconds) {
        page.putLong(INITIALISERS_AT, nanoseconds);
    }

    void resetStepTook(int step, long nanoseconds) {
        page.putLong(RESET_AT + 8 * step, nanoseconds);
    }

    /** The walk through the heap after the last run; 0: it is to come. */
    void heapWalkTook(long nanoseconds) {
        page.putLong(WALK_AT, nanoseconds);
    }

    /** Nothing that the run does can be seen from outside before this is true. */
    void begun(boolean begun) {
        page.putInt(BEGUN_AT, begun ? 1 : 0);
        VarHandle.fullFence();
    }

    /** A run begins, whose client says at its end what has become of the class path. */
    void askForClassPath() {
        page.putInt(CLASS_PATH_AT, 0);
    }

    /** Whether the class path was the same before and after the last run. */
    boolean isClassPathKept() {
        return page.getInt(CLASS_PATH_AT) != 0;
    }

    boolean stopAsked() {
        return page.getInt(STOP_AT) != 0;
    }
}
