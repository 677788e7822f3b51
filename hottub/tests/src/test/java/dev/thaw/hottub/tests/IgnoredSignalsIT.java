// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.hottub.tests.Warm.Result;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Under nohup, in the background and in some build systems, signals are ignored: a JVM leaves it
 * so.
 */
final class IgnoredSignalsIT {
    /** The first word of a command sets the default actions. */
    private static Process start(String ignored, ProcessBuilder builder) throws Exception {
        List<String> words = new ArrayList<>(builder.command());
        words.addAll(1, List.of("sh", "-c", "trap '' " + ignored + "; exec \"$@\"", "sh"));
        return builder.command(words).start();
    }

    /** Sends the signals to a program that waits for its input, and then that. */
    private static Result signalled(String signals, String input, Process process)
            throws Exception {
        List<String> lines = new ArrayList<>();
        for (String line = ""; line != null && !line.equals("ready"); ) {
            line = process.inputReader().readLine();
            lines.add(line);
        }
        if (process.isAlive()) {
            for (String signal : signals.split(" ")) {
                Processes.kill(signal, process.pid());
            }
            process.outputWriter().append(input).flush();
        }
        process.inputReader().lines().forEach(lines::add);
        return new Result(process.waitFor(), String.join("\n", lines), "");
    }

    @ParameterizedTest
    @MethodSource("dev.thaw.hottub.tests.Warm#jdks")
    void whatTheCallerIgnoresStaysIgnored(Path jdk) throws Exception {
        try (Warm warm = new Warm(jdk)) {
            String[] signals = {"INT", "HUP", "TERM"};
            String all = String.join(" ", signals);
            String other = warm.run("Probe").pid();
            ProcessBuilder builder = warm.program("Dispositions", signals);
            builder.environment().put("THAW", "off");
            Result plain = signalled(all, "x", start(all, builder));
            assertEquals(0, plain.status(), plain.out());
            assertTrue(plain.out().contains("INT was ignored\n"), plain.out());
            assertTrue(plain.out().endsWith("ready\nread 120\nhook"), plain.out());
            String server = null;
            for (int i = 0; i < 2; i++) {
                Process run = start(all, warm.program("Dispositions", signals));
                Result result = signalled(all, "x", run);
                assertEquals(plain.rest(), result.rest());
                assertEquals(0, result.status());
                assertNotEquals(other, result.pid());
                assertEquals(server == null ? result.pid() : server, result.pid());
                server = result.pid();
            }
            assertEquals(other, warm.run("Probe").pid());
        }
    }

    @Test
    void whatTheCallerDoesNotIgnoreEndsTheRun() throws Exception {
        try (Warm warm = new Warm()) {
            for (int i = 0; i < 2; i++) {
                Process run = start("INT", warm.program("Dispositions", "INT"));
                assertTrue(run.inputReader().readLine().startsWith("pid "));
                Result result = signalled("INT TERM", "", run);
                assertEquals(143, result.status(), result.out());
                assertTrue(result.out().endsWith("ready\nhook"), result.out());
            }
        }
    }

    @Test
    void quitPrintsTheThreadsEvenIfItIsIgnored() throws Exception {
        try (Warm warm = new Warm()) {
            for (String thaw : List.of("off", "on")) {
                ProcessBuilder builder = warm.program("Dispositions");
                builder.environment().put("THAW", thaw);
                Process process = start("QUIT", builder);
                CompletableFuture.delayedExecutor(120, TimeUnit.SECONDS)
                        .execute(process::destroyForcibly);
                String line = "";
                while (line != null && !line.startsWith("\"main\"")) {
                    line = process.inputReader().readLine();
                    if ("ready".equals(line)) {
                        Processes.kill("QUIT", process.pid());
                    }
                }
                assertTrue(line != null, "THAW=" + thaw);
                process.outputWriter().append("x").close();
                process.inputReader().lines().forEach(rest -> {});
                assertEquals(0, process.waitFor());
            }
        }
    }
}
