// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.container;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * What is run in a container.
 *
 * @param front the server's image, with its libraries beside it
 * @param languages libraries that scripts run in, by runtime
 */
record Programs(Path front, Path worker, Map<String, Path> languages) {
    void check() throws IOException {
        for (Path program : List.of(front, worker)) {
            if (!Files.isExecutable(program)) {
                throw new IOException("there is no program " + program);
            }
        }
        for (Map.Entry<String, Path> language : languages.entrySet()) {
            if (!Files.isRegularFile(language.getValue())) {
                throw new IOException(
                        "--language %s: there is no library %s"
                                .formatted(language.getKey(), language.getValue()));
            }
        }
    }

    /** The files of a directory that a program or library needs beside it. */
    static List<Path> beside(Path file) throws IOException {
        try (Stream<Path> files = Files.list(file.toAbsolutePath().getParent())) {
            return files.filter(Files::isRegularFile)
                    .filter(other -> !other.getFileName().toString().endsWith(".log"))
                    .sorted()
                    .toList();
        }
    }

    /** All that the loader has to find libraries for. */
    List<Path> all() throws IOException {
        List<Path> all = new ArrayList<>(beside(front));
        all.add(worker);
        for (Path language : languages.values()) {
            all.addAll(beside(language));
        }
        return all;
    }
}
