// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function.tool;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** A directory that is there while a file is built. */
record WorkDirectory(Path path) implements AutoCloseable {
    /** On the same file system. */
    static WorkDirectory beside(Path file) throws IOException {
        return new WorkDirectory(
                Files.createTempDirectory(file.getParent(), "." + file.getFileName() + "."));
    }

    @Override
    public void close() throws IOException {
        delete(path);
    }

    static void delete(Path tree) throws IOException {
        if (!Files.exists(tree, LinkOption.NOFOLLOW_LINKS)) {
            return;
        }
        List<Path> all;
        try (Stream<Path> files = Files.walk(tree)) {
            all = files.sorted(Comparator.reverseOrder()).toList();
        }
        for (Path file : all) {
            Files.deleteIfExists(file);
        }
    }
}
