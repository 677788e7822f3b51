// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import dev.thaw.doss.DOSSException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.UUID;
import java.util.zip.CRC32C;

/**
 * The first {@link #SIZE} bytes of a snapshot file. The aligned chunks follow at {@link
 * #BODY_OFFSET}, then, at the next page, the pages of the unaligned chunks.
 *
 * <p>Source: DOSS dissertation, section 5.3, "STORE operation" and "LOAD operation".
 *
 * @param imageId identity of the image that wrote the file
 * @param imageHeapSize its image heap, in bytes
 * @param slotOffset from the heap base to the slot, in bytes
 * @param slotId number of the slot
 * @param capacity of the slot, in bytes
 * @param alignedSize bytes of the group of aligned chunks
 * @param unalignedSize bytes of the group of unaligned chunks, which ends where the slot ends
 * @param rootOffset from the heap base to the root object
 * @param objectCount how many objects the snapshot holds
 */
record SnapshotHeader(
        UUID imageId,
        long imageHeapSize,
        long slotOffset,
        int slotId,
        long capacity,
        long alignedSize,
        long unalignedSize,
        long rootOffset,
        long objectCount) {
    static final int SIZE = 256;
    static final long PAGE = 4096;
    static final long BODY_OFFSET = PAGE;

    private static final long MAGIC = 0x0053_534f_4457_4854L; // "THWDOSS" in the file
    private static final int FORMAT_VERSION = 1;
    private static final int SERIAL_GC_CHUNKED = 1;
    private static final int CHECKSUM_OFFSET = SIZE - Integer.BYTES;

    /** Where the pages of the unaligned chunks begin in the file. */
    long unalignedFileOffset() {
        return BODY_OFFSET + pages(alignedSize);
    }

    long fileSize() {
        return unalignedFileOffset() + pages(unalignedSize);
    }

    static long pages(long bytes) {
        return (bytes + PAGE - 1) / PAGE * PAGE;
    }

    byte[] encode() {
        ByteBuffer b = ByteBuffer.allocate(SIZE).order(ByteOrder.LITTLE_ENDIAN);
        b.putLong(MAGIC).putInt(FORMAT_VERSION).putInt(SERIAL_GC_CHUNKED);
        b.putLong(imageId.getMostSignificantBits()).putLong(imageId.getLeastSignificantBits());
        b.putLong(imageHeapSize).putLong(slotOffset).putInt(slotId).putLong(capacity);
        b.putLong(alignedSize).putLong(unalignedSize).putLong(rootOffset).putLong(objectCount);
        b.putInt(CHECKSUM_OFFSET, checksum(b.array()));
        return b.array();
    }

    /** The header of a file; checks all that can be checked without the image. */
    static SnapshotHeader decode(byte[] bytes, Path file) {
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
        require(file, "collector and layout", b.getInt(), SERIAL_GC_CHUNKED);
        return new SnapshotHeader(
                new UUID(b.getLong(), b.getLong()),
                b.getLong(),
                b.getLong(),
                b.getInt(),
                b.getLong(),
                b.getLong(),
                b.getLong(),
                b.getLong(),
                b.getLong());
    }

    /** Fails unless this header is one that the slot of this process could have written. */
    void requireFits(SnapshotHeader expected, long actualFileSize, Path file) {
        require(file, "image", imageId, expected.imageId);
        require(file, "image heap size", imageHeapSize, expected.imageHeapSize);
        require(file, "slot", slotId, expected.slotId);
        require(file, "slot offset", slotOffset, expected.slotOffset);
        require(file, "slot capacity", capacity, expected.capacity);
        if (alignedSize < 0 || unalignedSize < 0 || alignedSize > capacity - unalignedSize) {
            throw new DOSSException(
                    "%s does not fit its slot: %d and %d bytes of objects, capacity %d"
                            .formatted(file, alignedSize, unalignedSize, capacity));
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

    /** Whether an offset from the heap base leads into the snapshot or the image heap. */
    private boolean isObjectOffset(long offset) {
        long end = slotOffset + capacity;
        return offset > 0
                && offset % Long.BYTES == 0
                && (offset < imageHeapSize
                        || offset >= slotOffset && offset < slotOffset + alignedSize
                        || offset >= end - unalignedSize && offset < end);
    }

    private static void require(Path file, String what, Object actual, Object expected) {
        if (!actual.equals(expected)) {
            throw new DOSSException(
                    "%s cannot be loaded here: its %s is %s, this program has %s"
                            .formatted(file, what, actual, expected));
        }
    }

    private static int checksum(byte[] header) {
        CRC32C crc = new CRC32C();
        crc.update(header, 0, CHECKSUM_OFFSET);
        return (int) crc.getValue();
    }
}
