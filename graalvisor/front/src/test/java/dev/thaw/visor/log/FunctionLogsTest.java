// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.log;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonParser;
import dev.thaw.visor.fake.Await;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FunctionLogsTest {
    private static final int MAX_FILE = 1 << 20;

    @TempDir private Path directory;

    private void write(String... texts) throws Exception {
        try (FunctionLogs logs = new FunctionLogs(directory, MAX_FILE)) {
            for (String text : texts) {
                logs.add("f", "1", 3, text);
            }
        }
    }

    private List<String> texts() throws Exception {
        try (FunctionLogs logs = new FunctionLogs(directory, MAX_FILE)) {
            return logs.last("f", 100).stream()
                    .map(line ->
                            JsonParser.parseString(line)
                                    .getAsJsonObject()
                                    .get("text")
                                    .getAsString())
                    .toList();
        }
    }

    /** A full disk and a kill leave the beginning of a line. */
    @Test
    void whereverALineWasCutTheOthersAreRead() throws Exception {
        write("one", "größer \"}");
        Path file = directory.resolve("f.log");
        byte[] whole = Files.readAllBytes(file);
        int first = new String(whole, StandardCharsets.UTF_8).indexOf('\n') + 1;
        for (int length = first; length < whole.length; length++) {
            Files.write(file, Arrays.copyOf(whole, length));
            write("three");
            List<String> expected =
                    length == whole.length - 1
                            ? List.of("one", "größer \"}", "three")
                            : List.of("one", "three");
            assertEquals(expected, texts(), "cut after " + length + " bytes");
        }
    }

    @Test
    void whatIsCutIsCounted() throws Exception {
        try (FunctionLogs logs = new FunctionLogs(directory, MAX_FILE)) {
            logs.add("f", "1", 3, "x".repeat(64 << 10));
            assertEquals(0, logs.dropped());
            logs.add("f", "1", 3, "x".repeat((64 << 10) + 1));
            assertEquals(1, logs.dropped());
        }
        assertEquals(List.of(64 << 10, 64 << 10), texts().stream().map(String::length).toList());
    }

    /** As on a disk that is slower than a function that prints without an end. */
    @Test
    void whatWaitsForTheDiskIsBoundedByItsSize() throws Exception {
        Path file = directory.resolve("f.log");
        assertEquals(0, new ProcessBuilder("mkfifo", file.toString()).start().waitFor());
        String large = "x".repeat(60_000);
        StringBuffer read = new StringBuffer();
        try (FunctionLogs logs = new FunctionLogs(directory, 1 << 30)) {
            for (int i = 0; i < 1000; i++) {
                logs.add("f", "1", 3, large);
            }
            long dropped = logs.dropped();
            assertTrue(dropped > 700 && dropped < 1000, dropped + " of 60 MB in one go");
            Thread disk = new Thread(() -> read(file, read));
            disk.setDaemon(true);
            disk.start();
            // once there is room again
            Await.until(() -> {
                logs.add("f", "2", 3, "later");
                return read.indexOf("later") >= 0;
            });
        }
    }

    private static void read(Path file, StringBuffer to) {
        try (RandomAccessFile pipe = new RandomAccessFile(file.toFile(), "rw")) {
            byte[] bytes = new byte[1 << 16];
            for (int n = pipe.read(bytes); n >= 0; n = pipe.read(bytes)) {
                to.append(new String(bytes, 0, n, StandardCharsets.ISO_8859_1));
            }
        } catch (IOException e) {
            to.append(e);
        }
    }

    @Test
    void whatARemovedFunctionHasWrittenIsGoneAndItsNameBeginsAnew() throws Exception {
        String large = "x".repeat(60_000);
        try (FunctionLogs logs = new FunctionLogs(directory, MAX_FILE)) {
            for (int round = 0; round < 3; round++) {
                for (int i = 0; i < 17; i++) {
                    logs.add("f", "old", 3, large);
                }
                logs.remove("f");
                logs.add("f", "new", 3, "round " + round);
                logs.remove("g");
            }
        }
        assertEquals(List.of("round 2"), texts());
        assertTrue(Files.notExists(directory.resolve("f.log.1")));
    }
}
