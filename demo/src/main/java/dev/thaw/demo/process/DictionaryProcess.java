// SPDX-License-Identifier: Apache-2.0
package dev.thaw.demo.process;

import dev.thaw.demo.program.Report;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** A running dictionary program that is typed to and listened to. */
public final class DictionaryProcess implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofMinutes(5);
    private static final int LINES_KEPT = 40;

    private record Line(String text, long nanoTime) {}

    private static final Line END_OF_OUTPUT = new Line(null, 0);

    /**
     * Something the program said it has done.
     *
     * @param report what it said
     * @param text the output before that
     * @param micros from the start of the process until its words arrived here
     */
    public record Event(Report report, String text, long micros) {}

    private final String name;
    private final Process process;
    private final long startedAt;
    private final Consumer<Report> listener;
    private final BlockingQueue<Line> output = new LinkedBlockingQueue<>();
    private final Deque<String> lastLines = new ArrayDeque<>();

    private DictionaryProcess(
            String name, Process process, long startedAt, Consumer<Report> listener) {
        this.name = name;
        this.process = process;
        this.startedAt = startedAt;
        this.listener = listener;
    }

    /**
     * Starts a process.
     *
     * @param name what messages call it
     * @param listener told of every report
     */
    public static DictionaryProcess start(
            String name, List<String> command, Supervisor supervisor, Consumer<Report> listener)
            throws IOException {
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        long startedAt = System.nanoTime();
        Process process = supervisor.start(builder);
        DictionaryProcess started = new DictionaryProcess(name, process, startedAt, listener);
        Thread.ofPlatform().daemon().name("output of " + name).start(started::readOutput);
        return started;
    }

    private void readOutput() {
        try (BufferedReader in = process.inputReader(StandardCharsets.UTF_8)) {
            for (String text = in.readLine(); text != null; text = in.readLine()) {
                output.add(new Line(text, System.nanoTime()));
            }
        } catch (IOException e) {
            output.add(new Line("(its output cannot be read: " + e.getMessage() + ")", 0));
        } finally {
            output.add(END_OF_OUTPUT);
        }
    }

    /** Waits until the program reports an event of the given kind. */
    public Event await(String event) throws IOException {
        long deadline = System.nanoTime() + PATIENCE.toNanos();
        StringBuilder text = new StringBuilder();
        while (true) {
            Line line = nextLine(deadline, event);
            if (line == END_OF_OUTPUT) {
                throw failure("ended with exit code " + waitForExit() + " before it " + event);
            }
            remember(line.text);
            Report report = Report.parse(line.text);
            if (report == null) {
                text.append(line.text).append('\n');
                continue;
            }
            listener.accept(report);
            if (report.event().equals(event)) {
                return new Event(report, text.toString(), (line.nanoTime - startedAt) / 1000);
            }
        }
    }

    private Line nextLine(long deadline, String event) throws IOException {
        try {
            Line line = output.poll(deadline - System.nanoTime(), TimeUnit.NANOSECONDS);
            if (line == null) {
                throw failure("has not " + event + " within " + PATIENCE.toSeconds() + " s");
            }
            return line;
        } catch (InterruptedException e) {
            throw interrupted(e);
        }
    }

    private void remember(String line) {
        lastLines.addLast(line);
        if (lastLines.size() > LINES_KEPT) {
            lastLines.removeFirst();
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
        for (Line line = output.poll();
                line != null && line != END_OF_OUTPUT;
                line = output.poll()) {
            remember(line.text);
        }
        String said =
                lastLines.isEmpty() ? "It said nothing." : "Its last output:\n" + lastOutput();
        return new IOException(name + " " + what + ". " + said);
    }

    private String lastOutput() {
        return "  | " + String.join("\n  | ", lastLines);
    }

    private static UncheckedIOException interrupted(InterruptedException e) {
        Thread.currentThread().interrupt();
        return new UncheckedIOException(new IOException("interrupted", e));
    }

    /** Ends the process if it still runs. */
    @Override
    public void close() {
        process.destroy();
    }
}
