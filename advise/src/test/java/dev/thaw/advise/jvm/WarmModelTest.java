// SPDX-License-Identifier: Apache-2.0
package dev.thaw.advise.jvm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.advise.Estimate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Records of real programs (JDK 25, two cores), and what they took in a warm JVM. */
class WarmModelTest {
    private static Estimate estimate(
            double start, double optimised, double counting, double interpreted, double pausing) {
        Times times =
                new Times(optimised, counting, interpreted, 100, 20, 30, 50, 0, 5, 9, 0, pausing);
        return WarmModel.of(start + times.total(), times, 0);
    }

    @ParameterizedTest
    @CsvSource({
        "hello, 0, 0, 1, 0, 3.1",
        "a sleep, 0, 0, 2, 400, 404",
        "a loop, 917.75, 2.75, 2.75, 0, 887",
        "google-java-format, 7, 15.5, 95.25, 0, 30.2",
        "Checkstyle, 45.75, 112.5, 333.25, 0, 150",
        "PMD, 242.5, 288.5, 580, 0, 456",
        "Jackson, 2.75, 18.5, 97.75, 0, 26.6",
        "picocli, 2.5, 13.75, 96.5, 0, 22.8"
    })
    void recordedProgramsAreMet(
            String name,
            double optimised,
            double counting,
            double interpreted,
            double pausing,
            double warm) {
        Estimate estimate = estimate(30, optimised, counting, interpreted, pausing);
        assertEquals(warm, estimate.likely(), 0.3 * warm, name);
        assertTrue(estimate.least() <= warm && warm <= estimate.most(), name + estimate);
    }

    /** What is off by more than 30 %: javac of one file, ANTLR, H2's shell. */
    @ParameterizedTest
    @CsvSource({"24.25, 48.25, 168.5, 98.6", "6.75, 20.5, 131.75, 70.9", "2.75, 12, 66.75, 10.6"})
    void othersAreInTheRange(double optimised, double counting, double interpreted, double warm) {
        Estimate estimate = estimate(30, optimised, counting, interpreted, 0);
        assertTrue(estimate.least() <= warm && warm <= estimate.most(), estimate.toString());
    }

    @Test
    void aLoopGainsNothingAndAShortProgramDoes() {
        Times loop = new Times(5000, 3, 2, 6, 1, 4, 2, 0, 1, 2, 4, 0);
        assertFalse(WarmModel.of(loop.total() + 20, loop, 0).isWorthIt());
        assertTrue(estimate(30, 5, 20, 130, 0).isWorthIt());
    }

    /** A sleep is not the JVM's. */
    @Test
    void pausesStay() {
        double without = estimate(30, 5, 20, 130, 0).likely();
        assertEquals(without + 1000, estimate(30, 5, 20, 130, 1000).likely(), 0.001);
    }

    @Test
    void whatOtherProcessesTookIsOnNeitherSide() {
        Times quiet = new Times(100, 10, 10, 10, 10, 10, 10, 0, 0, 0, 0, 0);
        Times busy = new Times(100, 10, 10, 10, 10, 10, 10, 500, 0, 0, 0, 0);
        Estimate expected = WarmModel.of(quiet.total(), quiet, 0);
        assertEquals(expected, WarmModel.of(busy.total(), busy, 500));
    }
}
