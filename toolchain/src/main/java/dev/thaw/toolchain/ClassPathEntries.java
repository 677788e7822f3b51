// SPDX-License-Identifier: Apache-2.0
package dev.thaw.toolchain;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.Manifest;

/** Adds to a class path what java would find there: a jar's manifest may name further jars. */
final class ClassPathEntries {
    private ClassPathEntries() {}

    static void add(Set<Path> classPath, Path entry) {
        Path path = entry.toAbsolutePath().normalize();
        if (!Files.exists(path) || !classPath.add(path) || !Files.isRegularFile(path)) {
            return;
        }
        Optional<String> more =
                manifest(path)
                        .map(Manifest::getMainAttributes)
                        .map(attributes -> attributes.getValue(Attributes.Name.CLASS_PATH));
        for (String relative : more.orElse("").split(" +")) {
            if (!relative.isEmpty()) {
                URI uri = path.toUri().resolve(relative);
                if ("file".equals(uri.getScheme())) {
                    add(classPath, Path.of(uri));
                }
            }
        }
    }

    static Optional<Manifest> manifest(Path jar) {
        try (JarFile file = new JarFile(jar.toFile())) {
            return Optional.ofNullable(file.getManifest());
        } catch (IOException e) {
            throw new ToolchainException("Cannot read the jar " + jar + ": " + e.getMessage(), e);
        }
    }
}
