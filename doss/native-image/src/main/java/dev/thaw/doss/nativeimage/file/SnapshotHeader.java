// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage.file;

import dev.thaw.doss.DOSSException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.Objects;
import java.util.UUID;

/**
 * The first {@link #SIZE} bytes of a snapshot file. The {@link ClassesToInitialize classes to
 * initialize} come next, and zeros fill the first page. The low group of the slot follows at {@link
 * SlotGeometry#bodyOffset}, at the next page the pages of the high group, then the {@link
 * SnapshotTypes type table}, which is not mapped. All numbers of header and objects are
 * little-endian.
 *
 * <p>Source: DOSS dissertation, section 5.3, "STORE operation" and "LOAD operation".
 *
 * @param layout how the objects lie in the slot
 * @param imageId identity of the image that wrote the file
 * @param imageHeapSize its image heap, in bytes
 * @param slotOffset from the heap base to the slot, in bytes
 * @param slotId number of the slot
 * @param capacity of the slot, in bytes
 * @param lowSize bytes of the low group, which begins where the slot begins
 * @param highSize bytes of the high group, which ends at the end of a page
 * @param rootOffset from the heap base to the root object
 * @param objectCount how many objects the snapshot had when it was taken
 * @param storedAt when the file was written, in milliseconds since 1970-01-01 UTC
 * @param typesSize bytes of the type table
 * @param bodyChecksum CRC32C of everything from {@link SlotGeometry#bodyOffset}; LOAD does not read
 *     so much
 */
public record SnapshotHeader(
        SnapshotLayout layout,
        UUID imageId,
        long imageHeapSize,
        long slotOffset,
        int slotId,
        long capacity,
        long lowSize,
        long highSize,
        long rootOffset,
        long objectCount,
        long storedAt,
        long typesSize,
        int bodyChecksum) {
    public static final int SIZE = 256;
    private static final long MAGIC = 0x0053_534f_4457_4854L; // "THWDOSS" in the file
    private static final int FORMAT_VERSION = 4;
    private static final int CHECKSUM_OFFSET = SIZE - Integer.BYTES;

    /** Odd, so that the multiplication can be undone; 2^32 divided by the golden ratio. */
    private static final int MULTIPLIER = 0x9e37_79b1;

    /** Where the groups of objects lie. */
    public SlotGeometry geometry() {
        return new SlotGeometry(layout, slotOffset, capacity, lowSize, highSize);
    }

    public long fileSize() {
        return geometry().typesFileOffset() + typesSize;
    }

    /**
     * @param authentication of {@link FileAuthentication}
     */
    public byte[] encode(byte[] authentication) {
        byte[] bytes = encode();
        ByteBuffer.wrap(bytes)
                .order(ByteOrder.LITTLE_ENDIAN)
                .put(FileAuthentication.OFFSET, authentication)
                .putInt(CHECKSUM_OFFSET, checksum(bytes));
        return bytes;
    }

    /** Without an authentication. */
    public byte[] encode() {
        ByteBuffer b = ByteBuffer.allocate(SIZE).order(ByteOrder.LITTLE_ENDIAN);
        b.putLong(MAGIC).putInt(FORMAT_VERSION).putInt(layout.code());
        b.putLong(imageId.getMostSignificantBits()).putLong(imageId.getLeastSignificantBits());
        b.putLong(imageHeapSize).putLong(slotOffset).putInt(slotId).putLong(capacity);
        b.putLong(lowSize).putLong(highSize).putLong(rootOffset).putLong(objectCount);
        b.putLong(storedAt).putLong(typesSize).putInt(bodyChecksum);
        b.putInt(CHECKSUM_OFFSET, checksum(b.array()));
        return b.array();
    }

    /**
     * The header of a file; checks all that can be checked without the image.
     *
     * @param bytes at least {@link #SIZE}
     * @throws DOSSException if they are no header of this format
     */
    public static SnapshotHeader decode(byte[] bytes, Path file) {
        ByteBuffer b = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        if (b.getLong() != MAGIC) {
            throw new DOSSException(
                    "%s is not a snapshot file: it does not begin as one".formatted(file));
        }
        require(file, "format version", b.getInt(), FORMAT_VERSION);
        int checksum = b.getInt(CHECKSUM_OFFSET);
        if (checksum != checksum(bytes)) {
            throw new DOSSException(
                    "The header of %s is damaged: its checksum is %08x, the file says %08x; store it again"
                            .formatted(file, checksum(bytes), checksum));
        }
        int layout = b.getInt();
        return new SnapshotHeader(
                SnapshotLayout.of(layout)
                        .orElseThrow(() ->
                                new DOSSException(
                                        "%s cannot be read here: its collector and layout have the unknown number %d"
                                                .formatted(file, layout))),
                new UUID(b.getLong(), b.getLong()),
                b.getLong(),
                b.getLong(),
                b.getInt(),
                b.getLong(),
                b.getLong(),
                b.getLong(),
                b.getLong(),
                b.getLong(),
                b.getLong(),
                b.getLong(),
                b.getInt());
    }

    /** This header, with what is known when all else is written. */
    public SnapshotHeader complete(long newStoredAt, long newTypesSize, int newBodyChecksum) {
        return new SnapshotHeader(
                layout,
                imageId,
                imageHeapSize,
                slotOffset,
                slotId,
                capacity,
                lowSize,
                highSize,
                rootOffset,
                objectCount,
                newStoredAt,
                newTypesSize,
                newBodyChecksum);
    }

    /**
     * Fails unless this header is one that a slot of this process could have written.
     *
     * @param expected the header of that slot, empty
     * @throws DOSSException naming the condition that fails, and both values
     */
    public void requireFits(SnapshotHeader expected, Path file) {
        if (!isSame(imageId, expected.imageId)) {
            require(file, "image", imageId, expected.imageId);
        }
        require(file, "collector and layout", layout, expected.layout);
        require(file, "image heap size", imageHeapSize, expected.imageHeapSize);
        require(file, "slot", slotId, expected.slotId);
        require(file, "slot offset", slotOffset, expected.slotOffset);
        require(file, "slot capacity", capacity, expected.capacity);
    }

    // UUID.equals lies where a first LOAD would touch no other code: a page fault.
    private static boolean isSame(UUID a, UUID b) {
        return a.getMostSignificantBits() == b.getMostSignificantBits()
                && a.getLeastSignificantBits() == b.getLeastSignificantBits();
    }

    /**
     * Fails unless the sizes agree with each other and with the file's size.
     *
     * @throws DOSSException naming the condition that fails, and both values
     */
    public void requireConsistent(long actualFileSize, Path file) {
        if (!geometry().fits()) {
            throw new DOSSException(
                    "%s does not fit its slot: %d and %d bytes of objects, capacity %d"
                            .formatted(file, lowSize, highSize, capacity));
        }
        if (typesSize < 0 || typesSize > actualFileSize) {
            throw new DOSSException(
                    "The header of %s is damaged: its type table has %d bytes; store it again"
                            .formatted(file, typesSize));
        }
        if (!isObjectOffset(rootOffset)) {
            throw new DOSSException(
                    "%s names no object as its root (offset %d); store it again"
                            .formatted(file, rootOffset));
        }
        if (actualFileSize != fileSize()) {
            throw new DOSSException(
                    "%s is truncated or overwritten: it has %d bytes, its header says %d; store it again"
                            .formatted(file, actualFileSize, fileSize()));
        }
    }

    /** Whether an offset from the heap base leads into the objects or the image heap. */
    public boolean isObjectOffset(long offset) {
        return offset > 0
                && offset % Long.BYTES == 0
                && (offset < imageHeapSize || geometry().containsObject(offset));
    }

    // Without boxes.
    private static void require(Path file, String what, long actual, long expected) {
        if (actual != expected) {
            require(file, what, (Object) actual, expected);
        }
    }

    private static void require(Path file, String what, Object actual, Object expected) {
        if (!Objects.equals(actual, expected)) {
            throw new DOSSException(
                    "%s cannot be loaded here: its %s is %s, this program has %s"
                            .formatted(file, what, actual, expected));
        }
    }

    /**
     * What the header says last: a hash of its words, which no change of one word leaves as it was.
     * The tables of a CRC would have to come from memory for each LOAD.
     *
     * @param header at least {@link #SIZE} bytes
     */
    public static int checksum(byte[] header) {
        ByteBuffer b = ByteBuffer.wrap(header).order(ByteOrder.LITTLE_ENDIAN);
        int hash = 0;
        for (int i = 0; i < CHECKSUM_OFFSET; i += Integer.BYTES) {
            hash = (hash ^ b.getInt(i)) * MULTIPLIER;
            hash ^= hash >>> 16;
        }
        return hash;
    }
}
