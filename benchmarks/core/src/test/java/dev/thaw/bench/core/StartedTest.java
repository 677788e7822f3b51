// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.bench.process.ProcessMemory;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StartedTest {
    @TempDir private Path directory;

    private Started shell(String script) throws IOException {
        return Started.start(
                List.of("/bin/sh", "-c", script), Map.of("X", "y"), directory.resolve("errors"));
    }

    @Test
    void aProcessIsReadMeasuredAndEnded() throws Exception {
        Started started = shell("sleep 60 & echo $X; wait");
        try (started) {
            assertEquals("y", started.line(Duration.ofSeconds(60)));
            assertEquals(2, started.pids().size());
            ProcessMemory memory = ProcessMemory.of(started.pids());
            assertTrue(memory.resident() >= memory.proportional());
            assertTrue(memory.proportional() >= memory.privateBytes());
            assertTrue(memory.privateBytes() > 0);
        }
        assertFalse(started.isAlive());
    }

    @Test
    void processorTimeCounts() throws Exception {
        try (Started started =
                shell("i=0; while [ $i -lt 300000 ]; do i=$((i+1)); done; echo x; sleep 60")) {
            started.line(Duration.ofSeconds(60));
            assertTrue(ProcFiles.cpuSeconds(List.of(started.pid())) > 0);
            assertTrue(ProcFiles.minorFaults(started.pid()) > 0);
        }
    }

    @Test
    void silenceIsAnError() throws Exception {
        try (Started ended = shell("echo why >&2; exit 3")) {
            IOException e =
                    assertThrows(IOException.class, () -> ended.line(Duration.ofSeconds(60)));
            assertTrue(e.getMessage().endsWith("why"), e.getMessage());
        }
        try (Started silent = shell("exec sleep 60")) {
            assertThrows(IOException.class, () -> silent.line(Duration.ofMillis(50)));
        }
    }

    @Test
    void whoIsNotReadyIsAskedAgain() throws Exception {
        Path ready = directory.resolve("ready");
        Started.Probe probe = () -> Files.readString(ready);
        try (Started late = shell("read line; echo >" + ready + "; exec sleep 600")) {
            IOException e =
                    assertThrows(
                            IOException.class, () -> late.await(Duration.ofMillis(100), probe));
            assertTrue(e.getMessage().startsWith("no answer: /bin/sh lives"), e.getMessage());
        }
        try (Started soon = shell("sleep 1; echo >" + ready + "; exec sleep 600")) {
            soon.await(Duration.ofMinutes(2), probe);
        }
        Files.delete(ready);
        try (Started ended = shell("echo why >&2; exit 3")) {
            IOException e =
                    assertThrows(
                            IOException.class, () -> ended.await(Duration.ofMinutes(2), probe));
            assertTrue(e.getMessage().endsWith("has ended with 3: why"), e.getMessage());
        }
    }

    @Test
    void whoPrintsMuchIsNotStoppedByAPipeThatNobodyReads() throws Exception {
        String more =
                "i=0; while [ $i -lt 5000 ]; do echo 'a line that nobody reads'; i=$((i+1)); done";
        try (Started silent =
                Started.startSilent(
                        List.of("/bin/sh", "-c", more), Map.of(), directory.resolve("errors"))) {
            assertEquals(0, silent.waitFor(Duration.ofSeconds(60)));
        }
    }
}
