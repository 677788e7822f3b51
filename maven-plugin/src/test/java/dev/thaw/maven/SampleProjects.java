// SPDX-License-Identifier: Apache-2.0
package dev.thaw.maven;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** The sample projects, as tests may change them. */
final class SampleProjects {
    private SampleProjects() {}

    /**
     * @param name of a sample's directory
     * @param to which is made
     */
    static void copy(String name, Path to) throws IOException {
        Path from = Path.of("src/it", name);
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : files.toList()) {
                Path target = to.resolve(from.relativize(file).toString());
                if (Files.isDirectory(file)) {
                    Files.createDirectories(target);
                } else {
                    Files.copy(file, target);
                }
            }
        }
    }
}
