// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.thaw.bench.core.Commands;
import dev.thaw.bench.image.ClassPath;
import java.util.ArrayList;
import java.util.List;

/** A run of the benchmarks' jar, as the launcher starts it. */
public record BenchRun(int exitCode, String text) {
    private static final String JAVA = ClassPath.java().toString();

    public static BenchRun of(String... arguments) throws Exception {
        List<String> command =
                new ArrayList<>(List.of(JAVA, "-jar", System.getProperty("bench.jar")));
        command.addAll(List.of(arguments));
        return run(command);
    }

    /** Where native images are built with. */
    public static String graalvmHome() throws Exception {
        BenchRun home =
                run(
                        List.of(
                                JAVA,
                                "-cp",
                                System.getProperty("java.class.path"),
                                "dev.thaw.toolchain.NativeImage",
                                "--thaw-home"));
        assertEquals(0, home.exitCode, home.text);
        return home.text.lines().toList().getLast();
    }

    private static BenchRun run(List<String> command) throws Exception {
        Commands.Done done = Commands.run(new ProcessBuilder(command), "");
        return new BenchRun(done.status(), done.text());
    }
}
