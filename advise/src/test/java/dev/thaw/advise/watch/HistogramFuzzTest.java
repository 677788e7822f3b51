// SPDX-License-Identifier: Apache-2.0
package dev.thaw.advise.watch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.fuzz.Fuzz;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a JVM says of its heap, nearly right. */
class HistogramFuzzTest {
    @Test
    void histograms() throws Exception {
        Fuzz.of("histograms")
                .seed(
                        """
                        12345:
                         num     #instances         #bytes  class name (module)
                        -------------------------------------------------------
                           1:          5022         432312  [B (java.base@25)
                           2:          1233         151112  java.lang.Class (java.base@25)
                           3:            17            408  p.Main$Inner
                        Total          6272         583832
                        """)
                .tokens("   4:  1  24  ", " (java.base@25)", "9999999999999999999")
                .run(input -> {
                    String text = new String(input, StandardCharsets.UTF_8);
                    ClassHistogram histogram = ClassHistogram.parse(text);
                    assertTrue(histogram.bytes().size() <= text.lines().count());
                    long all = histogram.bytes().values().stream().mapToLong(Long::longValue).sum();
                    assertEquals(all, ClassHistogram.common(List.of(histogram, histogram)));
                    return histogram.bytes().size();
                });
    }
}
