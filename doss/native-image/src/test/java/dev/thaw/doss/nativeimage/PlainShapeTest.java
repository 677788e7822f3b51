// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.nativeimage;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

final class PlainShapeTest {
    @Test
    void holdsSizeAndReferences() {
        long shape = PlainShape.of(48, new int[] {16, 40});
        assertEquals(48, PlainShape.bytes(shape));
        assertEquals(0b100100, PlainShape.references(shape));
    }

    @Test
    void holdsTheLargestSizeAndTheLastReference() {
        int largest = 0xffff * Long.BYTES;
        long shape = PlainShape.of(largest, new int[] {47 * Long.BYTES});
        assertEquals(largest, PlainShape.bytes(shape));
        assertEquals(1L << 47, PlainShape.references(shape));
    }

    @Test
    void thereIsNoneForLargerObjects() {
        assertEquals(0, PlainShape.of(0x10000 * Long.BYTES, new int[0]));
        assertEquals(0, PlainShape.of(400, new int[] {48 * Long.BYTES}));
    }
}
