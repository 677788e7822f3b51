// SPDX-License-Identifier: Apache-2.0
package dev.thaw.dist;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import dev.thaw.dist.Installation.Result;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** The cache of who never cleans it. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class CacheLimitIT {
    private static final Duration PATIENCE = Duration.ofMinutes(2);

    /** What the cleaning waits by before it begins: until there is a file, or for a minute. */
    private static final String SLEEP =
            """
            #!/bin/sh
            tries=0
            while [ ! -e "${0%/*}/go" ] && [ $tries -lt 1200 ]; do /bin/sleep 0.05; tries=$((tries + 1)); done
            """;

    @TempDir static Path directory;
    private Installation installation;
    private Path cache;
    private Path note;

    /** There, what waits goes on. */
    private Path go;

    @BeforeEach
    void unpack() throws Exception {
        if (installation == null) {
            installation = Installation.unpack(directory);
        }
        Path sleep = Files.createDirectories(directory.resolve("waiting")).resolve("sleep");
        go = sleep.resolveSibling("go");
        if (!Files.exists(sleep)) {
            Files.writeString(sleep, SLEEP);
            assertTrue(sleep.toFile().setExecutable(true));
        }
        if (!Files.exists(go)) {
            Files.createFile(go);
        }
        cache = directory.resolve("home/.cache/thaw");
        note = cache.resolve("limited");
        Files.deleteIfExists(note);
    }

    /** Classes of a program that was not run for a year. */
    private Path old() throws Exception {
        Path old = Files.createDirectories(cache.resolve("hottub/classes/0123456789abcdef"));
        Path file = Files.write(old.resolve("A.class"), new byte[10_000]);
        FileTime year = FileTime.from(Instant.now().minus(Duration.ofDays(365)));
        Files.setLastModifiedTime(file, year);
        Files.setLastModifiedTime(old, year);
        return old;
    }

    private static void assertGoes(Path old) throws InterruptedException {
        Instant end = Instant.now().plus(PATIENCE);
        while (Files.exists(old) && Instant.now().isBefore(end)) {
            Thread.sleep(50);
        }
        assertFalse(Files.exists(old), old + " is still there");
    }

    private Result limited(String limit, String... arguments) throws Exception {
        List<String> command = new ArrayList<>();
        command.add(installation.unpacked().resolve("thaw").toString());
        command.addAll(List.of(arguments));
        return Installation.run(process(limit, command.toArray(String[]::new)));
    }

    private ProcessBuilder process(String limit, String... command) {
        ProcessBuilder builder = installation.process(directory, command);
        builder.environment().put("THAW_CACHE_LIMIT", limit);
        builder.environment()
                .merge("PATH", go.getParent().toString(), (path, own) -> own + ":" + path);
        return builder;
    }

    @Test
    void aCommandThatPutsSomethingThereKeepsItBelowOnceADay() throws Exception {
        Path old = old();
        limited("1k", "layout", "--help").succeeded();
        assertGoes(old);
        FileTime done = Files.getLastModifiedTime(note);
        limited("1k", "layout", "--help").succeeded();
        assertEquals(done, Files.getLastModifiedTime(note));
        Files.setLastModifiedTime(note, FileTime.from(Instant.now().minus(Duration.ofDays(3))));
        old = old();
        limited("1k", "layout", "--help").succeeded();
        assertGoes(old);
    }

    /** It goes on in the background, for longer than the command. */
    @Test
    void itHoldsNothingThatTheCommandHad() throws Exception {
        Path old = old();
        Path lock = Files.createFile(directory.resolve("lock"));
        String thaw = installation.unpacked().resolve("thaw").toString();
        Files.delete(go);
        Installation.run(process("1k", "flock", lock.toString(), thaw, "layout", "--help"))
                .succeeded();
        assertTrue(Files.exists(note), "nothing was begun");
        installation.run(directory, "flock", "-n", lock.toString(), "true").succeeded();
        assertTrue(Files.exists(old), "it has not waited");
        Files.createFile(go);
        assertGoes(old);
    }

    @Test
    void thereMayBeNone() throws Exception {
        Path old = old();
        limited("none", "layout", "--help").succeeded();
        assertFalse(Files.exists(note));
        assertTrue(Files.exists(old));
    }

    @Test
    void anotherWordIsRefused() throws Exception {
        for (String word : List.of("a lot", "10gb", "0")) {
            Result wrong = limited(word, "layout", "--help");
            assertEquals(2, wrong.status(), wrong.output());
            assertTrue(
                    wrong.output().contains("THAW_CACHE_LIMIT is '" + word + "'"), wrong.output());
        }
    }

    @Test
    void whatPreparesAWarmJvmKeepsItBelow() throws Exception {
        assumeFalse(
                Boolean.getBoolean("thaw.without.image"),
                "no image of the command is built without integration tests");
        Path source = directory.resolve("Hello.java");
        Files.writeString(source, "class Hello { public static void main(String[] a) {} }");
        String javac = Path.of(System.getProperty("java.home"), "bin", "javac").toString();
        installation.run(directory, javac, source.toString()).succeeded();
        Path old = old();
        try {
            limited("1k", "java", "-cp", ".", "Hello").succeeded();
            assertGoes(old);
        } finally {
            installation.thaw("java", "--thaw-stop").succeeded();
        }
    }
}
