// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.visor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Map;
import org.junit.jupiter.api.Test;

class WireTest {
    @Test
    void aFrameIsReadWhenItIsAllThere() {
        byte[] payload = Wire.fields(":a", 1, "b", "zwölf", ":a", 2);
        ByteBuffer frame = Wire.frame(Wire.END, Wire.LAST, 7, payload);
        for (int length = 0; length < frame.limit(); length++) {
            assertNull(Wire.next(frame.slice(0, length).order(ByteOrder.LITTLE_ENDIAN)));
        }
        Wire.Frame read = Wire.next(frame);
        assertEquals(Wire.END, read.type());
        assertEquals(7, read.id());
        assertEquals(Map.of(":a", "1", "b", "zwölf"), read.fields());
        assertEquals(0, frame.remaining());
    }

    @Test
    void fieldsHoldFields() {
        byte[] inner = Wire.fields("x", "y");
        assertEquals(4 + 1 + 4 + inner.length, Wire.fields("n", inner).length);
        assertEquals(4 + 1 + 4 + 1, inner.length);
        assertEquals(1, inner[0]);
    }
}
