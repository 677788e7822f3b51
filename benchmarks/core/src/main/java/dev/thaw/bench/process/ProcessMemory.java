// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The memory of a process, in KiB, as the kernel counts it.
 *
 * @param rss pages in memory
 * @param pss the same, but a page that n processes share counts as 1/n
 * @param privateClean pages no other process has, the same as in their file
 * @param privateDirty pages no other process has that hold data of their own
 */
public record ProcessMemory(long rss, long pss, long privateClean, long privateDirty) {
    private static final String UNIT = "kB";

    /** What ends with the process: nothing of it is shared. */
    public long privateMemory() {
        return privateClean + privateDirty;
    }

    public static ProcessMemory of(long pid) throws IOException {
        Path file = Path.of("/proc", Long.toString(pid), "smaps_rollup");
        return parse(Files.readAllLines(file), file.toString());
    }

    /**
     * Reads the lines of a {@code smaps_rollup} file.
     *
     * @param file what the lines are from, for the error message
     */
    static ProcessMemory parse(List<String> lines, String file) throws IOException {
        Map<String, Long> values = new HashMap<>();
        for (String line : lines) {
            String[] fields = line.split("\\s+");
            if (fields.length == 3 && fields[0].endsWith(":") && fields[2].equals(UNIT)) {
                values.put(fields[0].substring(0, fields[0].length() - 1), Long.valueOf(fields[1]));
            }
        }
        return new ProcessMemory(
                value("Rss", values, file),
                value("Pss", values, file),
                value("Private_Clean", values, file),
                value("Private_Dirty", values, file));
    }

    private static long value(String name, Map<String, Long> values, String file)
            throws IOException {
        Long value = values.get(name);
        if (value == null) {
            throw new IOException(file + " does not say " + name + "; Linux 4.14 or newer does");
        }
        return value;
    }
}
