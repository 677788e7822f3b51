// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.tool;

import dev.thaw.doss.nativeimage.file.SlotGeometry;
import dev.thaw.doss.nativeimage.file.SnapshotHeader;
import dev.thaw.doss.nativeimage.file.SnapshotLayout;
import dev.thaw.doss.nativeimage.file.SnapshotTypes;
import dev.thaw.doss.nativeimage.file.SnapshotTypes.Chunks;
import dev.thaw.doss.nativeimage.file.SnapshotTypes.Field;
import dev.thaw.doss.nativeimage.file.SnapshotTypes.Type;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.UUID;
import java.util.zip.CRC32C;

/**
 * A snapshot file made by hand. Objects are named by references, as they stand in the file; the
 * first one is the root.
 */
final class TinySnapshot {
    static final long IMAGE_HEAP = 1 << 16;
    static final long SLOT = 1 << 20;
    static final long CAPACITY = 1 << 16;

    /** Chunks of 256 bytes, so that a few objects take several. */
    static final Chunks CHUNKS = new Chunks(256, 8, 24, 40, 16, 512);

    static final Type NODE =
            new Type(
                    0x1000,
                    "com.example.Node",
                    SnapshotTypes.NO_ARRAY,
                    48,
                    List.of(
                            new Field(12, 'I', "count"),
                            new Field(16, 'L', "next"),
                            new Field(24, 'L', "value"),
                            new Field(32, 'D', "weight"),
                            new Field(40, 'L', SnapshotTypes.MONITOR)));
    static final Type STRING =
            new Type(
                    0x2000,
                    "java.lang.String",
                    SnapshotTypes.NO_ARRAY,
                    32,
                    List.of(
                            new Field(12, 'I', "hash"),
                            new Field(16, 'L', "value"),
                            new Field(24, 'B', "coder")));
    static final Type BYTES = new Type(0x3000, "[B", 'B', 16, List.of());
    static final Type OBJECTS = new Type(0x4000, "[Ljava.lang.Object;", 'L', 16, List.of());
    static final Type CHARS = new Type(0x5000, "[C", 'C', 16, List.of());

    static final int NEXT = 16;
    static final int VALUE = 24;

    private static final int BODY = (int) SlotGeometry.PAGE;

    private final SnapshotLayout layout;
    private final ByteBuffer low = ByteBuffer.allocate(1 << 16).order(ByteOrder.LITTLE_ENDIAN);
    private final List<byte[]> large = new ArrayList<>();
    private final List<Long> references = new ArrayList<>();

    /** Where the current aligned chunk begins. */
    private int chunk;

    private int largeSize;
    private int objects;
    private List<Type> types = List.of(NODE, STRING, BYTES, OBJECTS, CHARS);
    private UUID image = new UUID(1, 2);
    private long root = -1;
    private int lengthOffset = 12;

    TinySnapshot(SnapshotLayout layout) {
        this.layout = layout;
        if (layout == SnapshotLayout.CHUNKED) {
            low.position(CHUNKS.objectsOffset());
        }
    }

    TinySnapshot types(Type... newTypes) {
        types = List.of(newTypes);
        return this;
    }

    /** What the type table says of arrays, wherever they have their length. */
    TinySnapshot lengthOffset(int newOffset) {
        lengthOffset = newOffset;
        return this;
    }

    TinySnapshot image(UUID newImage) {
        image = newImage;
        return this;
    }

    TinySnapshot root(long newRoot) {
        root = newRoot;
        return this;
    }

    long node(int count, double weight) {
        long object = add(NODE, NODE.size());
        low.putInt(at(object) + 12, count).putDouble(at(object) + 32, weight);
        expectReferences(object, NEXT, VALUE, 40);
        return object;
    }

    long string(String text) {
        boolean latin = text.chars().allMatch(c -> c < 256);
        long object = add(STRING, STRING.size());
        expectReferences(object, 16);
        byte[] characters =
                text.getBytes(latin ? StandardCharsets.ISO_8859_1 : StandardCharsets.UTF_16LE);
        low.put(at(object) + 24, (byte) (latin ? 0 : 1));
        setReference(object, 16, bytes(characters));
        return object;
    }

    long bytes(byte... elements) {
        long object = add(BYTES, 16 + elements.length);
        low.putInt(at(object) + 12, elements.length).put(at(object) + 16, elements);
        return object;
    }

    long chars(String elements) {
        long object = add(CHARS, 16 + 2 * elements.length());
        low.putInt(at(object) + 12, elements.length());
        for (int i = 0; i < elements.length(); i++) {
            low.putChar(at(object) + 16 + 2 * i, elements.charAt(i));
        }
        return object;
    }

    long array(long... elements) {
        long object = add(OBJECTS, 16 + 8 * elements.length);
        low.putInt(at(object) + 12, elements.length);
        for (int i = 0; i < elements.length; i++) {
            setReference(object, 16 + 8 * i, elements[i]);
            expectReferences(object, 16 + 8 * i);
        }
        return object;
    }

    /** In a chunk of its own. */
    long largeBytes(byte... elements) {
        int size = words(16 + elements.length);
        int begin = CHUNKS.largeHeaderSize() + words((size + 511) / 512) + 8;
        ByteBuffer chunk = ByteBuffer.allocate(begin + size).order(ByteOrder.LITTLE_ENDIAN);
        chunk.putLong(CHUNKS.topOffset(), begin + size).putLong(begin - 8, begin);
        chunk.putLong(begin, BYTES.hubOffset() | 3).putInt(begin + 12, elements.length);
        chunk.put(begin + 16, elements);
        large.add(chunk.array());
        largeSize += begin + size;
        objects++;
        return SLOT + CAPACITY - largeSize + begin;
    }

    void setReference(long object, int offset, long to) {
        low.putLong(at(object) + offset, to);
    }

    /** Sets the 4 bytes that have no part in the graph. */
    void setInt(long object, int offset, int value) {
        low.putInt(at(object) + offset, value);
    }

    private long add(Type type, int bytes) {
        int size = words(bytes);
        if (layout == SnapshotLayout.CHUNKED && low.position() + size > chunk + CHUNKS.size()) {
            closeChunk();
            chunk += CHUNKS.size();
            low.position(chunk + CHUNKS.objectsOffset());
        }
        long object = SLOT + low.position();
        low.putLong(low.position(), type.hubOffset() | 2);
        low.position(low.position() + size);
        objects++;
        if (root < 0) {
            root = object;
        }
        return object;
    }

    private void closeChunk() {
        low.putLong(chunk + CHUNKS.topOffset(), low.position() - chunk);
    }

    private void expectReferences(long object, int... offsets) {
        for (int offset : offsets) {
            references.add(at(object) + (long) offset);
        }
    }

    private static int at(long object) {
        return (int) (object - SLOT);
    }

    /** Where in the file a byte of an object in the low group is. */
    static long inFile(long object, int offset) {
        return BODY + at(object) + offset;
    }

    Path write(Path file) throws IOException {
        return Files.write(file, toBytes());
    }

    byte[] toBytes() {
        int lowSize = low.position();
        if (layout == SnapshotLayout.CHUNKED) {
            closeChunk();
        }
        byte[] high = layout == SnapshotLayout.CHUNKED ? largeChunks() : referenceMap(lowSize);
        byte[] table = new SnapshotTypes(8, lengthOffset, CHUNKS, types).encode();
        SnapshotHeader header =
                new SnapshotHeader(
                        layout,
                        image,
                        IMAGE_HEAP,
                        SLOT,
                        0,
                        CAPACITY,
                        lowSize,
                        high.length,
                        root,
                        objects,
                        1_800_000_000_000L,
                        table.length,
                        0);
        byte[] file = new byte[(int) header.fileSize()];
        System.arraycopy(header.encode(), 0, file, 0, SnapshotHeader.SIZE);
        System.arraycopy(low.array(), 0, file, BODY, lowSize);
        int highEnd = (int) header.geometry().typesFileOffset();
        System.arraycopy(high, 0, file, highEnd - high.length, high.length);
        System.arraycopy(table, 0, file, highEnd, table.length);
        return repaired(file);
    }

    private byte[] largeChunks() {
        ByteBuffer all = ByteBuffer.allocate(largeSize);
        large.reversed().forEach(all::put);
        return all.array();
    }

    private byte[] referenceMap(int lowSize) {
        int words = (lowSize + 511) / 512;
        ByteBuffer map = ByteBuffer.allocate(words * 8).order(ByteOrder.LITTLE_ENDIAN);
        for (long r : references) {
            int bit = (int) r / 8;
            int word = (words - 1 - bit / 64) * 8;
            map.putLong(word, map.getLong(word) | 1L << bit);
        }
        return map.array();
    }

    /** The file with checksums as if it had been stored so. */
    static byte[] repaired(byte[] file) {
        SnapshotHeader h =
                SnapshotHeader.decode(Arrays.copyOf(file, SnapshotHeader.SIZE), Path.of("tiny"));
        CRC32C body = new CRC32C();
        body.update(file, BODY, file.length - BODY);
        byte[] result = file.clone();
        byte[] header = h.complete(h.storedAt(), h.typesSize(), (int) body.getValue()).encode();
        System.arraycopy(header, 0, result, 0, header.length);
        return result;
    }

    /** The file with a header that is believed, whatever it says. */
    static byte[] withHeaderChecksum(byte[] file) {
        byte[] result = file.clone();
        ByteBuffer.wrap(result)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putInt(SnapshotHeader.SIZE - Integer.BYTES, SnapshotHeader.checksum(result));
        return result;
    }

    private static int words(int bytes) {
        return (bytes + 7) / 8 * 8;
    }
}
