// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.tool;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.layout.profile.ElfFile;
import dev.thaw.layout.profile.PrefetchTable;
import dev.thaw.layout.profile.ProfileException;
import dev.thaw.layout.profile.TableInImage;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** On a file that has nothing of an image but its sections and the table. */
class SilentImageTest {
    private static final int PAGE = PrefetchTable.PAGE;
    private static final int SECTION = 64;
    private static final List<String> SECTIONS = List.of(".text", ".svm_heap", ".data", ".names");

    @TempDir private Path directory;
    private Path image;
    private byte[] asks;

    @BeforeEach
    void makeOneThatAsks() throws IOException {
        image = directory.resolve("app");
        asks = image('a');
        Files.write(image, asks);
        assertTrue(TableInImage.of(ElfFile.read(image)).asks());
    }

    /** The last section has the names; all sections have the same size. */
    static byte[] image(char code) {
        int size = PrefetchTable.SIZE / PAGE * PAGE + PAGE;
        ByteBuffer file =
                ByteBuffer.allocate(PAGE + SECTIONS.size() * size).order(ByteOrder.LITTLE_ENDIAN);
        file.putInt(0, 0x464c457f).putShort(4, (short) 0x0102).putLong(40, SECTION);
        file.putShort(58, (short) SECTION).putShort(60, (short) SECTIONS.size());
        file.putShort(62, (short) (SECTIONS.size() - 1));
        int name = 0;
        for (int i = 0; i < SECTIONS.size(); i++) {
            int at = SECTION + i * SECTION;
            long offset = PAGE + (long) i * size;
            file.putInt(at, name).putLong(at + 16, offset).putLong(at + 24, offset);
            file.putLong(at + 32, size);
            byte[] text = SECTIONS.get(i).getBytes(StandardCharsets.US_ASCII);
            file.put(PAGE + (SECTIONS.size() - 1) * size + name, text);
            name += text.length + 1;
        }
        file.put(PAGE, (byte) code);
        file.put(
                PAGE + SECTIONS.indexOf(".data") * size,
                PrefetchTable.of(
                        PrefetchTable.Advice.READ, 7, List.of(new PrefetchTable.Range(0, PAGE))));
        return file.array();
    }

    private boolean asksNow() throws IOException {
        return TableInImage.of(ElfFile.read(image)).asks();
    }

    private static SilentImage silent(Path image) throws IOException {
        return SilentImage.of(image, TableInImage.of(ElfFile.read(image)));
    }

    private void isAsItWas() throws IOException {
        assertEquals(
                -1, ByteBuffer.wrap(asks).mismatch(ByteBuffer.wrap(Files.readAllBytes(image))));
        try (Stream<Path> files = Files.list(directory)) {
            assertEquals(List.of(image), files.toList());
        }
    }

    private void awaitThatItAsks() throws Exception {
        // what is beside it goes last
        for (int i = 0; i < 1200 && (!asksNow() || Files.exists(beside())); i++) {
            Thread.sleep(50);
        }
        isAsItWas();
    }

    private Path beside() {
        return directory.resolve("app.asking");
    }

    @Test
    void asksForNothingMeanwhile() throws IOException {
        try (SilentImage _ = silent(image)) {
            assertFalse(asksNow());
        }
        isAsItWas();
    }

    @Test
    void oneThatAsksForNothingStays() throws IOException {
        TableInImage.of(ElfFile.read(image)).clear();
        asks = Files.readAllBytes(image);
        try (SilentImage _ = silent(image)) {
            isAsItWas();
        }
        isAsItWas();
    }

    /** Before it is started, also where nothing has to be written yet. */
    @Test
    void oneThatMayNotBeWrittenAnewIsRefused() throws IOException {
        for (boolean asking : List.of(true, false)) {
            TableInImage table =
                    TableInImage.of(
                            ElfFile.read(image),
                            (_, _) -> {
                                throw new IOException("is another user's");
                            });
            assertEquals(asking, table.asks());
            IOException e = assertThrows(IOException.class, () -> SilentImage.of(image, table));
            assertEquals("is another user's", e.getMessage());
            isAsItWas();
            TableInImage.of(ElfFile.read(image)).clear();
            asks = Files.readAllBytes(image);
        }
    }

    @Test
    void asksAgainWhenTheRecordingIsKilled() throws Exception {
        holder().destroyForcibly().waitFor();
        awaitThatItAsks();
    }

    /** To all processes of a terminal, so that the guard has it too. */
    @Test
    void soDoesOneWhoseRecordingIsInterrupted() throws Exception {
        Process ended = holder();
        ended.descendants().forEach(ProcessHandle::destroy);
        ended.destroy();
        ended.waitFor();
        awaitThatItAsks();
    }

    @Test
    void whatIsLeftWhereTheGuardWasKilledTooTheNextRecordingPutsBack() throws Exception {
        killBoth();
        assertFalse(asksNow());
        SilentImage.putBackWhatIsLeft(image);
        isAsItWas();
    }

    @Test
    void anImageThatWasMadeSinceStays() throws Exception {
        killBoth();
        Files.write(image, image('b'));
        TableInImage.of(ElfFile.read(image)).clear();
        asks = Files.readAllBytes(image);
        SilentImage.putBackWhatIsLeft(image);
        isAsItWas();
    }

    /** As linkers do it: in another file, which takes the place of the one that is there. */
    private byte[] buildAnew() throws IOException {
        byte[] anew = image('b');
        Path built = Files.write(directory.resolve("built"), anew);
        Files.setLastModifiedTime(built, FileTime.from(Instant.now().plusSeconds(60)));
        Files.move(built, image, StandardCopyOption.REPLACE_EXISTING);
        return anew;
    }

    @Test
    void anImageThatIsBuiltMeanwhileStaysAndGetsNoTable() throws IOException {
        for (boolean asking : List.of(true, false)) {
            Files.write(image, image('a'));
            TableInImage table = TableInImage.of(ElfFile.read(image));
            if (!asking) {
                table.clear();
            }
            assertEquals(asking, table.asks());
            try (SilentImage _ = SilentImage.of(image, table)) {
                asks = buildAnew();
            }
            isAsItWas();
            ProfileException refused =
                    assertThrows(
                            ProfileException.class,
                            () -> table.ask(PrefetchTable.Advice.READ, 7, List.of((long) PAGE), 1));
            assertTrue(
                    refused.getMessage().startsWith(image + " was built anew meanwhile"),
                    refused.getMessage());
            isAsItWas();
        }
    }

    @Test
    void anImageThatIsBuiltBeforeTheRecordingIsNotTakenForTheOneThatWasLookedAt()
            throws IOException {
        TableInImage table = TableInImage.of(ElfFile.read(image));
        asks = buildAnew();
        assertThrows(ProfileException.class, () -> SilentImage.of(image, table));
        isAsItWas();
    }

    @Test
    void anImageThatIsBuiltMeanwhileStaysWhereTheRecordingIsKilled() throws Exception {
        Process killed = holder();
        asks = buildAnew();
        killed.destroyForcibly().waitFor();
        for (int i = 0; i < 1200 && Files.exists(beside()); i++) {
            Thread.sleep(50);
        }
        isAsItWas();
    }

    @Test
    void whatWasRecordedIsWrittenOnceTheImageIsInItsPlaceAgain() throws IOException {
        TableInImage table = TableInImage.of(ElfFile.read(image));
        try (SilentImage _ = SilentImage.of(image, table)) {
            assertFalse(asksNow());
        }
        long begin = PAGE;
        assertEquals(1, table.ask(PrefetchTable.Advice.READ, 7, List.of(begin), 1).ranges());
        assertTrue(asksNow());
    }

    private byte[] copied() throws IOException {
        Path copy = directory.resolve("app.before");
        SilentImage.copyAsking(image, copy);
        byte[] bytes = Files.readAllBytes(copy);
        Files.delete(copy);
        return bytes;
    }

    @Test
    void aCopyIsOfTheOneThatAsksAlsoWhileOrAfterItsStartIsRecorded() throws Exception {
        assertArrayEquals(asks, copied());
        try (SilentImage _ = silent(image)) {
            assertArrayEquals(asks, copied());
        }
        killBoth();
        assertArrayEquals(asks, copied());
        SilentImage.putBackWhatIsLeft(image);
        isAsItWas();
    }

    @Test
    void aCopyOfAnImageThatWasBuiltWhileItsStartIsRecordedIsOfThat() throws IOException {
        try (SilentImage _ = silent(image)) {
            byte[] anew = buildAnew();
            assertArrayEquals(anew, copied());
            TableInImage.of(ElfFile.read(image)).clear();
            assertArrayEquals(Files.readAllBytes(image), copied());
        }
    }

    @Test
    void oneThatAsksForNothingIsCopiedAsItIs() throws IOException {
        TableInImage.of(ElfFile.read(image)).clear();
        assertArrayEquals(Files.readAllBytes(image), copied());
        Files.writeString(image, "no image");
        assertArrayEquals(Files.readAllBytes(image), copied());
    }

    private void killBoth() throws Exception {
        Process killed = holder();
        killed.descendants().forEach(ProcessHandle::destroyForcibly);
        killed.destroyForcibly().waitFor();
    }

    /** A process that records until its input ends. */
    private Process holder() throws IOException {
        Process process =
                new ProcessBuilder(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-cp",
                                System.getProperty("java.class.path"),
                                Holder.class.getName(),
                                image.toString())
                        .redirectError(ProcessBuilder.Redirect.INHERIT)
                        .start();
        assertEquals('s', process.getInputStream().read());
        assertFalse(asksNow());
        return process;
    }

    static final class Holder {
        public static void main(String[] arguments) throws IOException {
            try (SilentImage _ = silent(Path.of(arguments[0]))) {
                System.out.println("silent");
                System.in.read();
            }
        }
    }
}
