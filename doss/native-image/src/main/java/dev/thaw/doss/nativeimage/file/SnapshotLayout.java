// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage.file;

import java.util.Locale;
import java.util.Optional;

/**
 * The collector that a snapshot is made for, and how its objects lie in the slot.
 *
 * <p>Source: DOSS dissertation, section 5.4.
 */
public enum SnapshotLayout {
    /**
     * For the Serial GC. The low group holds aligned chunks, one behind the other; the high group
     * unaligned chunks of one large array each. Every chunk has the collector's own header, with
     * card table and first-object table.
     */
    CHUNKED(1),

    /**
     * For the Serial GC. The low group holds the objects in breadth-first order, one behind the
     * other, without headers of chunks. The high group is the reference map: a bit for each 8 bytes
     * of the low group, set if they are a reference. It is in the pages behind the low group, and
     * its 64-bit words go down from the end of the last one; bit {@code i} of the one {@code k + 1}
     * words below the end stands for the bytes from {@code 8 * (64 * k + i)}.
     */
    LINEAR(2);

    private static final SnapshotLayout[] ALL = values();

    private final int code;

    SnapshotLayout(int code) {
        this.code = code;
    }

    /** The number that stands for it in a file. */
    int code() {
        return code;
    }

    static Optional<SnapshotLayout> of(int code) {
        for (SnapshotLayout layout : ALL) {
            if (layout.code == code) {
                return Optional.of(layout);
            }
        }
        return Optional.empty();
    }

    /** As users write it. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
