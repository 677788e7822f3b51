// SPDX-License-Identifier: Apache-2.0
package dev.thaw.toolchain;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** Compiles a program of {@code src/test/programs}, builds its image, and runs things. */
final class TestImage {
    private static final Path PROGRAMS = Path.of("src/test/programs");
    private static Path defaultSignals;

    private TestImage() {}

    record Result(int status, String output) {
        Result expect(int expected) {
            assertEquals(expected, status, output);
            return this;
        }
    }

    static Path program(String name) {
        return PROGRAMS.resolve(name).toAbsolutePath();
    }

    /** Compiles all sources of a program and copies its other files to the classes. */
    static Path compile(Path program, Path classes, String... options) throws Exception {
        List<String> command = new ArrayList<>();
        command.add(TestHome.get().directory().resolve("bin/javac").toString());
        command.addAll(
                List.of("-Xlint:-removal", "-XDignore.symbol.file", "-d", classes.toString()));
        command.addAll(List.of(options));
        try (Stream<Path> files = Files.walk(program)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                if (file.toString().endsWith(".java")) {
                    command.add(file.toString());
                } else {
                    Path target = classes.resolve(program.relativize(file).toString());
                    Files.createDirectories(target.getParent());
                    Files.copy(file, target);
                }
            }
        }
        run(classes.getParent(), Map.of(), command).expect(0);
        return classes;
    }

    static Result nativeImage(Path directory, Map<String, String> environment, String... arguments)
            throws Exception {
        List<String> command = new ArrayList<>();
        command.add(TestHome.get().launcher().toString());
        command.addAll(List.of(arguments));
        return run(directory, environment, command);
    }

    static Result run(Path directory, Map<String, String> environment, List<String> command)
            throws Exception {
        Process process = start(directory, environment, command);
        String output = new String(process.getInputStream().readAllBytes());
        if (!process.waitFor(1, TimeUnit.MINUTES)) {
            process.destroyForcibly();
            throw new IOException(command.getFirst() + " closed its output and does not end");
        }
        return new Result(process.exitValue(), output);
    }

    static Process start(Path directory, Map<String, String> environment, List<String> command)
            throws IOException {
        List<String> words = new ArrayList<>(List.of(withDefaultSignals().toString()));
        words.addAll(command);
        ProcessBuilder builder =
                new ProcessBuilder(words).directory(directory.toFile()).redirectErrorStream(true);
        builder.environment().putAll(environment);
        return builder.start();
    }

    /** A command that runs others as if nohup or a build in the background were not above them. */
    private static synchronized Path withDefaultSignals() {
        if (defaultSignals == null) {
            Path program = Path.of("target", "default-signals").toAbsolutePath();
            Tool.run(List.of("gcc", "-o", program.toString(), "src/test/c/default_signals.c"));
            defaultSignals = program;
        }
        return defaultSignals;
    }
}
