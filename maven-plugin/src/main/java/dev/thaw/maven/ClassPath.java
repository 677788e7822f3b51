// SPDX-License-Identifier: Apache-2.0
package dev.thaw.maven;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
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

/**
 * What an image is built of: a project's classes, and all that they need when they run. Where a
 * framework has packed them for <code>java -jar</code>, its jar is not what a class path can have.
 */
final class ClassPath {
    private static final String START_CLASS = "Start-Class";

    private final MavenProject project;
    private final Path jar;
    private final Path program;
    private final Optional<QuarkusSources> quarkus;
    private final Set<Path> entries = new LinkedHashSet<>();

    /** What the plugin adds. */
    private final Set<Path> ours = new LinkedHashSet<>();

    /** Arguments that follow from what is on the class path: no input of their own. */
    private List<String> replaced = List.of();

    /**
     * @param jar whose manifest names the main class
     * @param program what the project itself gives
     */
    private ClassPath(
            MavenProject project, Path jar, Path program, Optional<QuarkusSources> quarkus) {
        this.project = project;
        this.jar = jar;
        this.program = program;
        this.quarkus = quarkus;
        entries.add(program);
    }

    /** Of the project's program, with what a framework generates. */
    static ClassPath ofProgram(MavenProject project)
            throws IOException, MojoExecutionException, MojoFailureException {
        if (!QuarkusSources.areOf(project)) {
            return of(project);
        }
        QuarkusSources sources = QuarkusSources.of(project, packaged(project));
        ClassPath classPath =
                new ClassPath(project, sources.jar(), sources.jar(), Optional.of(sources));
        classPath.entries.addAll(sources.libraries());
        return classPath;
    }

    /** Of the project's classes. */
    static ClassPath of(MavenProject project)
            throws IOException, MojoExecutionException, MojoFailureException {
        Path jar = packaged(project);
        Path classes = Path.of(project.getBuild().getOutputDirectory()).toAbsolutePath();
        ClassPath classPath =
                new ClassPath(project, jar, isRepacked(jar) ? classes : jar, Optional.empty());
        classPath.addDependencies(classes);
        classPath.replaced =
                ReplacedConfigurations.arguments(classPath.program, project.getArtifacts());
        return classPath;
    }

    private static Path packaged(MavenProject project) throws MojoFailureException {
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
        return jar.toAbsolutePath();
    }

    private void addDependencies(Path classes) throws MojoExecutionException {
        try {
            for (String element : project.getRuntimeClasspathElements()) {
                Path entry = Path.of(element).toAbsolutePath();
                if (!entry.equals(classes) && Files.exists(entry)) {
                    entries.add(entry);
                }
            }
        } catch (DependencyResolutionRequiredException e) {
            throw new MojoExecutionException(
                    "The dependencies of %s are not resolved: %s."
                            .formatted(project.getArtifactId(), e.getMessage()));
        }
    }

    /**
     * Whether it has its dependencies in it, by Spring Boot's plugin or by Maven's shade plugin.
     */
    private static boolean isRepacked(Path jar) throws IOException {
        String shaded = "original-" + jar.getFileName();
        return Files.exists(jar.resolveSibling(shaded)) || attribute(jar, START_CLASS).isPresent();
    }

    private static Optional<String> attribute(Path jar, String name) throws IOException {
        try (JarFile file = new JarFile(jar.toFile())) {
            return Optional.ofNullable(file.getManifest())
                    .map(manifest -> manifest.getMainAttributes().getValue(name));
        }
    }

    /** The project's own. */
    Path jar() {
        return jar;
    }

    /** How native-image is told of it, and what the framework has found to be needed. */
    List<String> words() {
        List<String> words = new ArrayList<>();
        if (namesMainClass()) {
            if (!ours.isEmpty()) {
                words.addAll(List.of("-cp", joined(ours)));
            }
            // Not -cp: the manifest opens packages of the JDK, too.
            words.addAll(List.of("-jar", program.toString()));
        } else {
            words.addAll(List.of("-cp", toString()));
        }
        words.addAll(arguments());
        words.addAll(replaced);
        return words;
    }

    private List<String> arguments() {
        return quarkus.map(QuarkusSources::arguments).orElse(List.of());
    }

    /** Whether no other main class will do. */
    boolean namesMainClass() {
        return quarkus.isPresent();
    }

    Optional<String> mainClass() throws IOException {
        Optional<String> start = attribute(jar, START_CLASS);
        return start.isPresent() ? start : attribute(jar, Attributes.Name.MAIN_CLASS.toString());
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
        Path added = ours.getFile().toPath().toAbsolutePath();
        this.ours.add(added);
        entries.add(added);
    }

    void addTo(Inputs inputs) throws IOException {
        inputs.addContent(program, quarkus.isPresent() ? new QuarkusKeys() : Inputs.AS_IT_IS);
        for (Path entry : entries) {
            if (!entry.equals(program)) {
                inputs.addFile(entry);
            }
        }
        inputs.add("the framework's arguments", String.join("\n", arguments()));
        inputs.add("the order of the class path", names());
    }

    private String names() {
        return entries.stream()
                .map(entry -> entry.getFileName().toString())
                .collect(Collectors.joining(File.pathSeparator));
    }

    @Override
    public String toString() {
        return joined(entries);
    }

    private static String joined(Set<Path> paths) {
        return paths.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
    }
}
