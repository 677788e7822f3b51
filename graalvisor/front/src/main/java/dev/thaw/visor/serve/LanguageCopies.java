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

    /** The library, or a copy of its directory; made once for a directory's name. */
    Path reachable(Path library) throws IOException {
        if (UserRange.unreachable(library) == null) {
            return library;
        }
        Path home = library.toAbsolutePath().getParent();
        Path copy = directory.resolve(home.getFileName());
        if (!Files.exists(copy)) {
            Path unfinished = directory.resolve("." + home.getFileName());
            DurableFiles.deleteTree(unfinished);
            List<Path> all;
            try (Stream<Path> walk = Files.walk(home)) {
                // a directory comes before what is in it
                all = walk.toList();
            }
            for (Path one : all) {
                Path copied = unfinished.resolve(home.relativize(one).toString());
                if (Files.isDirectory(one)) {
                    Files.createDirectory(copied);
                    show(copied, "rwxr-xr-x");
                } else if (Files.isRegularFile(one)) {
                    Files.copy(one, copied);
                    show(copied, "rw-r--r--");
                }
            }
            Files.move(unfinished, copy, StandardCopyOption.ATOMIC_MOVE);
        }
        return copy.resolve(library.getFileName());
    }

    private static void show(Path path, String permissions) throws IOException {
        Files.setPosixFilePermissions(path, PosixFilePermissions.fromString(permissions));
    }
}
