// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.process;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class ReportTest {
    @Test
    void isReadAsItWasWritten() {
        Report report = new Report(Report.READING).with("percent", 12).with("file", "data.noun");
        assertEquals("# reading percent=12 file=data.noun", report.toString());
        assertEquals(report, Report.parse(report.toString()));
        assertEquals(12, Report.parse(report.toString()).number("percent"));
    }

    @Test
    void otherOutputIsNone() {
        assertNull(Report.parse("dog, noun"));
        assertNull(Report.parse("# there is no equals sign"));
    }

    @Test
    void aMissingValueIsNamed() {
        IllegalArgumentException e =
                assertThrows(
                        IllegalArgumentException.class,
                        () -> new Report(Report.LOADED).number("micros"));
        assertTrue(e.getMessage().contains("'micros'"), e.getMessage());
    }
}
