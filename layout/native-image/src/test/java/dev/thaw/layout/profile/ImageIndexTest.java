// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.profile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.UUID;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ImageIndexTest {
    private static final UUID BUILD = new UUID(1, 2);

    @TempDir private Path directory;

    private Path file() {
        return directory.resolve("app.index");
    }

    @Test
    void readsWhatItWrites() throws IOException {
        ObjectIdentity identity = new ObjectIdentity(1, -2, 3, -4);
        ImageIndex.Writer writer = new ImageIndex.Writer(BUILD, "app.Main");
        writer.addUnit(7, "a.B.m(int, int):void");
        writer.addMethod(9, "a.C.inlined()");
        writer.addObject(4096, 24, "java.lang.String", identity);
        writer.write(file());
        ImageIndex index = ImageIndex.read(file());
        assertEquals(BUILD, index.buildId());
        assertEquals("app.Main", index.program());
        assertEquals(Map.of(7, "a.B.m(int, int):void"), index.units());
        assertEquals(Map.of(9, "a.C.inlined()"), index.methods());
        assertEquals(
                Map.of(4096L, new ImageIndex.HeapObject(24, "java.lang.String", identity)),
                index.objects());
    }

    @Test
    void refusesOtherFiles() throws IOException {
        Files.writeString(file(), "not compressed");
        refuse("app.index is not an index of an instrumented image");
        writeCompressed("thaw-startup-index 2\nx\n");
        refuse("app.index is not an index of an instrumented image");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "no-uuid\tapp.Main",
                "00000000-0000-0001-0000-000000000002",
                "00000000-0000-0001-0000-000000000002\tapp.Main\nunit\tx\ty",
                "00000000-0000-0001-0000-000000000002\tapp.Main\nunit\t1",
                "00000000-0000-0001-0000-000000000002\tapp.Main\nobject\t1\t2\tA\t3"
            })
    void refusesDamage(String lines) throws IOException {
        writeCompressed("thaw-startup-index 1\n" + lines + "\n");
        refuse("app.index is damaged");
    }

    @Test
    void refusesATruncatedFile() throws IOException {
        new ImageIndex.Writer(BUILD, "app.Main").write(file());
        byte[] whole = Files.readAllBytes(file());
        Files.write(file(), Arrays.copyOf(whole, whole.length - 9));
        refuse("app.index is damaged");
    }

    private void writeCompressed(String text) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        }
        Files.write(file(), bytes.toByteArray());
    }

    private void refuse(String expected) {
        ProfileException e = assertThrows(ProfileException.class, () -> ImageIndex.read(file()));
        assertTrue(e.getMessage().contains(expected), e.getMessage());
    }
}
