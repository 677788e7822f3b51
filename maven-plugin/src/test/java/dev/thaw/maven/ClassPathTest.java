// SPDX-License-Identifier: Apache-2.0
package dev.thaw.maven;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
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
        jar = Files.writeString(directory.resolve("app.jar"), "jar");
        project = new MavenProject();
        project.setArtifactId("app");
        project.setBuild(new Build());
        project.getBuild().setDirectory(directory.toString());
        project.getBuild().setFinalName("app");
        project.getBuild().setOutputDirectory(directory.resolve("classes").toString());
        project.setArtifact(artifact("app", "1.0", null));
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
}
