// SPDX-License-Identifier: Apache-2.0
package dev.thaw.advise;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReportFileTest {
    @TempDir private Path directory;

    private List<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(directory)) {
            return files.sorted().toList();
        }
    }

    @Test
    void itIsMadeBesideNothingThatIsThere() throws Exception {
        Path report = directory.resolve("report");
        Path own = Files.writeString(directory.resolve("report.new"), "mine");
        new ReportFile(report).write("first");
        new ReportFile(report).write("advice");
        assertEquals("advice", Files.readString(report));
        assertEquals("mine", Files.readString(own));
        assertEquals(List.of(report, own), files());
        assertEquals(
                Files.getPosixFilePermissions(own),
                Files.getPosixFilePermissions(report),
                "as any file of this user");
    }

    @Test
    void whatCannotBeWrittenIsKnownBefore() throws Exception {
        assertTrue(new ReportFile(directory).trouble().isPresent(), "a directory");
        Path report = directory.resolve("report");
        ReportFile file = new ReportFile(report);
        assertEquals(Optional.empty(), file.trouble());
        Files.createSymbolicLink(report, directory.resolve("nowhere"));
        assertTrue(file.trouble().isPresent(), "a link to nothing");
        assertThrows(IOException.class, () -> file.write("text"));
        assertEquals(List.of(report), files());
        assertEquals(Optional.empty(), new ReportFile(Path.of("/dev/null")).trouble());
    }
}
