// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.http;

/**
 * @param header of all header lines together, in bytes
 * @param headMillis for a request's line and header to be there
 * @param stallMillis without a byte that comes or goes, where one should
 * @param idleMillis between requests
 * @param wholeMillis for a request's body to be there, where it has to be there whole
 */
public record HttpLimits(
        int connections,
        int header,
        long headMillis,
        long stallMillis,
        long idleMillis,
        long wholeMillis) {
    public static final HttpLimits DEFAULT =
            new HttpLimits(4096, 32 << 10, 10_000, 30_000, 75_000, 120_000);
}
