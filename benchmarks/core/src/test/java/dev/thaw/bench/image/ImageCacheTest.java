// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.image;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ImageCacheTest {
    private static final String BUILDS =
            "printf '[1/8] Initializing...'; echo '   (3.2s)'; echo built >> builds; printf '%s\\n' \"$@\" > \"$output\";"
                    + " chmod +x \"$output\"\n";

    @TempDir private Path directory;
    private final List<String> progress = new ArrayList<>();
    private Path classes;

    @BeforeEach
    void prepare() throws Exception {
        classes = Files.createDirectories(directory.resolve("classes/a"));
        Files.writeString(classes.resolve("A.class"), "some code");
    }

    @Test
    void buildsWithTheGivenInputs() throws Exception {
        Path image = cache().image(inputs(BUILDS));
        List<String> arguments = Files.readAllLines(image);
        assertEquals("-Ob", arguments.get(0));
        assertEquals("a.Main", arguments.getLast());
        assertEquals(classes.toString(), arguments.get(arguments.indexOf("-cp") + 1));
        assertTrue(progress.contains("  [1/8] Initializing..."), progress.toString());
    }

    @Test
    void buildsOnceAndAgainWhenAnInputChanges() throws Exception {
        ImageInputs inputs = inputs(BUILDS);
        Path first = cache().image(inputs);
        Files.writeString(first, "the first one");
        assertEquals(first, cache().image(inputs));
        assertEquals("the first one", Files.readString(first));

        Files.writeString(classes.resolve("A.class"), "other code");
        Path second = cache().image(inputs);
        assertNotEquals(first, second);
        assertNotEquals("the first one", Files.readString(second));
    }

    @Test
    void keepsOnlyTheLastImages() throws Exception {
        for (int i = 0; i < 5; i++) {
            Files.writeString(classes.resolve("A.class"), "version " + i);
            Path home = cache().image(inputs(BUILDS)).getParent();
            Files.setLastModifiedTime(home, FileTime.fromMillis(i));
        }
        List<String> kept = new ArrayList<>();
        try (var homes = Files.newDirectoryStream(directory.resolve("cache"), Files::isDirectory)) {
            homes.forEach(home -> kept.add(home.getFileName().toString()));
        }
        assertEquals(3, kept.size());
        assertTrue(kept.contains(inputs(BUILDS).key()));
    }

    @Test
    void theKeyDependsOnEveryInput() throws Exception {
        ImageInputs inputs = inputs(BUILDS);
        String key = inputs.key();
        assertEquals(key, inputs.key());
        assertNotEquals(
                key,
                new ImageInputs(inputs.graalvmHome(), inputs.classPath(), List.of(), "a.Main")
                        .key());
        assertNotEquals(
                key,
                new ImageInputs(
                                inputs.graalvmHome(),
                                inputs.classPath(),
                                inputs.options(),
                                "a.Other")
                        .key());
        Files.writeString(inputs.graalvmHome().resolve("release"), "another version");
        assertNotEquals(key, inputs.key());
    }

    @Test
    void aFailedBuildShowsItsOutputAndLeavesNoImage() throws Exception {
        String fails = "echo half > \"$output\"; chmod +x \"$output\"; echo no memory; exit 3\n";
        ImageInputs inputs = inputs(fails);
        IOException e = assertThrows(IOException.class, () -> cache().image(inputs));
        assertTrue(e.getMessage().contains("exit code 3"), e.getMessage());
        assertTrue(e.getMessage().contains("  | no memory"), e.getMessage());
        assertFalse(Files.exists(directory.resolve("cache").resolve(inputs.key())));

        // what is left of it does not stand in the way of the next one
        FakeGraalVM.create(inputs.graalvmHome(), BUILDS);
        assertTrue(Files.isExecutable(cache().image(inputs)));
    }

    @Test
    void aHomeWithoutNativeImageIsRefused() {
        ImageInputs inputs =
                new ImageInputs(
                        directory.resolve("nowhere"), List.of(classes), List.of(), "a.Main");
        IOException e = assertThrows(IOException.class, () -> cache().image(inputs));
        assertTrue(
                e.getMessage()
                        .startsWith(directory.resolve("nowhere") + " has no bin/native-image"),
                e.getMessage());
    }

    private ImageCache cache() {
        return new ImageCache(directory.resolve("cache"), "wordnet", progress::add);
    }

    private ImageInputs inputs(String script) throws IOException {
        return new ImageInputs(
                FakeGraalVM.create(directory.resolve("graalvm"), script),
                List.of(classes),
                List.of("-Ob"),
                "a.Main");
    }
}
