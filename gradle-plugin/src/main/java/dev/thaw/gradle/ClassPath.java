// SPDX-License-Identifier: Apache-2.0
package dev.thaw.gradle;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.jar.JarFile;
import java.util.stream.Collectors;
import java.util.zip.ZipEntry;
import org.gradle.api.InvalidUserDataException;

/** A project's jar and all that it needs when it runs. */
final class ClassPath {
    private final String project;
    private final List<Path> entries;

    /**
     * @param entries the jar, and what follows it
     */
    ClassPath(String project, List<Path> entries) {
        this.project = project;
        this.entries = new ArrayList<>(entries);
    }

    Path jar() {
        return entries.get(0);
    }

    /**
     * One of our jars, unless the project has it: then at the same version. Jars are known by what
     * Maven writes into them, whatever their files are called.
     *
     * @param tools where ours is
     */
    void addOurs(String name, List<Path> tools) throws IOException {
        for (Path tool : tools) {
            Optional<String> ours = version(name, tool);
            if (ours.isPresent()) {
                for (Path entry : entries) {
                    Optional<String> theirs = version(name, entry);
                    if (theirs.isPresent()) {
                        requireSame(name, theirs.get(), ours.get());
                        return;
                    }
                }
                entries.add(tool);
                return;
            }
        }
        throw new InvalidUserDataException(
                "The configuration 'thaw' has no dev.thaw:%s: do not exclude it.".formatted(name));
    }

    private void requireSame(String name, String theirs, String ours) {
        if (!theirs.equals(ours)) {
            throw new InvalidUserDataException(
                    "%s depends on %s %s, and the plugin's is of version %s: give both the same version."
                            .formatted(project, name, theirs, ours));
        }
    }

    /** That of one of our artifacts; empty if the file is not it. */
    private static Optional<String> version(String name, Path file) throws IOException {
        if (!Files.isRegularFile(file) || !file.toString().endsWith(".jar")) {
            return Optional.empty();
        }
        try (JarFile jar = new JarFile(file.toFile())) {
            ZipEntry entry = jar.getEntry("META-INF/maven/dev.thaw/" + name + "/pom.properties");
            if (entry == null) {
                return Optional.empty();
            }
            Properties properties = new Properties();
            try (InputStream in = jar.getInputStream(entry)) {
                properties.load(in);
            }
            return Optional.ofNullable(properties.getProperty("version"));
        }
    }

    @Override
    public String toString() {
        return entries.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
    }
}
