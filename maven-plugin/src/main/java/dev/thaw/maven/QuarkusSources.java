// SPDX-License-Identifier: Apache-2.0
package dev.thaw.maven;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.project.MavenProject;

/**
 * What Quarkus' plugin writes for builders of native images (<code>quarkus.native.sources-only
 * </code>): a jar with the code that it has generated, the libraries beside it, and the options for
 * <code>native-image</code>, the name of the image and the jar among them.
 *
 * @param libraries those that the jar's manifest names, in its order
 */
record QuarkusSources(Path jar, List<Path> libraries, List<String> arguments) {
    private static final String PLUGIN = "quarkus-maven-plugin";
    private static final String ARGUMENTS = "native-image.args";
    private static final String ADVICE =
            "set the properties quarkus.native.enabled and quarkus.native.sources-only to true, and quarkus.package.jar.enabled to false, and put thaw-maven-plugin behind %s."
                    .formatted(PLUGIN);

    QuarkusSources {
        libraries = List.copyOf(libraries);
        arguments = List.copyOf(arguments);
    }

    /** Whether Quarkus packs the project: without what it generates, there is no program. */
    static boolean areOf(MavenProject project) {
        return project.getBuildPlugins().stream()
                .anyMatch(plugin -> plugin.getArtifactId().equals(PLUGIN));
    }

    /**
     * @param packaged the project's classes, of which these sources must have been made
     */
    static QuarkusSources of(MavenProject project, Path packaged)
            throws IOException, MojoFailureException {
        Path directory =
                Path.of(project.getBuild().getDirectory(), "native-sources").toAbsolutePath();
        Path file = directory.resolve(ARGUMENTS);
        if (!Files.isRegularFile(file)) {
            throw new MojoFailureException(
                    "Quarkus has written no sources of a native image to %s: %s"
                            .formatted(directory, ADVICE));
        }
        if (Files.getLastModifiedTime(file).compareTo(Files.getLastModifiedTime(packaged)) < 0) {
            throw new MojoFailureException(
                    "What Quarkus has written to %s is older than %s: %s"
                            .formatted(directory, packaged, ADVICE));
        }
        // Quarkus writes words with a space between them, and quotes none.
        List<String> words = new ArrayList<>(List.of(Files.readString(file).strip().split("\\s+")));
        int option = words.indexOf("-jar");
        if (option < 0 || option + 1 == words.size()) {
            throw new MojoFailureException(
                    "%s names no jar: Quarkus of this version writes something else than what this plugin understands."
                            .formatted(file));
        }
        String name = words.get(option + 1);
        words.subList(option, option + 2).clear();
        words.remove(name.replaceFirst("\\.jar$", "")); // the image, which has another name here
        words.removeIf(word -> word.startsWith("-H:BuildOutputJSONFile=")); // for Quarkus itself
        Path jar = directory.resolve(name);
        return new QuarkusSources(jar, libraries(jar), words);
    }

    private static List<Path> libraries(Path jar) throws IOException {
        List<Path> libraries = new ArrayList<>();
        try (JarFile file = new JarFile(jar.toFile())) {
            Manifest manifest = file.getManifest();
            String names =
                    manifest == null
                            ? null
                            : manifest.getMainAttributes().getValue(Attributes.Name.CLASS_PATH);
            if (names != null && !names.isBlank()) {
                for (String name : names.strip().split("\\s+")) {
                    // as URLs, in which a space is %20
                    libraries.add(Path.of(jar.getParent().toUri().resolve(name)));
                }
            }
        }
        return libraries;
    }
}
