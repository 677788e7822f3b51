// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.jvm;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Set;
import java.util.UUID;
import java.util.regex.Pattern;

/**
 * A file that is written beside its place and then renamed. Its writer holds a lock on it; one that
 * nobody has locked was left by a process that was killed, and the next STORE to the same place
 * deletes it. A process loses the lock when it closes the file once more, so it may have only one.
 */
final class UnfinishedFile implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger("dev.thaw.doss");
    private static final String ANY_UUID = "[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}";

    /** Images lock theirs in another way, so the names differ. */
    private static final String SUFFIX = ".jvm.tmp";

    private final Path place;
    private final Path path;
    private final FileChannel contents;

    private UnfinishedFile(Path place) throws IOException {
        this.place = place;
        path = place.resolveSibling("." + place.getFileName() + "." + UUID.randomUUID() + SUFFIX);
        contents =
                FileChannel.open(
                        path,
                        Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE),
                        FileOwner.ofOwnerAlone());
    }

    static UnfinishedFile beside(Path place) throws IOException {
        deleteAbandoned(place);
        while (true) {
            UnfinishedFile file = new UnfinishedFile(place);
            tryLock(file.contents);
            if (Files.exists(file.path, LinkOption.NOFOLLOW_LINKS)) {
                return file;
            }
            // Taken for abandoned, and deleted, before it was locked.
            file.close();
        }
    }

    /** Whether the file could be locked; it stays so until it is closed. */
    private static boolean tryLock(FileChannel file) {
        try {
            return file.tryLock() != null;
        } catch (IOException | OverlappingFileLockException e) {
            return false; // for instance on a file system that has no locks
        }
    }

    private static void deleteAbandoned(Path place) {
        String prefix = Pattern.quote("." + place.getFileName() + ".");
        Pattern pattern = Pattern.compile(prefix + ANY_UUID + Pattern.quote(SUFFIX));
        try (DirectoryStream<Path> candidates =
                Files.newDirectoryStream(
                        place.getParent(),
                        p -> pattern.matcher(p.getFileName().toString()).matches())) {
            for (Path candidate : candidates) {
                deleteIfAbandoned(candidate);
            }
        } catch (IOException | DirectoryIteratorException e) {
            LOG.log(System.Logger.Level.DEBUG, "STORE could not look for abandoned files", e);
        }
    }

    private static void deleteIfAbandoned(Path candidate) {
        if (!Files.isRegularFile(candidate, LinkOption.NOFOLLOW_LINKS)) {
            return;
        }
        try (FileChannel file =
                FileChannel.open(candidate, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS)) {
            if (tryLock(file)) {
                Files.deleteIfExists(candidate);
            }
        } catch (IOException e) {
            // Gone already, or another user's.
            LOG.log(System.Logger.Level.DEBUG, "STORE could not delete an abandoned file", e);
        }
    }

    Path path() {
        return path;
    }

    FileChannel contents() {
        return contents;
    }

    /** Renames the file; from now on it is finished. */
    void moveToItsPlace() throws IOException {
        Files.move(path, place, StandardCopyOption.ATOMIC_MOVE);
    }

    /** Deletes the file if it is still unfinished. */
    @Override
    public void close() {
        try (contents) {
            Files.deleteIfExists(path);
        } catch (IOException e) {
            LOG.log(System.Logger.Level.WARNING, "STORE left " + path + ": " + e);
        }
    }
}
