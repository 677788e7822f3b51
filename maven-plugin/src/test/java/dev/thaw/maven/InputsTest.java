// SPDX-License-Identifier: Apache-2.0
package dev.thaw.maven;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
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
    void aLibraryThatWasWrittenBesideItIsMissed() throws Exception {
        Path library = output.resolveSibling("libjava.so");
        inputs("-Ob")
                .makeIfNeeded(
                        output.resolveSibling("other"),
                        new SystemStreamLog(),
                        () -> {
                            Files.writeString(library, "library");
                            Files.writeString(output.resolveSibling("other"), "app");
                        });
        Path other = output.resolveSibling("other");
        assertEquals(Optional.empty(), inputs("-Ob").reasonToMake(other));
        Files.delete(library);
        assertEquals(
                Optional.of("libjava.so beside it is gone"), inputs("-Ob").reasonToMake(other));
        assertEquals(Optional.empty(), inputs("-Ob").reasonToMake(output));
    }

    @Test
    void whatIsMadeWithItIsMissed() throws Exception {
        Path index = Files.writeString(output.resolveSibling("app.index"), "index");
        Inputs inputs = inputs("-Ob");
        inputs.alsoMakes(index);
        assertEquals(Optional.empty(), inputs.reasonToMake(output));
        Files.delete(index);
        assertEquals(Optional.of("app.index beside it is gone"), inputs.reasonToMake(output));
        assertEquals(Optional.empty(), inputs("-Ob").reasonToMake(output));
    }

    /** A build leaves a library as it is if it is what the image needs. */
    @Test
    void aLibraryThatALaterBuildLeavesAsItIsIsMissed() throws Exception {
        Path library = output.resolveSibling("libjava.so");
        inputs("-O1")
                .makeIfNeeded(
                        output,
                        new SystemStreamLog(),
                        () -> {
                            Files.writeString(library, "library");
                            Files.writeString(output, "app");
                        });
        make(inputs("-O2"));
        assertEquals(Optional.empty(), inputs("-O2").reasonToMake(output));
        Path other = output.resolveSibling("other");
        inputs("-O2")
                .makeIfNeeded(other, new SystemStreamLog(), () -> Files.writeString(other, "app"));
        Files.delete(library);
        Optional<String> gone = Optional.of("libjava.so beside it is gone");
        assertEquals(gone, inputs("-O2").reasonToMake(output));
        assertEquals(gone, inputs("-O2").reasonToMake(other));
    }

    @Test
    void whatSomethingElseHasWrittenOverItIsMadeAgain() throws Exception {
        FileTime time = Files.getLastModifiedTime(output);
        Files.writeString(output, "another");
        Files.setLastModifiedTime(output, time);
        Optional<String> another = Optional.of("something else has written it since");
        assertEquals(another, inputs("-Ob").reasonToMake(output));
        make(inputs("-Ob"));
        assertEquals(2, made.size());
        assertEquals(Optional.empty(), inputs("-Ob").reasonToMake(output));
        Files.setLastModifiedTime(output, FileTime.fromMillis(time.toMillis() + 5000));
        assertEquals(another, inputs("-Ob").reasonToMake(output));
    }

    @Test
    void aLibraryThatWasThereBeforeIsNotMissed() throws Exception {
        Path others = Files.writeString(output.resolveSibling("others.so"), "library");
        Path own = Files.writeString(output.resolveSibling("own.so"), "of an earlier build");
        Files.setLastModifiedTime(own, FileTime.fromMillis(1_000_000_000_000L));
        inputs("-O2")
                .makeIfNeeded(
                        output,
                        new SystemStreamLog(),
                        () -> {
                            Files.writeString(own, "library");
                            Files.writeString(output, "app");
                        });
        Files.delete(others);
        assertEquals(Optional.empty(), inputs("-O2").reasonToMake(output));
        Files.delete(own);
        assertEquals(Optional.of("own.so beside it is gone"), inputs("-O2").reasonToMake(output));
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
    void whenAJarWasPackedIsNoMatter() throws Exception {
        Path packed = directory.resolve("packed.jar");
        pack(packed, "A", 0);
        Inputs before = new Inputs();
        before.addContent(packed, Inputs.AS_IT_IS);
        make(before);
        byte[] bytes = Files.readAllBytes(packed);
        pack(packed, "A", 1_000_000_000_000L);
        assertFalse(Arrays.equals(bytes, Files.readAllBytes(packed)));
        Inputs later = new Inputs();
        later.addContent(packed, Inputs.AS_IT_IS);
        assertEquals(Optional.empty(), later.reasonToMake(output));
        pack(packed, "B", 0);
        Inputs changed = new Inputs();
        changed.addContent(packed, Inputs.AS_IT_IS);
        assertEquals(Optional.of("packed.jar has changed"), changed.reasonToMake(output));
    }

    private static void pack(Path jar, String content, long millis) throws Exception {
        try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(jar))) {
            ZipEntry entry = new ZipEntry("a/A.class");
            entry.setTime(millis);
            out.putNextEntry(entry);
            out.write(content.getBytes(StandardCharsets.UTF_8));
        }
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

    @Test
    void aNoteOfAnotherFormIsNoNote() throws Exception {
        Path note = directory.resolve("out/app.inputs");
        String text = Files.readString(note);
        assertTrue(text.startsWith("thaw-inputs 2\n"), text);
        Files.writeString(note, text.replace("thaw-inputs 2\n", "thaw-inputs 3\n"));
        assertEquals(
                Optional.of("it is not known what it was made of"),
                inputs("-Ob").reasonToMake(output));
        make(inputs("-Ob"));
        assertEquals(2, made.size());
        assertEquals(Optional.empty(), inputs("-Ob").reasonToMake(output));
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
