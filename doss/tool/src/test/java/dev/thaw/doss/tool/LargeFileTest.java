// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.doss.nativeimage.file.SnapshotHeader;
import dev.thaw.doss.nativeimage.file.SnapshotLayout;
import dev.thaw.doss.nativeimage.file.SnapshotTypes;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A file of more than 2 GiB, most of it a hole: an array of two, bytes that nothing refers to, and
 * a node behind them. Its bytes are not read, and it has no checksum, because that takes long.
 */
class LargeFileTest {
    private static final int LENGTH = Integer.MAX_VALUE - 7;
    private static final long BYTES = 16 + 2 * 8;
    private static final long NODE = BYTES + 16 + LENGTH;
    private static final long END = NODE + TinySnapshot.NODE.size();
    private static final long CAPACITY = 1L << 33;

    @TempDir private Path directory;

    @Test
    void worksBehindTwoGibibytes() throws IOException {
        Path old = write(directory.resolve("old.doss"), 1);
        String info = CommandResult.of("info", old).output();
        assertTrue(info.contains("3 objects"), info);
        assertTrue(info.contains("2,147,483,656"), info);
        Path young = write(directory.resolve("new.doss"), 2);
        CommandResult result = CommandResult.of("diff", old, young);
        assertEquals("root[1].count: 1 -> 2\n", result.output());
    }

    private static Path write(Path file, int count) throws IOException {
        SnapshotTypes types =
                new SnapshotTypes(
                        8,
                        12,
                        TinySnapshot.CHUNKS,
                        List.of(TinySnapshot.OBJECTS, TinySnapshot.BYTES, TinySnapshot.NODE));
        byte[] table = types.encode();
        long words = (END + 511) / 512;
        SnapshotHeader header =
                new SnapshotHeader(
                        SnapshotLayout.LINEAR,
                        new UUID(1, 2),
                        TinySnapshot.IMAGE_HEAP,
                        TinySnapshot.SLOT,
                        0,
                        CAPACITY,
                        END,
                        words * 8,
                        TinySnapshot.SLOT,
                        3,
                        0,
                        table.length,
                        0);
        try (FileChannel out =
                FileChannel.open(
                        file,
                        StandardOpenOption.CREATE_NEW,
                        StandardOpenOption.SPARSE,
                        StandardOpenOption.WRITE)) {
            long body = header.geometry().bodyOffset();
            put(
                    out,
                    body,
                    buffer(32)
                            .putLong(TinySnapshot.OBJECTS.hubOffset())
                            .putInt(0)
                            .putInt(2)
                            .putLong(0)
                            .putLong(TinySnapshot.SLOT + NODE));
            put(
                    out,
                    body + BYTES,
                    buffer(16).putLong(TinySnapshot.BYTES.hubOffset()).putInt(0).putInt(LENGTH));
            put(
                    out,
                    body + NODE,
                    buffer(16).putLong(TinySnapshot.NODE.hubOffset()).putInt(0).putInt(count));
            long[] map = new long[Math.toIntExact(words)];
            for (long reference : new long[] {16, 24, NODE + 16, NODE + 24, NODE + 40}) {
                map[(int) (reference / 512)] |= 1L << (reference / 8);
            }
            for (int k = 0; k < map.length; k++) {
                if (map[k] != 0) {
                    put(
                            out,
                            header.geometry().typesFileOffset() - 8L * (k + 1),
                            buffer(8).putLong(map[k]));
                }
            }
            put(
                    out,
                    header.geometry().typesFileOffset(),
                    ByteBuffer.allocate(table.length).put(table));
            byte[] first = header.encode();
            put(out, 0, ByteBuffer.allocate(first.length).put(first));
        }
        return file;
    }

    private static ByteBuffer buffer(int size) {
        return ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
    }

    private static void put(FileChannel out, long position, ByteBuffer bytes) throws IOException {
        assertEquals(bytes.capacity(), out.write(bytes.flip(), position));
    }
}
