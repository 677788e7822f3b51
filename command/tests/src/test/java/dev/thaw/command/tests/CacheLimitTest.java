// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** When the launcher brings the cache below its limit. */
class CacheLimitTest {
    @TempDir private Path directory;
    private MadeUpMachine machine;
    private String cleans;

    @BeforeEach
    void makeMachine() throws IOException {
        machine = new MadeUpMachine(directory);
        machine.program("nice", "");
        Files.createDirectories(directory.resolve(".cache/thaw"));
        Path command = Files.createDirectories(directory.resolve("lib/native")).resolve("thaw");
        Files.createFile(command);
        assertTrue(command.toFile().setExecutable(true));
        cleans = "nice -n 19 %s cache clean --limit 10g".formatted(command);
    }

    @Test
    void benchmarksBeginWithIt() throws Exception {
        machine.thaw("bench", "--help");
        List<String> calls = Files.readAllLines(machine.calls);
        int cleaned = calls.indexOf(cleans);
        int built = calls.indexOf(machine.called("mvn").lines().findFirst().orElseThrow());
        assertTrue(0 <= cleaned && cleaned < built, calls.toString());
        machine.thaw("bench", "--help");
        assertEquals(cleans, machine.called("nice"), "once a day");
    }
}
