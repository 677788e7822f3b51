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
import java.util.Map;
import java.util.function.IntUnaryOperator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Threads that a program leaves in places where ending them would break the JVM, or others. */
final class EndOfThreadsIT {
    private static final int RUNS = 40;

    @ParameterizedTest
    @MethodSource("dev.thaw.hottub.tests.Warm#someJdks")
    void aClassOfTheJdkIsInitialisedToItsEnd(Path jdk) throws Exception {
        String handler =
                "-Djava.util.concurrent.ForkJoinPool.common.exceptionHandler=Initialising$Handler";
        try (Warm warm = new Warm(jdk)) {
            String[] words = {handler, "-cp", Warm.classes().toString(), "Initialising", "pool"};
            String server = Warm.finish(warm.command(words).start()).pid();
            words[words.length - 1] = "use";
            Result result = Warm.finish(warm.command(words).start());
            assertEquals("42\n", result.rest(), result.err());
            assertEquals(server, result.pid(), warm.status());
        }
    }

    @ParameterizedTest
    @MethodSource("dev.thaw.hottub.tests.Warm#someJdks")
    void theFactoryOfCommonWorkersIsThatOfTheRun(Path jdk) throws Exception {
        String factory = "-Djava.util.concurrent.ForkJoinPool.common.threadFactory=Pieces$Workers";
        try (Warm warm = new Warm(jdk)) {
            String[] words = {factory, "-cp", Warm.classes().toString(), "Pieces", "own workers"};
            Result first = Warm.finish(warm.command(words).start());
            assertEquals("thread 1 of factory 1\n", first.rest(), first.err());
            for (int i = 0; i < 3; i++) {
                assertEquals(first, Warm.finish(warm.command(words).start()), warm.status());
            }
        }
    }

    @ParameterizedTest
    @MethodSource("dev.thaw.hottub.tests.Warm#someJdks")
    void aCommonPoolThatTheProgramHasSetUpCostsTheServer(Path jdk) throws Exception {
        Map<String, String> pieces =
                Map.of("own workers", "threadFactory", "parallelism", "parallelism");
        for (String piece : pieces.keySet()) {
            try (Warm warm = new Warm(jdk)) {
                String server = warm.run("Pieces", piece, "change").pid();
                Result next = warm.run("Pieces", piece);
                assertEquals(warm.plain("Pieces", piece).rest(), next.rest());
                assertNotEquals(server, next.pid());
                String reason =
                        "ForkJoinPool.common." + pieces.get(piece) + ", which the JDK reads";
                String status = warm.idleStatus();
                assertTrue(status.contains(reason), status);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("dev.thaw.hottub.tests.Warm#someJdks")
    void threadsThatInitialiseClassesDoNotCostTheServer(Path jdk) throws Exception {
        try (Warm warm = new Warm(jdk)) {
            runInOneServer(warm, "Initialising", i -> i);
            assertTrue(warm.idleStatus().contains(RUNS + " runs"), warm.status());
        }
    }

    @ParameterizedTest
    @MethodSource("dev.thaw.hottub.tests.Warm#someJdks")
    void threadsThatWaitForEachOtherDoNotCostTheServer(Path jdk) throws Exception {
        try (Warm warm = new Warm(jdk)) {
            runInOneServer(warm, "Waiting", i -> i == 0 ? 20 : i % 7 * 3);
        }
    }

    @ParameterizedTest
    @MethodSource("dev.thaw.hottub.tests.Warm#someJdks")
    void noThreadDoesAnythingWhenItsCallerHasTheStatus(Path jdk) throws Exception {
        try (Warm warm = new Warm(jdk)) {
            Path late = warm.directory.resolve("late");
            String server = null;
            for (int i = 0; i < 6; i++) {
                // The command is this shell then.
                String shell = "echo $$ > command; exec \"$@\"";
                List<String> words = new ArrayList<>(List.of("sh", "-c", shell, "sh"));
                String how = i % 2 == 0 ? "return" : "exit";
                words.addAll(warm.program("Watching", how, "command", late.toString()).command());
                Result result = Warm.finish(warm.command().command(words).start());
                assertEquals(i % 2 == 0 ? 0 : 3, result.status(), result.err());
                server = server == null ? result.pid() : server;
                assertEquals(server, result.pid(), warm.idleStatus());
                warm.idleStatus();
                assertFalse(Files.exists(late), "run " + i);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("dev.thaw.hottub.tests.Warm#someJdks")
    void nothingIsAskedOfTheProgramsThreadsWhenItEnds(Path jdk) throws Exception {
        try (Warm warm = new Warm(jdk)) {
            String server = warm.run("Blocking", "thread").pid();
            for (String what : List.of("thread", "pool", "thread")) {
                Result result = warm.run("Blocking", what, "exit");
                assertEquals("ends\n", result.rest(), result.err());
                assertEquals(3, result.status(), result.err());
                assertEquals(server, result.pid(), warm.idleStatus());
            }
        }
    }

    /** The server's thread is in it then, and comes to no end: it is given up. */
    @ParameterizedTest
    @MethodSource("dev.thaw.hottub.tests.Warm#oneJdk")
    void codeOfTheProgramThatBlocksTheServerDoesNotBlockItsClient(Path jdk) throws Exception {
        try (Warm warm = new Warm(jdk)) {
            Result result = warm.run("Blocking", "worker", "exit");
            // nothing else ends it
            ProcessHandle.of(Long.parseLong(result.pid())).ifPresent(p -> p.destroyForcibly());
            assertEquals("ends\n", result.rest(), result.err());
            assertEquals(3, result.status(), result.err());
        }
    }

    /** They leave by the program's own code, before anything is put back. */
    @ParameterizedTest
    @MethodSource("dev.thaw.hottub.tests.Warm#jdks")
    void virtualThreadsLeaveNothingBehind(Path jdk) throws Exception {
        try (Warm warm = new Warm(jdk)) {
            warm.statusAfterWalk(equalToPlain(warm, "LateHandlers"));
            // None is asleep either.
            Thread.sleep(3_200);
            assertFalse(Files.exists(warm.directory.resolve("late")), "no handler has run");
        }
    }

    @ParameterizedTest
    @MethodSource("dev.thaw.hottub.tests.Warm#someJdks")
    void threadsOfStaticInitialisersWaitForThem(Path jdk) throws Exception {
        try (Warm warm = new Warm(jdk)) {
            equalToPlain(warm, "Starting");
        }
    }

    /** Returns the server. */
    private static String equalToPlain(Warm warm, String program) throws Exception {
        Result plain = warm.plain(program);
        String server = warm.run(program).pid();
        for (int i = 0; i < 4; i++) {
            Result result = warm.run(program);
            assertEquals(plain.rest(), result.rest(), result.err());
            assertEquals(plain.status(), result.status(), result.err());
            assertEquals(server, result.pid(), warm.idleStatus());
        }
        return server;
    }

    private static void runInOneServer(Warm warm, String program, IntUnaryOperator argument)
            throws Exception {
        String server = warm.run(program, Integer.toString(argument.applyAsInt(0))).pid();
        for (int i = 1; i < RUNS; i++) {
            Result result = warm.run(program, Integer.toString(argument.applyAsInt(i)));
            assertEquals(0, result.status(), result.err());
            assertEquals(server, result.pid(), warm.status());
        }
    }
}
