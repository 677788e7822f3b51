// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.tool;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/**
 * A program that is about to start: its process is there and waits, so that what happens before,
 * and what is measured of it, does not belong to the start. Its output goes nowhere. When it is
 * killed, the processes that it has started are, too.
 */
public final class ColdStart implements AutoCloseable {
    private static final List<String> WAIT_FOR_LINE =
            List.of("sh", "-c", "read -r _ && exec \"$@\"", "sh");

    private static final long PAUSE_NANOS = 500_000;

    private final Path program;
    private final Process process;

    /**
     * How a program ended.
     *
     * @param nanos from its start to its end, or to where it was awaited
     * @param reached whether it got to where it was awaited; then it was killed there
     * @param killed whether it ran longer than it was allowed to
     * @param status its exit status
     */
    public record End(long nanos, boolean reached, boolean killed, int status) {}

    /** A run with its page faults and mappings, in order. */
    record Recorded(End end, List<PageFaultRecorder.Event> events) {}

    /**
     * @param arguments of the program
     * @param environment variables that it has beside this process's own
     */
    public ColdStart(Path program, List<String> arguments, Map<String, String> environment)
            throws IOException {
        this.program = program;
        List<String> command = new ArrayList<>(WAIT_FOR_LINE);
        command.add(program.toAbsolutePath().toString());
        command.addAll(arguments);
        File nowhere = new File("/dev/null");
        ProcessBuilder builder =
                new ProcessBuilder(command).redirectOutput(nowhere).redirectError(nowhere);
        builder.environment().putAll(environment);
        process = builder.start();
    }

    Path program() {
        return program;
    }

    /** Makes a start read a file from disk again, where it is not in use. */
    public static void forget(Path file) throws IOException {
        PageCache.forget(file);
    }

    /**
     * Starts the program and waits for its end.
     *
     * @param limit how long it may run; then it is killed, as services are
     * @param reached asked all the time whether the program is where it is awaited, such as at a
     *     service's first response; then it is killed
     */
    public End run(Duration limit, BooleanSupplier reached)
            throws IOException, InterruptedException {
        return run(limit, reached, () -> {});
    }

    /** As {@link #run}, with a record of all page faults. */
    Recorded record(Duration limit, BooleanSupplier reached)
            throws IOException, InterruptedException {
        try (PageFaultRecorder recorder = new PageFaultRecorder(process.pid())) {
            End end = run(limit, reached, recorder::drain);
            return new Recorded(end, recorder.events());
        }
    }

    private End run(Duration limit, BooleanSupplier reached, Runnable meanwhile)
            throws IOException, InterruptedException {
        long begin = start();
        boolean ended = false;
        boolean there = false;
        while (!ended && !there && System.nanoTime() - begin < limit.toNanos()) {
            ended = process.waitFor(PAUSE_NANOS, TimeUnit.NANOSECONDS);
            there = !ended && reached.getAsBoolean();
            meanwhile.run();
        }
        long nanos = System.nanoTime() - begin;
        end(process.toHandle());
        process.waitFor();
        return new End(nanos, there, !ended && !there, process.exitValue());
    }

    private long start() throws IOException {
        long begin = System.nanoTime();
        try (OutputStream input = process.getOutputStream()) {
            input.write('\n');
        }
        return begin;
    }

    /** With what it has started; that is no longer its own once it has ended. */
    private static void end(ProcessHandle process) {
        List<ProcessHandle> children = process.children().toList();
        process.destroyForcibly();
        children.forEach(ColdStart::end);
    }

    @Override
    public void close() {
        end(process.toHandle());
    }
}
