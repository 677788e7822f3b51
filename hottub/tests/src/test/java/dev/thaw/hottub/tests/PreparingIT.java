// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.tests;

import static dev.thaw.hottub.tests.FirstRuns.BEING_PREPARED;
import static dev.thaw.hottub.tests.FirstRuns.first;
import static dev.thaw.hottub.tests.FirstRuns.holdJava;
import static dev.thaw.hottub.tests.FirstRuns.probeAlone;
import static dev.thaw.hottub.tests.FirstRuns.runOf;
import static dev.thaw.hottub.tests.FirstRuns.why;
import static dev.thaw.hottub.tests.Processes.awaitPrepared;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a first run leaves behind prepares a server, and nothing else. */
final class PreparingIT {
    @Test
    void whatPreparesHasNothingOfTheProgramAndGivesWay() throws Exception {
        try (Warm warm = new Warm()) {
            ProcessBuilder builder =
                    first(
                            warm.command()
                                    .command(
                                            "bash",
                                            "-c",
                                            "exec %s -Dpassword=s3cret -cp %s Probe arguments s3cret 9<s3cret"
                                                    .formatted(
                                                            String.join(
                                                                    " ", warm.command().command()),
                                                            Warm.classes())));
            Files.writeString(warm.directory.resolve("s3cret"), "");
            builder.environment().put("PROBE_SECRET", "s3cret");
            Path hold = holdJava(warm, builder);
            Process program = builder.start();
            String preparer = Processes.preparer(warm);
            String java = Processes.held(hold);
            Processes.stop(preparer);
            Files.delete(hold);
            assertTrue(Warm.finish(program).out().contains("s3cret"));
            for (String process : List.of(preparer, java)) {
                String seen = Processes.seen(process);
                assertFalse(seen.contains("s3cret"), seen);
            }
            assertEquals(List.of("5", "19"), Processes.policyAndNice(java));
            // What it starts at last is as the client is.
            assertEquals(
                    Processes.policyAndNice(Long.toString(ProcessHandle.current().pid())),
                    Processes.policyAndNice(preparer));
            assertNotEquals(
                    Processes.session(Long.toString(ProcessHandle.current().pid())),
                    Processes.session(preparer));
            Processes.goOn(preparer);
            awaitPrepared(warm);
        }
    }

    @Test
    void aRunThatComesMeanwhileIsPlainAndSaysSo() throws Exception {
        try (Warm warm = new Warm()) {
            ProcessBuilder builder = first(warm.program("Probe"));
            Path hold = holdJava(warm, builder);
            Process program = builder.start();
            String preparer = Processes.preparer(warm);
            Processes.held(hold);
            Processes.stop(preparer);
            Warm.finish(program);
            Files.delete(hold);
            assertTrue(warm.status().contains("  is preparing a server for "), warm.status());
            Process second = builder.start();
            assertEquals(Long.toString(second.pid()), Warm.finish(second).pid());
            assertTrue(warm.status().contains("    " + BEING_PREPARED), warm.status());
            assertEquals("plain: " + BEING_PREPARED + "\n", why(warm, builder));
            String json = Warm.finish(warm.command("--thaw-status", "--json").start()).out();
            assertTrue(json.contains("\"pid\": " + preparer), json);
            Processes.goOn(preparer);
            awaitPrepared(warm);
            assertTrue(why(warm, builder).startsWith("warm: in the server "), why(warm, builder));
        }
    }

    @Test
    void nothingIsPreparedBeforeTheProgramHasEnded() throws Exception {
        try (Warm warm = new Warm()) {
            Process program = first(warm.program("Probe", "stdin")).start();
            BufferedReader out = program.inputReader();
            // Main is called, so what would begin at once has begun.
            assertEquals("pid " + program.pid(), out.readLine());
            String preparer = Processes.preparer(warm);
            assertEquals(List.of(), Processes.children(preparer));
            assertEquals(
                    "plain: " + BEING_PREPARED + "\n", why(warm), "it is locked by this process");
            assertEquals(List.of(), Processes.names(warm.directory, ".classes"));
            program.getOutputStream().close();
            assertEquals(0, program.waitFor());
            assertTrue(awaitPrepared(warm).startsWith("1 servers"), warm.status());
        }
    }

    @Test
    void aProgramThatIsGoneWhenItHasEndedGetsNoServer() throws Exception {
        try (Warm warm = new Warm()) {
            Path classes = probeAlone(warm);
            Process program =
                    first(warm.command("-cp", classes.toString(), "Probe", "stdin")).start();
            assertEquals("pid " + program.pid(), program.inputReader().readLine());
            Processes.preparer(warm);
            Warm.delete(classes);
            program.getOutputStream().close();
            program.waitFor();
            String status = awaitPrepared(warm);
            assertTrue(status.startsWith("0 servers"), status);
            assertTrue(status.contains("no server was prepared: its class path is gone"), status);
        }
    }

    @Test
    void oneThatIsKilledLeavesNothing() throws Exception {
        try (Warm warm = new Warm()) {
            ProcessBuilder builder = first(warm.program("Probe"));
            Path hold = holdJava(warm, builder);
            Process program = builder.start();
            String preparer = Processes.preparer(warm);
            String java = Processes.held(hold);
            Processes.kill(preparer);
            Warm.finish(program);
            assertTrue(Processes.ends(java), "its JVM goes with it");
            assertTrue(warm.status().startsWith("0 servers"), warm.status());
            assertFalse(warm.status().contains("is preparing"), warm.status());
            Process next = first(warm.program("Probe")).start();
            assertEquals(Long.toString(next.pid()), Warm.finish(next).pid());
            assertTrue(awaitPrepared(warm).startsWith("1 servers"), warm.status());
            assertEquals(List.of(), Processes.names(warm.runtime(), ".preparing"));
            assertEquals(List.of(), Processes.names(warm, "classes", ".unfinished"));
        }
    }

    @Test
    void stoppingAllEndsWhatPrepares() throws Exception {
        try (Warm warm = new Warm()) {
            ProcessBuilder builder = first(warm.program("Probe"));
            Path hold = holdJava(warm, builder);
            Process program = builder.start();
            String java = Processes.held(hold);
            Warm.finish(program);
            Warm.finish(warm.command("--thaw-stop").start());
            assertTrue(Processes.ends(java));
            assertTrue(warm.status().startsWith("0 servers"), warm.status());
            assertEquals(List.of(), Processes.names(warm.runtime(), ".preparing"));
        }
    }

    @Test
    void aClassPathThatChangesMeanwhileGetsNoServerOfItsOldContents() throws Exception {
        try (Warm warm = new Warm()) {
            Path classes = probeAlone(warm);
            Path other = classes.resolve("Other.class");
            Files.copy(Warm.classes().resolve("Ticks.class"), other);
            ProcessBuilder builder = first(warm.command("-cp", classes.toString(), "Probe"));
            Path hold = holdJava(warm, builder);
            Process program = builder.start();
            String preparer = Processes.preparer(warm);
            Processes.held(hold);
            Processes.stop(preparer);
            Warm.finish(program);
            Files.delete(hold);
            Files.delete(other);
            Processes.goOn(preparer);
            String status = awaitPrepared(warm);
            assertTrue(status.startsWith("0 servers"), status);
            assertTrue(status.contains("the class path, or the JDK, changed meanwhile"), status);
            assertEquals(List.of(), Processes.names(warm, "classes", ".classes"));
            runOf(warm, classes);
            status = awaitPrepared(warm);
            assertTrue(status.contains("pid " + runOf(warm, classes).pid() + " "), status);
        }
    }
}
