// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.layout;

import dev.thaw.layout.tool.ColdStart;
import dev.thaw.layout.tool.PageMap;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/** Starts programs, cold and warm. */
final class Starts {
    private static final Duration LIMIT = Duration.ofMinutes(1);
    private static final Path DROP_CACHES = Path.of("/proc/sys/vm/drop_caches");

    /**
     * A round of one image.
     *
     * @param textFaults page faults in the code of a cold start
     * @param heapFaults page faults in the image heap of a cold start
     * @param allFaults all page faults of a cold start
     * @param coldNanos from start to end, nothing in the page cache
     * @param warmNanos the same, all in the page cache
     */
    record Sample(
            double textFaults,
            double heapFaults,
            double allFaults,
            double coldNanos,
            double warmNanos) {}

    private Starts() {}

    /** Whether all clean pages of the machine can be dropped; else only the image's are. */
    static boolean dropsAll() {
        return Files.isWritable(DROP_CACHES);
    }

    static Sample measure(Path image) throws IOException, InterruptedException {
        dropCaches();
        PageMap.OfStart pages = PageMap.record(image, List.of(), LIMIT);
        double cold = start(image, true);
        double warm = Double.MAX_VALUE;
        for (int i = 0; i < 3; i++) {
            warm = Math.min(warm, start(image, false));
        }
        return new Sample(
                pages.ofImage().get(0).faults(),
                pages.ofImage().get(1).faults(),
                pages.allFaults(),
                cold,
                warm);
    }

    private static double start(Path image, boolean cold) throws IOException, InterruptedException {
        try (ColdStart start = new ColdStart(image, List.of())) {
            if (cold) {
                dropCaches();
                ColdStart.forget(image);
            }
            ColdStart.End end = start.run(LIMIT);
            if (end.status() != 0) {
                throw new IOException(image + " ended with " + end.status());
            }
            return end.nanos();
        }
    }

    /** Also what the kernel knows of files and directories, as section 7.1 of the paper. */
    private static void dropCaches() throws IOException {
        if (dropsAll()) {
            Files.writeString(DROP_CACHES, "3");
        }
    }
}
