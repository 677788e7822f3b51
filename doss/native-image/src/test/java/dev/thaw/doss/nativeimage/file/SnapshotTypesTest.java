// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.nativeimage.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.doss.DOSSException;
import dev.thaw.doss.nativeimage.file.SnapshotTypes.Chunks;
import dev.thaw.doss.nativeimage.file.SnapshotTypes.Field;
import dev.thaw.doss.nativeimage.file.SnapshotTypes.Type;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class SnapshotTypesTest {
    private static final Path FILE = Path.of("some.doss");
    private static final Chunks CHUNKS = new Chunks(512 << 10, 0, 64, 2200, 56, 512);
    private static final SnapshotTypes TYPES =
            new SnapshotTypes(
                    8,
                    12,
                    CHUNKS,
                    List.of(
                            new Type(
                                    4096,
                                    "com.example.Tea",
                                    SnapshotTypes.NO_ARRAY,
                                    32,
                                    List.of(
                                            new Field(16, 'L', "name"),
                                            new Field(24, 'I', "price"))),
                            new Type(8192, "[B", 'B', 16, List.of())));

    @Test
    void decodesWhatItEncodes() {
        assertEquals(TYPES, SnapshotTypes.decode(TYPES.encode(), FILE));
    }

    @Test
    void namesTheFileThatEndsTooEarly() {
        byte[] bytes = TYPES.encode();
        for (int size = 0; size < bytes.length; size++) {
            byte[] part = Arrays.copyOf(bytes, size);
            DOSSException e =
                    assertThrows(DOSSException.class, () -> SnapshotTypes.decode(part, FILE));
            assertTrue(e.getMessage().contains("some.doss"), e.getMessage());
        }
    }

    @Test
    void refusesWhatIsTooLong() {
        byte[] bytes = TYPES.encode();
        byte[] longer = Arrays.copyOf(bytes, bytes.length + 1);
        DOSSException e =
                assertThrows(DOSSException.class, () -> SnapshotTypes.decode(longer, FILE));
        assertTrue(e.getMessage().contains("1 bytes too many"), e.getMessage());
    }

    /** Chunks hold a header, one byte for each card rounded up to 8, one word, and the object. */
    @Test
    void findsTheObjectInAChunkOfAnySize() {
        for (long object = 16; object < 5000; object += 8) {
            long cards = (object + 511) / 512;
            long begin = 56 + (cards + 7) / 8 * 8 + 8;
            assertEquals(begin, CHUNKS.largeObjectOffset(begin + object), "size " + object);
        }
        long huge = 1L << 40;
        assertEquals(56 + huge / 512 + 8, CHUNKS.largeObjectOffset(56 + huge / 512 + 8 + huge));
    }
}
