// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.doss;

import dev.thaw.benchmarks.result.Check;
import dev.thaw.benchmarks.result.Limit;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What is asked of object snapshots. */
public final class DossBars {
    public static final String LOAD = "load";
    public static final String LOAD_DISCARD = "load-discard";
    public static final String KRYO_WRITE = "kryo-write";
    public static final String KRYO_READ = "kryo-read";
    public static final String COLLECTION = "collection";
    public static final String COLLECTION_PAGES = "collection-pages";
    public static final String UNLOAD = "unload";
    public static final String SHARING = "sharing";

    public static final String CHUNKED = "chunked";
    public static final String LINEAR = "linear";

    /** Of the byte arrays that SNAPSHOT and memcpy copy. */
    public static final List<Integer> ARRAY_MEBIBYTES = List.of(1, 2, 4, 8, 16, 32, 64);

    /** That results have to be there for. */
    public static final Set<String> LAYOUTS = Set.of(CHUNKED, LINEAR);

    private DossBars() {}

    public static String snapshotArray(int mebibytes) {
        return "snapshot-%d-mib".formatted(mebibytes);
    }

    /** By the id of the comparison, in the order of the report. */
    public static Map<String, Check.Limits> all() {
        Map<String, Check.Limits> bars = new LinkedHashMap<>();
        bars.put(LOAD, layout -> Limit.atMost(1.5));
        bars.put(LOAD_DISCARD, layout -> Limit.atMost(3));
        for (int mebibytes : ARRAY_MEBIBYTES) {
            bars.put(snapshotArray(mebibytes), layout -> Limit.atLeast(0.5));
        }
        bars.put(KRYO_WRITE, layout -> Limit.atLeast(2));
        bars.put(KRYO_READ, layout -> Limit.atLeast(20));
        bars.put(COLLECTION, layout -> Limit.atMost(1.1));
        bars.put(COLLECTION_PAGES, layout -> Limit.atMost(layout.equals(LINEAR) ? 0 : 1));
        bars.put(UNLOAD, layout -> Limit.atMost(1.5));
        bars.put(SHARING, layout -> Limit.atMost(0.25));
        return bars;
    }

    /** The limit for a comparison; null if nothing is asked of it. */
    public static Limit limit(String id, String layout) {
        Check.Limits limits = all().get(id);
        return limits == null ? null : limits.of(layout);
    }
}
