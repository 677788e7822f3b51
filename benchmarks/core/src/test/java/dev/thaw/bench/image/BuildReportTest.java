// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.image;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class BuildReportTest {
    private static final String MEMORY =
            "  3.7s (5.5% of total time) in 15 GCs | Peak RSS: 5.38GB | CPU load: 1.34\n";

    @Test
    void timeAndMemoryAreRead() {
        assertEquals(
                new BuildReport(66, 5.38),
                BuildReport.of(MEMORY + "[INFO] Finished generating 'thaw' in 1m 6s.\n"));
        assertEquals(
                new BuildReport(57.3, 5.38),
                BuildReport.of(MEMORY + "Finished generating 'a b' in 57.3s.\n"));
    }

    @Test
    void aBuildThatHasNotEndedIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> BuildReport.of(MEMORY));
        assertThrows(
                IllegalArgumentException.class,
                () -> BuildReport.of("Finished generating 'thaw' in 57.3s.\n"));
    }
}
