// SPDX-License-Identifier: Apache-2.0
package dev.thaw.gradle;

import dev.thaw.build.ImageStep;
import dev.thaw.build.LibrariesBeside;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** A file beside an image: the names of libraries there that it needs, a line each. */
final class LibraryList {
    private static final String SUFFIX = ".libraries";

    private final Path list;
    private final Path directory;

    LibraryList(Path image) {
        list = ImageStep.beside(image, SUFFIX);
        directory = image.getParent();
    }

    File file() {
        return list.toFile();
    }

    /** Builds the image, and notes which they are. */
    void build(Step step) throws IOException, InterruptedException {
        LibrariesBeside libraries = new LibrariesBeside(directory, ofAllImages());
        step.run();
        Files.createDirectories(directory);
        Files.write(list, libraries.names());
    }

    /** Whether all are there. */
    boolean isWhole() {
        try {
            return read(list).stream().allMatch(name -> Files.exists(directory.resolve(name)));
        } catch (IOException e) {
            return false;
        }
    }

    /** One of them may have been the first that needed a library. */
    private Set<String> ofAllImages() throws IOException {
        Set<String> names = new TreeSet<>();
        if (Files.isDirectory(directory)) {
            try (DirectoryStream<Path> lists = Files.newDirectoryStream(directory, "*" + SUFFIX)) {
                for (Path each : lists) {
                    names.addAll(read(each));
                }
            }
        }
        return names;
    }

    private static List<String> read(Path list) throws IOException {
        // Not by readAllLines, which fails if a byte is damaged.
        return new String(Files.readAllBytes(list), StandardCharsets.UTF_8).lines().toList();
    }

    /** What builds an image. */
    interface Step {
        void run() throws IOException, InterruptedException;
    }
}
