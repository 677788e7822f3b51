// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks;

import dev.thaw.benchmarks.result.Check;
import dev.thaw.benchmarks.result.Limit;
import java.util.LinkedHashMap;
import java.util.Map;

/** What is asked of programs that run in a warm JVM. */
public final class HottubBars {
    /** In results, it stands where snapshots have their layout. */
    public static final String WARM = "warm";

    /** End to end, against 3 ms. */
    public static final String HELLO = "hello";

    /** Slower than a plain java, against 5 ms, when the program cannot be reused. */
    public static final String REFUSED = "refused";

    /** For 1,000 classes, against 1 ms. */
    public static final String RESET = "reset";

    /** A compute loop in a warm JVM, against a plain one. */
    public static final String GUARDS = "guards";

    private static final Map<String, Limit> LIMITS = new LinkedHashMap<>();

    static {
        LIMITS.put(HELLO, Limit.atMost(1));
        LIMITS.put(against("hdfs-1", "plain"), Limit.atLeast(30));
        LIMITS.put(against("hdfs-1", "aot"), Limit.atLeast(12));
        LIMITS.put(against("spark", "plain"), Limit.atLeast(10));
        LIMITS.put(against("spark", "aot"), Limit.atLeast(4));
        LIMITS.put(against("javac", "plain"), Limit.atLeast(7));
        LIMITS.put(against("javac", "aot"), Limit.atLeast(3.5));
        LIMITS.put(RESET, Limit.atMost(1));
        LIMITS.put(GUARDS, Limit.atMost(1.03));
        LIMITS.put(first("hello"), Limit.atMost(1.3));
        LIMITS.put(first("javac"), Limit.atMost(1.3));
        LIMITS.put(first("hdfs-1"), Limit.atMost(1.3));
        LIMITS.put(REFUSED, Limit.atMost(1));
    }

    private HottubBars() {}

    /** The comparison of a program's warm run with one of another kind. */
    public static String against(String program, String contender) {
        return program + "-" + contender;
    }

    /** The comparison of a program's first run, which becomes a server, with a plain one. */
    public static String first(String program) {
        return "first-" + program;
    }

    /** Null if nothing is asked. */
    public static Limit limit(String id) {
        return LIMITS.get(id);
    }

    /** By the id of the comparison, in the order of the report. */
    public static Map<String, Check.Limits> all() {
        Map<String, Check.Limits> bars = new LinkedHashMap<>();
        LIMITS.forEach((id, limit) -> bars.put(id, layout -> limit));
        return bars;
    }
}
