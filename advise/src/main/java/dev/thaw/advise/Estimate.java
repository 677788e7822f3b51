// SPDX-License-Identifier: Apache-2.0
package dev.thaw.advise;

import java.util.List;

/**
 * What would become of a number.
 *
 * @param unit ms or bytes
 * @param before what was measured
 * @param least the best that is likely
 * @param likely the estimate
 * @param most the worst that is likely
 * @param condition when it holds, as "from the fifth run on"
 */
public record Estimate(
        String unit, double before, double least, double likely, double most, String condition) {
    /** A gain of less than that is none: it is in the spread of any measurement. */
    private static final double WORTH_IT = 0.9;

    /** Of several things one after the other, that are estimated alike; at least one. */
    public static Estimate sum(List<Estimate> parts) {
        return parts.stream()
                .reduce((a, b) ->
                        new Estimate(
                                a.unit,
                                a.before + b.before,
                                a.least + b.least,
                                a.likely + b.likely,
                                a.most + b.most,
                                a.condition))
                .orElseThrow();
    }

    public boolean isWorthIt() {
        return likely < before * WORTH_IT;
    }

    public double factor() {
        return before / likely;
    }
}
