// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.cache;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Real processes that use an entry; it stays for as long as they do. */
class UsersTest {
    private static final Path SLEEP = Path.of("/bin/sleep");

    @TempDir private Path temporary;
    private SampleCache sample;
    private Cache cache;
    private Process user;

    @BeforeEach
    void makeCache() throws IOException {
        sample = new SampleCache(temporary.resolve("thaw"));
        int owner = (int) Files.getAttribute(temporary, "unix:uid");
        cache = new Cache(sample.directory, owner, new Users(Path.of("/proc")));
    }

    @AfterEach
    void end() throws InterruptedException {
        if (user != null) {
            user.destroyForcibly().waitFor();
        }
    }

    private Entry remove(Kind kind) throws IOException {
        return new Removal(cache).remove(cache.look(kind, sample.path(kind)));
    }

    private void staysUntilTheEnd(Kind kind, String why) throws Exception {
        Entry entry = cache.read().entries().get(0);
        assertEquals(Entry.State.IN_USE, entry.state(), entry.toString());
        assertEquals(why, entry.why());
        assertEquals(Entry.State.IN_USE, remove(kind).state());
        assertTrue(Files.exists(sample.path(kind)));
        end();
        assertEquals(Entry.State.CURRENT, remove(kind).state());
        assertFalse(Files.exists(sample.path(kind)));
    }

    @Test
    void whatRuns() throws Exception {
        Path entry = sample.make(sample.path(Kind.DEMO_IMAGE), Duration.ZERO);
        Path program = entry.resolve("bin/sleep");
        Files.copy(SLEEP, program);
        program.toFile().setExecutable(true);
        user = new ProcessBuilder(program.toString(), "60").start();
        staysUntilTheEnd(Kind.DEMO_IMAGE, "process " + user.pid());
    }

    @Test
    void whereAProcessIs() throws Exception {
        Path entry = sample.make(sample.path(Kind.SCRIPT_JVM), Duration.ZERO);
        user =
                new ProcessBuilder(SLEEP.toString(), "60")
                        .directory(entry.resolve("bin").toFile())
                        .start();
        staysUntilTheEnd(Kind.SCRIPT_JVM, "process " + user.pid());
    }

    @Test
    void whatIsOpen() throws Exception {
        Path entry = sample.make(sample.path(Kind.CONTENTS), Duration.ZERO);
        user = new ProcessBuilder(SLEEP.toString(), "60").redirectInput(entry.toFile()).start();
        staysUntilTheEnd(Kind.CONTENTS, "process " + user.pid());
    }

    static Stream<Kind> lockedKinds() {
        return Arrays.stream(Kind.values()).filter(kind -> kind.lock() != Kind.Lock.NONE);
    }

    /** Whoever makes an entry holds a lock; bam's are of another kind (flock). */
    @ParameterizedTest
    @MethodSource("lockedKinds")
    void whatIsLocked(Kind kind) throws Exception {
        sample.make(sample.path(kind), Duration.ZERO);
        String lock = sample.makeLock(cache, kind).orElseThrow().toString();
        List<String> command =
                kind.lock() == Kind.Lock.IN_LOCKS
                        ? List.of(
                                "flock", "--no-fork", lock, "sh", "-c", "echo held; exec sleep 60")
                        : List.of(
                                Path.of(System.getProperty("java.home"), "bin/java").toString(),
                                "-cp",
                                System.getProperty("java.class.path"),
                                Locker.class.getName(),
                                lock);
        user = new ProcessBuilder(command).redirectErrorStream(true).start();
        assertEquals("held", user.inputReader().readLine());
        staysUntilTheEnd(kind, Cache.BUILDER);
    }

    /** Holds a lock on a file until it is ended. */
    static final class Locker {
        public static void main(String[] arguments) throws Exception {
            try (FileChannel channel =
                    FileChannel.open(Path.of(arguments[0]), StandardOpenOption.WRITE)) {
                channel.lock();
                System.out.println("held");
                TimeUnit.MINUTES.sleep(1);
            }
        }
    }
}
