// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.api.Test;

class ShowCommandTest {
    private static PageMapJson.Shown shown(String image, int faults) {
        PageMap code = new PageMap(".text", 10, new BitSet(), new BitSet(), faults);
        return new PageMapJson.Shown(
                Path.of(image),
                new PageMap.OfStart(
                        new ColdStart.End(7_900_000, false, false, 0), List.of(code), 90),
                Path.of(image + ".pages.svg"));
    }

    @Test
    void saysHowManyMoreFaultsAnImageHas() {
        assertEquals(
                "a has 1.50 times the page faults of b",
                ShowCommand.comparison(shown("a", 30), shown("b", 20)));
    }

    @Test
    void whatWasNotTouchedIsNotCompared() {
        String said = "a and b cannot be compared: one of them was not touched";
        assertEquals(said, ShowCommand.comparison(shown("a", 30), shown("b", 0)));
        assertEquals(said, ShowCommand.comparison(shown("a", 0), shown("b", 30)));
        assertEquals(said, ShowCommand.comparison(shown("a", 0), shown("b", 0)));
    }

    @Test
    void anImageOfWhichNothingWasRunIsSaidToBeThat() {
        assertEquals(
                "exit status 0 after 7 ms; 90 page faults in all, none in its code and image heap:"
                        + " nothing of it was run",
                ShowCommand.describe(shown("a", 0).pages()));
        assertEquals(
                "exit status 0 after 7 ms; 90 page faults in all",
                ShowCommand.describe(shown("a", 1).pages()));
    }
}
