// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.result;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class DistributionTest {
    @Test
    void quartilesLieBetweenSamples() {
        assertEquals(new Distribution(1, 1.75, 2.5, 3.25, 4, 4), Distribution.of(4, 1, 3, 2));
        assertEquals(new Distribution(1, 2, 3, 4, 5, 5), Distribution.of(5, 4, 3, 2, 1));
    }

    @Test
    void oneSampleIsAllQuartiles() {
        assertEquals(new Distribution(7, 7, 7, 7, 7, 1), Distribution.of(7));
    }

    @Test
    void anOutlierDoesNotMoveTheMedian() {
        assertEquals(2, Distribution.of(2, 2, 2, 2, 1e9).median());
    }

    @Test
    void nothingHasNoDistribution() {
        assertThrows(IllegalArgumentException.class, () -> Distribution.of());
    }

    @Test
    void isReadable() {
        assertEquals("2.50 (1.00 1.75-3.25)", Distribution.of(4, 1, 3, 2).toString());
        assertEquals("12346", Distribution.format(12345.6));
        assertEquals("0.0123", Distribution.format(0.01234));
        assertEquals("0", Distribution.format(0));
    }
}
