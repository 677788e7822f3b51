// SPDX-License-Identifier: Apache-2.0
package dev.thaw.advise.watch;

import dev.thaw.advise.jvm.PerfCounters;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** A process that runs already. It is looked into, not stopped. */
record WatchedProcess(long id) {
    /** A part of its memory. */
    record Region(long begin, long end, String permissions, String file) {
        boolean isPrivateAndWritable() {
            return permissions.charAt(1) == 'w' && permissions.charAt(3) == 'p';
        }
    }

    private static final int HEXADECIMAL = 16;

    Path directory() {
        return Path.of("/proc/" + id);
    }

    boolean exists() {
        return Files.exists(directory().resolve("status"));
    }

    /**
     * @throws IOException if this user may not look into it
     */
    Path program() throws IOException {
        return Files.readSymbolicLink(directory().resolve("exe"));
    }

    /**
     * The file itself, also where another one has its path by now, or the path is a container's.
     */
    Path programFile() {
        return directory().resolve("exe");
    }

    /** Its name, as the kernel has it. */
    String name() {
        try {
            return Files.readString(directory().resolve("comm")).strip();
        } catch (IOException e) {
            return Long.toString(id);
        }
    }

    /**
     * @throws IOException if this user may not look into it
     */
    List<Region> regions() throws IOException {
        return Files.readString(directory().resolve("maps"), StandardCharsets.ISO_8859_1)
                .lines()
                .map(WatchedProcess::region)
                .toList();
    }

    static Region region(String line) {
        String[] fields = line.split(" +", 6);
        String[] range = fields[0].split("-");
        return new Region(
                Long.parseUnsignedLong(range[0], HEXADECIMAL),
                Long.parseUnsignedLong(range[1], HEXADECIMAL),
                fields[1],
                fields.length > 5 ? fields[5] : "");
    }

    boolean isJvm() throws IOException {
        return regions().stream().anyMatch(r -> r.file().endsWith("/server/libjvm.so"));
    }

    /** The main class or jar of a JVM, without what is behind it. */
    Optional<String> mainOfJvm() {
        return PerfCounters.of(id)
                .map(c -> c.read().texts().getOrDefault("sun.rt.javaCommand", ""))
                .map(text -> text.strip().split("\\s")[0])
                .filter(text -> !text.isEmpty());
    }

    /** What it took of processors until now, in clock ticks. */
    long ticks() throws IOException {
        String stat = Files.readString(directory().resolve("stat"), StandardCharsets.ISO_8859_1);
        // behind the name, which may have spaces and brackets
        String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ");
        return Long.parseLong(fields[11]) + Long.parseLong(fields[12]);
    }
}
