// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.tests;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.hottub.tests.Warm.Result;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the JDK does once in a process, in a run, is there in later runs. */
final class OnceInAProcessIT {
    private static final int RUNS = 10;

    @ParameterizedTest
    @MethodSource("dev.thaw.hottub.tests.Warm#jdks")
    void whatAThreadWaitsAtIsClosed(Path jdk) throws Exception {
        List<String> names =
                List.of(
                        "accept",
                        "read",
                        "datagram",
                        "accept of a channel",
                        "pipe",
                        "interrupt",
                        "web server");
        assertAll(names.stream().map(name -> (Executable) () -> runs(jdk, "Closing", name, RUNS)));
    }

    @ParameterizedTest
    @MethodSource("dev.thaw.hottub.tests.Warm#jdks")
    void hooksAndPoolsOfTheJdkAreThereAgain(Path jdk) throws Exception {
        List<String> names = List.of("log handlers", "monitored beans");
        assertAll(
                names.stream()
                        .map(name -> (Executable) () -> runs(jdk, "OnceInAProcess", name, 3)));
    }

    /** Whoever came behind a thread that was ended in the queue of a lock would wait for ever. */
    @ParameterizedTest
    @MethodSource("dev.thaw.hottub.tests.Warm#jdks")
    void locksOfPoolsAreNew(Path jdk) throws Exception {
        try (Warm warm = new Warm(jdk)) {
            String server = null;
            for (int i = 0; i < 3; i++) {
                Result result =
                        Warm.finish(
                                warm.command(
                                                "--add-opens=java.rmi/sun.rmi.runtime=ALL-UNNAMED",
                                                "--add-opens=java.base/java.util.concurrent=ALL-UNNAMED",
                                                "--add-opens=java.base/java.util.concurrent.locks=ALL-UNNAMED",
                                                "-cp",
                                                Warm.classes().toString(),
                                                "PoolLocks")
                                        .start());
                server = server == null ? result.pid() : server;
                assertEquals("false, true\nfalse, true\n", result.rest(), result.err());
                assertEquals(server, result.pid(), warm.status());
            }
        }
    }

    @ParameterizedTest
    @MethodSource("dev.thaw.hottub.tests.Warm#jdks")
    void signalHandlersOfAProgramGo(Path jdk) throws Exception {
        runs(jdk, "OnceInAProcess", "signals", 3);
    }

    /** The first run and further ones in its server do what a plain java does. */
    private static void runs(Path jdk, String program, String what, int further) throws Exception {
        try (Warm warm = new Warm(jdk)) {
            Result plain = run(warm, program, what, true);
            assertEquals(0, plain.status(), plain.err());
            String server = null;
            for (int i = 0; i <= further; i++) {
                String run = what + ", run " + (i + 1);
                Result result = run(warm, program, what, false);
                server = server == null ? result.pid() : server;
                String seen = run + ": " + result.err() + warm.status();
                assertEquals(plain.rest(), result.rest(), seen);
                assertEquals(0, result.status(), seen);
                assertEquals(server, result.pid(), seen);
            }
        }
    }

    private static Result run(Warm warm, String program, String what, boolean plain)
            throws Exception {
        ProcessBuilder builder = warm.program(program, what);
        if (plain) {
            builder.environment().put("THAW", "off");
        }
        return Warm.finish(builder.start());
    }

    @ParameterizedTest
    @MethodSource("dev.thaw.hottub.tests.Warm#jdks")
    void theInheritedChannelIsThatOfTheRun(Path jdk) throws Exception {
        try (Warm warm = new Warm(jdk);
                ServerSocket listener = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            String command =
                    "exec "
                            + String.join(
                                    " ", warm.program("OnceInAProcess", "inherited").command())
                            + "' channel' < /dev/tcp/127.0.0.1/"
                            + listener.getLocalPort();
            String server = null;
            for (int i = 0; i < 3; i++) {
                Process process = warm.command().command("bash", "-c", command).start();
                try (Socket socket = listener.accept()) {
                    socket.getOutputStream().write(("run " + i).getBytes());
                    Result result = Warm.finish(process);
                    server = server == null ? result.pid() : server;
                    assertEquals("run " + i + "\n", result.rest(), result.err());
                    assertEquals(0, result.status(), result.err());
                    assertEquals(server, result.pid(), warm.status());
                }
            }
        }
    }

    /** Its threads end with the run, and the JVM has no others. */
    @ParameterizedTest
    @MethodSource("dev.thaw.hottub.tests.Warm#jdks")
    void theFlightRecorderCostsTheServer(Path jdk) throws Exception {
        try (Warm warm = new Warm(jdk)) {
            String server = warm.run("Probe").pid();
            for (int i = 0; i < 2; i++) {
                Result result =
                        Warm.finish(warm.program("OnceInAProcess", "flight recorder").start());
                assertEquals("true\nend\n", result.rest(), result.err());
                assertEquals(i == 0, server.equals(result.pid()), warm.status());
                warm.idleStatus();
            }
            assertNotEquals(server, warm.run("Probe").pid());
            assertTrue(warm.status().contains("the flight recorder has been used"), warm.status());
        }
    }
}
