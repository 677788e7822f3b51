// SPDX-License-Identifier: Apache-2.0
package dev.thaw.advise.kernel;

/**
 * What the kernel has recorded of a process or thread. Times are those of {@link System#nanoTime}.
 */
public sealed interface Event {
    long time();

    int process();

    int thread();

    /**
     * A thread was running there, in its own code or a library's.
     *
     * @param callers where the functions return to that have called this one, the innermost first,
     *     as far as frame pointers tell; none where they were not kept
     */
    record Sample(long time, int process, int thread, long address, long[] callers)
            implements Event {
        private static final long[] NOT_KEPT = {};

        public Sample(long time, int process, int thread, long address) {
            this(time, process, thread, address, NOT_KEPT);
        }
    }

    /** A page of a file had to be read for an access; the thread goes on now. */
    record MajorFault(long time, int process, int thread, long address) implements Event {}

    /** A thread got a processor. */
    record Resumed(long time, int process, int thread) implements Event {}

    /**
     * A thread has no processor any more.
     *
     * @param preempted it would go on if it had one
     */
    record Stopped(long time, int process, int thread, boolean preempted) implements Event {}

    /** A process or thread was made. */
    record Forked(long time, int process, int thread, int parent) implements Event {}

    record Exited(long time, int process, int thread) implements Event {}

    /**
     * A thread got a name.
     *
     * @param executed by exec: the process runs another program
     */
    record Named(long time, int process, int thread, String name, boolean executed)
            implements Event {}

    /**
     * Memory was mapped.
     *
     * @param executable whether it may be run
     * @param file its path; no path for memory of no file
     */
    record Mapped(
            long time,
            int process,
            int thread,
            long begin,
            long size,
            boolean executable,
            String file)
            implements Event {
        public boolean isOfFile() {
            return file.startsWith("/") && !file.startsWith("//");
        }

        public boolean contains(long address) {
            return address >= begin && address < begin + size;
        }
    }
}
