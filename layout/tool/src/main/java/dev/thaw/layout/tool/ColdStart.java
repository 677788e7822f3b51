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
 * A program that is about to start: its process is there and waits, so that what happens before,
 * and what is measured of it, does not belong to the start. Its output goes nowhere.
 */
public final class ColdStart implements AutoCloseable {
    private static final List<String> WAIT_FOR_LINE =
            List.of("sh", "-c", "read -r _ && exec \"$@\"", "sh");

    private final Process process;

    /**
     * How a program ended.
     *
     * @param nanos from its start to its end
     * @param killed whether it ran longer than it was allowed to
     * @param status its exit status
     */
    public record End(long nanos, boolean killed, int status) {}

    /** A run with its page faults and mappings, in order. */
    record Recorded(End end, List<PageFaultRecorder.Event> events) {}

    public ColdStart(Path program, List<String> arguments) throws IOException {
        List<String> command = new ArrayList<>(WAIT_FOR_LINE);
        command.add(program.toAbsolutePath().toString());
        command.addAll(arguments);
        File nowhere = new File("/dev/null");
        process =
                new ProcessBuilder(command).redirectOutput(nowhere).redirectError(nowhere).start();
    }

    /** Makes a start read a file from disk again, where it is not in use. */
    public static void forget(Path file) {
        PageCache.forget(file);
    }

    /**
     * Starts the program and waits for its end.
     *
     * @param limit how long it may run; then it is killed, as services are
     */
    public End run(Duration limit) throws IOException, InterruptedException {
        long begin = start();
        boolean ended = process.waitFor(limit.toNanos(), TimeUnit.NANOSECONDS);
        return end(begin, ended);
    }

    /** As {@link #run}, with a record of all page faults. */
    Recorded record(Duration limit) throws IOException, InterruptedException {
        try (PageFaultRecorder recorder = new PageFaultRecorder(process.pid())) {
            long begin = start();
            boolean ended = false;
            while (!ended && System.nanoTime() - begin < limit.toNanos()) {
                ended = process.waitFor(1, TimeUnit.MILLISECONDS);
                recorder.drain();
            }
            End end = end(begin, ended);
            return new Recorded(end, recorder.events());
        }
    }

    private long start() throws IOException {
        long begin = System.nanoTime();
        try (OutputStream input = process.getOutputStream()) {
            input.write('\n');
        }
        return begin;
    }

    private End end(long begin, boolean ended) throws InterruptedException {
        long nanos = System.nanoTime() - begin;
        process.destroyForcibly().waitFor();
        return new End(nanos, !ended, process.exitValue());
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
