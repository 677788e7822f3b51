// SPDX-License-Identifier: Apache-2.0
package dev.thaw.build;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Runs a program that does not outlive the build; what it prints is logged while it runs. */
final class Program {
    /**
     * @param failure what the program says that is wrong; empty if it says nothing
     */
    record Ended(int status, List<String> output, String failure) {}

    /** Of the image builder; advice may follow. */
    private static final Pattern ERROR = Pattern.compile("Error: (.*)");

    /** Of Thaw's commands, whose progress comes before it. */
    private static final Pattern SAID = Pattern.compile("thaw [a-z]+: (.*)");

    private Program() {}

    /**
     * In an empty directory: a trace that happens to lie in the working directory is not taken.
     *
     * @param environment variables beside the build's own
     * @param shown gets what it prints to its standard output; errors are logged in any case
     */
    static Ended run(
            List<String> command,
            Map<String, String> environment,
            Consumer<String> shown,
            Consumer<String> log)
            throws IOException, InterruptedException {
        Path directory = Files.createTempDirectory("thaw-build-");
        try {
            ProcessBuilder builder = new ProcessBuilder(command).directory(directory.toFile());
            builder.environment().putAll(environment);
            Process process = builder.start();
            Thread end = new Thread(() -> end(process));
            Runtime.getRuntime().addShutdownHook(end);
            try {
                return follow(process, shown, log);
            } finally {
                end(process);
                removeHook(end);
            }
        } finally {
            delete(directory, log);
        }
    }

    private static void delete(Path directory, Consumer<String> log) throws IOException {
        try {
            Files.deleteIfExists(directory);
        } catch (DirectoryNotEmptyException e) {
            log.accept("files that " + directory + " has were written by the program"); // reports
        }
    }

    private static Ended follow(Process process, Consumer<String> shown, Consumer<String> log)
            throws IOException, InterruptedException {
        process.getOutputStream().close();
        List<String> output = new ArrayList<>();
        List<String> all = Collections.synchronizedList(new ArrayList<>());
        Thread errors =
                new Thread(() -> {
                    try {
                        read(process.errorReader(), log.andThen(all::add));
                    } catch (IOException e) {
                        // It has ended, or it is ended.
                    }
                });
        errors.start();
        read(process.inputReader(), shown.andThen(output::add).andThen(all::add));
        int status = process.waitFor();
        errors.join();
        return new Ended(status, output, failure(all));
    }

    private static void read(BufferedReader lines, Consumer<String> to) throws IOException {
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            to.accept(line);
        }
    }

    private static String failure(List<String> lines) {
        return matches(ERROR, lines)
                .findFirst()
                .or(() -> matches(SAID, lines).reduce((earlier, later) -> later))
                .orElse("");
    }

    private static Stream<String> matches(Pattern pattern, List<String> lines) {
        return lines.stream()
                .map(pattern::matcher)
                .filter(Matcher::matches)
                .map(matcher -> matcher.group(1));
    }

    private static void end(Process process) {
        process.descendants().forEach(ProcessHandle::destroy);
        process.destroy();
    }

    private static void removeHook(Thread hook) {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // The build is already ending: the hook does its work.
        }
    }
}
