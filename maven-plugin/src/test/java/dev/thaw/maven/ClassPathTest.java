// SPDX-License-Identifier: Apache-2.0
package dev.thaw.maven;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import org.apache.maven.artifact.Artifact;
import org.apache.maven.artifact.DefaultArtifact;
import org.apache.maven.artifact.handler.DefaultArtifactHandler;
import org.apache.maven.model.Build;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.project.MavenProject;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClassPathTest {
    @TempDir Path directory;
    private MavenProject project;
    private Path jar;

    @BeforeEach
    void makeProject() throws Exception {
        jar = directory.resolve("app.jar");
        write(Map.of());
        project = new MavenProject();
        project.setArtifactId("app");
        project.setBuild(new Build());
        project.getBuild().setDirectory(directory.toString());
        project.getBuild().setFinalName("app");
        project.getBuild().setOutputDirectory(directory.resolve("classes").toString());
        project.setArtifact(artifact("app", "1.0", null));
    }

    private void write(Map<String, String> attributes) throws Exception {
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        attributes.forEach((name, value) ->
                manifest.getMainAttributes().put(new Attributes.Name(name), value));
        new JarOutputStream(Files.newOutputStream(jar), manifest).close();
    }

    private Artifact artifact(String name, String version, Path file) {
        DefaultArtifactHandler handler = new DefaultArtifactHandler("jar");
        handler.setAddedToClasspath(true);
        Artifact artifact =
                new DefaultArtifact("dev.thaw", name, version, "compile", "jar", null, handler);
        if (file != null) {
            artifact.setFile(file.toFile());
        }
        return artifact;
    }

    @Test
    void ourJarIsAddedUnlessTheProjectHasIt() throws Exception {
        Path theirs = Files.writeString(directory.resolve("theirs.jar"), "theirs");
        Path ours = Files.writeString(directory.resolve("ours.jar"), "ours");
        ClassPath without = ClassPath.of(project);
        without.addOurs(artifact("thaw-doss-api", "0.1.0", ours));
        assertEquals(jar + ":" + ours, without.toString());
        project.setArtifacts(Set.of(artifact("thaw-doss-api", "0.1.0", theirs)));
        ClassPath with = ClassPath.of(project);
        with.addOurs(artifact("thaw-doss-api", "0.1.0", ours));
        assertEquals(jar + ":" + theirs, with.toString());
    }

    @Test
    void anotherVersionOfOursIsRefusedWithBoth() throws Exception {
        project.setArtifacts(Set.of(artifact("thaw-doss-api", "0.0.9", jar)));
        ClassPath classPath = ClassPath.of(project);
        MojoFailureException refused =
                assertThrows(
                        MojoFailureException.class,
                        () -> classPath.addOurs(artifact("thaw-doss-api", "0.1.0", jar)));
        assertEquals(
                "app depends on thaw-doss-api 0.0.9, and the plugin is of version 0.1.0: give both the same version.",
                refused.getMessage());
    }

    @Test
    void ofAJarThatSpringBootHasPackedTheClassesAreTaken() throws Exception {
        write(Map.of("Main-Class", "a.Launcher", "Start-Class", "a.Application"));
        ClassPath classPath = ClassPath.of(project);
        assertEquals(directory.resolve("classes").toString(), classPath.toString());
        assertEquals(Optional.of("a.Application"), classPath.mainClass());
    }

    @Test
    void ofAShadedJarTheClassesAreTaken() throws Exception {
        write(Map.of("Main-Class", "a.Application"));
        assertEquals(jar.toString(), ClassPath.of(project).toString());
        Files.createFile(directory.resolve("original-app.jar"));
        ClassPath classPath = ClassPath.of(project);
        assertEquals(directory.resolve("classes").toString(), classPath.toString());
        assertEquals(Optional.of("a.Application"), classPath.mainClass());
    }

    private Path metadata(Path classes, String name, String note) throws Exception {
        Path version =
                Files.createDirectories(
                        classes.resolve("META-INF/native-image/dev.thaw/" + name + "/1.0.80"));
        return Files.writeString(version.resolve("reachability-metadata.properties"), note);
    }

    /** As GraalVM's own plugin does it when it builds. */
    @Test
    void whatMetadataReplacesOfALibraryIsLeftOut() throws Exception {
        Path classes = directory.resolve("classes");
        metadata(classes, "codec", "override=true\n");
        metadata(classes, "log", "");
        metadata(classes, "absent", "override=true\n");
        Path codec = Files.createFile(directory.resolve("codec-1.2.jar"));
        Path log = Files.createFile(directory.resolve("log-1.2.jar"));
        project.setArtifacts(
                new LinkedHashSet<>(
                        List.of(artifact("log", "1.2", log), artifact("codec", "1.2", codec))));
        write(Map.of("Main-Class", "a.Launcher", "Start-Class", "a.Application"));
        assertEquals(
                List.of(
                        "-cp",
                        classes + ":" + log + ":" + codec,
                        "--exclude-config",
                        "\\Q" + codec + "\\E",
                        "^/META-INF/native-image/"),
                ClassPath.of(project).words());
    }

    @Test
    void whatMetadataInTheProjectsJarReplacesIsLeftOut() throws Exception {
        Path codec = Files.createFile(directory.resolve("codec-1.2.jar"));
        project.setArtifacts(Set.of(artifact("codec", "1.2", codec)));
        try (FileSystem packed = FileSystems.newFileSystem(jar)) {
            metadata(packed.getPath("/"), "codec", "override=true\n");
        }
        assertEquals(
                List.of("--exclude-config", "\\Q" + codec + "\\E", "^/META-INF/native-image/"),
                ClassPath.of(project).words().subList(2, 5));
    }
}
