// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.relayout;

import dev.thaw.bench.core.Started;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/**
 * A program that prints a line for each round of equal work, for ever: its number, and the result.
 * It stands still between its turns.
 */
final class Repeating implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofMinutes(5);

    private static final int LEFT_OVER = 3;

    private final Started started;
    private volatile String last;

    private Repeating(Started started) {
        this.started = started;
    }

    static Repeating start(List<String> command, Path errors)
            throws IOException, InterruptedException {
        Started started = Started.start(Commands.on(Commands.SUBJECT, command), Map.of(), errors);
        Repeating program = new Repeating(started);
        program.rounds(1);
        program.signal("STOP");
        return program;
    }

    long pid() {
        return started.pid();
    }

    void goOn() throws IOException, InterruptedException {
        signal("CONT");
    }

    void stand() throws IOException, InterruptedException {
        signal("STOP");
    }

    private void signal(String name) throws IOException, InterruptedException {
        Commands.output(List.of("kill", "-" + name, Long.toString(pid())));
    }

    /** Until its end, what it writes is read and forgotten. */
    void readOn() {
        Thread.ofVirtual()
                .start(() -> {
                    try {
                        while (true) {
                            check(started.line(PATIENCE));
                        }
                    } catch (IOException e) {
                        // it has been closed
                    }
                });
    }

    /** Processor time of a round, in milliseconds; results are compared. */
    double rounds(int count) throws IOException {
        // what was written before it stood still, and what was half done
        for (int i = 0; i < LEFT_OVER; i++) {
            check(started.line(PATIENCE));
        }
        long before = ProcessorClock.nanos(pid());
        for (int i = 0; i < count; i++) {
            check(started.line(PATIENCE));
        }
        return (ProcessorClock.nanos(pid()) - before) / 1e6 / count;
    }

    private void check(String line) throws IOException {
        if (line.contains("wrong")) {
            throw new IOException(line);
        }
        last = line.substring(line.indexOf(' ') + 1);
    }

    /** The result of the last round, without its number. */
    String last() {
        return last;
    }

    @Override
    public void close() {
        started.close();
    }
}
