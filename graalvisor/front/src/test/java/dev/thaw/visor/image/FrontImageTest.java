// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.image;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FrontImageTest {
    @TempDir private Path directory;

    private Process start(Path cache) throws IOException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin/java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        FrontImage.class.getName(),
                        directory.toString(),
                        cache.toString())
                .redirectErrorStream(true)
                .start();
    }

    /** In the place of native-image. */
    private void builder(String script) throws IOException {
        Path builder = Files.createDirectories(directory.resolve("bin")).resolve("native-image");
        Files.writeString(builder, "#!/bin/sh\n" + script);
        assertTrue(builder.toFile().setExecutable(true));
    }

    private void fails(Path cache, String sentence) throws Exception {
        Process process = start(cache);
        String said = new String(process.getInputStream().readAllBytes());
        assertEquals(69, process.waitFor(), said);
        assertTrue(said.contains("thaw: the front's native image cannot be built: "), said);
        assertTrue(said.contains(sentence), said);
        assertFalse(said.contains("\tat "), said);
    }

    @Test
    void whatCannotBeBuiltIsASentence() throws Exception {
        builder("echo no memory\nexit 3\n");
        fails(directory.resolve("cache"), "no memory\n");
        fails(directory.resolve("cache"), "native-image ended with exit code 3");
        Path file = Files.createFile(directory.resolve("file"));
        fails(file, file + " is there already");
    }

    @Test
    void aSignalEndsTheBuildAndLeavesNothingOfIt() throws Exception {
        Path begun = directory.resolve("begun");
        builder("echo $$ >%s\nexec sleep 600\n".formatted(begun));
        Path cache = directory.resolve("cache");
        Process process = start(cache);
        try {
            while (!Files.exists(begun) || Files.size(begun) == 0) {
                assertTrue(process.isAlive());
                Thread.sleep(20);
            }
            long builder = Long.parseLong(Files.readString(begun).strip());
            process.toHandle().destroy();
            String said = new String(process.getInputStream().readAllBytes());
            assertEquals(143, process.waitFor(), said);
            assertEquals(1, said.lines().count(), said);
            assertFalse(ProcessHandle.of(builder).isPresent());
            try (Stream<Path> left = Files.list(cache)) {
                assertEquals(List.of(cache.resolve("lock")), left.toList());
            }
        } finally {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
        }
    }
}
