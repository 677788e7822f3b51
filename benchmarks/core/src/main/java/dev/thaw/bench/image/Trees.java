// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.image;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.stream.Stream;

/** Directories with all that is in them. */
public final class Trees {
    private Trees() {}

    /** If it is there. */
    public static void delete(Path tree) throws IOException {
        if (Files.exists(tree)) {
            for (Path path : paths(tree).reversed()) {
                Files.deleteIfExists(path);
            }
        }
    }

    /** Leaves the directory itself. */
    public static void empty(Path directory) throws IOException {
        List<Path> paths = paths(directory);
        for (Path path : paths.subList(1, paths.size()).reversed()) {
            Files.delete(path);
        }
    }

    /** To a directory that may be there; its files are replaced. */
    public static void copy(Path from, Path to) throws IOException {
        for (Path path : paths(from)) {
            Path copy = to.resolve(from.relativize(path).toString());
            if (Files.isDirectory(path)) {
                Files.createDirectories(copy);
            } else {
                Files.copy(path, copy, StandardCopyOption.REPLACE_EXISTING);
            }
        }
    }

    /** Directories before what is in them. */
    private static List<Path> paths(Path tree) throws IOException {
        try (Stream<Path> paths = Files.walk(tree)) {
            return paths.toList();
        }
    }
}
