// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.image;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FrontImageTest {
    @TempDir private Path directory;

    private void fails(Path cache, String sentence) throws Exception {
        Process process =
                new ProcessBuilder(
                                Path.of(System.getProperty("java.home"), "bin/java").toString(),
                                "-cp",
                                System.getProperty("java.class.path"),
                                FrontImage.class.getName(),
                                directory.toString(),
                                cache.toString())
                        .redirectErrorStream(true)
                        .start();
        String said = new String(process.getInputStream().readAllBytes());
        assertEquals(69, process.waitFor(), said);
        assertTrue(said.contains("thaw: the front's native image cannot be built: "), said);
        assertTrue(said.contains(sentence), said);
        assertFalse(said.contains("\tat "), said);
    }

    @Test
    void whatCannotBeBuiltIsASentence() throws Exception {
        Path builder = Files.createDirectories(directory.resolve("bin")).resolve("native-image");
        Files.writeString(builder, "#!/bin/sh\necho no memory\nexit 3\n");
        assertTrue(builder.toFile().setExecutable(true));
        fails(directory.resolve("cache"), "no memory\n");
        fails(directory.resolve("cache"), "native-image ended with exit code 3");
        Path file = Files.createFile(directory.resolve("file"));
        fails(file, file + " is there already");
    }
}
