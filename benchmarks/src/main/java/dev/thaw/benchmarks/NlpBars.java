// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks;

import dev.thaw.benchmarks.result.Check;
import dev.thaw.benchmarks.result.Limit;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What is asked of a second run of a program that processes language. */
public final class NlpBars {
    /** Of the snapshots. */
    public static final String LAYOUT = "chunked";

    /** From the start of the process to its answers, against the first run. */
    public static final Limit LIMIT = Limit.atMost(0.001);

    private static final List<String> TEXTS = List.of("tiny", "small", "medium", "large");

    private NlpBars() {}

    /** The comparison of the runs on a text, whose annotated document the second one loads. */
    public static String document(String text) {
        return "document-" + text;
    }

    /** By the id of the comparison, in the order of the report. */
    public static Map<String, Check.Limits> all() {
        Map<String, Check.Limits> bars = new LinkedHashMap<>();
        TEXTS.forEach(text -> bars.put(document(text), layout -> LIMIT));
        return bars;
    }
}
