// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.tool;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Programs that start others, which would go on for long. */
class ColdStartTest {
    private static final String STARTS =
            "sh -c 'sleep 1000 & echo $! >\"$1.new\"; mv \"$1.new\" \"$1\"; wait' sh \"$0\" & wait";

    private static final Duration LIMIT = Duration.ofMinutes(5);

    @TempDir private Path directory;

    @AfterEach
    void end() throws IOException {
        if (Files.exists(told())) {
            ProcessHandle.of(worker()).ifPresent(ProcessHandle::destroyForcibly);
        }
    }

    /** Where the program says which process it has started. */
    private Path told() {
        return directory.resolve("worker");
    }

    private long worker() throws IOException {
        return Long.parseLong(Files.readString(told()).strip());
    }

    private ColdStart start() throws IOException {
        return new ColdStart(
                Path.of("/bin/sh"), List.of("-c", STARTS, told().toString()), Map.of());
    }

    @Test
    void whatAProgramHasStartedEndsWithIt() throws Exception {
        try (ColdStart start = start()) {
            assertTrue(start.run(LIMIT, () -> Files.exists(told())).reached());
        }
        awaitEnd();
    }

    @Test
    void thatIsSoWhereWhoAwaitsItFails() throws Exception {
        BooleanSupplier fails =
                () -> {
                    if (Files.exists(told())) {
                        throw new UncheckedIOException(new IOException("no answer"));
                    }
                    return false;
                };
        try (ColdStart start = start()) {
            assertThrows(UncheckedIOException.class, () -> start.run(LIMIT, fails));
        }
        awaitEnd();
    }

    private void awaitEnd() throws Exception {
        for (int i = 0; i < 600 && runs(worker()); i++) {
            Thread.sleep(50);
        }
        assertFalse(runs(worker()), "the worker runs on");
    }

    /** One that has ended has no words, also where nobody has asked for its status. */
    private static boolean runs(long process) throws IOException {
        Path words = Path.of("/proc", Long.toString(process), "cmdline");
        try {
            return Files.readAllBytes(words).length > 0;
        } catch (IOException e) {
            return false;
        }
    }
}
