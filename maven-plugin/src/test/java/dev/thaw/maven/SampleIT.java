// SPDX-License-Identifier: Apache-2.0
package dev.thaw.maven;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.io.TempDir;

/** The sample project, by the machine's Maven: what goals make, when, and what they refuse. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
final class SampleIT {
    private static final String VERSION = System.getProperty("thaw.version");
    private static final String UP_TO_DATE = "is up to date: nothing to do";

    @TempDir static Path directory;
    private OfflineMaven maven;
    private Path project;
    private Path image;

    @BeforeAll
    void copySample() throws IOException {
        Path repository = Path.of(System.getProperty("thaw.repository"));
        Path cache = Path.of(System.getProperty("maven.cache"));
        maven = new OfflineMaven(cache, repository, Path.of("target/maven"));
        project = directory.resolve("sample");
        copy(Path.of("src/it/sample"), project);
        image = project.resolve("target/sample");
        String pom = Files.readString(project.resolve("pom.xml"));
        assertTrue(pom.contains("<thaw.version>" + VERSION + "</thaw.version>"), pom);
    }

    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : files.toList()) {
                Path target = to.resolve(from.relativize(file).toString());
                if (Files.isDirectory(file)) {
                    Files.createDirectories(target);
                } else {
                    Files.copy(file, target);
                }
            }
        }
    }

    private String succeeds(String... arguments) throws Exception {
        OfflineMaven.Result result = maven.run(project, Map.of(), arguments);
        assertEquals(0, result.status(), result.output());
        return result.output();
    }

    /** With a message, and without a stack trace. */
    private String fails(String message, String... arguments) throws Exception {
        OfflineMaven.Result result = maven.run(project, Map.of(), arguments);
        assertNotEquals(0, result.status(), result.output());
        String error =
                result.output()
                        .lines()
                        .filter(line -> line.startsWith("[ERROR] Failed to execute goal"))
                        .findFirst()
                        .orElse("no goal failed");
        assertTrue(error.contains(message), error + "\n\n" + result.output());
        assertFalse(result.output().contains("\tat "), result.output());
        return result.output();
    }

    private void replace(String file, String what, String by) throws IOException {
        Path path = project.resolve(file);
        String text = Files.readString(path);
        assertTrue(text.contains(what), text);
        Files.writeString(path, text.replace(what, by));
    }

    private String runs(Path program, String... arguments) throws Exception {
        List<String> command = new ArrayList<>(List.of(program.toString()));
        command.addAll(List.of(arguments));
        Process process =
                new ProcessBuilder(command)
                        .directory(project.toFile())
                        .redirectErrorStream(true)
                        .start();
        String output = new String(process.getInputStream().readAllBytes());
        assertEquals(0, process.waitFor(), output);
        return output;
    }

    @Test
    @Order(1)
    void goalsSayWhatIsMissing() throws Exception {
        fails("There is no jar of sample at", "thaw:native-image");
        succeeds("package");
        fails(
                "set thaw.outputDirectory for its place",
                "thaw:native-image",
                "-Dthaw.imageName=a/b");
        fails("No function is named", "thaw:function");
        fails("There is no layout profile", "thaw:layout-build");
        fails("There is no layout profile", "thaw:layout-check");
        fails("There is no layout profile", "thaw:native-image", "-Dthaw.profile=none");
        fails("there is no file", "thaw:layout-build", "-Dthaw.trace=none");
        fails("com.example.Nobody", "thaw:function", "-Dthaw.function=com.example.Nobody::greet");
    }
}
