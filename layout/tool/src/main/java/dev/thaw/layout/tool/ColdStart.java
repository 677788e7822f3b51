// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.tool;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * A run of a program whose file is not in memory when it starts.
 *
 * @param events page faults and mappings, in order
 * @param killed whether it had to be ended
 * @param status its exit status
 */
record ColdStart(List<PageFaultRecorder.Event> events, boolean killed, int status) {
    /** So that page faults can be recorded from its first instruction on. */
    private static final List<String> WAIT_FOR_LINE =
            List.of("sh", "-c", "read -r _ && exec \"$@\"", "sh");

    /**
     * Runs a program; its output goes nowhere.
     *
     * @param limit how long it may run; then it is killed, as services are
     */
    static ColdStart run(Path program, List<String> arguments, Duration limit)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(WAIT_FOR_LINE);
        command.add(program.toAbsolutePath().toString());
        command.addAll(arguments);
        File nowhere = new File("/dev/null");
        Process process =
                new ProcessBuilder(command).redirectOutput(nowhere).redirectError(nowhere).start();
        try (PageFaultRecorder recorder = new PageFaultRecorder(process.pid())) {
            PageCache.forget(program);
            try (OutputStream input = process.getOutputStream()) {
                input.write('\n');
            }
            long end = System.nanoTime() + limit.toNanos();
            while (System.nanoTime() < end && !process.waitFor(1, TimeUnit.MILLISECONDS)) {
                recorder.drain();
            }
            boolean killed = process.isAlive();
            process.destroyForcibly().waitFor();
            return new ColdStart(recorder.events(), killed, process.exitValue());
        } finally {
            process.destroyForcibly();
        }
    }
}
