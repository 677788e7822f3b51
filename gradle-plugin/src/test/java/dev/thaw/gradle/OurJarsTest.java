// SPDX-License-Identifier: Apache-2.0
package dev.thaw.gradle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.gradle.api.InvalidUserDataException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OurJarsTest {
    private static final String API = "thaw-doss-api";

    @TempDir Path directory;
    private Path app;
    private Path ours;

    @BeforeEach
    void makeJars() throws IOException {
        app = jar("app", "com.example", "app", "1.0");
        ours = jar("ours", "dev.thaw", API, "0.1.0");
    }

    private Path jar(String file, String group, String name, String version) throws IOException {
        Path jar = directory.resolve(file + ".jar");
        try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(jar))) {
            out.putNextEntry(
                    new ZipEntry("META-INF/maven/" + group + "/" + name + "/pom.properties"));
            out.write(("version=" + version + "\n").getBytes(StandardCharsets.UTF_8));
        }
        return jar;
    }

    @Test
    void ourJarIsAddedUnlessTheProjectHasIt() throws IOException {
        ClassPath without = new ClassPath("app", List.of(app, directory));
        without.addOurs(API, List.of(ours));
        assertEquals(app + ":" + directory + ":" + ours, without.toString());
        Path theirs = jar("theirs", "dev.thaw", API, "0.1.0");
        ClassPath with = new ClassPath("app", List.of(app, theirs));
        with.addOurs(API, List.of(ours));
        assertEquals(app + ":" + theirs, with.toString());
    }

    @Test
    void anotherVersionOfOursIsRefusedWithBoth() throws IOException {
        Path theirs = jar("theirs", "dev.thaw", API, "0.0.9");
        ClassPath classPath = new ClassPath("app", List.of(app, theirs));
        InvalidUserDataException refused =
                assertThrows(
                        InvalidUserDataException.class,
                        () -> classPath.addOurs(API, List.of(ours)));
        assertEquals(
                "app depends on thaw-doss-api 0.0.9, and the plugin's is of version 0.1.0: give both the same version.",
                refused.getMessage());
    }

    @Test
    void ourJarThatWasExcludedIsMissed() {
        ClassPath classPath = new ClassPath("app", List.of(app));
        InvalidUserDataException refused =
                assertThrows(
                        InvalidUserDataException.class, () -> classPath.addOurs(API, List.of(app)));
        assertTrue(refused.getMessage().contains("do not exclude it"), refused.getMessage());
    }
}
