// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks;

import dev.thaw.benchmarks.result.Check;
import dev.thaw.benchmarks.result.Limit;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What is asked of starts of images in the order of a profile. */
public final class LayoutBars {
    /** The order that the bars are for; in results, it stands where snapshots have their layout. */
    public static final String ORDER = "cu+any-identity";

    /** Of what there is a mean. */
    public enum Group {
        PROGRAMS(Limit.atLeast(2.0)),
        SERVICES(Limit.atLeast(1.7));

        private final Limit fewerFaults;

        Group(Limit fewerFaults) {
            this.fewerFaults = fewerFaults;
        }

        public String plural() {
            return name().toLowerCase(Locale.ROOT);
        }

        public Limit fewerFaults() {
            return fewerFaults;
        }

        /** The comparison of page faults. */
        public String faults() {
            return plural() + "-faults";
        }

        /** The comparison of cold starts. */
        public String cold() {
            return plural() + "-cold";
        }
    }

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
                    "date",
                    "micronaut",
                    "spring-boot",
                    "quarkus");

    private LayoutBars() {}

    /** The comparison of the warm starts of a program. */
    public static String warm(String program) {
        return "warm-" + program;
    }

    /** By the id of the comparison, in the order of the report. */
    public static Map<String, Check.Limits> all() {
        Map<String, Check.Limits> bars = new LinkedHashMap<>();
        for (Group group : Group.values()) {
            bars.put(group.faults(), order -> group.fewerFaults());
            bars.put(group.cold(), order -> COLD_FASTER);
        }
        PROGRAMS.forEach(program -> bars.put(warm(program), order -> WARM_NOT_SLOWER));
        return bars;
    }
}
