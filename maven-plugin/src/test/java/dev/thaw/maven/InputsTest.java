// SPDX-License-Identifier: Apache-2.0
package dev.thaw.maven;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugin.logging.SystemStreamLog;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class InputsTest {
    @TempDir Path directory;
    private Path jar;
    private Path output;
    private final List<String> made = new ArrayList<>();

    @BeforeEach
    void write() throws Exception {
        jar = Files.writeString(directory.resolve("größe.jar"), "jar");
        output = directory.resolve("out/app");
        make(inputs("-Ob"));
        assertEquals(1, made.size());
    }

    private Inputs inputs(String arguments) throws Exception {
        Inputs inputs = new Inputs();
        inputs.add("thaw.arguments", arguments);
        inputs.addFile(jar);
        return inputs;
    }

    private void make(Inputs inputs) throws Exception {
        inputs.makeIfNeeded(
                output,
                new SystemStreamLog(),
                () -> {
                    made.add("made");
                    Files.writeString(output, "app");
                });
    }

    @Test
    void nothingIsMadeOfTheSame() throws Exception {
        make(inputs("-Ob"));
        assertEquals(1, made.size());
    }

    @Test
    void whatHasChangedIsNamed() throws Exception {
        assertEquals(Optional.of("thaw.arguments has changed"), inputs("-O2").reasonToMake(output));
        Inputs more = inputs("-Ob");
        more.add("thaw.order", "cu");
        assertEquals(Optional.of("thaw.order is new"), more.reasonToMake(output));
        Inputs less = new Inputs();
        less.addFile(jar);
        assertEquals(Optional.of("thaw.arguments is gone"), less.reasonToMake(output));
        Files.writeString(jar, "another");
        assertEquals(Optional.of("größe.jar has changed"), inputs("-Ob").reasonToMake(output));
        Files.delete(output);
        assertEquals(Optional.of("it is not there"), inputs("-Ob").reasonToMake(output));
    }

    @Test
    void filesOfADirectoryAndTheirNamesCount() throws Exception {
        Path classes = Files.createDirectories(directory.resolve("classes/a"));
        Path one = Files.writeString(classes.resolve("A.class"), "A");
        Inputs before = new Inputs();
        before.addFile(directory.resolve("classes"));
        make(before);
        Files.move(one, classes.resolve("B.class"));
        Inputs after = new Inputs();
        after.addFile(directory.resolve("classes"));
        assertEquals(Optional.of("classes has changed"), after.reasonToMake(output));
    }

    @Test
    void aNoteThatIsDamagedIsNoNote() throws Exception {
        Path note = directory.resolve("out/app.inputs");
        byte[] whole = Files.readAllBytes(note);
        for (byte[] damaged : List.of(new byte[0], new byte[] {-1, -2}, cut(whole, 20))) {
            Files.write(note, damaged);
            assertTrue(inputs("-Ob").reasonToMake(output).isPresent());
        }
    }

    private static byte[] cut(byte[] bytes, int length) {
        return Arrays.copyOf(bytes, length);
    }

    @Test
    void whatFailsIsMadeAgain() throws Exception {
        Inputs changed = inputs("-O2");
        assertThrows(
                MojoFailureException.class,
                () ->
                        changed.makeIfNeeded(
                                output,
                                new SystemStreamLog(),
                                () -> {
                                    throw new MojoFailureException("no");
                                }));
        assertFalse(Files.exists(directory.resolve("out/app.inputs")));
        assertEquals(
                Optional.of("it is not known what it was made of"),
                inputs("-Ob").reasonToMake(output));
    }

    @Test
    void successWithoutAnOutputIsAFailure() {
        assertThrows(
                MojoExecutionException.class,
                () ->
                        inputs("-Ob")
                                .makeIfNeeded(
                                        directory.resolve("none"),
                                        new SystemStreamLog(),
                                        () -> {}));
    }
}
