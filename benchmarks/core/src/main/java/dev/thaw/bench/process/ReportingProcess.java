// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.process;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** A running dictionary program that is typed to and listened to. */
public final class ReportingProcess implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofMinutes(5);
    private static final int LINES_KEPT = 40;

    /**
     * Something the program said it has done.
     *
     * @param report what it said
     * @param text the output before that
     * @param micros from the start of the process until its words arrived here
     */
    public record Event(Report report, String text, long micros) {}

    private static final Event END_OF_OUTPUT = new Event(null, null, 0);

    private final String name;
    private final Process process;
    private final long startedAt;
    private final Consumer<Report> listener;

    /** By isolate; a program without isolates has but the first. */
    private final List<BlockingQueue<Event>> events = new ArrayList<>();

    private final Deque<String> lastLines = new ArrayDeque<>();

    private ReportingProcess(
            String name, int isolates, Process process, long startedAt, Consumer<Report> listener) {
        this.name = name;
        this.process = process;
        this.startedAt = startedAt;
        this.listener = listener;
        for (int i = 0; i < isolates; i++) {
            events.add(new LinkedBlockingQueue<>());
        }
    }

    /**
     * Starts a process.
     *
     * @param name what messages call it
     * @param isolates how many isolates of it report
     * @param listener told of every report that is awaited or skipped
     */
    public static ReportingProcess start(
            String name, int isolates, List<String> command, Consumer<Report> listener)
            throws IOException {
        return start(name, isolates, new ProcessBuilder(command), listener);
    }

    /** Starts a process, which may have a working directory of its own. */
    public static ReportingProcess start(
            String name, int isolates, ProcessBuilder builder, Consumer<Report> listener)
            throws IOException {
        builder.redirectErrorStream(true);
        long startedAt = System.nanoTime();
        Process process = Supervisor.start(builder);
        ReportingProcess started =
                new ReportingProcess(name, isolates, process, startedAt, listener);
        Thread.ofPlatform().daemon().name("output of " + name).start(started::readOutput);
        return started;
    }

    private void readOutput() {
        StringBuilder text = new StringBuilder();
        try (BufferedReader in = process.inputReader(StandardCharsets.UTF_8)) {
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                remember(line);
                Report report = Report.parse(line);
                if (report == null) {
                    text.append(line).append('\n');
                    continue;
                }
                long micros = (System.nanoTime() - startedAt) / 1000;
                eventsOf(report).add(new Event(report, text.toString(), micros));
                text.setLength(0);
            }
        } catch (IOException e) {
            remember("(its output cannot be read: " + e.getMessage() + ")");
        } finally {
            events.forEach(queue -> queue.add(END_OF_OUTPUT));
        }
    }

    private BlockingQueue<Event> eventsOf(Report report) throws IOException {
        String isolate = report.values().getOrDefault(Report.ISOLATE, "1");
        for (int i = 0; i < events.size(); i++) {
            if (isolate.equals(Integer.toString(i + 1))) {
                return events.get(i);
            }
        }
        throw new IOException("it has no isolate " + isolate);
    }

    /** Waits until the program reports an event of the given kind. */
    public Event await(String event) throws IOException {
        return await(event, 1);
    }

    /** Waits until an isolate of the program, the first being 1, reports an event. */
    public Event await(String event, int isolate) throws IOException {
        long deadline = System.nanoTime() + PATIENCE.toNanos();
        while (true) {
            Event next = next(deadline, event, isolate);
            if (next == END_OF_OUTPUT) {
                throw failure("ended with exit code " + waitForExit() + " before it " + event);
            }
            listener.accept(next.report);
            if (next.report.event().equals(event)) {
                return next;
            }
        }
    }

    private Event next(long deadline, String event, int isolate) throws IOException {
        try {
            Event next =
                    events.get(isolate - 1)
                            .poll(deadline - System.nanoTime(), TimeUnit.NANOSECONDS);
            if (next == null) {
                throw failure("has not " + event + " within " + PATIENCE.toSeconds() + " s");
            }
            return next;
        } catch (InterruptedException e) {
            throw interrupted(e);
        }
    }

    private void remember(String line) {
        synchronized (lastLines) {
            lastLines.addLast(line);
            if (lastLines.size() > LINES_KEPT) {
                lastLines.removeFirst();
            }
        }
    }

    /** Gives the program a line of input. */
    public void type(String line) throws IOException {
        Writer in = process.outputWriter(StandardCharsets.UTF_8);
        try {
            in.write(line + "\n");
            in.flush();
        } catch (IOException e) {
            throw failure("no longer takes input (" + e.getMessage() + ")");
        }
    }

    public long pid() {
        return process.pid();
    }

    public ProcessMemory memory() throws IOException {
        return ProcessMemory.of(process.pid());
    }

    /** Ends the program's input and waits until it has ended as it should. */
    public void finish() throws IOException {
        try {
            process.outputWriter(StandardCharsets.UTF_8).close();
        } catch (IOException e) {
            throw failure("no longer takes input (" + e.getMessage() + ")");
        }
        int exitCode = waitForExit();
        if (exitCode != 0) {
            throw failure("ended with exit code " + exitCode);
        }
    }

    private int waitForExit() throws IOException {
        try {
            if (!process.waitFor(PATIENCE.toSeconds(), TimeUnit.SECONDS)) {
                throw failure("has not ended within " + PATIENCE.toSeconds() + " s");
            }
            return process.exitValue();
        } catch (InterruptedException e) {
            throw interrupted(e);
        }
    }

    private IOException failure(String what) {
        synchronized (lastLines) {
            String said =
                    lastLines.isEmpty()
                            ? "It said nothing."
                            : "Its last output:\n  | " + String.join("\n  | ", lastLines);
            return new IOException(name + " " + what + ". " + said);
        }
    }

    private static UncheckedIOException interrupted(InterruptedException e) {
        Thread.currentThread().interrupt();
        return new UncheckedIOException(new IOException("interrupted", e));
    }

    /** Ends the process if it still runs. */
    @Override
    public void close() {
        Supervisor.end(process);
    }
}
