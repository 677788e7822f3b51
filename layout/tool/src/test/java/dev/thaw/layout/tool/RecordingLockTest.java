// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RecordingLockTest {
    @TempDir private Path directory;

    @Test
    void oneProcessAtATimeHasIt() throws Exception {
        Path image = directory.resolve("app");
        try (RecordingLock _ = RecordingLock.of(image)) {
            String message =
                    assertThrows(LayoutException.class, () -> RecordingLock.of(image)).getMessage();
            assertTrue(message.contains(image + " is being recorded already"), message);
            assertEquals(1, inAnotherProcess(image));
        }
        RecordingLock.of(image).close();
        assertEquals(0, inAnotherProcess(image));
        try (Stream<Path> left = Files.list(directory)) {
            assertEquals(List.of(), left.toList());
        }
    }

    private static int inAnotherProcess(Path image) throws Exception {
        Process process =
                new ProcessBuilder(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-cp",
                                System.getProperty("java.class.path"),
                                Taker.class.getName(),
                                image.toString())
                        .redirectErrorStream(true)
                        .start();
        process.getInputStream().transferTo(OutputStream.nullOutputStream());
        assertTrue(process.waitFor(30, TimeUnit.SECONDS));
        return process.exitValue();
    }

    /** Takes the lock, and fails if it cannot. */
    static final class Taker {
        private Taker() {}

        static void main(String[] arguments) throws Exception {
            RecordingLock.of(Path.of(arguments[0])).close();
        }
    }

    @Test
    void aFileThatIsLeftIsNoLock() throws Exception {
        Path image = directory.resolve("app");
        Files.writeString(directory.resolve("app.recording"), "of a process that was killed");
        RecordingLock.of(image).close();
        assertTrue(Files.notExists(directory.resolve("app.recording")));
    }
}
