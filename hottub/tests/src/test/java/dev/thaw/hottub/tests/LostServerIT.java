// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.hottub.tests.Warm.Result;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a client does whose server is killed, before the program has begun and after. */
final class LostServerIT {
    private static final int SEGV = 11;
    private static final int KILL = 9;
    private static final int TERM = 15;

    @ParameterizedTest
    @MethodSource("dev.thaw.hottub.tests.Warm#someJdks")
    void aKilledServerIsReportedAndItsProgramRetired(Path jdk) throws Exception {
        try (Warm warm = new Warm(jdk)) {
            String server = warm.run("Probe").pid();
            Result lost = killed(warm, "KILL");
            assertEquals(server, lost.pid());
            assertEquals(134, lost.status());
            String expected =
                    "thaw: the JVM that ran the program (process "
                            + server
                            + ") ended unexpectedly: "
                            + (tellsExits() ? "killed by SIGKILL" : "without an error file");
            assertTrue(lost.err().startsWith(expected), lost.err());
            assertTrue(
                    lost.err()
                            .endsWith(
                                    ". The program runs in a plain java for a day, or until"
                                            + " --thaw-stop.\n"),
                    lost.err());
            nextRunsArePlain(warm, server);
        }
    }

    @ParameterizedTest
    @MethodSource("dev.thaw.hottub.tests.Warm#someJdks")
    void theErrorFileOfAServerIsKept(Path jdk) throws Exception {
        try (Warm warm = new Warm(jdk)) {
            String server = warm.run("Probe").pid();
            Result lost = killed(warm, "SEGV");
            assertEquals(server, lost.pid());
            assertEquals(134, lost.status());
            Path file = warm.runtime().resolve("hs_err_pid" + server + ".log");
            assertTrue(
                    lost.err().contains("(process " + server + ") ended unexpectedly: SIGSEGV"),
                    lost.err());
            assertTrue(lost.err().contains("; the JVM's error file is " + file), lost.err());
            assertTrue(Files.readString(file).contains("pid=" + server), file.toString());
            nextRunsArePlain(warm, server);
        }
    }

    /** While its server starts, a request waits in the socket, with the client's descriptors. */
    @ParameterizedTest
    @ValueSource(ints = {10, 30, 60, 100, 150, 200})
    void aClientThatDiesBeforeItsRunBeginsLeavesNoPipeOpen(int milliseconds) throws Exception {
        try (Warm warm = new Warm()) {
            Path pipe = warm.directory.resolve("pipe");
            assertEquals(0, new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor());
            CompletableFuture<byte[]> out =
                    CompletableFuture.supplyAsync(() -> readAll(pipe), LostServerIT::start);
            String words = String.join(" ", warm.program("Probe").command());
            Process client =
                    warm.command().command("sh", "-c", "exec " + words + " >" + pipe).start();
            Thread.sleep(milliseconds);
            client.destroyForcibly().waitFor();
            // where it was killed before it had the pipe, nobody has opened it yet
            new RandomAccessFile(pipe.toFile(), "rw").close();
            // a server that waits would have it for minutes
            out.get(120, TimeUnit.SECONDS);
            assertEquals(0, warm.run("Probe").status());
        }
    }

    /** Not one of a pool's: it waits until somebody writes. */
    private static void start(Runnable task) {
        Thread thread = new Thread(task);
        thread.setDaemon(true);
        thread.start();
    }

    private static byte[] readAll(Path pipe) {
        try {
            return Files.readAllBytes(pipe);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** While the program sleeps. */
    private static Result killed(Warm warm, String signal) throws Exception {
        Process process = warm.program("Probe", "sleep").start();
        String first = process.inputReader().readLine();
        Processes.kill(signal, Long.parseLong(first.replace("pid ", "")));
        Result lost = Warm.finish(process);
        return new Result(lost.status(), first + "\n" + lost.out(), lost.err());
    }

    private static void nextRunsArePlain(Warm warm, String server) throws Exception {
        Result first = warm.run("Probe");
        Result second = warm.run("Probe");
        assertEquals("hello\n", first.rest());
        assertNotEquals(first.pid(), second.pid());
        String status = warm.status();
        assertTrue(status.startsWith("0 servers"), status);
        assertTrue(status.contains("(process " + server + ") ended unexpectedly: "), status);
        // Other programs of the same server are not retired with it.
        String other = warm.run("Breaking", "nothing").pid();
        assertEquals(other, warm.run("Breaking", "nothing").pid());
        warm.idleStatus();
        assertEquals(0, Warm.finish(warm.command("--thaw-stop").start()).status());
        String again = warm.run("Probe").pid();
        assertEquals(again, warm.run("Probe").pid());
    }

    /** Nothing of the run can be seen, so nobody can tell. */
    @ParameterizedTest
    @ValueSource(ints = {KILL, SEGV, TERM})
    void aServerThatIsLostBeforeMainCostsNoRun(int signal) throws Exception {
        try (Warm warm = new Warm()) {
            Path order = warm.directory.resolve("order");
            Path library = library(warm);
            for (boolean first : List.of(true, false)) {
                // A negative number: before the server has said that it takes the run.
                for (int number : List.of(signal, -signal)) {
                    Warm.finish(warm.command("--thaw-stop").start());
                    String server = first ? "" : run(warm, library, order).pid();
                    Files.writeString(order, Integer.toString(number));
                    Result result = run(warm, library, order);
                    String which = number + (first ? ", first run " : " ") + warm.status();
                    assertEquals("1\n", result.rest(), which + result.err());
                    assertEquals("", result.err(), which);
                    assertEquals(0, result.status(), which);
                    assertTrue(Files.notExists(order), which + "nothing was killed");
                    assertNotEquals(server, result.pid(), which);
                    if (number > 0) {
                        String reason =
                                "the JVM that was to run the program \\(process "
                                        + (first ? "\\d+" : server)
                                        + "\\) ended unexpectedly: "
                                        + (signal == SEGV ? "SIGSEGV" : "");
                        assertTrue(which.matches("(?s).*" + reason + ".*"), which);
                        assertTrue(signal == SEGV || !which.contains("SIGSEGV"), which);
                        // Not retired: it was not the program.
                        String next = run(warm, library, order).pid();
                        assertEquals(next, run(warm, library, order).pid(), warm.status());
                    }
                }
            }
        }
    }

    @Test
    void aServerThatIsKilledWhileItStartsIsTriedAgain() throws Exception {
        try (Warm warm = new Warm()) {
            Path hold = Files.writeString(warm.directory.resolve("hold"), "");
            ProcessBuilder builder = warm.program("Probe");
            String library = library(warm, "-DHOLD_AT_START=\"" + hold + "\"").toString();
            builder.environment().put("LD_PRELOAD", library);
            Process process = builder.start();
            long server = Long.parseLong(Processes.held(hold));
            assertTrue(ProcessHandle.of(server).orElseThrow().destroyForcibly());
            Result plain = Warm.finish(process);
            assertEquals("hello\n", plain.rest(), plain.err());
            assertEquals(0, plain.status(), plain.err());
            String status = warm.status();
            assertTrue(status.contains("ended before it was ready, and said nothing"), status);
            String next = warm.run("Probe").pid();
            assertEquals(next, warm.run("Probe").pid(), warm.status());
        }
    }

    private static Result run(Warm warm, Path library, Path order) throws Exception {
        warm.idleStatus();
        ProcessBuilder builder = warm.program("Probe", "count");
        builder.environment().put("LD_PRELOAD", library.toString());
        builder.environment().put("PROBE_KILL", order.toString());
        return Warm.finish(builder.start());
    }

    static Path library(Warm warm, String... defined) throws Exception {
        return CommandsInC.loadedFirst("kill_when_started", warm.directory, defined);
    }

    @Test
    void whatTheJvmPrintedAtItsStartIsNotPrintedTwice() throws Exception {
        try (Warm warm = new Warm()) {
            Path order = warm.directory.resolve("order");
            Path library = library(warm);
            for (int number : List.of(KILL, -KILL)) {
                Files.writeString(order, Integer.toString(number));
                ProcessBuilder builder = warm.program("Probe", "count");
                builder.environment().put("LD_PRELOAD", library.toString());
                builder.environment().put("PROBE_KILL", order.toString());
                builder.environment().put("JAVA_TOOL_OPTIONS", "-Dprobe=1");
                Result result = Warm.finish(builder.start());
                assertEquals("1\n", result.rest(), result.err());
                assertEquals("Picked up JAVA_TOOL_OPTIONS: -Dprobe=1\n", result.err());
            }
        }
    }

    @Test
    void errorFilesDoNotAddUp() throws Exception {
        try (Warm warm = new Warm()) {
            warm.run("Probe");
            for (int i = 0; i < 20; i++) {
                Path old = warm.runtime().resolve("hs_err_pid" + (1 << 24) + i + ".log");
                Files.writeString(old, "#\n");
            }
            killed(warm, "SEGV");
            Warm.finish(warm.command("--thaw-stop").start());
            String server = warm.run("Probe").pid();
            try (Stream<Path> files = Files.list(warm.runtime())) {
                long left =
                        files.filter(f -> f.getFileName().toString().startsWith("hs_err")).count();
                assertEquals(7, left, "and room for that of the server " + server);
            }
        }
    }

    /** Since Linux 6.15 others than the parent can ask how a process has ended. */
    private static boolean tellsExits() throws IOException {
        String[] release = Files.readString(Path.of("/proc/sys/kernel/osrelease")).split("[.-]");
        int major = Integer.parseInt(release[0]);
        return major > 6 || major == 6 && Integer.parseInt(release[1]) >= 15;
    }
}
