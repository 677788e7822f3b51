// SPDX-License-Identifier: Apache-2.0
package dev.thaw.advise.image;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files that have nothing of an image but its sections; all between these is holes. */
class NativeImageTest {
    private static final int ENTRY = 64;
    private static final int SECTIONS = 4;
    private static final long LARGE = 3L << 30;
    private static final String TEXTS = "\0.text\0.svm_heap\0.strtab\0.shstrtab\0";
    private static final String PREFETCH = "\0thaw_startup_prefetch\0";

    @TempDir private Path directory;
    private Path file;

    @BeforeEach
    void nameFile() {
        file = directory.resolve("app");
    }

    /**
     * Code, heap and names, one behind the other, and where they are behind these.
     *
     * @param prefetch where the name is among the others; none if that is negative
     */
    private void write(long code, long heap, long names, long prefetch) throws IOException {
        long table = ENTRY + code + heap + names;
        ByteBuffer header = buffer(ENTRY);
        header.putInt(0, 0x464c457f).putShort(4, (short) 0x0102).putLong(40, table);
        header.putShort(60, (short) SECTIONS).putShort(62, (short) (SECTIONS - 1));
        ByteBuffer end = buffer(SECTIONS * ENTRY + TEXTS.length());
        section(end, 0, ".text", ENTRY, code);
        section(end, 1, ".svm_heap", ENTRY + code, heap);
        section(end, 2, ".strtab", ENTRY + code + heap, names);
        section(end, 3, ".shstrtab", table + SECTIONS * ENTRY, TEXTS.length());
        end.put(SECTIONS * ENTRY, bytes(TEXTS));
        try (FileChannel channel =
                FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
            channel.truncate(0);
            channel.write(header, 0);
            channel.write(end, table);
            if (prefetch >= 0) {
                channel.write(ByteBuffer.wrap(bytes(PREFETCH)), ENTRY + code + heap + prefetch);
            }
        }
    }

    private static void section(ByteBuffer to, int nth, String name, long offset, long size) {
        to.putInt(nth * ENTRY, TEXTS.indexOf("\0" + name + "\0") + 1);
        to.putLong(nth * ENTRY + 24, offset).putLong(nth * ENTRY + 32, size);
    }

    private static ByteBuffer buffer(int size) {
        return ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    @Test
    void oneMayHaveMoreBytesThanAnIntCounts() throws IOException {
        write(7, LARGE, 100, 10);
        assertEquals(Optional.of(new NativeImage(file, 7, LARGE, true)), NativeImage.of(file));
        write(LARGE, 8, 100, -1);
        assertEquals(Optional.of(new NativeImage(file, LARGE, 8, false)), NativeImage.of(file));
    }

    @Test
    void whatAsksForPagesIsFoundWhereverItsNameLies() throws IOException {
        int piece = 1 << 20;
        int last = 2 * piece - PREFETCH.length();
        for (int at : new int[] {0, piece - 1, piece - PREFETCH.length() / 2, piece, last}) {
            write(1, 1, 2 * piece, at);
            assertEquals(Optional.of(new NativeImage(file, 1, 1, true)), NativeImage.of(file));
        }
    }

    @Test
    void aDamagedFileIsNone() throws IOException {
        // where the sections are told, how many there are, and which has their names
        for (long at : new long[] {40, 60, 62}) {
            write(1, 1, 100, 0);
            try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
                channel.write(ByteBuffer.wrap(new byte[] {-1, -1}), at);
            }
            assertEquals(Optional.empty(), NativeImage.of(file));
        }
        write(1, 1, 100, 0);
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            channel.truncate(channel.size() - TEXTS.length());
        }
        assertEquals(Optional.empty(), NativeImage.of(file));
    }
}
