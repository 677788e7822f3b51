// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.visor;

import dev.thaw.bench.core.ProcFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Processor time in nanoseconds, where the kernel counts it; what takes moments needs that. */
final class ProcessorTime {
    private static final double NANO = 1e-9;

    private ProcessorTime() {}

    /** Of all threads; those that have ended count in steps of 10 ms. */
    static double seconds(List<Long> pids) throws IOException {
        double exact = 0;
        for (long pid : pids) {
            exact += threads(pid);
        }
        return Math.max(exact, ProcFiles.cpuSeconds(pids));
    }

    private static double threads(long pid) throws IOException {
        long nanos = 0;
        try (Stream<Path> threads = Files.list(Path.of("/proc/" + pid + "/task"))) {
            for (Path thread : threads.toList()) {
                try {
                    String line = Files.readString(thread.resolve("schedstat"));
                    nanos += Long.parseLong(line.substring(0, line.indexOf(' ')));
                } catch (NoSuchFileException e) {
                    // it has just ended
                }
            }
        }
        return nanos * NANO;
    }
}
