// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.profile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Of more bytes than an int counts; all but the ends are holes. */
class LargeImageTest {
    private static final long FAR = 5L << 30;
    private static final int ENTRY = 64;
    private static final String NAMES = "\0.data\0.names\0";

    @TempDir private Path directory;

    @Test
    void hasItsSectionsAndItsTable() throws Exception {
        Path file = directory.resolve("app");
        ByteBuffer header = buffer(ENTRY);
        header.putInt(0, 0x464c457f).putShort(4, (short) 0x0102);
        header.putLong(40, FAR).putShort(58, (short) ENTRY).putShort(60, (short) 2);
        header.putShort(62, (short) 1);
        long names = FAR + 2 * ENTRY;
        long data = names + ENTRY;
        ByteBuffer end = buffer(3 * ENTRY + PrefetchTable.SIZE);
        section(end, 0, ".data", data, PrefetchTable.SIZE);
        section(end, ENTRY, ".names", names, NAMES.length());
        end.put(2 * ENTRY, NAMES.getBytes(StandardCharsets.US_ASCII));
        end.put(3 * ENTRY, PrefetchTable.empty());
        try (FileChannel channel =
                FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
            channel.write(header, 0);
            channel.write(end, FAR);
        }
        ElfFile image = ElfFile.read(file);
        assertEquals(
                List.of(
                        new ElfFile.Section(".data", data, data, PrefetchTable.SIZE),
                        new ElfFile.Section(".names", names, names, NAMES.length())),
                image.sections());
        TableInImage table = TableInImage.of(image);
        assertFalse(table.asks());
        assertEquals(data, table.address());
    }

    private static ByteBuffer buffer(int size) {
        return ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
    }

    private static void section(ByteBuffer to, int at, String name, long offset, long size) {
        to.putInt(at, NAMES.indexOf(name)).putLong(at + 16, offset);
        to.putLong(at + 24, offset).putLong(at + 32, size);
    }
}
