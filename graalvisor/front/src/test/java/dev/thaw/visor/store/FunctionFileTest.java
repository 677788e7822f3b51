// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.visor.RefusedException;
import dev.thaw.visor.fake.FunctionFiles;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.Random;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is taken for a function file, and what is not. */
class FunctionFileTest {
    private static final byte[] ELF = FunctionFiles.elf();
    private static final String GOOD = FunctionFiles.manifest("Hello", ELF);

    @TempDir private Path directory;
    private int files;

    private Manifest unpack(byte[] archive) throws IOException, RefusedException {
        Path file = Files.write(directory.resolve("file" + ++files), archive);
        Path to = Files.createDirectory(directory.resolve("to" + files));
        return FunctionFile.unpack(file, to, 1 << 20);
    }

    private void refused(String message, byte[] archive) {
        RefusedException e = assertThrows(RefusedException.class, () -> unpack(archive));
        assertTrue(e.getMessage().contains(message), e.getMessage());
        assertTrue(e.failure().status() == 422 || e.failure().status() == 413);
    }

    private void refused(String message, String manifest) {
        refused(message, FunctionFiles.archive(manifest, Map.of("libfake.so", ELF)));
    }

    @Test
    void aGoodOneIsUnpacked() throws Exception {
        Manifest manifest = unpack(FunctionFiles.archive("com.example.Hello"));
        assertEquals("com.example.Hello", manifest.entry());
        assertEquals("libfake.so", manifest.library());
        assertEquals(64, Files.size(directory.resolve("to1").resolve("libfake.so")));
    }

    @Test
    void manifestsAreChecked() {
        refused("no JSON", "hello");
        refused("no JSON", "[]");
        refused("has format 2", GOOD.replace("\"format\": 1", "\"format\": 2"));
        refused("has abi null", GOOD.replace("\"abi\": 1, ", ""));
        refused("has abi 2", GOOD.replace("\"abi\": 1, ", "\"abi\": 2, "));
        refused("names the runtime 'cobol'", GOOD.replace("\"java\"", "\"cobol\""));
        refused("names the signature 'x'", GOOD.replace("\"function\"", "\"x\""));
        refused("it is for arm", GOOD.replace("x86_64", "arm"));
        refused("needs a text 'entry'", GOOD.replace("\"entry\": \"Hello\",", ""));
        refused(
                "needs a text 'library'",
                GOOD.replace("\"library\": \"libfake.so\"", "\"library\": 7"));
        refused(
                "names libother.so",
                GOOD.replace("\"library\": \"libfake.so\"", "\"library\": \"libother.so\""));
        refused("no name for a file", GOOD.replace("libfake.so", "../fake.so"));
        refused("no name for a file", GOOD.replace("libfake.so", "a/fake.so"));
        refused("no name for a file", GOOD.replace("libfake.so", "manifest.json"));
        refused("no digest", GOOD.replaceAll("sha256:.*\"", "sha256:77\""));
        refused(
                "must name a library or a source",
                GOOD.replace("\"library\": \"libfake.so\",", ""));
    }

    @Test
    void statesAndEntriesAreChecked() throws Exception {
        String room = GOOD.replace("\"abi\": 1", "\"abi\": 1, \"state-capacity\": 4096");
        Manifest manifest =
                unpack(
                        FunctionFiles.archive(
                                room.replace("\"abi\": 1", "\"abi\": 1, \"data\": \"words\""),
                                Map.of("libfake.so", ELF)));
        assertEquals("words", manifest.data());
        assertEquals(manifest, Manifest.parse(manifest.toJson()));
        refused(
                "no room for shared data 'words'",
                GOOD.replace("\"abi\": 1", "\"abi\": 1, \"data\": \"words\""));
        refused("is no name", room.replace("\"abi\": 1", "\"abi\": 1, \"data\": \"a/b\""));
        refused(
                "whose state is the library",
                room.replace("\"abi\": 1", "\"abi\": 1, \"state\": \"libfake.so\""));
        refused("that are no object", GOOD.replace("\"abi\": 1", "\"abi\": 1, \"entries\": []"));
        refused(
                "names the entry Hello",
                GOOD.replace("\"abi\": 1", "\"abi\": 1, \"entries\": {\"Other\": \"text\"}"));
        refused(
                "names the signature 'x'",
                GOOD.replace("\"abi\": 1", "\"abi\": 1, \"entries\": {\"Hello\": \"x\"}"));
    }

    @Test
    void filesAreWhatTheManifestSays() throws Exception {
        refused("has no manifest.json", zip("libfake.so", ELF));
        refused("which its manifest names", FunctionFiles.archive(GOOD, Map.of()));
        refused(
                "that its manifest does not name",
                FunctionFiles.archive(GOOD, Map.of("libfake.so", ELF, "more", ELF)));
        refused(
                "that its manifest does not name",
                FunctionFiles.archive(GOOD, Map.of("libfake.so", ELF, "../../evil", ELF)));
        byte[] other = ELF.clone();
        other[63] = 1;
        refused("its manifest says", FunctionFiles.archive(GOOD, Map.of("libfake.so", other)));
        assertTrue(Files.notExists(directory.resolve("evil")));
    }

    @Test
    void librariesAreForThisMachine() {
        elf("is not an ELF file", 0, 'x');
        elf("64 bits", 4, 1);
        elf("64 bits", 5, 2);
        elf("is not a shared library", 16, 2);
        elf("ELF machine 183", 18, 183);
        refused(
                "is not an ELF file",
                FunctionFiles.archive(
                        FunctionFiles.manifest("x", new byte[3]),
                        Map.of("libfake.so", new byte[3])));
    }

    private void elf(String message, int at, int value) {
        byte[] elf = ELF.clone();
        elf[at] = (byte) value;
        refused(
                message,
                FunctionFiles.archive(FunctionFiles.manifest("x", elf), Map.of("libfake.so", elf)));
    }

    @Test
    void whatUnpacksTooLargeIsCutOff() {
        byte[] zeros = new byte[2 << 20];
        refused(
                "too large",
                FunctionFiles.archive(
                        FunctionFiles.manifest("x", zeros), Map.of("libfake.so", zeros)));
    }

    /** Whatever is damaged, it is refused, or an unlucky I/O error; nothing else. */
    @Test
    void damagedArchivesAreRefused() {
        byte[] good = FunctionFiles.archive("Hello");
        Random random = new Random(4);
        for (int round = 0; round < 2000; round++) {
            byte[] bad = good.clone();
            for (int i = 0; i <= round % 4; i++) {
                bad[random.nextInt(bad.length)] = (byte) random.nextInt(256);
            }
            try {
                unpack(random.nextBoolean() ? bad : Arrays.copyOf(bad, random.nextInt(bad.length)));
            } catch (RefusedException | IOException e) {
                assertTrue(e.getMessage() != null);
            }
        }
    }

    private static byte[] zip(String name, byte[] bytes) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(out, StandardCharsets.UTF_8)) {
            zip.putNextEntry(new ZipEntry(name));
            zip.write(bytes);
        }
        return out.toByteArray();
    }
}
