// SPDX-License-Identifier: Apache-2.0
package dev.thaw.toolchain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ImageTargetTest {
    private static final Path HERE = Path.of("").toAbsolutePath();

    @TempDir Path directory;

    private final ImageBuild build = new ImageBuild();

    private Path jar(String manifest) throws IOException {
        Path jar = directory.resolve("app-1.0.jar");
        try (OutputStream out = Files.newOutputStream(jar)) {
            new JarOutputStream(
                            out,
                            new Manifest(new java.io.ByteArrayInputStream(manifest.getBytes())))
                    .close();
        }
        return jar;
    }

    private void assertRefused(String message) {
        var e = assertThrows(ToolchainException.class, () -> ImageTarget.of(build));
        assertTrue(e.getMessage().contains(message), e.getMessage());
    }

    @Test
    void isNamedAfterTheMainClass() {
        build.positional.add("com.example.Main");
        assertEquals(
                new ImageTarget(Optional.of("com.example.Main"), HERE, "com.example.main"),
                ImageTarget.of(build));
    }

    @Test
    void takesTheNameAfterTheMainClass() {
        build.positional.addAll(List.of("Main", directory + "/app"));
        assertEquals(new ImageTarget(Optional.of("Main"), directory, "app"), ImageTarget.of(build));
    }

    @Test
    void prefersTheUsersNameToThatOfProperties() {
        build.metadataImageName = Optional.of("properties");
        build.positional.add("Main");
        assertEquals("properties", ImageTarget.of(build).name());
        build.userOptions.add("-H:Name@user+api=users");
        assertEquals("users", ImageTarget.of(build).name());
    }

    @Test
    void combinesPathAndName() {
        build.userOptions.addAll(
                List.of("-H:Class@user=Main", "-H:Path@user=" + directory, "-H:Name@user=x"));
        assertEquals(new ImageTarget(Optional.of("Main"), directory, "x"), ImageTarget.of(build));
    }

    @Test
    void readsTheManifestOfAJar() throws IOException {
        build.jar =
                Optional.of(
                        jar(
                                """
                                Manifest-Version: 1.0
                                Main-Class: com.example.App
                                Add-Exports: java.base/sun.nio.ch java.base/sun.misc
                                Enable-Native-Access: ALL-UNNAMED
                                """));
        assertEquals(
                new ImageTarget(Optional.of("com.example.App"), HERE, "app-1.0"),
                ImageTarget.of(build));
        assertEquals(
                List.of(
                        "-H:AddExports@user+api=java.base/sun.nio.ch=ALL-UNNAMED",
                        "-H:AddExports@user+api=java.base/sun.misc=ALL-UNNAMED",
                        "-H:EnableNativeAccess@user+api=ALL-UNNAMED"),
                build.metadataOptions);
    }

    @Test
    void wantsAMainClassInTheManifest() throws IOException {
        build.jar = Optional.of(jar("Manifest-Version: 1.0\n"));
        assertRefused("Main-Class");
    }

    @Test
    void saysThatAJarIsMissing() {
        build.jar = Optional.of(directory.resolve("none.jar"));
        assertRefused(directory.resolve("none.jar").toString());
    }

    @Test
    void isNamedAfterTheModule() {
        build.module = Optional.of("app/com.example.Main");
        ImageTarget target = ImageTarget.of(build);
        assertEquals(new ImageTarget(Optional.of("com.example.Main"), HERE, "app"), target);
        assertEquals(List.of("-H:Module@user+api=app"), build.userOptions);
    }

    @Test
    void buildsALibraryWithoutMainClass() {
        build.userOptions.addAll(List.of("-H:+SharedLibrary@user+api", "-H:Name@user+api=libx"));
        ImageTarget target = ImageTarget.of(build);
        assertEquals(Optional.empty(), target.mainClass());
        assertEquals(HERE.resolve("libx.so"), target.file(true));
    }

    @Test
    void refusesWhatCannotBe() {
        assertRefused("main method");
        build.positional.addAll(List.of("Main", "name", "argument"));
        assertRefused("argument");
        build.positional.removeLast();
        build.positional.set(1, directory + "/no/such/name");
        assertRefused(directory + "/no/such");
        build.positional.set(1, directory.toString());
        assertRefused("is a directory");
    }

    @Test
    void wantsANameForALibrary() {
        build.userOptions.add("-H:+SharedLibrary@user+api");
        assertRefused("-o <name>");
    }
}
