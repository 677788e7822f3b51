// SPDX-License-Identifier: Apache-2.0
package dev.thaw.advise.run;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ForegroundGroupTest {
    @ParameterizedTest
    @CsvSource({
        "in the foreground, 12 (java) S 10 12 10 34816 12 4194304 1, true",
        "of a pipeline, 13 (java) S 10 12 10 34816 12 4194304 1, true",
        "in the background, 12 (java) S 10 12 10 34816 10 4194304 1, false",
        "of no terminal, 12 (java) S 10 12 12 0 -1 4194304 1, false",
        "a name with a bracket, 12 (a) S 7) S 10 12 10 34816 12 4194304 1, true"
    })
    void itIsTheOneOfTheTerminal(String ignored, String stat, boolean expected) {
        assertEquals(expected, ForegroundGroup.isOne(stat), ignored);
    }
}
