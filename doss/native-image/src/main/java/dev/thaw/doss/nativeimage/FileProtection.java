// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import dev.thaw.doss.DOSSException;
import java.nio.ByteBuffer;
import java.util.function.Consumer;

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
     * @param checked whether the whole file must be as STORE wrote it; else only a copy must be
     */
    void place(PlacedFile placed, boolean checked) {
        switch (this) {
            case NONE -> {
                if (checked) {
                    placed.requireChecksumOfFile();
                }
                placed.map(placed.file());
                BusErrorHandler.watch(placed.slot(), placed.path());
            }
            case SEALED -> {
                try (NativeFile copy = NativeFile.inMemory(placed.path())) {
                    placed.file().sendTo(copy, placed.header().fileSize());
                    copy.seal();
                    placed.requireHeader(copy);
                    placed.map(copy);
                    placed.requireChecksumOfSlot();
                }
                placed.requireSize();
            }
            case PRIVATE -> {
                placed.read();
                placed.requireChecksumOfSlot();
                placed.requireSize();
            }
        }
    }

    /** All bytes from the body's begin on, as this process will use them. */
    void forEachByte(PlacedFile placed, Consumer<ByteBuffer> action) {
        if (this == NONE) {
            placed.forEachByteOfFile(action);
        } else {
            placed.forEachByteOfSlot(action);
        }
    }
}
