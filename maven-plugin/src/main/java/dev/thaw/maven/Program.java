// SPDX-License-Identifier: Apache-2.0
package dev.thaw.maven;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.maven.plugin.logging.Log;

/** Runs a program that does not outlive Maven; what it prints is logged while it runs. */
final class Program {
    /**
     * @param failure the last line in which the program says what is wrong; empty if there is none
     */
    record Ended(int status, List<String> output, String failure) {}

    private static final Pattern FAILURE = Pattern.compile("(?:Error|thaw [a-z]+): (.*)");

    private Program() {}

    /**
     * In an empty directory: a trace that happens to lie in the working directory is not taken.
     *
     * @param environment variables beside Maven's own
     * @param shown gets what it prints to its standard output; errors are logged in any case
     */
    static Ended run(
            List<String> command, Map<String, String> environment, Consumer<String> shown, Log log)
            throws IOException, InterruptedException {
        Path directory = Files.createTempDirectory("thaw-maven-");
        try {
            ProcessBuilder builder = new ProcessBuilder(command).directory(directory.toFile());
            builder.environment().putAll(environment);
            Process process = builder.start();
            Thread end = Thread.ofPlatform().unstarted(() -> end(process));
            Runtime.getRuntime().addShutdownHook(end);
            try {
                return follow(process, shown, log);
            } finally {
                end(process);
                removeHook(end);
            }
        } finally {
            Files.deleteIfExists(directory);
        }
    }

    private static Ended follow(Process process, Consumer<String> shown, Log log)
            throws IOException, InterruptedException {
        process.getOutputStream().close();
        List<String> output = new ArrayList<>();
        AtomicReference<String> failure = new AtomicReference<>("");
        Thread errors =
                Thread.ofVirtual()
                        .start(() -> {
                            try {
                                read(process.errorReader(), log::info, failure);
                            } catch (IOException e) {
                                // It has ended, or it is ended.
                            }
                        });
        read(process.inputReader(), shown.andThen(output::add), failure);
        int status = process.waitFor();
        errors.join();
        return new Ended(status, output, failure.get());
    }

    private static void read(
            BufferedReader lines, Consumer<String> to, AtomicReference<String> failure)
            throws IOException {
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            to.accept(line);
            Matcher said = FAILURE.matcher(line);
            if (said.matches()) {
                failure.set(said.group(1));
            }
        }
    }

    private static void end(Process process) {
        process.descendants().forEach(ProcessHandle::destroy);
        process.destroy();
    }

    private static void removeHook(Thread hook) {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // Maven is already ending: the hook does its work.
        }
    }
}
