// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.result;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Finds what a result file misses of what is asked. */
public final class Check {
    private Check() {}

    /**
     * @param bars what is asked, by the id of the comparison, for each layout
     * @param layouts that have to be there
     * @return a line for each problem; none if all bars hold
     */
    public static List<String> problems(
            List<ResultRow> rows, Map<String, Limits> bars, Set<String> layouts) {
        List<String> problems = new ArrayList<>();
        if (rows.stream().anyMatch(ResultRow::quick)) {
            problems.add("measured with --quick, which does not count; run it without");
        }
        Set<String> all = new LinkedHashSet<>(layouts);
        rows.forEach(row -> all.add(row.layout()));
        for (String layout : all) {
            bars.forEach((id, limits) -> {
                Comparison c = find(rows, id, layout);
                Limit limit = limits.of(layout);
                if (c == null) {
                    problems.add("%s (%s): not measured".formatted(id, layout));
                } else if (!limit.heldBy(c.ratio().median())) {
                    problems.add(
                            "%s (%s): %s, %s: %s"
                                    .formatted(id, layout, c.claim(), limit, c.ratio()));
                }
            });
        }
        return problems;
    }

    private static Comparison find(List<ResultRow> rows, String id, String layout) {
        return rows.stream()
                .filter(row -> row.id().equals(id) && row.layout().equals(layout))
                .map(ResultRow::comparison)
                .findFirst()
                .orElse(null);
    }

    /** What is asked may differ between layouts. */
    public interface Limits {
        Limit of(String layout);
    }
}
