// SPDX-License-Identifier: Apache-2.0
package dev.thaw.advise.watch;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ClassHistogramTest {
    private static final String TEXT =
            """
            4711:
             num     #instances         #bytes  class name (module)
            -------------------------------------------------------
               1:          5041         304728  [B (java.base@25.0.3)
               2:          4905         117720  java.lang.String (java.base@25.0.3)
               3:            12            288  Word
            Total         9958         422736
            """;

    @Test
    void whatJcmdPrintsIsRead() {
        assertEquals(
                Map.of("[B", 304728L, "java.lang.String", 117720L, "Word", 288L),
                ClassHistogram.parse(TEXT).bytes());
        assertEquals(Map.of(), ClassHistogram.parse("4711:\nException\n").bytes());
    }

    @Test
    void theLeastOfEachClassIsInCommon() {
        ClassHistogram one = new ClassHistogram(Map.of("A", 10L, "B", 5L));
        ClassHistogram other = new ClassHistogram(Map.of("A", 7L, "C", 5L));
        assertEquals(7, ClassHistogram.common(List.of(one, other)));
        assertEquals(15, ClassHistogram.common(List.of(one, one)));
    }
}
