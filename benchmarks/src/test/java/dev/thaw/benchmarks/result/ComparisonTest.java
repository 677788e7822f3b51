// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.result;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class ComparisonTest {
    static Comparison of(boolean speedup, Limit limit, List<Double> subject, List<Double> peer) {
        return new Comparison(
                "id",
                "chunked",
                "claim",
                speedup,
                limit,
                new Series("it", "ns", subject),
                new Series("peer", "ns", peer));
    }

    @Test
    void ratiosAreTakenRoundByRound() {
        Comparison c = of(false, null, List.of(10.0, 300.0), List.of(5.0, 100.0));
        assertEquals(List.of(2.0, 3.0), c.ratios());
        assertEquals(2.5, c.ratio().median());
    }

    @Test
    void aSpeedupIsThePeersTimeOverTheSubjects() {
        Comparison c = of(true, null, List.of(2.0), List.of(50.0));
        assertEquals(List.of(25.0), c.ratios());
    }

    @Test
    void theLimitItselfHolds() {
        assertTrue(of(false, Limit.atMost(2), List.of(2.0), List.of(1.0)).holds());
        assertFalse(of(false, Limit.atMost(2), List.of(2.01), List.of(1.0)).holds());
        assertTrue(of(true, Limit.atLeast(20), List.of(1.0), List.of(20.0)).holds());
        assertFalse(of(true, Limit.atLeast(20), List.of(1.0), List.of(19.9)).holds());
    }

    @Test
    void noneAtAllCanBeAsked() {
        Limit none = Limit.atMost(0);
        assertTrue(of(false, none, List.of(0.0), List.of(512.0)).holds());
        assertFalse(of(false, none, List.of(1.0), List.of(512.0)).holds());
        assertEquals("at most 0x", none.toString());
    }

    @Test
    void roundsWithoutAPeerAreRefused() {
        assertThrows(
                IllegalArgumentException.class,
                () -> of(false, null, List.of(1.0, 2.0), List.of(1.0)));
        assertThrows(IllegalArgumentException.class, () -> of(false, null, List.of(), List.of()));
    }
}
