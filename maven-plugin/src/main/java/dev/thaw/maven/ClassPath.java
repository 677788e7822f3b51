// SPDX-License-Identifier: Apache-2.0
package dev.thaw.maven;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.stream.Collectors;
import org.apache.maven.artifact.Artifact;
import org.apache.maven.artifact.DependencyResolutionRequiredException;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.project.MavenProject;

/** A project's jar and all that it needs when it runs. */
final class ClassPath {
    private final MavenProject project;
    private final Path jar;
    private final Set<Path> entries = new LinkedHashSet<>();

    private ClassPath(MavenProject project, Path jar) {
        this.project = project;
        this.jar = jar;
        entries.add(jar);
    }

    static ClassPath of(MavenProject project) throws MojoExecutionException, MojoFailureException {
        File packaged = project.getArtifact().getFile();
        Path jar =
                packaged != null
                        ? packaged.toPath()
                        : Path.of(
                                project.getBuild().getDirectory(),
                                project.getBuild().getFinalName() + ".jar");
        if (!Files.isRegularFile(jar)) {
            throw new MojoFailureException(
                    "There is no jar of %s at %s: put 'package' before the goal, as in 'mvn package thaw:native-image', or let the goal run in that phase."
                            .formatted(project.getArtifactId(), jar));
        }
        ClassPath classPath = new ClassPath(project, jar.toAbsolutePath());
        try {
            for (String element : project.getRuntimeClasspathElements()) {
                Path entry = Path.of(element).toAbsolutePath();
                if (!element.equals(project.getBuild().getOutputDirectory())
                        && Files.exists(entry)) {
                    classPath.entries.add(entry);
                }
            }
        } catch (DependencyResolutionRequiredException e) {
            throw new MojoExecutionException(
                    "The dependencies of %s are not resolved: %s."
                            .formatted(project.getArtifactId(), e.getMessage()));
        }
        return classPath;
    }

    /** The project's own. */
    Path jar() {
        return jar;
    }

    Optional<String> mainClass() throws IOException {
        try (JarFile file = new JarFile(jar.toFile())) {
            return Optional.ofNullable(file.getManifest())
                    .map(manifest ->
                            manifest.getMainAttributes().getValue(Attributes.Name.MAIN_CLASS));
        }
    }

    /** One of our jars, unless the project has it: then at the same version. */
    void addOurs(Artifact ours) throws MojoFailureException {
        for (Artifact theirs : project.getArtifacts()) {
            if (theirs.getGroupId().equals(ours.getGroupId())
                    && theirs.getArtifactId().equals(ours.getArtifactId())) {
                if (!theirs.getBaseVersion().equals(ours.getBaseVersion())) {
                    throw new MojoFailureException(
                            "%s depends on %s %s, and the plugin is of version %s: give both the same version."
                                    .formatted(
                                            project.getArtifactId(),
                                            theirs.getArtifactId(),
                                            theirs.getBaseVersion(),
                                            ours.getBaseVersion()));
                }
                return;
            }
        }
        entries.add(ours.getFile().toPath().toAbsolutePath());
    }

    void addTo(Inputs inputs) throws IOException {
        for (Path entry : entries) {
            inputs.addFile(entry);
        }
        inputs.add("the order of the class path", names());
    }

    private String names() {
        return entries.stream()
                .map(entry -> entry.getFileName().toString())
                .collect(Collectors.joining(File.pathSeparator));
    }

    @Override
    public String toString() {
        return entries.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
    }
}
