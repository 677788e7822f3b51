// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.nativeimage.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.doss.DOSSException;
import java.nio.file.Path;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class SnapshotHeaderTest {
    private static final Path FILE = Path.of("some.doss");
    private static final SnapshotHeader HEADER =
            new SnapshotHeader(
                    SnapshotLayout.CHUNKED,
                    new UUID(1, 2),
                    10 << 20,
                    12 << 20,
                    1,
                    1 << 20,
                    5000,
                    9000,
                    (12 << 20) + 2200,
                    3,
                    1_800_000_000_000L,
                    77,
                    0x12345678);

    @Test
    void decodesWhatItEncodes() {
        assertEquals(HEADER, SnapshotHeader.decode(HEADER.encode(), FILE));
    }

    @Test
    void completionChangesNothingElse() {
        SnapshotHeader changed = HEADER.complete(1, 2, 3);
        assertEquals(1, changed.storedAt());
        assertEquals(2, changed.typesSize());
        assertEquals(3, changed.bodyChecksum());
        assertEquals(HEADER, changed.complete(1_800_000_000_000L, 77, 0x12345678));
    }

    @Test
    void refusesATypeTableOfNegativeSize() {
        refuses("type table has -1 bytes", HEADER.complete(0, -1, 0));
    }

    @Test
    void detectsEveryChangedByte() {
        for (int i = 0; i < SnapshotHeader.SIZE; i++) {
            byte[] bytes = HEADER.encode();
            bytes[i] ^= 0x10;
            DOSSException e =
                    assertThrows(
                            DOSSException.class,
                            () -> SnapshotHeader.decode(bytes, FILE),
                            "byte " + i);
            assertTrue(e.getMessage().contains("some.doss"), e.getMessage());
        }
    }

    @Test
    void acceptsItsOwnSlotAndSize() {
        HEADER.requireFits(HEADER, FILE);
        HEADER.requireConsistent(HEADER.fileSize(), FILE);
    }

    @Test
    void filePagesHoldHeaderAndBothGroups() {
        assertEquals(4096 + 8192, HEADER.geometry().highFileOffset());
        assertEquals(4096 + 8192 + 12288 + 77, HEADER.fileSize());
    }

    @Test
    void namesTheConditionThatFails() {
        refuses("image is", with(new UUID(1, 3), 10 << 20, 12 << 20, 1, 1 << 20, 5000, 9000));
        refuses(
                "image heap size",
                with(new UUID(1, 2), 11 << 20, 12 << 20, 1, 1 << 20, 5000, 9000));
        refuses("slot offset", with(new UUID(1, 2), 10 << 20, 13 << 20, 1, 1 << 20, 5000, 9000));
        refuses("slot is 2", with(new UUID(1, 2), 10 << 20, 12 << 20, 2, 1 << 20, 5000, 9000));
        refuses("slot capacity", with(new UUID(1, 2), 10 << 20, 12 << 20, 1, 2 << 20, 5000, 9000));
        refuses("does not fit", with(new UUID(1, 2), 10 << 20, 12 << 20, 1, 1 << 20, -1, 9000));
        refuses(
                "collector and layout is linear, this program has chunked",
                with(
                        SnapshotLayout.LINEAR,
                        new UUID(1, 2),
                        10 << 20,
                        12 << 20,
                        1,
                        1 << 20,
                        5000,
                        9000));
        refuses(
                "does not fit",
                with(new UUID(1, 2), 10 << 20, 12 << 20, 1, 1 << 20, 1 << 20, 9000));
        refuses(
                "does not fit",
                with(new UUID(1, 2), 10 << 20, 12 << 20, 1, 1 << 20, 5000, Long.MAX_VALUE));
        refuses("root", with(new UUID(1, 2), 10 << 20, 12 << 20, 1, 1 << 20, 2000, 9000));
        assertThrows(
                DOSSException.class, () -> HEADER.requireConsistent(HEADER.fileSize() - 1, FILE));
    }

    private static SnapshotHeader with(
            UUID image, long heap, long offset, int slot, long capacity, long aligned, long un) {
        return with(SnapshotLayout.CHUNKED, image, heap, offset, slot, capacity, aligned, un);
    }

    private static SnapshotHeader with(
            SnapshotLayout layout,
            UUID image,
            long heap,
            long offset,
            int slot,
            long capacity,
            long low,
            long high) {
        return new SnapshotHeader(
                layout,
                image,
                heap,
                offset,
                slot,
                capacity,
                low,
                high,
                HEADER.rootOffset(),
                3,
                HEADER.storedAt(),
                77,
                0x12345678);
    }

    private static void refuses(String message, SnapshotHeader header) {
        DOSSException e =
                assertThrows(
                        DOSSException.class,
                        () -> {
                            header.requireFits(HEADER, FILE);
                            header.requireConsistent(header.fileSize(), FILE);
                        });
        assertTrue(e.getMessage().contains(message), e.getMessage());
    }
}
