// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.hottub.tests.Warm.Result;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** An object of a program that its reset has left behind costs the server. */
final class HeapWalkIT {
    private static final Map<String, String> LEFT =
            Map.of(
                    "object", "Leaving$Left",
                    "array", "[LLeaving$Left;",
                    "lambda", "Leaving$$Lambda");

    // Of a server's page; the client's state_page.rs has all.
    private static final int STATE_AT = 12;
    private static final int WALK_AT = 136;
    private static final int IDLE = 1;

    @ParameterizedTest
    @MethodSource("dev.thaw.hottub.tests.Warm#jdks")
    void whatIsLeftInTheHeapIsFound(Path jdk) throws Exception {
        for (String what : LEFT.keySet()) {
            try (Warm warm = new Warm(jdk)) {
                String server = run(warm, "nothing").pid();
                walked(warm, server);
                assertEquals(server, run(warm, what).pid(), warm.status());
                String status = warm.statusWhenRetired(server);
                assertTrue(status.contains("an object of " + LEFT.get(what)), status);
                assertTrue(status.contains("is left in the heap: "), status);
                assertTrue(status.contains("thread Signal Dispatcher"), status);
                Result next = run(warm, what);
                assertNotEquals(server, next.pid(), status);
                assertEquals("null\n", next.rest(), status);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("dev.thaw.hottub.tests.Warm#jdks")
    void whatAStaticFieldOfTheJdkHoldsIsFound(Path jdk) throws Exception {
        try (Warm warm = new Warm(jdk)) {
            String server = run(warm, "static").pid();
            String status = warm.statusWhenRetired(server);
            assertTrue(status.contains("an object of Leaving$Left is left in the heap: "), status);
            assertTrue(status.contains("class java.util.Currency > "), status);
        }
    }

    @ParameterizedTest
    @MethodSource("dev.thaw.hottub.tests.Warm#jdks")
    void aClassOfTheProgramsOwnLoaderIsFound(Path jdk) throws Exception {
        for (String what : List.of("class", "loader")) {
            try (Warm warm = new Warm(jdk)) {
                String server = run(warm, what).pid();
                String status = warm.statusWhenRetired(server);
                String found =
                        "class Leaving$Left of the program's own class loader is left in the heap: ";
                assertTrue(status.contains(found), status);
                assertTrue(status.contains("class java.util.Currency > "), status);
            }
        }
    }

    /** A compiler's thread holds the loader of what it compiles, and no program does. */
    @ParameterizedTest
    @MethodSource("dev.thaw.hottub.tests.Warm#oneJdk")
    void whatIsStillCompiledIsNotLeft(Path jdk) throws Exception {
        try (Warm warm = new Warm(jdk)) {
            String server = warm.run("Compiling").pid();
            for (int i = 0; i < 3; i++) {
                walked(warm, server);
                assertEquals(server, warm.run("Compiling").pid(), warm.status());
            }
            walked(warm, server);
        }
    }

    /**
     * While it looks for the way, and until its reason is recorded, the server is in the status.
     */
    @ParameterizedTest
    @MethodSource("dev.thaw.hottub.tests.Warm#oneJdk")
    void aServerIsNotGoneBeforeItsReasonIsThere(Path jdk) throws Exception {
        try (Warm warm = new Warm(jdk)) {
            Path runtime =
                    Files.createDirectory(
                            warm.runtime(),
                            PosixFilePermissions.asFileAttribute(
                                    PosixFilePermissions.fromString("rwx------")));
            // Who writes to it waits for who reads it.
            Path reasons = runtime.resolve("refused");
            assertEquals(0, new ProcessBuilder("mkfifo", reasons.toString()).start().waitFor());
            String server = run(warm, "object").pid();
            awaitFound(runtime);
            String status = warm.status();
            assertTrue(status.contains("  pid " + server + "  resetting  "), status);
            assertTrue(status.contains("an object of Leaving$Left is left in the heap"), status);
        }
    }

    /** Waits until the walk has ended, and the server is not idle any more. */
    private static void awaitFound(Path runtime) throws Exception {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(120);
        ByteBuffer page;
        do {
            assertTrue(System.nanoTime() < end, "the server has not found what is left");
            Thread.sleep(1);
            page = ByteBuffer.wrap(Files.readAllBytes(statePage(runtime)));
        } while (page.getLong(WALK_AT) == 0
                || page.order(ByteOrder.LITTLE_ENDIAN).getInt(STATE_AT) == IDLE);
    }

    private static Path statePage(Path runtime) throws IOException {
        try (Stream<Path> files = Files.list(runtime)) {
            return files.filter(file -> file.toString().endsWith(".state")).findFirst().get();
        }
    }

    private static Result run(Warm warm, String what) throws Exception {
        return Warm.finish(
                warm.command(
                                "--add-opens=java.base/java.lang=ALL-UNNAMED",
                                "--add-opens=java.base/java.util=ALL-UNNAMED",
                                "-cp",
                                Warm.classes().toString(),
                                "Leaving",
                                what)
                        .start());
    }

    private static void walked(Warm warm, String server) throws Exception {
        String status = warm.statusAfterWalk(server);
        assertTrue(status.contains("pid " + server + "  idle  "), status);
    }
}
