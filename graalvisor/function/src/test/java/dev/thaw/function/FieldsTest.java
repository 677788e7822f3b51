// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class FieldsTest {
    private final byte[] bytes =
            new Fields.Builder()
                    .add(":id", "7")
                    .add("accept", "a")
                    .add("accept", "\u00e4".repeat(300))
                    .encode();

    @Test
    void keepsOrderAndRepetitions() {
        Fields fields = Fields.decode(bytes);
        assertEquals("7", fields.first(":id"));
        assertEquals("", fields.first(":none"));
        assertEquals(List.of("a", "\u00e4".repeat(300)), fields.all("accept"));
        assertEquals(List.of("a", "\u00e4".repeat(300)), fields.headers().get("Accept"));
        assertEquals(1, fields.headers().size());
    }

    @Test
    void theFormatIsThatOfThePage() {
        assertArrayEquals(
                new byte[] {2, 0, 0, 0, ':', 'a', 1, 0, 0, 0, 'b'},
                new Fields.Builder().add(":a", "b").encode());
    }

    @Test
    void refusesWhatEndsWithinAField() {
        for (int length = 1; length < bytes.length; length++) {
            byte[] part = Arrays.copyOf(bytes, length);
            if (length != 12 && length != 27) {
                assertThrows(IllegalArgumentException.class, () -> Fields.decode(part));
            }
        }
        byte[] negative = {-1, -1, -1, -1};
        assertThrows(IllegalArgumentException.class, () -> Fields.decode(negative));
    }
}
