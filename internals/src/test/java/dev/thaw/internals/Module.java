// SPDX-License-Identifier: Apache-2.0
package dev.thaw.internals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A module of ours: its class files, its C sources, and its files with options.
 *
 * @param name its folder in the checkout
 */
record Module(String name, List<byte[]> classFiles, List<String> cSources, List<String> options) {
    private static final int MAJOR_OF_JAVA_0 = 44;

    static Module read(Path root, String name) throws IOException {
        Path classes = root.resolve(name).resolve("target/classes");
        if (!Files.isDirectory(classes)) {
            throw new IllegalStateException(
                    classes + " is not there; build it first: ./thaw test -pl internals -am");
        }
        List<byte[]> files = new ArrayList<>();
        for (Path file : filesOf(classes, ".class")) {
            files.add(Files.readAllBytes(file));
        }
        List<String> options = new ArrayList<>();
        for (Path file : filesOf(classes, "native-image.properties")) {
            options.add(Files.readString(file));
        }
        options.add(Files.readString(root.resolve(name).resolve("pom.xml")));
        List<String> c = new ArrayList<>();
        for (Path file : filesOf(root.resolve(name).resolve("src/main/c"), ".c")) {
            c.add(Files.readString(file));
        }
        return new Module(name, files, c, options);
    }

    private static List<Path> filesOf(Path directory, String end) throws IOException {
        if (!Files.isDirectory(directory)) {
            return List.of();
        }
        try (Stream<Path> each = Files.walk(directory)) {
            return each.filter(f -> f.toString().endsWith(end)).sorted().toList();
        }
    }

    /** Whether a JVM of this version loads its classes. */
    boolean runsOn(int feature) {
        return classFiles.stream()
                .allMatch(f -> (f[6] << 8 | f[7] & 0xff) <= feature + MAJOR_OF_JAVA_0);
    }
}
