// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.profile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class FoundShareTest {
    @Test
    void isComparedExactly() {
        assertTrue(new FoundShare(399, 1000).isBelow(40));
        assertFalse(new FoundShare(400, 1000).isBelow(40));
        assertTrue(new FoundShare(99_999_999, 100_000_000).isBelow(100));
        assertFalse(new FoundShare(0, 1000).isBelow(0));
        assertFalse(new FoundShare(0, 0).isBelow(100));
    }

    @Test
    void isSaidInNumbers() {
        assertEquals("1 of 3 (33 %)", new FoundShare(1, 3).toString());
        assertEquals("0 of 0 (100 %)", new FoundShare(0, 0).toString());
    }
}
