// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.cache;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;

/**
 * Walks over an entry without following links. A file that is gone since its directory was read
 * needs no measuring.
 */
final class Measured extends SimpleFileVisitor<Path> {
    private final Path entry;
    private final int user;
    private final long device;
    private final Map<Object, Integer> linked = new HashMap<>();
    private long size;
    private FileTime used;
    private String complaint = "";

    private Measured(Path entry, int user) throws IOException {
        this.entry = entry;
        this.user = user;
        this.device = (long) attribute(entry, "unix:dev");
        this.used = Files.getLastModifiedTime(entry, LinkOption.NOFOLLOW_LINKS);
    }

    /**
     * @param user whose it has to be
     */
    static Measured of(Path entry, int user) throws IOException {
        Measured measured = new Measured(entry, user);
        Files.walkFileTree(entry, measured);
        return measured;
    }

    private static Object attribute(Path file, String name) throws IOException {
        return Files.getAttribute(file, name, LinkOption.NOFOLLOW_LINKS);
    }

    /** What a file is not touched for; empty if there is nothing. */
    static String complaint(Path file, int user) throws IOException {
        if (Files.isSymbolicLink(file)) {
            return "it is a symbolic link to " + Files.readSymbolicLink(file);
        }
        int owner = (int) attribute(file, "unix:uid");
        return owner == user ? "" : "it belongs to user " + owner;
    }

    @Override
    public FileVisitResult preVisitDirectory(Path directory, BasicFileAttributes attributes)
            throws IOException {
        String found;
        try {
            found = complaint(directory, user);
            if (found.isEmpty() && (long) attribute(directory, "unix:dev") != device) {
                found = "another file system is mounted there";
            }
        } catch (NoSuchFileException e) {
            return FileVisitResult.SKIP_SUBTREE;
        }
        if (!found.isEmpty()) {
            complaint = directory.equals(entry) ? found : directory + ": " + found;
            return FileVisitResult.TERMINATE;
        }
        return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
        if (!attributes.isRegularFile()) {
            return FileVisitResult.CONTINUE;
        }
        int links;
        try {
            links = (int) attribute(file, "unix:nlink");
        } catch (NoSuchFileException e) {
            return FileVisitResult.CONTINUE;
        }
        if (links == 1) {
            size += attributes.size();
            // reading a directory is what this walk does; reading a file, what its users do
            if (attributes.lastAccessTime().compareTo(used) > 0) {
                used = attributes.lastAccessTime();
            }
        } else if (linked.merge(attributes.fileKey(), 1, Integer::sum) == links) {
            // all of its names are in here, so it goes with them
            size += attributes.size();
        }
        return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFileFailed(Path file, IOException failure) {
        if (Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
            complaint = file + " cannot be read: " + failure.getMessage();
            return FileVisitResult.TERMINATE;
        }
        return FileVisitResult.CONTINUE;
    }

    long size() {
        return size;
    }

    Instant used() {
        return used.toInstant();
    }

    String complaint() {
        return complaint;
    }
}
