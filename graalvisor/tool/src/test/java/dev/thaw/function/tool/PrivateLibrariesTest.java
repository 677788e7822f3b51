// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** With libnio in the place of an image, as it needs libnet and libjava. */
class PrivateLibrariesTest {
    private static final Path JDK = Path.of(System.getProperty("java.home"), "lib");

    @TempDir private Path directory;

    private Set<String> rename(String other) throws IOException {
        Path here = Files.createTempDirectory(directory, "libraries");
        Files.copy(JDK.resolve(other), here.resolve("image.so"));
        for (String name : List.of("libnet.so", "libjava.so", "libjavajpeg.so")) {
            Files.copy(JDK.resolve(name), here.resolve(name));
        }
        Files.copy(JDK.resolve("server/libjvm.so"), here.resolve("libjvm.so"));
        new PrivateLibraries(here, "image.so").rename();
        for (String needed : DynamicStrings.read(here.resolve("image.so")).needed()) {
            assertTrue(
                    needed.startsWith("lib") && needed.contains(".so.")
                            || Files.exists(here.resolve(needed)),
                    needed);
        }
        try (Stream<Path> files = Files.list(here)) {
            return files.map(file -> file.getFileName().toString())
                    .collect(Collectors.toCollection(TreeSet::new));
        }
    }

    @Test
    void linkedLibrariesGetNamesOfOneImage() throws Exception {
        Set<String> first = rename("libnio.so");
        assertEquals(first, rename("libnio.so"));
        assertEquals(5, first.size());
        assertTrue(first.contains("image.so"));
        // Java code opens it by its name
        assertTrue(first.contains("libjavajpeg.so"), first.toString());
        assertFalse(first.contains("libjava.so"));
        Set<String> second = rename("libextnet.so");
        second.retainAll(first);
        assertEquals(
                Set.of("image.so", "libjavajpeg.so", "libnet.so"),
                union(second, Set.of("libnet.so")));
    }

    private static Set<String> union(Set<String> one, Set<String> other) {
        Set<String> all = new TreeSet<>(one);
        all.addAll(other);
        return all;
    }
}
