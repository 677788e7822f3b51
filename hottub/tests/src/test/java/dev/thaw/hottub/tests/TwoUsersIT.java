// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.thaw.hottub.tests.Warm.Result;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What is one user's, another user does not get. Only root can be two users. */
final class TwoUsersIT {
    /** Nobody's, and not that of a test that runs elsewhere at the same time. */
    private static final int OTHER = unused();

    private static final Path DIRECTORY_OF_OTHER = directoryOf(OTHER);

    /** A copy of the command and of the programs that each user can read. */
    private static Path everybodys;

    private static int unused() {
        int user = 61_000 + (int) (ProcessHandle.current().pid() % 4_000);
        while (Files.exists(directoryOf(user), LinkOption.NOFOLLOW_LINKS)) {
            user++;
        }
        return user;
    }

    private static Path directoryOf(int user) {
        return Path.of("/tmp/thaw-" + user);
    }

    @BeforeAll
    static void copy() throws Exception {
        assumeTrue(
                (int) Files.getAttribute(Path.of("/proc/self"), "unix:uid") == 0,
                "needs root, to become another user");
        everybodys = Files.createTempDirectory("thaw-two-users");
        Path command = Path.of(System.getProperty("hottub.command"));
        copy(command.getParent().getParent(), everybodys);
        copy(Warm.classes(), everybodys.resolve("classes"));
    }

    private static void copy(Path from, Path to) throws IOException, InterruptedException {
        String[] words = {
            "sh",
            "-c",
            "mkdir -p " + to + " && cp -r " + from + "/. " + to + " && chmod -R a+rX " + to
        };
        assertEquals(0, new ProcessBuilder(words).inheritIO().start().waitFor());
    }

    @AfterAll
    static void delete() {
        if (everybodys != null) {
            Warm.delete(everybodys);
        }
    }

    /** A command of the other user, in a directory that it can read. */
    private static ProcessBuilder asOther(Warm warm, String... arguments) {
        List<String> words =
                new ArrayList<>(
                        List.of(
                                "setpriv",
                                "--reuid=" + OTHER,
                                "--regid=" + OTHER,
                                "--clear-groups",
                                everybodys + "/bin/thaw-java"));
        words.addAll(List.of(arguments));
        ProcessBuilder builder = warm.command().command(words);
        builder.directory(everybodys.toFile());
        builder.environment().put("XDG_CACHE_HOME", "/nonexistent");
        return builder;
    }

    private static ProcessBuilder program(Warm warm, String... words) {
        String[] all = new String[words.length + 2];
        all[0] = "-cp";
        all[1] = everybodys + "/classes";
        System.arraycopy(words, 0, all, 2, words.length);
        return asOther(warm, all);
    }

    private static ProcessBuilder plain(Warm warm, String... words) {
        ProcessBuilder builder = program(warm, words);
        builder.environment().put("THAW", "off");
        return builder;
    }

    private static void mode(Path path, String permissions) throws IOException {
        Files.setPosixFilePermissions(path, PosixFilePermissions.fromString(permissions));
    }

    /** Lets the other user at the socket of the only server. */
    private static Path open(Warm warm) throws IOException {
        mode(warm.directory, "rwxrwxrwx");
        mode(warm.runtime(), "rwxrwxrwx");
        try (Stream<Path> files = Files.list(warm.runtime())) {
            Path socket = files.filter(f -> f.toString().endsWith(".sock")).findFirst().get();
            mode(socket, "rwxrwxrwx");
            return socket;
        }
    }

    @Test
    void eachHasServersOfItsOwn() throws Exception {
        try (Warm warm = new Warm()) {
            String server = warm.run("Probe").pid();
            Result other = Warm.finish(program(warm, "Probe").start());
            assertEquals("hello\n", other.rest(), other.err());
            assertNotEquals(server, other.pid());
            assertEquals(other.pid(), Warm.finish(program(warm, "Probe").start()).pid());
            assertEquals(
                    OTHER, (int) Files.getAttribute(DIRECTORY_OF_OTHER, "unix:uid"), "of its own");
            assertEquals(server, warm.run("Probe").pid());
            String status = Warm.finish(asOther(warm, "--thaw-status").start()).out();
            assertTrue(status.startsWith("1 servers"), status);
            assertTrue(status.contains(other.pid()) && !status.contains(server), status);
        } finally {
            stopOthers();
        }
    }

    private static void stopOthers() throws IOException, InterruptedException {
        try (Warm warm = new Warm()) {
            Warm.finish(asOther(warm, "--thaw-stop").start());
        }
        Warm.delete(DIRECTORY_OF_OTHER);
    }

    @Test
    void aServerDoesNotListenToAnother() throws Exception {
        try (Warm warm = new Warm()) {
            String server = warm.run("Probe").pid();
            warm.idleStatus();
            Path socket = open(warm);
            Result other =
                    Warm.finish(plain(warm, "Sockets", "connect", socket + "", "120").start());
            assertEquals("connected\nthe connection is closed\n", other.out(), other.err());
            Result own = warm.plain("Sockets", "connect", socket.toString());
            assertEquals("connected\nthe server waits for a request\n", own.out(), own.err());
            mode(warm.runtime(), "rwx------");
            assertEquals(server, warm.run("Probe").pid(), "it serves on");
        }
    }

    @Test
    void aClientSendsNothingToTheServerOfAnother() throws Exception {
        try (Warm warm = new Warm()) {
            String server = warm.run("Probe").pid();
            warm.idleStatus();
            Path socket = open(warm);
            Process listener = plain(warm, "Sockets", "listen", socket.toString()).start();
            try {
                assertEquals("listens", listener.inputReader().readLine());
                mode(warm.runtime(), "rwx------");
                Result result = warm.run("Probe", "arguments", "secret");
                assertEquals("[arguments, secret]\n", result.rest(), result.err());
                assertNotEquals(server, result.pid());
                String status = warm.status();
                assertTrue(status.contains("the server belongs to user " + OTHER), status);
                assertEquals("the connection is closed", listener.inputReader().readLine());
            } finally {
                listener.destroyForcibly().waitFor(10, TimeUnit.SECONDS);
                Processes.kill("KILL", Long.parseLong(server));
            }
        }
    }

    @Test
    void aDirectoryOfAnotherIsNotUsed() throws Exception {
        try (Warm warm = new Warm()) {
            Files.createDirectory(DIRECTORY_OF_OTHER);
            mode(DIRECTORY_OF_OTHER, "rwx------");
            assertRunsPlain(warm, " belongs to user 0; remove it");
            try (Stream<Path> files = Files.list(DIRECTORY_OF_OTHER)) {
                assertEquals(0, files.count());
            }
        } finally {
            Warm.delete(DIRECTORY_OF_OTHER);
        }
    }

    /** As where root has the HOME of a user. */
    @Test
    void theCacheOfAnotherIsNeitherReadNorWritten() throws Exception {
        try (Warm warm = new Warm()) {
            Path empty = Files.createDirectory(warm.directory.resolve("of-another"));
            Path planted = Files.createDirectory(warm.directory.resolve("planted"));
            Path classes = Files.createDirectories(planted.resolve("thaw/hottub/classes"));
            for (Path directory :
                    List.of(
                            empty,
                            planted,
                            planted.resolve("thaw"),
                            classes.getParent(),
                            classes)) {
                mode(directory, "rwxr-xr-x");
                Files.setAttribute(directory, "unix:uid", OTHER);
            }
            for (Path cache : List.of(empty, planted)) {
                List<Path> before = below(cache);
                ProcessBuilder builder = warm.program("Probe", "count");
                builder.environment().put("XDG_CACHE_HOME", cache.toString());
                for (int i = 0; i < 2; i++) {
                    Result result = Warm.finish(builder.start());
                    assertEquals("1\n", result.rest(), result.err());
                    warm.idleStatus();
                }
                assertEquals(before, below(cache));
            }
        }
    }

    private static List<Path> below(Path directory) throws IOException {
        try (Stream<Path> files = Files.walk(directory)) {
            return files.sorted().toList();
        }
    }

    @Test
    void aLinkInPlaceOfTheDirectoryIsNotFollowed() throws Exception {
        Path target = Files.createTempDirectory("thaw-target");
        try (Warm warm = new Warm()) {
            Files.setAttribute(target, "unix:uid", OTHER);
            mode(target, "rwx------");
            Files.createSymbolicLink(DIRECTORY_OF_OTHER, target);
            assertRunsPlain(warm, " is not a directory; remove it");
            try (Stream<Path> files = Files.list(target)) {
                assertEquals(0, files.count());
            }
        } finally {
            Files.deleteIfExists(DIRECTORY_OF_OTHER);
            Files.delete(target);
        }
    }

    /** Twice, so that a server would be reused. */
    private static void assertRunsPlain(Warm warm, String reason) throws Exception {
        Result first = Warm.finish(program(warm, "Probe").start());
        Result second = Warm.finish(program(warm, "Probe").start());
        for (Result result : List.of(first, second)) {
            assertEquals("hello\n", result.rest(), result.err());
            assertEquals("", result.err());
        }
        assertNotEquals(first.pid(), second.pid());
        Result status = Warm.finish(asOther(warm, "--thaw-status").start());
        assertEquals(1, status.status());
        assertTrue(status.err().contains(DIRECTORY_OF_OTHER + reason), status.err());
    }
}
