// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.worker;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStream;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;

/** The process of a worker: its end, and the last that it said. */
final class WorkerProcess {
    private static final int LINES_KEPT = 40;
    private static final int MAX_LINE = 2000;
    private static final int SIGNALLED = 128;

    private final Process process;
    private final Deque<String> lastLines = new ArrayDeque<>();
    private final CompletableFuture<Void> ended = new CompletableFuture<>();

    private WorkerProcess(Process process) {
        this.process = process;
    }

    /**
     * @param greeting the line that it reads
     * @param log gets each line that it writes
     */
    static WorkerProcess start(List<String> command, String greeting, Consumer<String> log)
            throws IOException {
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        // what the front's environment holds is not for functions
        String backtrace = builder.environment().get("RUST_BACKTRACE");
        builder.environment().clear();
        if (backtrace != null) {
            builder.environment().put("RUST_BACKTRACE", backtrace);
        }
        WorkerProcess worker = new WorkerProcess(builder.start());
        Thread reader = new Thread(() -> worker.read(log), "worker " + worker.pid());
        reader.setDaemon(true);
        reader.start();
        try (OutputStream in = worker.process.getOutputStream()) {
            in.write((greeting + "\n").getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            // it has ended, or does not listen: its end says more
            worker.kill();
        }
        return worker;
    }

    private void read(Consumer<String> log) {
        try {
            readLines(log);
            process.waitFor();
        } catch (IOException e) {
            // it has gone
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            ended.complete(null);
        }
    }

    private void readLines(Consumer<String> log) throws IOException {
        try (BufferedReader lines = process.inputReader(StandardCharsets.UTF_8)) {
            for (String line = line(lines); line != null; line = line(lines)) {
                synchronized (lastLines) {
                    lastLines.addLast(line);
                    if (lastLines.size() > LINES_KEPT) {
                        lastLines.removeFirst();
                    }
                }
                log.accept(line);
            }
        }
    }

    /**
     * The next line, cut where it gets too long: a function may write to this descriptor what it
     * likes. Null at the end.
     */
    static String line(Reader from) throws IOException {
        StringBuilder line = new StringBuilder();
        int c = from.read();
        if (c < 0) {
            return null;
        }
        for (; c >= 0 && c != '\n'; c = from.read()) {
            if (line.length() < MAX_LINE) {
                line.append((char) c);
            }
        }
        int end = line.length() - 1;
        return end >= 0 && line.charAt(end) == '\r' ? line.substring(0, end) : line.toString();
    }

    long pid() {
        return process.pid();
    }

    void kill() {
        process.destroyForcibly();
    }

    /** Completes when it has ended and all of its output is read. */
    CompletableFuture<Void> ended() {
        return ended;
    }

    List<String> lastLines() {
        synchronized (lastLines) {
            return List.copyOf(lastLines);
        }
    }

    /** As "signal 11" or "exit code 3"; for people. */
    String end() {
        if (process.isAlive()) {
            return "its connection was closed";
        }
        int code = process.exitValue();
        return code > SIGNALLED ? "signal " + (code - SIGNALLED) : "exit code " + code;
    }
}
