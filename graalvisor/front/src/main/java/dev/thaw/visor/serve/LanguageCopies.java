// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import dev.thaw.visor.store.DurableFiles;
import dev.thaw.visor.store.UserRange;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;

/**
 * Libraries of languages where workers' users can read them: as a rule, a person's cache keeps
 * other users out, and the data directory does not.
 *
 * @param directory of the copies
 */
record LanguageCopies(Path directory) {
    static LanguageCopies in(Path data) throws IOException {
        Path directory = Files.createDirectories(data.resolve("languages"));
        show(directory, "rwx--x--x");
        return new LanguageCopies(directory);
    }

    /** The library, or a copy of its directory's files; made once for a directory's name. */
    Path reachable(Path library) throws IOException {
        if (UserRange.unreachable(library) == null) {
            return library;
        }
        Path home = library.toAbsolutePath().getParent();
        Path copy = directory.resolve(home.getFileName());
        if (!Files.exists(copy)) {
            Path unfinished = directory.resolve("." + home.getFileName());
            DurableFiles.deleteTree(unfinished);
            Files.createDirectory(unfinished);
            List<Path> files;
            try (Stream<Path> all = Files.list(home)) {
                files = all.filter(Files::isRegularFile).toList();
            }
            for (Path file : files) {
                Path one = Files.copy(file, unfinished.resolve(file.getFileName()));
                show(one, "rw-r--r--");
            }
            show(unfinished, "rwxr-xr-x");
            Files.move(unfinished, copy, StandardCopyOption.ATOMIC_MOVE);
        }
        return copy.resolve(library.getFileName());
    }

    private static void show(Path path, String permissions) throws IOException {
        Files.setPosixFilePermissions(path, PosixFilePermissions.fromString(permissions));
    }
}
