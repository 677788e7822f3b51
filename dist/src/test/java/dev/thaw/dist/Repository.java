// SPDX-License-Identifier: Apache-2.0
package dev.thaw.dist;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** The bundle, unpacked. */
record Repository(Path directory, List<Library> libraries) {

    static Repository unpack(Path bundle, String version, Path directory) throws IOException {
        try (ZipFile zip = new ZipFile(bundle.toFile())) {
            for (ZipEntry entry : Collections.list(zip.entries())) {
                if (!entry.isDirectory()) {
                    Path file = directory.resolve(entry.getName());
                    Files.createDirectories(file.getParent());
                    try (InputStream in = zip.getInputStream(entry)) {
                        Files.copy(in, file);
                    }
                }
            }
        }
        List<Library> libraries = new ArrayList<>();
        try (Stream<Path> artifacts = Files.list(directory.resolve("dev/thaw"))) {
            for (Path artifact : artifacts.sorted().toList()) {
                libraries.add(Library.in(artifact.resolve(version)));
            }
        }
        return new Repository(directory, libraries);
    }

    /** From which all others inherit. */
    Library parent() {
        return libraries.stream()
                .filter(each -> each.name().equals("thaw"))
                .findFirst()
                .orElseThrow();
    }
}
