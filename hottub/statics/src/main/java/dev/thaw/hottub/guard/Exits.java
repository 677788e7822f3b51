// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.guard;

/**
 * Where a program's calls of System.exit, Runtime.exit and Runtime.halt go. Any thread may call.
 */
public final class Exits {
    private static volatile Handler handler;
    private static volatile boolean allHandlersPassed;

    /** Whether an end of the run may be on its way: else handlers are none of our business. */
    private static volatile boolean ending;

    private Exits() {}

    /** Ends a run. */
    public interface Handler {
        /** Does not return: parks the calling thread, or throws {@link RunEnded} in it. */
        void exit(int status, boolean halt);
    }

    /** Ends the threads of a run; no program sees it. */
    public static final class RunEnded extends Error {
        private static final long serialVersionUID = 1;

        public RunEnded() {
            super("the run has ended", null, false, false);
        }
    }

    public static void setHandler(Handler handler) {
        Exits.handler = handler;
    }

    /** Instead of System.exit. */
    public static void exit(int status) {
        Handler current = handler;
        if (current == null) {
            System.exit(status);
        } else {
            ending = true;
            current.exit(status, false);
            throw new RunEnded();
        }
    }

    /** Instead of Runtime.exit where it is a method reference. */
    public static void exit(Runtime runtime, int status) {
        runtime.getClass();
        exit(status);
    }

    /** Instead of Runtime.halt. */
    public static void halt(int status) {
        Handler current = handler;
        if (current == null) {
            Runtime.getRuntime().halt(status);
        } else {
            ending = true;
            current.exit(status, true);
            throw new RunEnded();
        }
    }

    /** Instead of Runtime.halt where it is a method reference. */
    public static void halt(Runtime runtime, int status) {
        runtime.getClass();
        halt(status);
    }

    /** Before threads are ended: true; before a run begins: false. */
    public static void setEnding(boolean ending) {
        Exits.ending = ending;
    }

    /** While threads end that leave by other exceptions: no handler is to do anything. */
    public static void setAllHandlersPassed(boolean passed) {
        allHandlersPassed = passed;
    }

    /**
     * Called first in handlers that would keep a {@link RunEnded} from ending the thread, also one
     * that reflection or a future has wrapped, and in those of what interrupts a virtual thread.
     * While the run goes on, nothing is asked of what was thrown, whose methods are the program's.
     */
    public static void rethrow(Throwable thrown) {
        if (allHandlersPassed) {
            throw new RunEnded();
        }
        if (!ending) {
            return;
        }
        int depth = 0;
        for (Throwable cause = thrown;
                cause != null && depth < 8;
                cause = cause.getCause(), depth++) {
            if (cause instanceof RunEnded ended) {
                throw ended;
            }
        }
    }
}
