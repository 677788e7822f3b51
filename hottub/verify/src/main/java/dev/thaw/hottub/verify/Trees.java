// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.verify;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;

/** Directories with all that is below them. */
public final class Trees {
    private Trees() {}

    static void copy(Path from, Path to) throws IOException {
        Files.walkFileTree(
                from,
                new SimpleFileVisitor<>() {
                    @Override
                    public FileVisitResult preVisitDirectory(
                            Path path, BasicFileAttributes attributes) throws IOException {
                        Files.copy(
                                path,
                                to.resolve(from.relativize(path)),
                                StandardCopyOption.COPY_ATTRIBUTES);
                        return FileVisitResult.CONTINUE;
                    }

                    @Override
                    public FileVisitResult visitFile(Path path, BasicFileAttributes attributes)
                            throws IOException {
                        if (attributes.isRegularFile() || attributes.isSymbolicLink()) {
                            Files.copy(
                                    path,
                                    to.resolve(from.relativize(path)),
                                    StandardCopyOption.COPY_ATTRIBUTES,
                                    java.nio.file.LinkOption.NOFOLLOW_LINKS);
                        }
                        return FileVisitResult.CONTINUE;
                    }
                });
    }

    public static void delete(Path directory) throws IOException {
        if (!Files.exists(directory)) {
            return;
        }
        Files.walkFileTree(
                directory,
                new SimpleFileVisitor<>() {
                    @Override
                    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes)
                            throws IOException {
                        Files.deleteIfExists(file);
                        return FileVisitResult.CONTINUE;
                    }

                    @Override
                    public FileVisitResult postVisitDirectory(Path path, IOException e)
                            throws IOException {
                        Files.deleteIfExists(path);
                        return FileVisitResult.CONTINUE;
                    }
                });
    }
}
