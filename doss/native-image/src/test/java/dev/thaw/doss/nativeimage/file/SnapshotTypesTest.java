// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.nativeimage.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.doss.DOSSException;
import dev.thaw.doss.nativeimage.file.SnapshotTypes.Field;
import dev.thaw.doss.nativeimage.file.SnapshotTypes.Type;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class SnapshotTypesTest {
    private static final Path FILE = Path.of("some.doss");
    private static final SnapshotTypes TYPES =
            new SnapshotTypes(
                    8,
                    12,
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
}
