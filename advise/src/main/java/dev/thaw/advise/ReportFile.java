// SPDX-License-Identifier: Apache-2.0
package dev.thaw.advise;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Optional;

/** The file that advice is written to, which has all of it or is as it was. */
record ReportFile(Path path) {
    /** Why it cannot be written, as far as that is known before; empty if it can. */
    Optional<String> trouble() {
        if (Files.isDirectory(path)) {
            return Optional.of("it is a directory");
        }
        if (Files.exists(path, LinkOption.NOFOLLOW_LINKS) && !Files.isWritable(path)) {
            return Optional.of("it is no file that you may write to");
        }
        Path directory = path.toAbsolutePath().getParent();
        if (!keepsItsPlace() && !(Files.isDirectory(directory) && Files.isWritable(directory))) {
            return Optional.of(directory + " is no directory that you may write to");
        }
        return Optional.empty();
    }

    /** A device, a pipe, or a link, which stays what it is. */
    private boolean keepsItsPlace() {
        return Files.exists(path, LinkOption.NOFOLLOW_LINKS)
                && !Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS);
    }

    void write(String text) throws IOException {
        if (keepsItsPlace()) {
            // with what its file has, as that may be what the command writes to
            Files.writeString(path, text, StandardOpenOption.APPEND);
            return;
        }
        Path fresh =
                Files.createTempFile(
                        path.toAbsolutePath().getParent(),
                        ".thaw-advise",
                        ".new",
                        // less what the user's mask takes
                        PosixFilePermissions.asFileAttribute(
                                PosixFilePermissions.fromString("rw-rw-rw-")));
        try {
            Files.writeString(fresh, text);
            Files.move(fresh, path, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(fresh);
        }
    }
}
