// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.tests;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** The checkout's files, without what is built or fetched. */
final class SourceFiles {
    private static final Set<String> NOT_OURS = Set.of("target", ".git", "node_modules");

    private SourceFiles() {}

    /**
     * In the order of their names.
     *
     * @param directory of the checkout
     */
    static Stream<Path> below(String directory) throws IOException {
        List<Path> found = new ArrayList<>();
        Files.walkFileTree(
                Commands.SOURCES.resolve(directory),
                new SimpleFileVisitor<>() {
                    @Override
                    public FileVisitResult preVisitDirectory(
                            Path path, BasicFileAttributes attributes) {
                        return NOT_OURS.contains(path.getFileName().toString())
                                ? FileVisitResult.SKIP_SUBTREE
                                : FileVisitResult.CONTINUE;
                    }

                    @Override
                    public FileVisitResult visitFile(Path path, BasicFileAttributes attributes) {
                        found.add(path);
                        return FileVisitResult.CONTINUE;
                    }
                });
        return found.stream().sorted();
    }
}
