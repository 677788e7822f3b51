// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.core;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** What the kernel says of processes. */
public final class ProcFiles {
    private static final int TICKS_PER_SECOND = 100;
    private static final int MINOR_FAULTS = 7;
    private static final int USER_TIME = 11;
    private static final int USER_TIME_OF_CHILDREN = 13;

    private ProcFiles() {}

    /** Processor time of all threads, those that have ended included; in steps of 10 ms. */
    public static double cpuSeconds(List<Long> pids) throws IOException {
        long ticks = 0;
        for (long pid : pids) {
            ticks += ticks(pid, USER_TIME);
        }
        return (double) ticks / TICKS_PER_SECOND;
    }

    /** Of children that have ended and that it has waited for; in steps of 10 ms. */
    public static double cpuSecondsOfChildren(long pid) throws IOException {
        return (double) ticks(pid, USER_TIME_OF_CHILDREN) / TICKS_PER_SECOND;
    }

    /** In user mode and, behind that, in the kernel. */
    private static long ticks(long pid, int field) throws IOException {
        String[] fields = stat(pid);
        return Long.parseLong(fields[field]) + Long.parseLong(fields[field + 1]);
    }

    /** Pages that a process has asked for and that were in memory, or made. */
    public static long minorFaults(long pid) throws IOException {
        return Long.parseLong(stat(pid)[MINOR_FAULTS]);
    }

    private static String[] stat(long pid) throws IOException {
        String stat = Files.readString(Path.of("/proc/" + pid + "/stat"));
        // the name, in brackets, may hold anything
        return stat.substring(stat.lastIndexOf(')') + 2).split(" ");
    }
}
