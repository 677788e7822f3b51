// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.cache;

import dev.thaw.benchmarks.result.Check;
import dev.thaw.benchmarks.result.Limit;
import dev.thaw.demo.measure.Instances;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/** What is asked of a service with a snapshot cache, compared with one in memory. */
public final class CacheBars {
    /** That results have to be there for. */
    public static final Set<String> LAYOUTS =
            Set.of(Instances.Kind.PROCESS.plural(), Instances.Kind.ISOLATE.plural());

    private CacheBars() {}

    /** By the id of the comparison. */
    public static Map<String, Check.Limits> all() {
        Map<String, Check.Limits> bars = new LinkedHashMap<>();
        bars.put(Metric.PRIVATE.id(8), kind -> Limit.atMost(0.6));
        for (int count : new int[] {1, 8}) {
            bars.put(Metric.TIME_TO_FIRST_RESPONSE.id(count), kind -> Limit.atMost(0.66));
            bars.put(Metric.LATER_MEDIAN.id(count), kind -> Limit.atMost(1.03));
        }
        return bars;
    }

    /** The limit for a comparison; null if nothing is asked of it. */
    static Limit limit(String id, String kind) {
        Check.Limits limits = all().get(id);
        return limits == null ? null : limits.of(kind);
    }
}
