// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.http;

import java.util.concurrent.TimeUnit;

/**
 * @param header of all header lines together, in bytes
 * @param headMillis for a request's line and header to be there
 * @param stallMillis without a byte that comes or goes, where one should
 * @param idleMillis between requests
 * @param wholeMillis for a request's body to be there, where it has to be there whole
 * @param wholeRate bytes of it that come in a second without taking of that time
 */
public record HttpLimits(
        int connections,
        int header,
        long headMillis,
        long stallMillis,
        long idleMillis,
        long wholeMillis,
        long wholeRate) {
    public static final HttpLimits DEFAULT =
            new HttpLimits(4096, 32 << 10, 10_000, 30_000, 75_000, 120_000, 64 << 10);

    /** For a body to be there whole of which so much has come. */
    long wholeNanos(long bytes) {
        return TimeUnit.MILLISECONDS.toNanos(wholeMillis)
                + TimeUnit.SECONDS.toNanos(1) / wholeRate * bytes;
    }
}
