// SPDX-License-Identifier: Apache-2.0
package dev.thaw.maven;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LayoutBuildMojoTest {
    @TempDir Path directory;

    @Test
    void ofTwoTracesTheNewerOneCounts() throws Exception {
        Path beside = directory.resolve("beside");
        Path inProject = directory.resolve("inProject");
        assertEquals(Optional.empty(), LayoutBuildMojo.newer(beside, inProject));
        write(inProject, 2);
        assertEquals(Optional.of(inProject), LayoutBuildMojo.newer(beside, inProject));
        write(beside, 1);
        assertEquals(Optional.of(inProject), LayoutBuildMojo.newer(beside, inProject));
        write(beside, 2);
        assertEquals(Optional.of(beside), LayoutBuildMojo.newer(beside, inProject));
        write(beside, 3);
        assertEquals(Optional.of(beside), LayoutBuildMojo.newer(beside, inProject));
        Files.delete(inProject);
        assertEquals(Optional.of(beside), LayoutBuildMojo.newer(beside, inProject));
    }

    private static void write(Path file, long seconds) throws IOException {
        Files.writeString(file, "trace");
        Files.setLastModifiedTime(file, FileTime.fromMillis(seconds * 1000));
    }
}
