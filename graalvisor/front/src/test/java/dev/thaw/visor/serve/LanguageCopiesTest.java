// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Libraries that workers' users cannot reach. */
class LanguageCopiesTest {
    @TempDir private Path directory;
    private Path library;
    private LanguageCopies copies;

    @BeforeEach
    void files() throws IOException {
        Path closed = Files.createDirectory(directory.resolve("closed"));
        Files.setPosixFilePermissions(closed, PosixFilePermissions.fromString("rwx------"));
        Path home = Files.createDirectory(closed.resolve("javascript-1"));
        library = Files.writeString(home.resolve("lib.so"), "library");
        Files.writeString(home.resolve("x9"), "its library");
        Files.writeString(
                Files.createDirectories(home.resolve("resources/lib")).resolve("json.py"), "json");
        copies = LanguageCopies.in(directory.resolve("data"));
    }

    @Test
    void areMadeOnceWithAllThatIsBeside() throws IOException {
        Path copy = copies.reachable(library);
        assertEquals(copies.directory().resolve("javascript-1").resolve("lib.so"), copy);
        assertEquals("library", Files.readString(copy));
        assertEquals("its library", Files.readString(copy.resolveSibling("x9")));
        Path deep = copy.resolveSibling("resources").resolve("lib").resolve("json.py");
        assertEquals("json", Files.readString(deep));
        for (Path one :
                List.of(
                        copy,
                        copy.resolveSibling("x9"),
                        deep,
                        deep.getParent(),
                        copy.getParent())) {
            assertTrue(
                    Files.getPosixFilePermissions(one).contains(PosixFilePermission.OTHERS_READ),
                    one.toString());
        }
        Files.writeString(library, "changed");
        assertEquals("library", Files.readString(copies.reachable(library)));
    }

    @Test
    void halfOnesAreMadeAnew() throws IOException {
        Path half = Files.createDirectory(copies.directory().resolve(".javascript-1"));
        Files.writeString(half.resolve("rest"), "half");
        Path copy = copies.reachable(library);
        assertEquals("library", Files.readString(copy));
        assertTrue(Files.notExists(copy.resolveSibling("rest")));
    }
}
