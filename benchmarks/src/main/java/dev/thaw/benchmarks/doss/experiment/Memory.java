// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.doss.experiment;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The kernel's view of the pages of a process. */
final class Memory {
    /** Room for WordNet, several times. */
    static final String LARGE_HEAP = "-Xmx3g";

    private static final int PAGE_KIB = 4;

    /**
     * The pages of a mapped file that a process has.
     *
     * @param mapped in its page table
     * @param referenced used since {@link #forgetReferences}
     */
    record Pages(long mapped, long referenced) {}

    private Memory() {}

    /** Of all mappings of the file. */
    static Pages pages(long pid, Path file) throws IOException {
        long mapped = 0;
        long referenced = 0;
        boolean inside = false;
        for (String line : Files.readAllLines(Path.of("/proc", Long.toString(pid), "smaps"))) {
            String[] fields = line.split("\\s+");
            if (fields[0].contains("-")) {
                inside = line.endsWith(" " + file);
            } else if (inside && fields[0].equals("Rss:")) {
                mapped += Long.parseLong(fields[1]);
            } else if (inside && fields[0].equals("Referenced:")) {
                referenced += Long.parseLong(fields[1]);
            }
        }
        return new Pages(mapped / PAGE_KIB, referenced / PAGE_KIB);
    }

    /** From now on, no page of the process counts as referenced until it is used. */
    static void forgetReferences(long pid) throws IOException {
        Files.writeString(Path.of("/proc", Long.toString(pid), "clear_refs"), "1");
    }
}
