// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.core;

import dev.thaw.bench.process.Supervisor;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** A process that was started to be measured; it ends, whatever happens. */
public final class Started implements AutoCloseable {
    private static final long BETWEEN = 50;

    private final Process process;
    private final BufferedReader output;
    private final Path errors;
    private final List<String> command;

    private Started(Process process, Path errors, List<String> command) {
        this.process = process;
        this.output = process.inputReader();
        this.errors = errors;
        this.command = command;
    }

    /**
     * @param environment added to this process's
     * @param errors gets standard error
     */
    public static Started start(List<String> command, Map<String, String> environment, Path errors)
            throws IOException {
        return start(command, environment, errors, ProcessBuilder.Redirect.PIPE);
    }

    /**
     * The same for one whose standard output nobody reads: it is dropped, as a full pipe would stop
     * the process in the middle of a call.
     */
    public static Started startSilent(
            List<String> command, Map<String, String> environment, Path errors) throws IOException {
        return start(command, environment, errors, ProcessBuilder.Redirect.DISCARD);
    }

    /** All that it prints goes to the log. */
    public static Started start(ProcessBuilder builder, Path log) throws IOException {
        builder.redirectErrorStream(true).redirectOutput(log.toFile());
        return new Started(Supervisor.start(builder), log, builder.command());
    }

    private static Started start(
            List<String> command,
            Map<String, String> environment,
            Path errors,
            ProcessBuilder.Redirect output)
            throws IOException {
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.environment().putAll(environment);
        builder.redirectOutput(output);
        builder.redirectError(errors.toFile());
        return new Started(Supervisor.start(builder), errors, command);
    }

    /**
     * The next line of standard output; a process that says nothing more, or hangs, is an error.
     */
    public String line(Duration limit) throws IOException {
        Thread watch =
                Thread.ofVirtual()
                        .start(() -> {
                            try {
                                Thread.sleep(limit);
                                process.destroyForcibly();
                            } catch (InterruptedException e) {
                                // the line was there in time
                            }
                        });
        try {
            String line = output.readLine();
            if (line == null) {
                throw new IOException(
                        "%s ended, or said nothing for %d s: %s"
                                .formatted(
                                        command.getFirst(),
                                        limit.toSeconds(),
                                        Files.readString(errors).strip()));
            }
            return line;
        } finally {
            watch.interrupt();
        }
    }

    /** What fails as long as a process is not ready. */
    public interface Probe {
        void call() throws IOException, InterruptedException;
    }

    /** Asks until there is no failure; one that ends, or is never ready, is an error. */
    public void await(Duration limit, Probe ready) throws IOException, InterruptedException {
        long end = System.nanoTime() + limit.toNanos();
        while (true) {
            try {
                ready.call();
                return;
            } catch (IOException e) {
                if (System.nanoTime() > end || !isAlive()) {
                    throw new IOException("no answer: " + state(), e);
                }
                Thread.sleep(BETWEEN);
            }
        }
    }

    public long pid() {
        return process.pid();
    }

    /** For messages: whether it lives, and what it wrote to standard error. */
    public String state() throws IOException {
        String said = Files.readString(errors).strip();
        String lives = process.isAlive() ? "lives" : "has ended with " + process.exitValue();
        return command.getFirst() + " " + lives + (said.isEmpty() ? "" : ": " + said);
    }

    public boolean isAlive() {
        return process.isAlive();
    }

    /** It and all that it has started. */
    public List<Long> pids() {
        return Stream.concat(Stream.of(process.toHandle()), process.descendants())
                .map(ProcessHandle::pid)
                .toList();
    }

    public int waitFor(Duration limit) throws IOException, InterruptedException {
        if (!process.waitFor(limit.toMillis(), TimeUnit.MILLISECONDS)) {
            throw new IOException(
                    "%s has not ended after %d s".formatted(command.getFirst(), limit.toSeconds()));
        }
        return process.exitValue();
    }

    @Override
    public void close() {
        Supervisor.end(process);
    }
}
