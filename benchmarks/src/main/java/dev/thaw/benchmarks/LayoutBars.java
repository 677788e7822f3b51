// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks;

import dev.thaw.benchmarks.result.Check;
import dev.thaw.benchmarks.result.Limit;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What is asked of starts of images in the order of a profile. */
public final class LayoutBars {
    /** The order that the bars are for; in results, it stands where snapshots have their layout. */
    public static final String ORDER = "cu+canonical-path";

    public static final String FAULTS = "programs-faults";
    public static final String COLD = "programs-cold";

    public static final Limit FEWER_FAULTS = Limit.atLeast(2.0);
    public static final Limit COLD_FASTER = Limit.atLeast(1.6);
    public static final Limit WARM_NOT_SLOWER = Limit.atMost(1.02);

    private static final List<String> PROGRAMS =
            List.of(
                    "json",
                    "csv",
                    "regex",
                    "decimal",
                    "template",
                    "markdown",
                    "xml",
                    "zip",
                    "signing",
                    "date");

    private LayoutBars() {}

    /** The comparison of the warm starts of a program. */
    public static String warm(String program) {
        return "warm-" + program;
    }

    /** By the id of the comparison, in the order of the report. */
    public static Map<String, Check.Limits> all() {
        Map<String, Check.Limits> bars = new LinkedHashMap<>();
        bars.put(FAULTS, order -> FEWER_FAULTS);
        bars.put(COLD, order -> COLD_FASTER);
        PROGRAMS.forEach(program -> bars.put(warm(program), order -> WARM_NOT_SLOWER));
        return bars;
    }
}
