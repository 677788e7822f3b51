// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class MarkdownTableTest {
    @Test
    void isAlignedAndMarkdown() {
        MarkdownTable table = new MarkdownTable("n", "time, ms");
        table.row(1, "2.5");
        table.row(100, "a|b");
        assertEquals(
                """
                |   n | time, ms |
                |----:|---------:|
                |   1 |      2.5 |
                | 100 |     a\\|b |
                """,
                table.toString());
    }

    @Test
    void refusesARowOfAnotherWidth() {
        assertThrows(IllegalArgumentException.class, () -> new MarkdownTable("a").row(1, 2));
    }
}
