// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.server;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.hottub.guard.Exits;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The boot loader has two packages: a class of others would be found missing by programs only. */
class BootClassesTest {
    private static final List<String> OTHERS =
            List.of("dev/thaw/hottub/agent/", "dev/thaw/hottub/asm/", "dev/thaw/hottub/statics/");

    @Test
    void theServerRefersToNoClassOfAnotherLoader() throws Exception {
        check(Server.class);
    }

    @Test
    void theGuardsReferToNoClassOfAnotherLoader() throws Exception {
        check(Exits.class);
    }

    private static void check(Class<?> one) throws Exception {
        String directory = one.getPackageName().replace('.', '/');
        URI from = one.getProtectionDomain().getCodeSource().getLocation().toURI();
        if (Files.isDirectory(Path.of(from))) {
            check(Path.of(from).resolve(directory));
            return;
        }
        try (FileSystem jar = FileSystems.newFileSystem(Path.of(from))) {
            check(jar.getPath(directory));
        }
    }

    private static void check(Path directory) throws Exception {
        try (Stream<Path> files = Files.list(directory)) {
            List<Path> classes = files.filter(f -> f.toString().endsWith(".class")).toList();
            assertTrue(classes.size() > 5, classes.toString());
            for (Path file : classes) {
                // Names of classes are in the constant pool as they are.
                String text = new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
                for (String other : OTHERS) {
                    assertFalse(text.contains(other), () -> file + " refers to " + other);
                }
            }
        }
    }
}
