// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.hottub.tests.Warm.Result;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What cannot be reused runs in a plain java, and the status says why. */
final class RefusalIT {
    @Test
    void optionsThatAreNotKnownRunPlain() throws Exception {
        try (Warm warm = new Warm()) {
            for (String option :
                    List.of(
                            "-XX:+PrintFlagsFinal",
                            "-Xlog:gc",
                            "-verbose:class",
                            "-Duser.dir=/",
                            "-XX:+ExitOnOutOfMemoryError",
                            "-Xrs")) {
                Result result =
                        Warm.finish(
                                warm.command(
                                                option,
                                                "-cp",
                                                Warm.classes().toString(),
                                                "Probe",
                                                "exit",
                                                "3")
                                        .start());
                assertEquals(3, result.status(), result.err());
                assertTrue(warm.status().contains(option.split("=")[0] + " ("), warm.status());
            }
            assertTrue(warm.status().startsWith("0 servers"), warm.status());
        }
    }

    /** Its seconds would add up over the runs of a server. */
    @Test
    void aLimitOfProcessorTimeRunsPlain() throws Exception {
        try (Warm warm = new Warm()) {
            String limited =
                    "ulimit -t 1000; exec " + String.join(" ", warm.program("Probe").command());
            String first = "";
            for (int i = 0; i < 2; i++) {
                Result result = Warm.finish(warm.command().command("sh", "-c", limited).start());
                assertEquals("hello\n", result.rest(), result.err());
                assertEquals("", result.err());
                assertNotEquals(first, result.pid());
                first = result.pid();
            }
            String status = warm.status();
            assertTrue(status.startsWith("0 servers"), status);
            assertTrue(status.contains("processor time (ulimit -t: 1000 s)"), status);
        }
    }

    @Test
    void offIsPlainAndLeavesNoTrace() throws Exception {
        try (Warm warm = new Warm()) {
            assertEquals("hello\n", warm.plain("Probe").rest());
            assertFalse(Files.exists(warm.runtime()));
        }
    }

    @Test
    void theVersionAndWrongCommandLinesAreJavas() throws Exception {
        try (Warm warm = new Warm()) {
            Result version = Warm.finish(warm.command("-version").start());
            assertEquals(0, version.status());
            assertTrue(version.err().contains("version \""), version.err());
            Result nothing = Warm.finish(warm.command().start());
            assertEquals(1, nothing.status());
            Result heap =
                    Warm.finish(
                            warm.command("-Xmx1x", "-cp", Warm.classes().toString(), "Probe")
                                    .start());
            assertEquals(1, heap.status());
            assertTrue(
                    heap.out().concat(heap.err()).contains("Invalid maximum heap size"),
                    heap.err());
            assertTrue(
                    warm.status().contains("the JVM ended before it was ready: "), warm.status());
            Result missing =
                    Warm.finish(warm.command("-cp", Warm.classes().toString(), "Missing").start());
            assertEquals(1, missing.status());
            assertTrue(
                    missing.err().startsWith("Error: Could not find or load main class Missing"),
                    missing.err());
        }
    }

    @Test
    void whoDefinesClassesThatStayIsNotReused() throws Exception {
        for (Path jdk : Warm.jdks()) {
            try (Warm warm = new Warm(jdk)) {
                for (int run = 0; run < 2; run++) {
                    Result result = warm.run("Defining");
                    assertEquals("class Defining$Added\n", result.rest(), result.err());
                    assertEquals(0, result.status(), result.err());
                    warm.idleStatus();
                }
                assertTrue(
                        warm.status().contains("defined the class Defining$Added while it ran"),
                        warm.status());
            }
        }
    }

    @Test
    void streamsOfAnotherFormInEachRunAreRefused() throws Exception {
        try (Warm warm = new Warm()) {
            Result first = warm.run("Versions");
            Result second = warm.run("Versions");
            assertEquals("1\n", first.rest(), first.err());
            assertEquals(first.pid(), second.pid());
            warm.idleStatus();
            assertTrue(
                    warm.status()
                            .contains("class Versions$Stored has another serialVersionUID in each"),
                    warm.status());
        }
    }

    @Test
    void whatTheJvmPrintsAtItsStartIsPrintedInEachRun() throws Exception {
        try (Warm warm = new Warm()) {
            ProcessBuilder builder = warm.program("Probe");
            builder.environment().put("JAVA_TOOL_OPTIONS", "-Dprobe=1");
            Result first = Warm.finish(builder.start());
            Result second = Warm.finish(builder.start());
            assertTrue(first.err().contains("Picked up JAVA_TOOL_OPTIONS: -Dprobe=1"), first.err());
            assertEquals(first, second);
        }
    }

    /** A server must not fail by SIGPIPE, or with an exception, where nobody reads that. */
    @Test
    void whatTheJvmPrintsAtItsStartMayHaveNoReader() throws Exception {
        try (Warm warm = new Warm()) {
            ProcessBuilder reading = warm.program("Probe");
            reading.environment().put("JAVA_TOOL_OPTIONS", "-Dprobe=1");
            String server = Warm.finish(reading.start()).pid();
            String unread =
                    String.join(" ", warm.program("Probe", "count").command())
                            + " 2>&1 >out | exec true; echo ${PIPESTATUS[0]}";
            for (int i = 0; i < 3; i++) {
                ProcessBuilder builder = warm.command().command("bash", "-c", unread);
                builder.environment().put("JAVA_TOOL_OPTIONS", "-Dprobe=1");
                assertEquals("0\n", Warm.finish(builder.start()).out());
                assertEquals(
                        "pid " + server + "\n1\n",
                        Files.readString(warm.directory.resolve("out")),
                        warm.status());
            }
        }
    }

    @Test
    void virtualMachinesWithOtherOptionsAreOthers() throws Exception {
        try (Warm warm = new Warm()) {
            String server = warm.run("Probe").pid();
            ProcessBuilder builder =
                    warm.command("-Xmx99m", "-cp", Warm.classes().toString(), "Probe");
            String other = Warm.finish(builder.start()).pid();
            assertNotEquals(server, other);
            assertEquals(other, Warm.finish(builder.start()).pid());
            assertEquals(server, warm.run("Probe").pid());
        }
    }

    @Test
    void helpHasAnExample() throws Exception {
        try (Warm warm = new Warm()) {
            Result help = Warm.finish(warm.command("--thaw-help").start());
            assertEquals(0, help.status());
            assertTrue(help.out().contains("Example:"), help.out());
            Result wrong = Warm.finish(warm.command("--thaw-nothing").start());
            assertEquals(1, wrong.status());
            assertTrue(wrong.err().contains("there is no option --thaw-nothing"), wrong.err());
        }
    }

    /** Rust's runtime opens /dev/null in their place; a JVM, the first file that it needs. */
    @Test
    void whatIsClosedIsClosedForTheProgram() throws Exception {
        try (Warm warm = new Warm()) {
            List<String> words = warm.program("Reading", "when").command();
            String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
            int options = words.indexOf("-cp");
            String ours = String.join(" ", words.subList(0, options));
            String program = String.join(" ", words.subList(options, words.size())) + " <&-";
            List<Result> results = new ArrayList<>();
            for (String start : List.of(java, ours, "THAW=off " + ours)) {
                String script = start + " " + program;
                results.add(Warm.finish(warm.command().command("bash", "-c", script).start()));
            }
            assertTrue(results.getFirst().out().matches("read [1-9][0-9]*\n"), results.toString());
            assertEquals(List.of(results.getFirst()), results.stream().distinct().toList());
        }
    }

    /** As version managers have: which java it starts is not known. */
    @Test
    void aScriptOnThePathIsAJavaOnlyWhereReuseIsOff() throws Exception {
        try (Warm warm = new Warm()) {
            Path scripts = Files.createDirectories(warm.directory.resolve("scripts"));
            Path script = scripts.resolve("java");
            Files.writeString(script, "#!/bin/sh\necho \"script $*\"\ntype java\n");
            Files.setPosixFilePermissions(script, PosixFilePermissions.fromString("rwx------"));
            Path own = Path.of(System.getProperty("hottub.command"));
            Path links = Files.createDirectories(warm.directory.resolve("links"));
            Files.createSymbolicLink(links.resolve("java"), own);
            for (boolean off : new boolean[] {false, true}) {
                ProcessBuilder builder =
                        new ProcessBuilder(links.resolve("java").toString(), "Main", "a b");
                builder.environment().keySet().removeIf(name -> name.contains("JAVA"));
                builder.environment().put("PATH", links + ":" + scripts + ":/nonexistent");
                builder.environment().put("THAW", off ? "off" : "");
                Result result = Warm.finish(builder.start());
                if (off) {
                    assertEquals("script Main a b\njava is " + script + "\n", result.out());
                } else {
                    assertEquals(1, result.status());
                    assertTrue(result.err().contains("there is no java"), result.err());
                }
            }
        }
    }

    @Test
    void whoeverReadsNoFurtherGetsNoComplaint() throws Exception {
        try (Warm warm = new Warm()) {
            for (String option : List.of("--thaw-help", "--thaw-status")) {
                String script =
                        "rm -f gone; (until [ -e gone ]; do sleep 0.01; done; exec "
                                + String.join(" ", warm.command(option).command())
                                + ") | { exec <&-; touch gone; }; echo ${PIPESTATUS[0]}";
                Result result = Warm.finish(warm.command().command("bash", "-c", script).start());
                assertEquals("", result.err());
                assertEquals("141\n", result.out(), "as other commands end, by SIGPIPE");
                Result full =
                        Warm.finish(
                                warm.command(option)
                                        .redirectOutput(new java.io.File("/dev/full"))
                                        .start());
                assertEquals(1, full.status());
                assertTrue(full.err().startsWith("thaw: standard output: "), full.err());
            }
        }
    }
}
