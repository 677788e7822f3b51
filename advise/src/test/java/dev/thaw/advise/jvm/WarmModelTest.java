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
            double optimised,
            double counting,
            double interpreted,
            double libraries,
            double ownKernel,
            double pausing,
            long classes) {
        Times times =
                new Times(
                        optimised,
                        counting,
                        interpreted,
                        libraries,
                        100,
                        100,
                        ownKernel,
                        30,
                        50,
                        0,
                        5,
                        9,
                        0,
                        pausing);
        return WarmModel.of(30 + times.total(), times, 0, classes);
    }

    @ParameterizedTest
    @CsvSource({
        "hello, 0, 0, 2, 0, 0, 0, 1, 3.1",
        "a sleep, 0, 0, 2, 0, 0, 400, 1, 404",
        "a loop, 917.75, 2.75, 2.75, 0, 0, 0, 1, 887",
        "bnd, 1.75, 2.00, 19.00, 4.25, 3.10, 0.00, 228, 14.9",
        "derby ij, 15.50, 21.00, 134.00, 7.75, 11.06, 0.00, 1018, 83.6",
        "javac, 25.00, 25.75, 111.50, 10.50, 15.95, 0.00, 1210, 76.2",
        "jruby, 103.00, 189.75, 426.00, 59.50, 40.51, 0.00, 4933, 349.1"
    })
    void recordedProgramsAreMet(
            String name,
            double optimised,
            double counting,
            double interpreted,
            double libraries,
            double ownKernel,
            double pausing,
            long classes,
            double warm) {
        Estimate estimate =
                estimate(optimised, counting, interpreted, libraries, ownKernel, pausing, classes);
        assertEquals(warm, estimate.likely(), 0.3 * warm, name);
        assertTrue(estimate.least() <= warm && warm <= estimate.most(), name + estimate);
    }

    @Test
    void aLoopGainsNothingAndAShortProgramDoes() {
        Times loop = new Times(5000, 3, 2, 1, 5, 6, 1, 4, 2, 0, 1, 2, 4, 0);
        assertFalse(WarmModel.of(loop.total() + 20, loop, 0, 1).isWorthIt());
        assertTrue(estimate(5, 20, 130, 5, 5, 0, 500).isWorthIt());
    }

    /** Finding, linking and initialising classes is done once, whoever's code does it. */
    @Test
    void whatTheJvmHasDoneGoes() {
        Times without = new Times(10, 10, 10, 10, 0, 0, 10, 0, 0, 0, 0, 0, 0, 0);
        Times with = new Times(10, 10, 10, 10, 300, 200, 10, 100, 50, 0, 9, 9, 9, 0);
        assertEquals(
                WarmModel.of(without.total(), without, 0, 10).likely(),
                WarmModel.of(with.total(), with, 0, 10).likely());
        assertTrue(
                estimate(0, 0, 0, 10, 0, 0, 0).likely() > estimate(0, 0, 0, 0, 0, 0, 0).likely());
    }

    /** A sleep is not the JVM's. */
    @Test
    void pausesStay() {
        double without = estimate(5, 20, 130, 5, 5, 0, 500).likely();
        assertEquals(without + 1000, estimate(5, 20, 130, 5, 5, 1000, 500).likely(), 0.001);
    }

    @Test
    void whatOtherProcessesTookIsOnNeitherSide() {
        Times quiet = new Times(100, 10, 10, 10, 10, 10, 10, 10, 10, 0, 0, 0, 0, 0);
        Times busy = new Times(100, 10, 10, 10, 10, 10, 10, 10, 10, 500, 0, 0, 0, 0);
        Estimate expected = WarmModel.of(quiet.total(), quiet, 0, 10);
        assertEquals(expected, WarmModel.of(busy.total(), busy, 500, 10));
    }
}
