// SPDX-License-Identifier: Apache-2.0
package dev.thaw.advise.run;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** A program that is asked something, as another part of Thaw or of the JDK. */
public record Tool(Path program) {
    private static final long MOST_SECONDS = 120;

    /** What it answered. */
    public record Answer(int status, String out) {
        public String firstLine() {
            return out.lines().findFirst().orElse("").strip();
        }
    }

    /** A part of Thaw, where the launcher has said it is. */
    public static Optional<Tool> ofProperty(String property) {
        return Optional.ofNullable(System.getProperty(property))
                .map(Path::of)
                .filter(Files::isExecutable)
                .map(Tool::new);
    }

    /**
     * Runs it with nothing to read.
     *
     * @param directory where; null for this process' own
     * @throws IOException if it cannot be run, or does not end
     */
    public Answer ask(List<String> words, Map<String, String> variables, Path directory)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(program.toString()));
        command.addAll(words);
        ProcessBuilder builder =
                new ProcessBuilder(command)
                        .redirectInput(ProcessBuilder.Redirect.from(Path.of("/dev/null").toFile()))
                        .redirectError(ProcessBuilder.Redirect.DISCARD);
        if (directory != null && Files.isDirectory(directory)) {
            builder.directory(directory.toFile());
        }
        builder.environment().putAll(variables);
        Process process = builder.start();
        // who does not answer in time is ended, and with that its output
        Thread limit =
                Thread.ofVirtual()
                        .start(() -> {
                            try {
                                if (!process.waitFor(MOST_SECONDS, TimeUnit.SECONDS)) {
                                    process.destroyForcibly();
                                }
                            } catch (InterruptedException e) {
                                Thread.currentThread().interrupt();
                            }
                        });
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        int status = process.waitFor();
        limit.interrupt();
        return new Answer(status, out);
    }
}
