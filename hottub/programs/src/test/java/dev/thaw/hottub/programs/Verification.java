// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.programs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/** Runs programs through {@code --thaw-verify}. */
final class Verification {
    static final String RUNS = "2";

    /** What a report says of a program that was reused and did the same in all runs. */
    private static final String EQUAL = "EQUAL: 2 fresh and 3 runs in one JVM";

    private static final int PATIENCE_SECONDS = 600;

    private Verification() {}

    /** A command that compares runs of a program, given as to java, in a copy of the directory. */
    static ProcessBuilder command(Path directory, Collection<String> program) {
        List<String> command =
                new ArrayList<>(List.of(System.getProperty("thaw.java"), "--thaw-verify", RUNS));
        command.addAll(program);
        ProcessBuilder builder =
                new ProcessBuilder(command).directory(directory.toFile()).redirectErrorStream(true);
        builder.environment().put("THAW_JAVA_HOME", System.getProperty("java.home"));
        return builder;
    }

    /** Returns the report. */
    static String assertEqualRuns(
            Path directory, Map<String, String> environment, Collection<String> program)
            throws IOException, InterruptedException {
        Path out = Files.createTempFile("verify", ".txt");
        ProcessBuilder builder = command(directory, program).redirectOutput(out.toFile());
        builder.environment().putAll(environment);
        Process process = builder.start();
        try {
            assertTrue(
                    process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS),
                    () -> "no end: " + program);
            String text = Files.readString(out);
            assertEquals(0, process.exitValue(), text);
            assertTrue(text.contains(EQUAL), text);
            return text;
        } finally {
            process.destroyForcibly();
            Files.delete(out);
        }
    }

    static void compile(String classPath, Path classes, Path source) throws IOException {
        Files.createDirectories(classes);
        int status =
                ToolProvider.getSystemJavaCompiler()
                        .run(
                                null,
                                null,
                                null,
                                "-cp",
                                classPath,
                                "-proc:none",
                                "-Xlint:none",
                                "-d",
                                classes.toString(),
                                source.toString());
        assertEquals(0, status, source.toString());
    }

    /** A class path of all jars in a directory. */
    static String jars(Path libraries) throws IOException {
        try (Stream<Path> jars = Files.list(libraries)) {
            return String.join(":", jars.map(Path::toString).toList());
        }
    }
}
