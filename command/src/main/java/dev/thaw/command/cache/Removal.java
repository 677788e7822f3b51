// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.cache;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SecureDirectoryStream;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributeView;
import java.util.Optional;

/** Removes an entry so that its users see all of it, or nothing. */
final class Removal {
    /** An entry's name ends so from when nobody finds it until it is gone. */
    private static final String REMOVING = ".removing";

    private final Cache cache;

    Removal(Cache cache) {
        this.cache = cache;
    }

    /**
     * Looks once more, under the lock of those who make such entries.
     *
     * @return what the entry is now: in use or refused, if it stays for that
     */
    Entry remove(Entry entry) throws IOException {
        Optional<Path> lock = cache.lockOf(entry).filter(Files::isRegularFile);
        if (lock.isEmpty()) {
            return removeUnlocked(entry);
        }
        if (cache.isLocked(entry)) {
            return entry.with(Entry.State.IN_USE, Cache.BUILDER);
        }
        try (FileChannel channel =
                        FileChannel.open(
                                lock.get(), StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS);
                FileLock held = channel.tryLock()) {
            return held == null
                    ? entry.with(Entry.State.IN_USE, Cache.BUILDER)
                    : removeUnlocked(entry);
        }
    }

    /** What is gone meanwhile was removed by somebody else. */
    private Entry removeUnlocked(Entry entry) throws IOException {
        Optional<Entry> now = cache.lookIfThere(entry.kind(), entry.path());
        if (now.isEmpty() || stays(now.get())) {
            return now.orElse(entry);
        }
        Path going = entry.path();
        if (entry.kind().isName(entry.name())) {
            going = entry.path().resolveSibling(entry.name() + REMOVING);
            Optional<Entry> left = cache.lookIfThere(entry.kind(), going);
            if (left.isPresent()) {
                // of a removal that was killed
                if (stays(left.get())) {
                    return left.get();
                }
                delete(going);
            }
            try {
                Files.move(entry.path(), going, StandardCopyOption.ATOMIC_MOVE);
            } catch (NoSuchFileException e) {
                return entry;
            }
        }
        delete(going);
        return entry;
    }

    private static boolean stays(Entry entry) {
        return entry.state() == Entry.State.REFUSED || entry.state() == Entry.State.IN_USE;
    }

    private static void delete(Path path) throws IOException {
        if (!Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS)) {
            Files.deleteIfExists(path);
            return;
        }
        try (DirectoryStream<Path> parent = Files.newDirectoryStream(path.getParent())) {
            if (!(parent instanceof SecureDirectoryStream<Path> secure)) {
                throw new IOException("directories cannot be opened safely on this system");
            }
            deleteTree(secure, path.getFileName());
        }
    }

    /** By open directories: nobody can put a link to somewhere else in between. */
    private static void deleteTree(SecureDirectoryStream<Path> parent, Path name)
            throws IOException {
        try {
            try (SecureDirectoryStream<Path> directory =
                    parent.newDirectoryStream(name, LinkOption.NOFOLLOW_LINKS)) {
                for (Path file : directory) {
                    deleteIn(directory, file.getFileName());
                }
            }
            parent.deleteDirectory(name);
        } catch (NoSuchFileException e) {
            // another removal of the same was faster
        }
    }

    private static void deleteIn(SecureDirectoryStream<Path> directory, Path name)
            throws IOException {
        try {
            boolean isDirectory =
                    directory
                            .getFileAttributeView(
                                    name, BasicFileAttributeView.class, LinkOption.NOFOLLOW_LINKS)
                            .readAttributes()
                            .isDirectory();
            if (isDirectory) {
                deleteTree(directory, name);
            } else {
                directory.deleteFile(name);
            }
        } catch (NoSuchFileException e) {
            // the same
        }
    }
}
