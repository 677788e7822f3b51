// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.profile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;

/** In a file with three sections, of which that of code has more pages than there is room for. */
class TableInImageTest {
    private static final int PAGE = PrefetchTable.PAGE;

    /** Pages so far from each other that each is a request of its own. */
    private static final int STEP = 6;

    private static final int MORE = 8;
    private static final int TOUCHED = PrefetchTable.MAX_RANGES + MORE;

    @TempDir private Path directory;
    private TableInImage table;

    @BeforeEach
    void write() throws IOException {
        Path file = directory.resolve("app");
        long code = (long) TOUCHED * STEP * PAGE;
        long at = 2L * PAGE + code;
        ElfFile image =
                new ElfFile(
                        file,
                        List.of(
                                new ElfFile.Section(".text", PAGE, PAGE, code),
                                new ElfFile.Section(".svm_heap", 2 * code, PAGE + code, PAGE),
                                new ElfFile.Section(".data", 3 * code, at, PrefetchTable.SIZE)),
                        0);
        try (FileChannel channel =
                FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
            channel.write(ByteBuffer.wrap(PrefetchTable.empty()), at);
        }
        table = TableInImage.of(image);
    }

    @Test
    void saysForHowManyItHasNoRoom() throws IOException {
        List<Long> touches = new ArrayList<>();
        for (int i = 0; i < TOUCHED; i++) {
            touches.add(PAGE + (long) i * STEP * PAGE);
        }
        TableInImage.Asked asked = table.ask(PrefetchTable.Advice.READ, 5, touches, 1);
        assertEquals(PrefetchTable.MAX_RANGES, asked.ranges());
        assertEquals(MORE, asked.leftOut());
        assertTrue(asked.toString().endsWith(" (no room for 8 more)"), asked.toString());
        TableInImage.Asked fewer =
                table.ask(PrefetchTable.Advice.READ, 5, touches.subList(MORE, TOUCHED), 1);
        assertFalse(fewer.toString().contains("no room"), fewer.toString());
    }

    @Test
    void asksForNothingOnceItIsCleared() throws IOException {
        table.ask(PrefetchTable.Advice.MAP, 5, List.of((long) PAGE), 1);
        assertTrue(table.asks());
        table.clear();
        assertFalse(table.asks());
        assertEquals(5, table.placesId());
    }

    @Test
    void anImageThatWasBuiltSinceGetsNoTable() throws IOException {
        Path file = directory.resolve("app");
        Path other = Files.copy(file, directory.resolve("other"));
        Files.setLastModifiedTime(other, FileTime.from(Instant.now().plusSeconds(60)));
        Files.move(other, file, StandardCopyOption.REPLACE_EXISTING);
        byte[] built = Files.readAllBytes(file);
        for (Executable change :
                List.<Executable>of(
                        table::clear,
                        () -> table.ask(PrefetchTable.Advice.READ, 5, List.of((long) PAGE), 1),
                        table::requireReplaceable)) {
            ProfileException refused = assertThrows(ProfileException.class, change);
            assertTrue(
                    refused.getMessage().startsWith(file + " was built anew meanwhile"),
                    refused.getMessage());
            assertEquals(-1, Arrays.mismatch(built, Files.readAllBytes(file)));
        }
        Files.delete(file);
        assertThrows(
                ProfileException.class,
                () -> table.ask(PrefetchTable.Advice.READ, 5, List.of((long) PAGE), 1));
        try (Stream<Path> files = Files.list(directory)) {
            assertEquals(List.of(), files.toList());
        }
    }

    @Test
    void knowsItsImageWhateverThatAsksFor() throws IOException {
        Path file = directory.resolve("app");
        Path other = Files.copy(file, directory.resolve("other"));
        assertTrue(table.isAllThatDiffersFrom(other));
        table.ask(PrefetchTable.Advice.MAP, 5, List.of((long) PAGE), 1);
        assertTrue(Files.mismatch(file, other) >= 0);
        assertTrue(table.isAllThatDiffersFrom(other));
        long size = Files.size(file);
        for (long at : new long[] {0, size - PrefetchTable.SIZE - 1}) {
            Files.copy(file, other, StandardCopyOption.REPLACE_EXISTING);
            try (FileChannel channel = FileChannel.open(other, StandardOpenOption.WRITE)) {
                channel.write(ByteBuffer.wrap(new byte[] {1}), at);
            }
            assertFalse(table.isAllThatDiffersFrom(other), "byte " + at);
        }
        Files.write(other, new byte[] {1}, StandardOpenOption.APPEND);
        assertFalse(table.isAllThatDiffersFrom(other));
    }
}
