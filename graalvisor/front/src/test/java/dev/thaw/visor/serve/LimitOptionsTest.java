// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

class LimitOptionsTest {
    private static LimitOptions parsed(String option, long value) {
        LimitOptions options = new LimitOptions();
        new CommandLine(options).parseArgs(option, Long.toString(value));
        return options;
    }

    @ParameterizedTest
    @CsvSource({"--connections, 1", "--grace-ms, 0", "--retire-ms, 0", "--drain-ms, 0"})
    void whatNoServerCanHoldToIsRefused(String option, long least) {
        assertDoesNotThrow(() -> parsed(option, least).check());
        for (long value : new long[] {least - 1, -1, Integer.MIN_VALUE}) {
            IOException refused =
                    assertThrows(IOException.class, () -> parsed(option, value).check());
            assertEquals(
                    "%s must be %d or more, not %d".formatted(option, least, value),
                    refused.getMessage());
        }
    }
}
