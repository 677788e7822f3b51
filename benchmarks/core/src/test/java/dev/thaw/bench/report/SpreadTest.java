// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class SpreadTest {
    @Test
    void findsMedianAndRange() {
        assertEquals(new Spread(2, 1, 9, 3), Spread.of(9, 1, 2));
        assertEquals(new Spread(3, 1, 9, 4), Spread.of(4, 9, 1, 2));
    }

    @Test
    void isShownWithThreeDigits() {
        assertEquals("0.25", Spread.of(0.254).toString());
        assertEquals("12.3 (2.00-1234)", Spread.of(2, 12.34, 1234).toString());
    }

    @Test
    void needsAValue() {
        assertThrows(IllegalArgumentException.class, Spread::of);
    }
}
