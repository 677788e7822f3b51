// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.visor;

import dev.thaw.bench.core.ProcFiles;
import java.io.IOException;
import java.util.List;

/** Waits until a process has done what was begun. */
final class Quiet {
    private static final int STEP_MILLIS = 100;
    private static final int STEPS = 300;

    private Quiet() {}

    static void await(long pid) throws IOException, InterruptedException {
        double before = -1;
        for (int i = 0; i < STEPS; i++) {
            double now = ProcFiles.cpuSeconds(List.of(pid));
            if (now == before) {
                return;
            }
            before = now;
            Thread.sleep(STEP_MILLIS);
        }
        throw new IOException(
                "process %d is busy for %d s with what should take moments"
                        .formatted(pid, STEPS * STEP_MILLIS / 1000));
    }
}
