// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.container;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** A directory that is there while an image is made. */
record WorkDirectory(Path path) implements AutoCloseable {
    /** On the same file system. */
    static WorkDirectory beside(Path file) throws IOException {
        return new WorkDirectory(
                Files.createTempDirectory(file.getParent(), "." + file.getFileName() + "."));
    }

    static void moveInPlace(Path made, Path file) throws IOException {
        Files.move(made, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }

    @Override
    public void close() throws IOException {
        List<Path> all;
        try (Stream<Path> files = Files.walk(path)) {
            all = files.sorted(Comparator.reverseOrder()).toList();
        }
        for (Path file : all) {
            Files.deleteIfExists(file);
        }
    }
}
