// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import dev.thaw.doss.DOSSException;
import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.UUID;
import java.util.regex.Pattern;

/**
 * A file that is written beside its place and then renamed. Its writer holds a lock on it; one that
 * nobody has locked was left by a process that was killed, and the next STORE to the same place
 * deletes it.
 */
final class UnfinishedFile implements AutoCloseable {
    private static final String ANY_UUID = "[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}";

    private final Path place;
    private final Path path;
    private final NativeFile contents;

    private UnfinishedFile(Path place, Path path, NativeFile contents) {
        this.place = place;
        this.path = path;
        this.contents = contents;
    }

    static UnfinishedFile beside(Path place) {
        deleteAbandoned(place);
        while (true) {
            Path path = place.resolveSibling(name(place, UUID.randomUUID().toString()));
            NativeFile contents = NativeFile.create(path);
            contents.lock();
            if (NativeFile.statusOf(path) != null) {
                return new UnfinishedFile(place, path, contents);
            }
            // Taken for abandoned, and deleted, before it was locked.
            contents.close();
        }
    }

    private static String name(Path place, String unique) {
        return "." + place.getFileName() + "." + unique + ".tmp";
    }

    private static void deleteAbandoned(Path place) {
        String prefix = Pattern.quote("." + place.getFileName() + ".");
        Pattern pattern = Pattern.compile(prefix + ANY_UUID + "\\.tmp");
        try (DirectoryStream<Path> candidates =
                Files.newDirectoryStream(
                        place.getParent(),
                        p -> pattern.matcher(p.getFileName().toString()).matches())) {
            for (Path candidate : candidates) {
                deleteIfAbandoned(candidate);
            }
        } catch (IOException | DirectoryIteratorException e) {
            SnapshotLog.log("STORE could not look for abandoned files", 0);
        }
    }

    private static void deleteIfAbandoned(Path candidate) {
        try (NativeFile file = NativeFile.openForWriting(candidate)) {
            if (file.tryLock()) {
                Files.deleteIfExists(candidate);
            }
        } catch (DOSSException | IOException e) {
            // Gone already, or another user's.
            SnapshotLog.log("STORE could not delete an abandoned file", 0);
        }
    }

    NativeFile contents() {
        return contents;
    }

    /** Renames the file; from now on it is finished. */
    void moveToItsPlace() throws IOException {
        Files.move(path, place, StandardCopyOption.ATOMIC_MOVE);
    }

    /** Deletes the file if it is still unfinished. */
    @Override
    public void close() {
        try {
            Files.deleteIfExists(path);
        } catch (IOException e) {
            SnapshotLog.log("STORE could not delete its temporary file", 0);
        }
        contents.close();
    }
}
