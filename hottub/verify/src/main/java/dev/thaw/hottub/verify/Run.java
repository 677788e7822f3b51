// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.verify;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What one run of a program has done.
 *
 * @param files the files in the working directory that are not as before, with their content's
 *     checksum, or "deleted"
 * @param properties the system properties left, empty if they are not known
 */
public record Run(
        int status,
        String out,
        String err,
        SortedMap<String, String> files,
        SortedMap<String, String> properties) {

    /** All files below a directory with their content's checksum. */
    public static SortedMap<String, String> files(Path directory) throws IOException {
        SortedMap<String, String> files = new TreeMap<>();
        Files.walkFileTree(
                directory,
                new SimpleFileVisitor<>() {
                    @Override
                    public FileVisitResult preVisitDirectory(
                            Path path, BasicFileAttributes attributes) {
                        files.put(directory.relativize(path) + "/", "directory");
                        return FileVisitResult.CONTINUE;
                    }

                    @Override
                    public FileVisitResult visitFile(Path path, BasicFileAttributes attributes)
                            throws IOException {
                        String content =
                                attributes.isSymbolicLink()
                                        ? "link to " + Files.readSymbolicLink(path)
                                        : attributes.isRegularFile() ? checksum(path) : "special";
                        files.put(directory.relativize(path).toString(), content);
                        return FileVisitResult.CONTINUE;
                    }
                });
        return files;
    }

    private static String checksum(Path file) throws IOException {
        MessageDigest digest;
        try {
            digest = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError(e);
        }
        try (InputStream in =
                new DigestInputStream(
                        Files.newInputStream(file, LinkOption.NOFOLLOW_LINKS), digest)) {
            in.transferTo(java.io.OutputStream.nullOutputStream());
        }
        return HexFormat.of().formatHex(digest.digest());
    }

    /** Both as {@link #files} gives them. */
    public static SortedMap<String, String> changes(
            SortedMap<String, String> before, SortedMap<String, String> after) {
        SortedMap<String, String> changes = new TreeMap<>(after);
        changes.entrySet().removeIf(file -> file.getValue().equals(before.get(file.getKey())));
        for (String name : before.keySet()) {
            if (!after.containsKey(name)) {
                changes.put(name, "deleted");
            }
        }
        return changes;
    }

    static SortedMap<String, String> properties(Path file) throws IOException {
        SortedMap<String, String> properties = new TreeMap<>();
        if (Files.exists(file)) {
            for (String line : Files.readString(file, StandardCharsets.UTF_8).split("\n")) {
                int equals = line.indexOf('=', 1);
                if (equals > 0) {
                    properties.put(line.substring(0, equals), line.substring(equals + 1));
                }
            }
        }
        return properties;
    }
}
