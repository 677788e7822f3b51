// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class HttpLimitsTest {
    @Test
    void whoSendsFastEnoughIsNeverLate() {
        long slow = 64 << 10;
        for (long seconds : new long[] {1, 119, 120, 1000}) {
            long allowed = HttpLimits.DEFAULT.wholeNanos(slow * seconds);
            assertTrue(allowed > TimeUnit.SECONDS.toNanos(seconds), seconds + " s: " + allowed);
        }
        assertEquals(TimeUnit.SECONDS.toNanos(120), HttpLimits.DEFAULT.wholeNanos(0));
    }
}
