// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.hottub.tests.Warm.Result;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A warm run is as a run in a new JVM. */
final class WarmRunIT {
    private static final List<String> CASES =
            List.of(
                    "hello",
                    // Before the JDK keeps a thread of its own, which has a number then.
                    "threads",
                    "arguments 'a b' *",
                    "exit 7",
                    "exit 300",
                    "exit-in-thread",
                    "exit-finally",
                    "halt",
                    "throw",
                    "throw-in-thread",
                    "hooks",
                    "non-daemon",
                    "where",
                    "environment",
                    "properties",
                    "overflow",
                    "overflow-public",
                    "count");

    @ParameterizedTest
    @MethodSource("dev.thaw.hottub.tests.Warm#jdks")
    void outputErrorAndStatusAreThoseOfANewJvm(Path jdk) throws Exception {
        try (Warm warm = new Warm(jdk)) {
            Files.createFile(warm.directory.resolve("here"));
            String server = warm.run("Probe").pid();
            for (String words : CASES) {
                String[] arguments = words.split(" ");
                Result fresh = warm.plain("Probe", arguments);
                for (int i = 0; i < 2; i++) {
                    Result again = warm.run("Probe", arguments);
                    assertEquals(server, again.pid(), () -> words + "\n" + statusOf(warm));
                    assertEquals(fresh.rest(), again.rest(), words);
                    assertEquals(frames(words, fresh.err()), frames(words, again.err()), words);
                    assertEquals(fresh.status(), again.status(), words);
                }
            }
            assertFalse(
                    Files.exists(warm.directory.resolve("finally")), "System.exit runs no finally");
            try (var files = Files.list(warm.directory)) {
                assertEquals(
                        List.of("cache", "here", "thaw"),
                        files.map(p -> p.getFileName().toString()).sorted().toList(),
                        "files are deleted on exit");
            }
        }
    }

    /**
     * A stack may overflow in the guard at the entry of a method, which is its first frame then, or
     * is called in the method's first line. A trace has as many frames either way.
     */
    private static List<String> frames(String words, String err) {
        if (!words.equals("overflow-public")) {
            return List.of(err);
        }
        String method = "\tat Probe.overflowPublic(Probe.java:";
        List<String> lines = new ArrayList<>(err.lines().toList());
        assertTrue(lines.size() > 1000, err);
        for (int i = 1; i <= 2; i++) {
            if (lines.get(i).startsWith(method)
                    || i == 1 && lines.get(i).startsWith("\tat Probe.thaw$guard$")) {
                lines.set(i, lines.get(3));
            }
        }
        return lines;
    }

    private static String statusOf(Warm warm) {
        try {
            return warm.status();
        } catch (IOException | InterruptedException e) {
            return e.toString();
        }
    }

    @Test
    void standardInputDirectoryEnvironmentAndMaskAreTheClients() throws Exception {
        try (Warm warm = new Warm()) {
            String server = warm.run("Probe").pid();
            Process reading = warm.program("Probe", "stdin").start();
            reading.outputWriter().append("from the client\n").flush();
            Result read = Warm.finish(reading, "");
            assertEquals(server, read.pid());
            assertEquals("read from the client\n", read.rest());

            Path elsewhere = Files.createDirectory(warm.directory.resolve("elsewhere"));
            ProcessBuilder moved = warm.program("Probe", "where").directory(elsewhere.toFile());
            Result where = Warm.finish(moved.start());
            assertEquals(server, where.pid());
            assertTrue(
                    where.rest()
                            .startsWith(elsewhere + "\n" + elsewhere + "/x\n" + elsewhere + "/x\n"),
                    where.out());

            List<String> command = warm.program("Probe", "environment").command();
            ProcessBuilder masked =
                    warm.command()
                            .command(
                                    "sh",
                                    "-c",
                                    "umask 027; PROBE=value exec " + String.join(" ", command));
            Result environment = Warm.finish(masked.start());
            assertEquals(server, environment.pid());
            assertEquals("value\ntrue\nvalue\n0027\n" + warm.directory + "\n", environment.rest());
        }
    }

    @Test
    void inheritedDescriptorsArePassed() throws Exception {
        try (Warm warm = new Warm()) {
            String probe = String.join(" ", warm.program("Probe").command());
            String server =
                    Warm.finish(warm.command().command("bash", "-c", "exec " + probe).start())
                            .pid();
            Files.writeString(warm.directory.resolve("input"), "by number\n");
            String command = String.join(" ", warm.program("ReadFile", "/dev/fd/9").command());
            ProcessBuilder builder =
                    warm.command().command("bash", "-c", "exec " + command + " 9<input");
            for (int i = 0; i < 2; i++) {
                Result result = Warm.finish(builder.start());
                assertEquals(server, result.pid());
                assertEquals("by number\n", result.rest());
            }
        }
    }

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
                kill(signal, process.pid());
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
                    awaitIdle(warm);
                    Result result = signalled(signal, warm.program("Signalled", words));
                    String which = String.join(" ", words) + result.err();
                    assertEquals(fresh.rest(), result.rest(), which);
                    assertEquals(fresh.status(), result.status(), which);
                    assertEquals(words.length > 1, fresh.status() == 3, which);
                    assertEquals(server, result.pid(), which + statusOf(warm));
                }
            }
            awaitIdle(warm);
            // The JVM has a handler of its own for it, which does nothing here.
            Result other = signalled("USR2", warm.program("Signalled", "USR2"));
            assertEquals(4, other.status(), other.err());
            assertEquals(server, other.pid());
        }
    }

    /** On a busy machine, what a run has left may take longer than the next one waits. */
    private static void awaitIdle(Warm warm) throws Exception {
        warm.idleStatus();
    }

    /** What a JVM does not notice without a handler. */
    private static final List<String> IGNORED = List.of("URG", "WINCH", "USR2");

    private static Result signalled(String signal, ProcessBuilder builder) throws Exception {
        Process process = builder.start();
        String pid = process.inputReader().readLine();
        assertEquals("ready", process.inputReader().readLine());
        kill(signal, process.pid());
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
            kill("QUIT", process.pid());
            String line;
            do {
                line = process.inputReader().readLine();
            } while (line != null && !line.startsWith("\"main\""));
            assertTrue(line != null && line.startsWith("\"main\""));
            process.destroy();
            assertEquals(143, process.waitFor());
        }
    }

    @Test
    void aKilledClientEndsItsRun() throws Exception {
        try (Warm warm = new Warm()) {
            Process process = warm.program("Probe", "sleep").start();
            String server = process.inputReader().readLine();
            process.destroyForcibly().waitFor();
            warm.idleStatus();
            Result next = warm.run("Probe", "count");
            assertEquals(server, "pid " + next.pid(), "the server is free");
            assertEquals("1\n", next.rest());
        }
    }

    @Test
    void aServerKilledBetweenRunsIsReplaced() throws Exception {
        try (Warm warm = new Warm()) {
            String server = warm.run("Probe").pid();
            warm.idleStatus();
            kill("KILL", Long.parseLong(server));
            Result next = warm.run("Probe");
            assertNotEquals(server, next.pid());
            assertEquals("hello\n", next.rest());
            assertEquals(next.pid(), warm.run("Probe").pid());
        }
    }

    @ParameterizedTest
    @MethodSource("dev.thaw.hottub.tests.Warm#jdks")
    void threadsOfARunEndWithIt(Path jdk) throws Exception {
        try (Warm warm = new Warm(jdk)) {
            String server = warm.run("Probe").pid();
            for (int i = 0; i < 3; i++) {
                Process process = warm.program("Probe", "daemons").start();
                // Standard input stays open: a thread reads it.
                Result result = Warm.finish(process, "");
                assertEquals(0, result.status());
                assertEquals(server, result.pid(), () -> statusOf(warm));
            }
            assertEquals(server, warm.run("Probe").pid(), () -> statusOf(warm));
        }
    }

    /** A daemon thread of the program still waits for input when the program ends. */
    @ParameterizedTest
    @MethodSource("dev.thaw.hottub.tests.Warm#oneJdk")
    void inputAfterTheEndIsForTheNextCommand(Path jdk) throws Exception {
        try (Warm warm = new Warm(jdk)) {
            String command = String.join(" ", warm.program("StdinDaemon").command());
            ProcessBuilder builder =
                    warm.command().command("sh", "-c", command + "; echo ended; head -n 1");
            String server = null;
            for (int i = 0; i < 20; i++) {
                awaitIdle(warm);
                Process process = builder.start();
                String pid = process.inputReader().readLine();
                server = server == null ? pid : server;
                assertEquals(server, pid, () -> statusOf(warm));
                assertEquals("ended", process.inputReader().readLine());
                process.outputWriter().append("for the next\n").close();
                assertEquals("for the next", process.inputReader().readLine(), "run " + i);
                assertEquals(0, process.waitFor());
            }
        }
    }

    @ParameterizedTest
    @MethodSource("dev.thaw.hottub.tests.Warm#jdks")
    void mainNeedNotBeStatic(Path jdk) throws Exception {
        try (Warm warm = new Warm(jdk)) {
            String classes = Warm.classes().toString();
            for (String program : List.of("Instance", "Inherits")) {
                // What JDK 17 does not know is an error in each run.
                String[] words = {"--enable-preview", "-cp", classes, program, "argument"};
                ProcessBuilder plain = warm.command(words);
                plain.environment().put("THAW", "off");
                Result fresh = Warm.finish(plain.start());
                Result first = Warm.finish(warm.command(words).start());
                Result second = Warm.finish(warm.command(words).start());
                assertEquals(fresh.rest(), first.rest(), first.err());
                assertEquals(fresh.err(), first.err());
                assertEquals(fresh.status(), first.status());
                assertEquals(first, second);
            }
            String status = warm.idleStatus();
            assertTrue(status.contains("  4 runs  "), status);
        }
    }

    @ParameterizedTest
    @MethodSource("dev.thaw.hottub.tests.Warm#jdks")
    void aProcessMayOutliveTheRunThatStartedIt(Path jdk) throws Exception {
        try (Warm warm = new Warm(jdk)) {
            String server = warm.run("Probe").pid();
            for (int i = 0; i < 3; i++) {
                Result result = warm.run("Probe", "child");
                assertEquals(0, result.status(), result.err());
                assertEquals(server, result.pid(), () -> statusOf(warm));
            }
        }
    }

    /** Each has as long as all together had. */
    @Test
    void threadsThatEndOneByOneDoNotCostTheServer() throws Exception {
        try (Warm warm = new Warm()) {
            String server = warm.run("Probe").pid();
            assertEquals(server, warm.run("Probe", "readers").pid());
            assertEquals(server, warm.run("Probe").pid(), () -> statusOf(warm));
        }
    }

    /** On a slow machine, it may have been the machine. */
    @Test
    void threadsThatDidNotEndInAFirstRunAreNoReasonToRunPlain() throws Exception {
        try (Warm warm = new Warm()) {
            String server = warm.run("Probe", "survivor").pid();
            warm.statusWhenRetired(server);
            String next = warm.run("Probe").pid();
            assertNotEquals(server, next);
            assertTrue(
                    statusOf(warm).contains("a thread of the program did not end"), statusOf(warm));
            assertEquals(next, warm.run("Probe").pid(), () -> statusOf(warm));
        }
    }

    @Test
    void threadsThatCannotBeEndedCostTheServer() throws Exception {
        try (Warm warm = new Warm()) {
            String server = warm.run("Probe").pid();
            assertEquals(server, warm.run("Probe", "survivor").pid());
            warm.statusWhenRetired(server);
            Result next = warm.run("Probe", "count");
            assertNotEquals(server, next.pid());
            assertEquals("1\n", next.rest());
            assertTrue(
                    warm.status().contains("a thread of the program did not end"), warm.status());
        }
    }

    @Test
    void modulesJarsAndArgumentFiles() throws Exception {
        try (Warm warm = new Warm()) {
            Path file = warm.directory.resolve("words");
            Files.writeString(
                    file, "-cp " + Warm.classes() + " # the class path\n-Dx=y Probe \"count\"\n");
            Result first = Warm.finish(warm.command("@" + file).start());
            Result second = Warm.finish(warm.command("@" + file).start());
            assertEquals("1\n", first.rest());
            assertEquals(first, second);

            String[] javac = {
                "-m", "jdk.compiler/com.sun.tools.javac.Main", "-d", ".", "Nowhere.java"
            };
            Result compiled = Warm.finish(warm.command(javac).start());
            Result again = Warm.finish(warm.command(javac).start());
            assertEquals(2, compiled.status());
            assertEquals(compiled, again);
            assertEquals(2, warm.idleStatus().split("  2 runs  ", -1).length - 1, warm.status());
        }
    }

    static void kill(String signal, long pid) throws IOException, InterruptedException {
        int status =
                new ProcessBuilder("kill", "-" + signal, Long.toString(pid))
                        .inheritIO()
                        .start()
                        .waitFor();
        assertEquals(0, status, Arrays.asList(signal, pid).toString());
    }

    @ParameterizedTest
    @MethodSource("dev.thaw.hottub.tests.Warm#jdks")
    void toolsOfTheJdkReachAServerBetweenRuns(Path jdk) throws Exception {
        Path jcmd = Path.of(System.getProperty("java.home"), "bin/jcmd");
        try (Warm warm = new Warm(jdk)) {
            String server = warm.run("Probe").pid();
            for (int i = 0; i < 3; i++) {
                warm.idleStatus();
                ProcessBuilder tool =
                        new ProcessBuilder(jcmd.toString(), server, "VM.version")
                                .redirectErrorStream(true);
                Result asked = Warm.finish(tool.start());
                assertEquals(0, asked.status(), asked.out());
                assertTrue(asked.out().contains("JDK "), asked.out());
                assertEquals(server, warm.run("Probe").pid(), warm.status());
            }
        }
    }
}
