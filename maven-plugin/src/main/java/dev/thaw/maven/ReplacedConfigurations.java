// SPDX-License-Identifier: Apache-2.0
package dev.thaw.maven;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Properties;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.maven.artifact.Artifact;

/**
 * Libraries whose own configuration for <code>native-image</code> does not count, since GraalVM's
 * metadata repository has another one to replace it. <code>native:add-reachability-metadata</code>
 * writes that, with a note, among a project's classes; it cannot take anything out of a jar.
 */
final class ReplacedConfigurations {
    private static final String ROOT = "META-INF/native-image";
    private static final String NOTE = "reachability-metadata.properties";

    private ReplacedConfigurations() {}

    /**
     * Arguments that leave them out.
     *
     * @param program what the project itself gives, a directory or a jar
     * @param libraries the project's artifacts
     */
    static List<String> arguments(Path program, Collection<Artifact> libraries) throws IOException {
        if (!Files.isRegularFile(program)) {
            return argumentsIn(program, libraries);
        }
        try (FileSystem jar = FileSystems.newFileSystem(program)) {
            return argumentsIn(jar.getPath("/"), libraries);
        }
    }

    private static List<String> argumentsIn(Path program, Collection<Artifact> libraries)
            throws IOException {
        List<String> arguments = new ArrayList<>();
        for (Artifact library : libraries) {
            Path metadata =
                    program.resolve(ROOT)
                            .resolve(library.getGroupId())
                            .resolve(library.getArtifactId());
            if (library.getFile() != null && replaces(metadata)) {
                String jar = library.getFile().getAbsolutePath();
                arguments.addAll(
                        List.of("--exclude-config", Pattern.quote(jar), "^/" + ROOT + "/"));
            }
        }
        return arguments;
    }

    /**
     * @param metadata has a directory with the version of the library, or with that of the metadata
     */
    private static boolean replaces(Path metadata) throws IOException {
        if (!Files.isDirectory(metadata)) {
            return false;
        }
        List<Path> versions;
        try (Stream<Path> found = Files.list(metadata)) {
            versions = found.toList();
        }
        for (Path version : versions) {
            Path note = version.resolve(NOTE);
            if (Files.isRegularFile(note) && saysReplace(note)) {
                return true;
            }
        }
        return false;
    }

    private static boolean saysReplace(Path note) throws IOException {
        Properties properties = new Properties();
        try (Reader reader = Files.newBufferedReader(note)) {
            properties.load(reader);
        }
        return Boolean.parseBoolean(properties.getProperty("override"));
    }
}
