// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import dev.thaw.doss.DOSSException;
import dev.thaw.doss.nativeimage.file.SnapshotHeader;
import java.nio.file.Path;
import java.util.zip.CRC32C;
import jdk.graal.compiler.word.Word;
import org.graalvm.word.Pointer;

/** What LOAD does about files that somebody truncates or overwrites afterwards. */
enum FileProtection {
    /** The file itself is mapped and shared with all processes; damage ends the process. */
    NONE,

    /** A copy in memory is mapped, which nobody can change. */
    SEALED,

    /** The file is read into memory of this process. */
    PRIVATE;

    /** What the option says, which does not change; null until somebody asks. */
    private static FileProtection chosen;

    static FileProtection ofOption() {
        if (chosen == null) {
            chosen = parseOption();
        }
        return chosen;
    }

    private static FileProtection parseOption() {
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

    /**
     * Brings the objects of a snapshot file into the slot.
     *
     * @param header of the file; it fits the slot
     * @param path of the file, for messages
     */
    void place(NativeFile file, SnapshotHeader header, SnapshotSlot slot, Path path) {
        switch (this) {
            case NONE -> {
                map(file, header, slot);
                BusErrorHandler.watch(slot, path);
            }
            case SEALED -> {
                try (NativeFile copy = file.sealedCopy(header.fileSize())) {
                    copy.requireHeader(header);
                    map(copy, header, slot);
                    requireChecksum(copy, header, slot, path);
                }
                file.requireSize(header.fileSize());
            }
            case PRIVATE -> {
                long low = SnapshotHeader.pages(header.lowSize());
                long high = SnapshotHeader.pages(header.highSize());
                file.readInto(slot.begin(), header.bodyOffset(), low);
                file.readInto(highBegin(header, slot), header.highFileOffset(), high);
                requireChecksum(file, header, slot, path);
                file.requireSize(header.fileSize());
            }
        }
    }

    private static void map(NativeFile file, SnapshotHeader header, SnapshotSlot slot) {
        long low = SnapshotHeader.pages(header.lowSize());
        long high = SnapshotHeader.pages(header.highSize());
        if (header.highSlotOffset() == low) {
            // In one piece, as in the file.
            low += high;
            high = 0;
        }
        if (low > 0) {
            file.map(slot.begin(), header.bodyOffset(), low);
        }
        if (high > 0) {
            file.map(highBegin(header, slot), header.highFileOffset(), high);
        }
    }

    private static Pointer highBegin(SnapshotHeader header, SnapshotSlot slot) {
        return slot.begin().add(Word.unsigned(header.highSlotOffset()));
    }

    private static void requireChecksum(
            NativeFile file, SnapshotHeader header, SnapshotSlot slot, Path path) {
        CRC32C crc = new CRC32C();
        MemoryChecksum.update(crc, slot.begin(), SnapshotHeader.pages(header.lowSize()));
        MemoryChecksum.update(
                crc, highBegin(header, slot), SnapshotHeader.pages(header.highSize()));
        file.addTo(crc, header.typesFileOffset(), header.typesSize());
        int actual = (int) crc.getValue();
        if (actual != header.bodyChecksum()) {
            throw new DOSSException(
                    "%s is damaged or changed while it was read: the checksum of its body is %08x, its header says %08x; store it again"
                            .formatted(path, actual, header.bodyChecksum()));
        }
    }
}
