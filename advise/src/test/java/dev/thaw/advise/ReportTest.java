// SPDX-License-Identifier: Apache-2.0
package dev.thaw.advise;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ReportTest {
    private static final Finding GAIN =
            new Finding(
                    Finding.Part.HOTTUB,
                    Finding.Verdict.HELPS,
                    "62 % of 4.10 s",
                    "",
                    Optional.of(new Estimate("ms", 4100, 500, 650, 900, "from the fifth run on")),
                    List.of("thaw java …"));
    private static final Finding NONE =
            Finding.noGain(Finding.Part.LAYOUT, "a native image", "there is little to wait for");

    private static Report report(Finding... findings) {
        return new Report(
                new Advice(
                        "java ended",
                        Map.of("wall_ms", 4100.12345, "status", 0.0),
                        List.of(findings),
                        List.of(new Unseen("something", "a reason"))));
    }

    @Test
    void peopleReadWhatWasMeasuredTheEstimateAndWhatToTry() {
        String text = report(GAIN).text();
        assertTrue(text.contains("62 % of 4.10 s"), text);
        assertTrue(text.contains("estimate 650 ms (500 ms to 900 ms), 6.31x"), text);
        assertTrue(text.contains("> thaw java …"), text);
        assertTrue(text.contains("something: a reason"), text);
        assertFalse(text.contains("nothing here would help"), text);
    }

    @Test
    void whereNothingHelpsThatIsSaid() {
        assertTrue(report(NONE).text().contains("nothing here would help"));
        assertTrue(report().text().contains("nothing here would help"));
    }

    @Test
    void jsonIsAsTheSchemaSays() throws IOException {
        assertEquals(List.of(), Schema.faultsOf(report(GAIN, NONE).json()));
        assertEquals(List.of(), Schema.faultsOf(report().json()));
        assertTrue(report(GAIN).json().contains("\"wall_ms\": 4100.123"), report(GAIN).json());
        assertFalse(report(GAIN).json().contains("0.0"), report(GAIN).json());
        assertFalse(Schema.faultsOf("{\"schema\": 2, \"more\": 1}").isEmpty());
    }

    @Test
    void amountsHaveThreeDigits() {
        assertEquals("2.82 ms", Texts.time(2.8234));
        assertEquals("36.3 ms", Texts.time(36.28));
        assertEquals("591 ms", Texts.time(590.9));
        assertEquals("4.10 s", Texts.time(4100));
        assertEquals("1.30 GiB", Texts.bytes(1.3 * (1 << 30)));
        assertEquals("12 bytes", Texts.bytes(12));
    }
}
