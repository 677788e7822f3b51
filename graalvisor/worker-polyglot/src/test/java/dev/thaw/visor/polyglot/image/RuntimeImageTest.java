// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.polyglot.image;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RuntimeImageTest {
    @Test
    void whatCannotBeBuiltIsASentence(@TempDir Path directory) throws Exception {
        Path file = Files.createFile(directory.resolve("file"));
        Process process =
                new ProcessBuilder(
                                Path.of(System.getProperty("java.home"), "bin/java").toString(),
                                "-cp",
                                System.getProperty("java.class.path"),
                                RuntimeImage.class.getName(),
                                file.toString())
                        .redirectErrorStream(true)
                        .start();
        List<String> said = new String(process.getInputStream().readAllBytes()).lines().toList();
        assertEquals(69, process.waitFor(), said.toString());
        assertEquals(1, said.size(), said.toString());
        assertTrue(
                said.get(0).startsWith("thaw: the JVM that scripts run on cannot be built: ")
                        && said.get(0).contains(file.toString()),
                said.get(0));
    }
}
