// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.call;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class BackoffTest {
    private static final long SHORT = TimeUnit.SECONDS.toNanos(1);
    private static final long LONG = TimeUnit.SECONDS.toNanos(11);

    private final Backoff backoff = new Backoff();

    private List<Long> ends(int times) {
        List<Long> delays = new ArrayList<>();
        for (int i = 0; i < times; i++) {
            delays.add(backoff.ended(SHORT));
        }
        return delays;
    }

    @Test
    void theFirstIsStartedAtOnceAndEachFurtherOneLaterUpToTenSeconds() {
        assertEquals(0, backoff.delayMillis());
        assertEquals(
                List.of(0L, 100L, 200L, 400L, 800L, 1600L, 3200L, 6400L, 10_000L, 10_000L),
                ends(10));
        for (int i = 0; i < 100; i++) {
            assertEquals(10_000, backoff.ended(SHORT), "however often");
        }
    }

    @Test
    void oneThatWasThereForAWhileBeginsAnew() {
        ends(8);
        assertEquals(0, backoff.ended(LONG));
        assertEquals(100, backoff.ended(SHORT));
    }

    @Test
    void callsAreKeptAwayFromTheSixthEndOn() {
        ends(5);
        assertFalse(backoff.failing());
        ends(1);
        assertTrue(backoff.failing());
        backoff.reset();
        assertFalse(backoff.failing());
        assertEquals(0, backoff.delayMillis());
    }
}
