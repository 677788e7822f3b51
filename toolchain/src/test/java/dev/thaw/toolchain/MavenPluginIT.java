// SPDX-License-Identifier: Apache-2.0
package dev.thaw.toolchain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/** The official Maven plugin takes the home for a GraalVM, and a library needs its metadata. */
@EnabledIfSystemProperty(
        named = "it.soak",
        matches = "true",
        disabledReason = "an image of its own, and downloads; with --soak")
class MavenPluginIT {
    @TempDir static Path directory;

    @Test
    void buildsAProject() throws Exception {
        Path source = TestImage.program("maven");
        try (Stream<Path> files = Files.walk(source)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path target = directory.resolve(source.relativize(file).toString());
                Files.createDirectories(target.getParent());
                Files.copy(file, target);
            }
        }
        String home = TestHome.get().directory().toString();
        String log =
                TestImage.run(
                                directory,
                                Map.of("JAVA_HOME", home, "GRAALVM_HOME", home),
                                List.of("mvn", "-B", "-ntp", "-Pnative", "package"))
                        .expect(0)
                        .output();
        assertTrue(log.contains("reachability metadata repository for com.github.ben-manes"), log);
        assertEquals(
                "length 7 hits 1\n",
                TestImage.run(
                                directory,
                                Map.of(),
                                List.of(
                                        directory.resolve("target/cached").toString(),
                                        "ab",
                                        "cde",
                                        "ab"))
                        .expect(0)
                        .output());
    }
}
