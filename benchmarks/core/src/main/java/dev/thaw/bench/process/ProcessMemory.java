// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * The memory of a process, or of several together, in bytes, as the kernel counts it.
 *
 * @param resident pages in memory
 * @param proportional the same, but a page that n processes share counts as 1/n
 * @param privateClean pages no other process has, the same as in their file
 * @param privateDirty pages no other process has that hold data of their own
 */
public record ProcessMemory(
        long resident, long proportional, long privateClean, long privateDirty) {
    public static final double MEBI = 1 << 20;

    /** What ends with the process: nothing of it is shared. */
    public long privateBytes() {
        return privateClean + privateDirty;
    }

    public static ProcessMemory of(long pid) throws IOException {
        Path file = Path.of("/proc", Long.toString(pid), "smaps_rollup");
        return parse(Files.readAllLines(file), file.toString());
    }

    public static ProcessMemory of(List<Long> pids) throws IOException {
        ProcessMemory sum = new ProcessMemory(0, 0, 0, 0);
        for (long pid : pids) {
            ProcessMemory one = of(pid);
            sum =
                    new ProcessMemory(
                            sum.resident + one.resident,
                            sum.proportional + one.proportional,
                            sum.privateClean + one.privateClean,
                            sum.privateDirty + one.privateDirty);
        }
        return sum;
    }

    /**
     * Reads the lines of a {@code smaps_rollup} file.
     *
     * @param file what the lines are from, for the error message
     */
    static ProcessMemory parse(List<String> lines, String file) throws IOException {
        return new ProcessMemory(
                bytes("Rss:", lines, file),
                bytes("Pss:", lines, file),
                bytes("Private_Clean:", lines, file),
                bytes("Private_Dirty:", lines, file));
    }

    private static long bytes(String name, List<String> lines, String file) throws IOException {
        for (String line : lines) {
            if (line.startsWith(name)) {
                return Long.parseLong(line.replaceAll("\\D", "")) << 10;
            }
        }
        throw new IOException(file + " does not say " + name + " Linux 4.14 or newer does");
    }
}
