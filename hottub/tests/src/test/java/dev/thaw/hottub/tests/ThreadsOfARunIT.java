// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.hottub.tests.Warm.Result;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Threads, processes and readers that a program leaves when it ends. */
final class ThreadsOfARunIT {
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
                assertEquals(server, result.pid(), () -> warm.seen());
            }
            assertEquals(server, warm.run("Probe").pid(), () -> warm.seen());
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
                warm.idleStatus();
                Process process = builder.start();
                String pid = process.inputReader().readLine();
                server = server == null ? pid : server;
                assertEquals(server, pid, () -> warm.seen());
                assertEquals("ended", process.inputReader().readLine());
                process.outputWriter().append("for the next\n").close();
                assertEquals("for the next", process.inputReader().readLine(), "run " + i);
                assertEquals(0, process.waitFor());
            }
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
                assertEquals(server, result.pid(), () -> warm.seen());
            }
        }
    }

    /** Each has as long as all together had. */
    @Test
    void threadsThatEndOneByOneDoNotCostTheServer() throws Exception {
        try (Warm warm = new Warm()) {
            String server = warm.run("Probe").pid();
            assertEquals(server, warm.run("Probe", "readers").pid());
            assertEquals(server, warm.run("Probe").pid(), () -> warm.seen());
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
            assertTrue(warm.seen().contains("a thread of the program did not end"), warm.seen());
            assertEquals(next, warm.run("Probe").pid(), () -> warm.seen());
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
}
