// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.tests;

import static dev.thaw.hottub.tests.FirstRuns.ONE_IS_PREPARED;
import static dev.thaw.hottub.tests.FirstRuns.first;
import static dev.thaw.hottub.tests.FirstRuns.run;
import static dev.thaw.hottub.tests.Processes.awaitPrepared;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.thaw.hottub.tests.Warm.Result;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The first run of a program is a plain java, and leaves a server to later ones. */
final class FirstRunIT {
    @ParameterizedTest
    @MethodSource("dev.thaw.hottub.tests.Warm#jdks")
    void theFirstRunIsThisProcessAndTheSecondFindsAServer(Path jdk) throws Exception {
        try (Warm warm = new Warm(jdk)) {
            Process process = first(warm.program("Probe", "children")).start();
            Result first = Warm.finish(process);
            assertEquals(Long.toString(process.pid()), first.pid());
            assertEquals(
                    "parent " + ProcessHandle.current().pid() + ", children 0\n", first.rest());
            String status = awaitPrepared(warm);
            assertTrue(status.startsWith("1 servers"), status);
            assertTrue(status.contains("  idle  0 runs  "), status);
            assertTrue(status.contains(ONE_IS_PREPARED), status);
            assertTrue(status.contains("0 the first of a server, 1 in a plain java"), status);
            String second = run(warm).pid();
            assertTrue(status.contains("pid " + second + " "), status);
            assertEquals("1\n", run(warm, "count").rest());
            Result third = run(warm, "count");
            assertEquals(second, third.pid());
            assertEquals("1\n", third.rest());
            // What it transformed is used, of the JDK as well: a server has nothing to add.
            List<String> classes = Processes.names(warm, "classes", ".classes");
            assertTrue(classes.contains("prepared.classes"), classes::toString);
            assertTrue(
                    classes.stream().allMatch(name -> name.startsWith("prepared")),
                    classes::toString);
        }
    }

    @Test
    void aProgramFindsWhatItsCallerGives() throws Exception {
        String[] programs = {
            "Probe exit 7 </dev/null",
            "Probe throw",
            "Probe environment",
            "Probe where",
            "Probe arguments 'a b' \"\" \\*",
            "ReadFile /dev/fd/9 9<input",
            "Probe stdin <input"
        };
        for (String program : programs) {
            try (Warm warm = new Warm()) {
                Files.writeString(warm.directory.resolve("input"), "by number\n");
                String command = String.join(" ", warm.command().command());
                String script = "umask 027; exec %s -cp %s %s";
                ProcessBuilder builder =
                        warm.command()
                                .command(
                                        "bash",
                                        "-c",
                                        script.formatted(command, Warm.classes(), program));
                builder.environment().put("PROBE", "given");
                builder.environment().put("THAW", "off");
                Result plain = Warm.finish(builder.start());
                builder.environment().remove("THAW");
                Result first = Warm.finish(first(builder).start());
                String status = awaitPrepared(warm);
                Result second = Warm.finish(builder.start());
                assertTrue(status.contains("pid " + second.pid() + " "), program + status);
                for (Result result : List.of(first, second)) {
                    assertEquals(plain.status(), result.status(), program);
                    assertEquals(plain.rest(), result.rest(), program);
                    assertEquals(plain.err(), result.err(), program);
                }
            }
        }
    }

    /**
     * Orphans come to a subreaper, as to the first process: what prepares would be the program's
     * child.
     */
    @Test
    void aSubreaperGetsNoChild() throws Exception {
        leavesNothing(List.of(CommandsInC.subreaper().toString()));
    }

    @Test
    void theFirstProcessOfANamespaceGetsNoChild() throws Exception {
        List<String> unshare =
                List.of("unshare", "--pid", "--fork", "--kill-child", "--mount-proc");
        assumeTrue(isPermitted(unshare), "no PID namespace may be made here");
        leavesNothing(unshare);
    }

    private static boolean isPermitted(List<String> unshare) throws Exception {
        List<String> words = new ArrayList<>(unshare);
        words.add("true");
        return Warm.finish(new ProcessBuilder(words).start()).status() == 0;
    }

    private static void leavesNothing(List<String> circumstances) throws Exception {
        try (Warm warm = new Warm()) {
            ProcessBuilder builder = first(warm.program("Probe", "children"));
            List<String> words = new ArrayList<>(circumstances);
            words.addAll(builder.command());
            Result result = Warm.finish(builder.command(words).start());
            assertTrue(result.rest().endsWith(", children 0\n"), result.out() + result.err());
            String status = warm.status();
            assertTrue(status.startsWith("0 servers"), status);
            assertTrue(
                    status.contains(
                            "would be a child of the program, which is the first process or a subreaper"),
                    status);
            assertTrue(status.contains("1 in a plain java"), status);
            assertEquals(List.of(), Processes.names(warm.directory, ".preparing"));
            assertEquals(List.of(), Processes.names(warm.directory, ".classes"));
            // It is not of the program: elsewhere one is prepared.
            assertEquals(
                    "parent " + ProcessHandle.current().pid() + ", children 0\n",
                    run(warm, "children").rest());
            assertTrue(awaitPrepared(warm).startsWith("1 servers"), warm.status());
        }
    }

    @Test
    void whatTheSecondRunHasTaughtTheThirdOneKnows() throws Exception {
        try (Warm warm = new Warm()) {
            Warm.finish(first(warm.program("Defining")).start());
            awaitPrepared(warm);
            String server = Warm.finish(first(warm.program("Defining")).start()).pid();
            warm.statusWhenRetired(server);
            Process third = first(warm.program("Defining")).start();
            assertEquals(Long.toString(third.pid()), Warm.finish(third).pid());
            String status = warm.status();
            assertTrue(status.startsWith("0 servers"), status);
            assertFalse(status.contains("is preparing"), status);
            String reason = "defined the class Defining$Added while it ran";
            assertTrue(status.lastIndexOf(reason) > status.indexOf(reason), status);
        }
    }

    @Test
    void twoFirstRunsAtOnceLeaveOneServer() throws Exception {
        try (Warm warm = new Warm()) {
            List<ProcessBuilder> builders =
                    List.of(first(warm.program("Probe")), first(warm.program("Probe")));
            List<Process> both = List.of(builders.get(0).start(), builders.get(1).start());
            for (Process process : both) {
                assertEquals("hello\n", Warm.finish(process).rest());
            }
            String status = awaitPrepared(warm);
            assertTrue(status.startsWith("1 servers"), status);
            assertTrue(status.contains("  1 times, "), status);
            assertEquals(
                    status.indexOf(ONE_IS_PREPARED), status.lastIndexOf(ONE_IS_PREPARED), status);
        }
    }

    @Test
    void settingsCount() throws Exception {
        try (Warm warm = new Warm()) {
            ProcessBuilder off = first(warm.program("Probe"));
            off.environment().put("THAW", "off");
            Warm.finish(off.start());
            assertFalse(Files.exists(warm.runtime()), "nothing is left behind");
            ProcessBuilder full = first(warm.program("Probe"));
            full.environment().put("THAW_MEMORY", "0");
            Warm.finish(full.start());
            String status = awaitPrepared(warm);
            assertTrue(status.startsWith("0 servers"), status);
            assertTrue(status.contains("of the 0 that THAW_MEMORY allows"), status);
            assertFalse(status.contains(ONE_IS_PREPARED), status);
            ProcessBuilder wrong = warm.program("Probe");
            wrong.environment().put("THAW_FIRST", "warm");
            assertEquals("hello\n", Warm.finish(wrong.start()).rest());
            status = warm.status();
            assertTrue(status.contains("has to be plain or server"), status);
            String server = warm.run("Probe").pid();
            assertTrue(warm.idleStatus().contains("pid " + server + " "), "first = server");
        }
    }

    @Test
    void aJvmThatDoesNotStartIsRemembered() throws Exception {
        try (Warm warm = new Warm()) {
            String classes = Warm.classes().toString();
            String[] words = {"-XX:+UseSerialGC", "-XX:+UseParallelGC", "-cp", classes, "Probe"};
            Warm.finish(first(warm.command(words)).start());
            String status = awaitPrepared(warm);
            assertTrue(status.startsWith("0 servers"), status);
            assertTrue(status.contains("the JVM ended before it was ready"), status);
            Warm.finish(first(warm.command(words)).start());
            assertEquals(List.of(), Processes.names(warm.runtime(), ".preparing"));
        }
    }
}
