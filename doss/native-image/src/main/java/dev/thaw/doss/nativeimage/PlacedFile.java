// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import dev.thaw.doss.DOSSException;
import dev.thaw.doss.nativeimage.file.SlotGeometry;
import dev.thaw.doss.nativeimage.file.SnapshotHeader;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.function.Consumer;
import java.util.zip.CRC32C;
import jdk.graal.compiler.word.Word;
import org.graalvm.nativeimage.PinnedObject;
import org.graalvm.word.Pointer;

/**
 * A snapshot file and the slot that it is brought into.
 *
 * @param file open for reading
 * @param header of the file; it fits the slot
 * @param path of the file, for messages
 */
record PlacedFile(NativeFile file, SnapshotHeader header, SnapshotSlot slot, Path path) {
    private static final int BUFFER = 1 << 16;

    /** Maps the objects of this file, or of a copy, copy-on-write. */
    void map(NativeFile source) {
        SlotGeometry geometry = header.geometry();
        long low = geometry.lowPages();
        long high = geometry.highPages();
        if (geometry.highSlotOffset() == low) {
            // In one piece, as in the file.
            low += high;
            high = 0;
        }
        if (low > 0) {
            source.map(slot.begin(), geometry.bodyOffset(), low);
        }
        if (high > 0) {
            source.map(highBegin(), geometry.highFileOffset(), high);
        }
    }

    /** Reads the objects into memory of this process. */
    void read() {
        SlotGeometry geometry = header.geometry();
        file.readInto(slot.begin(), geometry.bodyOffset(), geometry.lowPages());
        file.readInto(highBegin(), geometry.highFileOffset(), geometry.highPages());
    }

    private Pointer highBegin() {
        return slot.begin().add(Word.unsigned(header.geometry().highSlotOffset()));
    }

    /** Fails unless the objects in the slot and the file's type table have the body's checksum. */
    void requireChecksumOfSlot() {
        CRC32C crc = new CRC32C();
        forEachByteOfSlot(crc::update);
        requireChecksum(crc);
    }

    /** Fails unless the file has the body's checksum; no page of the slot is touched. */
    void requireChecksumOfFile() {
        CRC32C crc = new CRC32C();
        forEachByteOfFile(crc::update);
        requireChecksum(crc);
    }

    /** The objects as they are in the slot, and the type table, which is in the file only. */
    void forEachByteOfSlot(Consumer<ByteBuffer> action) {
        SlotGeometry geometry = header.geometry();
        MemoryBytes.forEach(slot.begin(), geometry.lowPages(), action);
        MemoryBytes.forEach(highBegin(), geometry.highPages(), action);
        readEach(geometry.typesFileOffset(), header.typesSize(), action);
    }

    /** All of the file from its body's begin. */
    void forEachByteOfFile(Consumer<ByteBuffer> action) {
        long begin = header.geometry().bodyOffset();
        readEach(begin, header.fileSize() - begin, action);
    }

    private void readEach(long offset, long count, Consumer<ByteBuffer> action) {
        byte[] buffer = new byte[(int) Math.min(count, BUFFER)];
        try (PinnedObject pinned = PinnedObject.create(buffer)) {
            for (long done = 0; done < count; ) {
                int n = (int) Math.min(count - done, buffer.length);
                file.readAt(pinned.addressOfArrayElement(0), offset + done, n);
                action.accept(ByteBuffer.wrap(buffer, 0, n));
                done += n;
            }
        }
    }

    private void requireChecksum(CRC32C crc) {
        int actual = (int) crc.getValue();
        if (actual != header.bodyChecksum()) {
            throw new DOSSException(
                    "%s is damaged or changed while it was read: the checksum of its body is %08x, its header says %08x; store it again"
                            .formatted(path, actual, header.bodyChecksum()));
        }
    }

    /** Fails unless the begin of a copy is the header. */
    void requireHeader(NativeFile copy) {
        byte[] bytes = new byte[SnapshotHeader.SIZE];
        try (PinnedObject pinned = PinnedObject.create(bytes)) {
            copy.readAt(pinned.addressOfArrayElement(0), 0, bytes.length);
        }
        if (!SnapshotHeader.decode(bytes, path).equals(header)) {
            throw file.changed();
        }
    }

    /** Fails unless the file is as large as its header says. */
    void requireSize() {
        if (file.status().size() != header.fileSize()) {
            throw file.changed();
        }
    }
}
