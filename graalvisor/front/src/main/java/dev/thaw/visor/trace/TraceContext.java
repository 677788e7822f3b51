// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.trace;

import java.util.HexFormat;
import java.util.concurrent.ThreadLocalRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Where a call stands in its caller's trace; W3C Trace Context, version 00.
 *
 * @param parent the caller's span; empty at the root of a trace
 * @param span this call's
 */
public record TraceContext(String trace, String parent, String span, boolean sampled) {
    private static final Pattern HEADER =
            Pattern.compile("00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})");
    private static final Pattern ZEROS = Pattern.compile("0+");
    private static final int SAMPLED = 1;

    /**
     * A span below the caller's, or the root of a new trace if the header is none.
     *
     * @param header {@code traceparent}; may be null
     */
    public static TraceContext below(String header) {
        Matcher caller = HEADER.matcher(header == null ? "" : header);
        if (!caller.matches()
                || ZEROS.matcher(caller.group(1)).matches()
                || ZEROS.matcher(caller.group(2)).matches()) {
            return new TraceContext(random(2), "", random(1), true);
        }
        boolean sampled = (HexFormat.fromHexDigits(caller.group(3)) & SAMPLED) != 0;
        return new TraceContext(caller.group(1), caller.group(2), random(1), sampled);
    }

    /** For whom this call calls. */
    public String header() {
        return "00-%s-%s-%s".formatted(trace, span, sampled ? "01" : "00");
    }

    private static String random(int longs) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < longs; i++) {
            // an identifier of zeros is none
            text.append(
                    HexFormat.of()
                            .toHexDigits(ThreadLocalRandom.current().nextLong(1, Long.MAX_VALUE)));
        }
        return text.toString();
    }
}
