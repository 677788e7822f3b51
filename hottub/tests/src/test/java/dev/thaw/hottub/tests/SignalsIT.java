// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.hottub.tests.Warm.Result;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Signals for a client reach its run, and do there what they do in a JVM. */
final class SignalsIT {
    @ParameterizedTest
    @MethodSource("dev.thaw.hottub.tests.Warm#jdks")
    void signalsEndTheRunAsTheyEndAJvm(Path jdk) throws Exception {
        try (Warm warm = new Warm(jdk)) {
            String server = warm.run("Probe").pid();
            for (String signal : List.of("INT", "TERM", "HUP")) {
                Process process = warm.program("Probe", "signals").start();
                String first = process.inputReader().readLine();
                assertEquals("pid " + server, first);
                assertEquals("ready", process.inputReader().readLine());
                Processes.kill(signal, process.pid());
                assertEquals("hook", process.inputReader().readLine(), signal);
                int number =
                        switch (signal) {
                            case "INT" -> 2;
                            case "TERM" -> 15;
                            default -> 1;
                        };
                assertEquals(128 + number, process.waitFor(), signal);
            }
            assertEquals(server, warm.run("Probe").pid());
        }
    }

    /** Those that no JVM handles by itself: with and without a handler of the program. */
    @ParameterizedTest
    @MethodSource("dev.thaw.hottub.tests.Warm#oneJdk")
    void signalsOfTheProgramReachIt(Path jdk) throws Exception {
        try (Warm warm = new Warm(jdk)) {
            String server = warm.run("Probe").pid();
            for (String signal : List.of("USR1", "ALRM", "URG", "WINCH")) {
                for (String[] words : new String[][] {{signal}, {signal, "handler"}}) {
                    ProcessBuilder plain = warm.program("Signalled", words);
                    plain.environment().put("THAW", "off");
                    Result fresh = signalled(signal, plain);
                    warm.idleStatus();
                    Result result = signalled(signal, warm.program("Signalled", words));
                    String which = String.join(" ", words) + result.err();
                    assertEquals(fresh.rest(), result.rest(), which);
                    assertEquals(fresh.status(), result.status(), which);
                    assertEquals(words.length > 1, fresh.status() == 3, which);
                    assertEquals(server, result.pid(), which + warm.seen());
                }
            }
            warm.idleStatus();
            // The JVM has a handler of its own for it, which does nothing here.
            Result other = signalled("USR2", warm.program("Signalled", "USR2"));
            assertEquals(4, other.status(), other.err());
            assertEquals(server, other.pid());
        }
    }

    /** What a JVM does not notice without a handler. */
    private static final List<String> IGNORED = List.of("URG", "WINCH", "USR2");

    private static Result signalled(String signal, ProcessBuilder builder) throws Exception {
        Process process = builder.start();
        String pid = process.inputReader().readLine();
        assertEquals("ready", process.inputReader().readLine());
        Processes.kill(signal, process.pid());
        if (IGNORED.contains(signal)) {
            // Time for what is not to happen.
            Thread.sleep(300);
            process.getOutputStream().close();
        }
        process.onExit()
                .orTimeout(120, TimeUnit.SECONDS)
                .exceptionally(_ -> process.destroyForcibly());
        // The reader may have more than these lines by now.
        String rest =
                process.inputReader().lines().map(line -> line + "\n").reduce("", String::concat);
        return new Result(process.waitFor(), pid + "\n" + rest, "");
    }

    @Test
    void quitPrintsTheThreads() throws Exception {
        try (Warm warm = new Warm()) {
            Process process = warm.program("Probe", "sleep").start();
            process.inputReader().readLine();
            Processes.kill("QUIT", process.pid());
            String line;
            do {
                line = process.inputReader().readLine();
            } while (line != null && !line.startsWith("\"main\""));
            assertTrue(line != null && line.startsWith("\"main\""));
            process.destroy();
            assertEquals(143, process.waitFor());
        }
    }
}
