// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.call;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class BreakerTest {
    private final Breaker breaker = new Breaker();
    private long now = TimeUnit.HOURS.toNanos(1);

    private long seconds() {
        return TimeUnit.NANOSECONDS.toSeconds(breaker.closedInNanos(now));
    }

    private void pass(long seconds) {
        now += TimeUnit.SECONDS.toNanos(seconds);
    }

    @Test
    void eachCrashAfterThreeShutsItForTwiceAsLongUpToAMinute() {
        breaker.crashed(now);
        breaker.crashed(now);
        assertEquals(0, seconds());
        breaker.crashed(now);
        assertEquals(1, seconds());
        for (long expected : new long[] {2, 4, 8, 16, 32, 60, 60, 60}) {
            // the next call comes when it may, and crashes
            pass(seconds());
            assertEquals(0, seconds());
            breaker.crashed(now);
            assertEquals(expected, seconds());
        }
    }

    @Test
    void crashesThatAreFarApartDoNotShutIt() {
        for (int i = 0; i < 10; i++) {
            breaker.crashed(now);
            pass(20);
            assertEquals(0, seconds());
        }
    }

    @Test
    void aCallThatEndsWellBeginsAnew() {
        for (int i = 0; i < 5; i++) {
            breaker.crashed(now);
        }
        breaker.worked();
        assertEquals(0, seconds());
        breaker.crashed(now);
        breaker.crashed(now);
        assertEquals(0, seconds());
        breaker.crashed(now);
        assertEquals(1, seconds());
    }
}
