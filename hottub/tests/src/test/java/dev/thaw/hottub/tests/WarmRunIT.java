// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.hottub.tests.Warm.Result;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
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
                    assertEquals(server, again.pid(), () -> words + "\n" + warm.seen());
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
            Processes.kill("KILL", Long.parseLong(server));
            Result next = warm.run("Probe");
            assertNotEquals(server, next.pid());
            assertEquals("hello\n", next.rest());
            assertEquals(next.pid(), warm.run("Probe").pid());
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
