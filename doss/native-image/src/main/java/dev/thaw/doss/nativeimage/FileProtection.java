// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import dev.thaw.doss.DOSSException;
import dev.thaw.doss.nativeimage.file.SnapshotHeader;
import java.nio.file.Path;
import java.util.zip.CRC32C;
import jdk.graal.compiler.word.Word;
import org.graalvm.nativeimage.c.type.CTypeConversion;
import org.graalvm.word.Pointer;

/** What LOAD does about files that somebody truncates or overwrites afterwards. */
enum FileProtection {
    /** The file itself is mapped and shared with all processes; damage ends the process. */
    NONE,

    /** A copy in memory is mapped, which nobody can change. */
    SEALED,

    /** The file is read into memory of this process. */
    PRIVATE;

    private static final long MAX_BUFFER = 1 << 30;

    static FileProtection ofOption() {
        String value = ObjectSnapshotOptions.ObjectSnapshotProtection.getValue();
        return switch (value) {
            case "none" -> NONE;
            case "sealed" -> SEALED;
            case "private" -> PRIVATE;
            default ->
                    throw new DOSSException(
                            "-XX:ObjectSnapshotProtection=%s is not known; it must be none, sealed or private"
                                    .formatted(value));
        };
    }

    NativeFile open(Path path) {
        NativeFile file = NativeFile.open(path);
        if (this != SEALED) {
            return file;
        }
        try (file) {
            return file.sealedCopy();
        }
    }

    /**
     * Brings the objects of an open snapshot file into the slot.
     *
     * @param path of the file, for messages
     */
    void place(NativeFile file, SnapshotHeader header, SnapshotSlot slot, Path path) {
        long low = SnapshotHeader.pages(header.lowSize());
        long high = SnapshotHeader.pages(header.highSize());
        Pointer highBegin = slot.end().subtract(Word.unsigned(high));
        place(file, slot.begin(), SnapshotHeader.BODY_OFFSET, low);
        place(file, highBegin, header.highFileOffset(), high);
        file.requireSize(header.fileSize());
        if (this == NONE) {
            BusErrorHandler.watch(slot, path);
        } else {
            requireChecksum(file, header, slot.begin(), low, highBegin, high, path);
        }
    }

    private void place(NativeFile file, Pointer at, long offset, long count) {
        if (count == 0) {
            return;
        }
        if (this == PRIVATE) {
            file.readInto(at, offset, count);
        } else {
            file.map(at, offset, count);
        }
    }

    private static void requireChecksum(
            NativeFile file,
            SnapshotHeader header,
            Pointer lowBegin,
            long low,
            Pointer highBegin,
            long high,
            Path path) {
        if (header.bodyChecksum() == 0) {
            return;
        }
        CRC32C crc = new CRC32C();
        update(crc, lowBegin, low);
        update(crc, highBegin, high);
        file.addTo(crc, header.typesFileOffset(), header.typesSize());
        if ((int) crc.getValue() != header.bodyChecksum()) {
            throw new DOSSException(
                    "%s is damaged or changed while it was read: the checksum of its objects is %08x, its header says %08x; store it again"
                            .formatted(path, (int) crc.getValue(), header.bodyChecksum()));
        }
    }

    private static void update(CRC32C crc, Pointer from, long count) {
        for (long done = 0; done < count; done += MAX_BUFFER) {
            int n = (int) Math.min(count - done, MAX_BUFFER);
            crc.update(CTypeConversion.asByteBuffer(from.add(Word.unsigned(done)), n));
        }
    }
}
