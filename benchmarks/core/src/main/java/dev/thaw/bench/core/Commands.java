// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.core;

import dev.thaw.bench.process.Supervisor;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** Commands that are run to their end, and are not measured. */
public final class Commands {
    private static final Duration LIMIT = Duration.ofHours(3);

    /** What a command has printed, errors among it, and how it ended. */
    public record Done(int status, String text) {}

    private Commands() {}

    /**
     * Runs it to its end, whatever that is.
     *
     * @param input all that it gets
     */
    public static Done run(ProcessBuilder builder, String input)
            throws IOException, InterruptedException {
        return run(builder, input, LIMIT);
    }

    /** The same; one that does not end is an error. */
    public static Done run(ProcessBuilder builder, String input, Duration limit)
            throws IOException, InterruptedException {
        Process process = Supervisor.start(builder.redirectErrorStream(true));
        CompletableFuture<?> end =
                process.onExit().orTimeout(limit.toMillis(), TimeUnit.MILLISECONDS);
        end.whenCompleteAsync((_, late) -> {
            if (late != null) {
                Supervisor.end(process);
            }
        });
        try (OutputStream in = process.getOutputStream()) {
            in.write(input.getBytes(StandardCharsets.UTF_8));
        }
        String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        int status = process.waitFor();
        if (end.isCompletedExceptionally()) {
            throw new IOException(words(builder) + " has not ended: " + text.strip());
        }
        return new Done(status, text);
    }

    private static String words(ProcessBuilder builder) {
        return String.join(" ", builder.command());
    }

    /**
     * The words of a command line, in which each {@code {}} stands for one of the values, whatever
     * that is.
     */
    public static List<String> words(String line, Object... values) {
        List<String> words = new ArrayList<>();
        Iterator<Object> next = List.of(values).iterator();
        for (String word : line.split(" ")) {
            words.add(word.contains("{}") ? word.replace("{}", next.next().toString()) : word);
        }
        if (next.hasNext()) {
            throw new IllegalArgumentException("no word of '" + line + "' is for " + next.next());
        }
        return words;
    }

    public static String output(String... command) throws IOException, InterruptedException {
        return output(List.of(command));
    }

    public static String output(List<String> command) throws IOException, InterruptedException {
        return output(command, Map.of(), LIMIT);
    }

    /**
     * What it prints to standard output; a command that fails, or does not end, is an error with
     * its words.
     *
     * @param environment added to this process's
     */
    public static String output(
            List<String> command, Map<String, String> environment, Duration limit)
            throws IOException, InterruptedException {
        Path output = Files.createTempFile("thaw-bench", ".out");
        Path errors = Files.createTempFile("thaw-bench", ".err");
        try {
            ProcessBuilder builder = new ProcessBuilder(command);
            builder.environment().putAll(environment);
            builder.redirectOutput(output.toFile()).redirectError(errors.toFile());
            Process process = start(builder);
            try {
                process.getOutputStream().close();
                boolean ended = process.waitFor(limit.toSeconds(), TimeUnit.SECONDS);
                if (!ended || process.exitValue() != 0) {
                    throw new IOException(
                            "%s %s: %s%s"
                                    .formatted(
                                            words(builder),
                                            ended
                                                    ? "ended with " + process.exitValue()
                                                    : "has not ended",
                                            text(output),
                                            text(errors))
                                    .strip());
                }
            } finally {
                Supervisor.end(process);
            }
            return text(output);
        } finally {
            Files.delete(output);
            Files.delete(errors);
        }
    }

    private static Process start(ProcessBuilder builder) throws IOException {
        try {
            return Supervisor.start(builder);
        } catch (InterruptedIOException e) {
            throw e;
        } catch (IOException e) {
            throw new IOException(
                    "there is no " + builder.command().getFirst() + "; install it", e);
        }
    }

    private static String text(Path file) throws IOException {
        return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    }
}
