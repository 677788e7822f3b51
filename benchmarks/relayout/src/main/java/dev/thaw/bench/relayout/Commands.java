// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.relayout;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** Commands that are run to their end. */
final class Commands {
    /** A process that is measured, and whoever gives it work, have a processor each. */
    static final String SUBJECT = "0";

    static final String CLIENT = "1";

    private static final int HOURS = 3;

    private Commands() {}

    static List<String> on(String processor, List<String> command) {
        List<String> all = new ArrayList<>(List.of("taskset", "-c", processor));
        all.addAll(command);
        return all;
    }

    /** What it prints; a command that fails is an error with its last words. */
    static String output(List<String> command, Map<String, String> environment)
            throws IOException, InterruptedException {
        Path errors = Files.createTempFile("thaw-bench-relayout", ".err");
        try {
            ProcessBuilder builder = new ProcessBuilder(command);
            builder.environment().putAll(environment);
            Process process = builder.redirectError(errors.toFile()).start();
            process.getOutputStream().close();
            String text =
                    new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            if (!process.waitFor(HOURS, TimeUnit.HOURS) || process.exitValue() != 0) {
                List<String> lines = Files.readAllLines(errors, StandardCharsets.ISO_8859_1);
                String last = lines.isEmpty() ? text.strip() : lines.getLast();
                throw new IOException(String.join(" ", command) + ": " + last);
            }
            return text;
        } finally {
            Files.delete(errors);
        }
    }

    static String output(List<String> command) throws IOException, InterruptedException {
        return output(command, Map.of());
    }
}
