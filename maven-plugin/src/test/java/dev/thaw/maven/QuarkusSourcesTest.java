// SPDX-License-Identifier: Apache-2.0
package dev.thaw.maven;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Optional;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import org.apache.maven.artifact.DefaultArtifact;
import org.apache.maven.artifact.handler.DefaultArtifactHandler;
import org.apache.maven.model.Build;
import org.apache.maven.model.Plugin;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.project.MavenProject;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class QuarkusSourcesTest {
    @TempDir Path directory;
    private MavenProject project;
    private Path packaged;
    private Path sources;

    @BeforeEach
    void makeProject() throws Exception {
        packaged = Files.writeString(directory.resolve("app.jar"), "jar");
        sources = directory.resolve("native-sources");
        Plugin plugin = new Plugin();
        plugin.setGroupId("io.quarkus.platform");
        plugin.setArtifactId("quarkus-maven-plugin");
        project = new MavenProject();
        project.setArtifactId("app");
        project.setBuild(new Build());
        project.getBuild().setDirectory(directory.toString());
        project.getBuild().setFinalName("app");
        project.getBuild().setOutputDirectory(directory.resolve("classes").toString());
        project.getBuild().addPlugin(plugin);
        project.setArtifact(
                new DefaultArtifact(
                        "com.example",
                        "app",
                        "1.0",
                        "compile",
                        "jar",
                        null,
                        new DefaultArtifactHandler("jar")));
    }

    private void write(String arguments) throws Exception {
        Files.createDirectories(sources);
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().put(Attributes.Name.MAIN_CLASS, "io.quarkus.runner.Main");
        manifest.getMainAttributes().put(Attributes.Name.CLASS_PATH, "lib/b.jar lib/a%20a.jar");
        new JarOutputStream(Files.newOutputStream(sources.resolve("app-runner.jar")), manifest)
                .close();
        Files.writeString(sources.resolve("native-image.args"), arguments);
    }

    private String refused() {
        return assertThrows(MojoFailureException.class, () -> ClassPath.ofProgram(project))
                .getMessage();
    }

    @Test
    void whatQuarkusHasWrittenIsTheProgram() throws Exception {
        write(
                "-J-Done=1 --features=A,B -H:BuildOutputJSONFile=a.json app-runner -H:+Two -jar app-runner.jar");
        ClassPath classPath = ClassPath.ofProgram(project);
        assertEquals(
                "%1$s/app-runner.jar:%1$s/lib/b.jar:%1$s/lib/a a.jar".formatted(sources),
                classPath.toString());
        assertEquals(
                List.of(
                        "-jar",
                        sources + "/app-runner.jar",
                        "-J-Done=1",
                        "--features=A,B",
                        "-H:+Two"),
                classPath.words());
        assertEquals(Optional.of("io.quarkus.runner.Main"), classPath.mainClass());
    }

    @Test
    void withoutThemTheBuildSaysWhatToSet() {
        String refused = refused();
        assertTrue(refused.contains("to " + sources + ": set the properties"), refused);
        assertTrue(refused.contains("quarkus.native.sources-only to true"), refused);
    }

    @Test
    void thoseOfAnEarlierBuildAreRefused() throws Exception {
        write("app-runner -jar app-runner.jar");
        Path written = sources.resolve("native-image.args");
        Files.setLastModifiedTime(written, FileTime.fromMillis(0));
        String refused = refused();
        assertTrue(refused.contains("is older than " + packaged), refused);
    }

    @Test
    void thoseThatAreNotUnderstoodAreRefused() throws Exception {
        write("app-runner --module app");
        String refused = refused();
        assertTrue(refused.contains("native-image.args names no jar"), refused);
    }
}
