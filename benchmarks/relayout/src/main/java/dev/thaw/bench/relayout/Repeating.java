// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.relayout;

import dev.thaw.bench.core.Commands;
import dev.thaw.bench.core.Started;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * A program that prints a line for each round of equal work, for ever: its number, and the result.
 * It stands still between its turns. Lines are read as they come.
 */
final class Repeating implements AutoCloseable {
    private static final Duration WHOLE_RUN = Duration.ofHours(6);
    private static final long PATIENCE = TimeUnit.MINUTES.toMillis(5);
    private static final double NANOS = 1e6;
    private static final double MILLI = 1e3;

    private final Started started;
    private long lines;
    private IOException wrong;

    private Repeating(Started started) {
        this.started = started;
        Thread.ofPlatform().daemon().start(this::read);
    }

    static Repeating start(List<String> command, Path errors)
            throws IOException, InterruptedException {
        Repeating program =
                new Repeating(
                        Started.start(
                                Processors.on(Processors.SUBJECT, command), Map.of(), errors));
        program.after(1);
        program.signal("STOP");
        return program;
    }

    private void read() {
        try {
            while (true) {
                String line = started.line(WHOLE_RUN);
                if (line.contains("wrong")) {
                    throw new IOException(line);
                }
                synchronized (this) {
                    lines++;
                    notifyAll();
                }
            }
        } catch (IOException e) {
            synchronized (this) {
                wrong = e;
                notifyAll();
            }
        }
    }

    /** Processor time in nanoseconds, as soon as so many more lines are there. */
    private synchronized long after(int more) throws IOException, InterruptedException {
        long wanted = lines + more;
        long end = System.currentTimeMillis() + PATIENCE;
        while (lines < wanted) {
            if (wrong != null) {
                throw wrong;
            }
            if (System.currentTimeMillis() > end) {
                throw new IOException("process " + pid() + " does nothing");
            }
            wait(PATIENCE);
        }
        return ProcessorClock.nanos(pid());
    }

    /** Processor time of a round, in milliseconds, from the end of one to the end of another. */
    double rounds(int count) throws IOException, InterruptedException {
        long before = after(1);
        return (after(count) - before) / NANOS / count;
    }

    /** Rounds that it has done. */
    synchronized long done() {
        return lines;
    }

    void awaitNext() throws IOException, InterruptedException {
        after(1);
    }

    /** Waits for so many rounds more; how long that took, in seconds. */
    double awaitRounds(int more) throws IOException, InterruptedException {
        after(1);
        long begin = System.nanoTime();
        after(more);
        return (System.nanoTime() - begin) / NANOS / MILLI;
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

    @Override
    public void close() {
        // What stands still ends by no other signal.
        ProcessHandle.of(pid()).ifPresent(ProcessHandle::destroyForcibly);
        started.close();
    }
}
