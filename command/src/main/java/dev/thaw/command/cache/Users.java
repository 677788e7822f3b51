// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.cache;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Which processes use an entry: by what they have mapped or open, where they are, what is locked.
 */
final class Users {
    private final Path proc;

    Users(Path proc) {
        this.proc = proc;
    }

    /** Who uses a file, or something below a directory, as text. */
    Optional<String> of(Path entry) throws IOException {
        String place = entry.toRealPath(LinkOption.NOFOLLOW_LINKS).toString();
        for (Path process : processes()) {
            if (maps(process, place) || opens(process, place)) {
                return Optional.of("process " + process.getFileName());
            }
        }
        return Optional.empty();
    }

    private List<Path> processes() throws IOException {
        List<Path> all = new ArrayList<>();
        try (DirectoryStream<Path> entries = Files.newDirectoryStream(proc, "[0-9]*")) {
            entries.forEach(all::add);
        }
        return all;
    }

    private static boolean maps(Path process, String place) {
        try (Stream<String> lines = Files.lines(process.resolve("maps"))) {
            return lines.anyMatch(line ->
                    line.indexOf('/') > 0 && isIn(line.substring(line.indexOf('/')), place));
        } catch (IOException | java.io.UncheckedIOException e) {
            // it has ended, or belongs to another user, who may not use this one's cache
            return false;
        }
    }

    private static boolean opens(Path process, String place) {
        for (String link : List.of("exe", "cwd", "root")) {
            if (leadsTo(process.resolve(link), place)) {
                return true;
            }
        }
        try (DirectoryStream<Path> open = Files.newDirectoryStream(process.resolve("fd"))) {
            for (Path descriptor : open) {
                if (leadsTo(descriptor, place)) {
                    return true;
                }
            }
        } catch (IOException | java.nio.file.DirectoryIteratorException e) {
            return false;
        }
        return false;
    }

    private static boolean leadsTo(Path link, String place) {
        try {
            return isIn(Files.readSymbolicLink(link).toString(), place);
        } catch (IOException e) {
            return false;
        }
    }

    private static boolean isIn(String file, String place) {
        return file.equals(place)
                || file.startsWith(place + "/")
                || file.equals(place + " (deleted)");
    }

    /** Whether somebody holds a lock on a file, of either kind that Linux has. */
    boolean locked(Path file) throws IOException {
        String inode;
        try {
            inode = ":" + Files.getAttribute(file, "unix:ino", LinkOption.NOFOLLOW_LINKS) + " ";
        } catch (NoSuchFileException e) {
            return false;
        }
        // ID: KIND ADVISORY ACCESS PROCESS MAJOR:MINOR:INODE FROM TO; "->" is one that waits
        try (Stream<String> lines = Files.lines(proc.resolve("locks"))) {
            return lines.anyMatch(line -> line.contains(inode) && !line.contains("->"));
        }
    }
}
