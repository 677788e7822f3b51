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

    /**
     * Of one process, or of several together; in bytes.
     *
     * @param proportional private, and its share of what is shared
     */
    public record Memory(long resident, long proportional, long privateBytes) {
        Memory plus(Memory other) {
            return new Memory(
                    resident + other.resident,
                    proportional + other.proportional,
                    privateBytes + other.privateBytes);
        }
    }

    private ProcFiles() {}

    public static Memory memory(List<Long> pids) throws IOException {
        Memory sum = new Memory(0, 0, 0);
        for (long pid : pids) {
            sum = sum.plus(memory(pid));
        }
        return sum;
    }

    public static Memory memory(long pid) throws IOException {
        List<String> lines = Files.readAllLines(Path.of("/proc/" + pid + "/smaps_rollup"));
        return new Memory(
                bytes(lines, "Rss:"),
                bytes(lines, "Pss:"),
                bytes(lines, "Private_Clean:") + bytes(lines, "Private_Dirty:"));
    }

    private static long bytes(List<String> lines, String name) throws IOException {
        for (String line : lines) {
            if (line.startsWith(name)) {
                return Long.parseLong(line.replaceAll("\\D", "")) << 10;
            }
        }
        throw new IOException("there is no " + name + " in smaps_rollup");
    }

    /** Processor time of all threads, those that have ended included; in steps of 10 ms. */
    public static double cpuSeconds(List<Long> pids) throws IOException {
        long ticks = 0;
        for (long pid : pids) {
            String[] fields = stat(pid);
            ticks += Long.parseLong(fields[USER_TIME]) + Long.parseLong(fields[USER_TIME + 1]);
        }
        return (double) ticks / TICKS_PER_SECOND;
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
