// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.sd;

import dev.thaw.benchmarks.result.Comparison;
import dev.thaw.benchmarks.result.Distribution;
import dev.thaw.benchmarks.result.Limit;
import dev.thaw.benchmarks.result.Series;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What is asked of one contender, on each of several workloads.
 *
 * @param id unique
 * @param claim in words
 * @param each what is asked on each workload
 * @param together what is asked of the median over all workloads; null if nothing is
 */
record Bar(
        String id,
        String claim,
        Operation operation,
        List<String> workloads,
        String subject,
        String peer,
        Limit each,
        Limit together) {
    static final String MEDIAN = "median";

    Bar {
        workloads = List.copyOf(workloads);
    }

    /** By the id of a comparison. */
    Map<String, Limit> limits() {
        Map<String, Limit> limits = new LinkedHashMap<>();
        workloads.forEach(workload -> limits.put(id(workload), each));
        if (together != null) {
            limits.put(id(MEDIAN), together);
        }
        return limits;
    }

    private String id(String what) {
        return id + " " + what;
    }

    /** Those that were measured on both sides, and their median if all were. */
    List<Comparison> comparisons(RawResults results) {
        List<Comparison> comparisons = new ArrayList<>();
        for (String workload : workloads) {
            List<Double> it = values(results, workload, subject);
            List<Double> other = values(results, workload, peer);
            int rounds = Math.min(it.size(), other.size());
            if (rounds > 0) {
                comparisons.add(
                        comparison(
                                results,
                                workload,
                                each,
                                it.subList(0, rounds),
                                other.subList(0, rounds)));
            }
        }
        if (together != null && comparisons.size() == workloads.size()) {
            comparisons.add(
                    comparison(
                            results,
                            MEDIAN,
                            together,
                            comparisons.stream().map(c -> median(c.subject())).toList(),
                            comparisons.stream().map(c -> median(c.peer())).toList()));
        }
        return comparisons;
    }

    private static double median(Series series) {
        return Distribution.of(series.samples()).median();
    }

    private Comparison comparison(
            RawResults results, String what, Limit limit, List<Double> it, List<Double> other) {
        boolean timed = operation != Operation.SIZE;
        String unit = timed ? "ns" : "bytes";
        return new Comparison(
                id(what),
                results.settings().layout(),
                claim + ": " + what,
                timed,
                limit,
                new Series(subject, unit, it),
                new Series(peer, unit, other));
    }

    /** One for each round. */
    private List<Double> values(RawResults results, String workload, String contender) {
        return results.of(new Cell(Mode.NATIVE, workload, operation, contender)).stream()
                .filter(m -> m.bytes() != null || !m.nanos().isEmpty())
                .map(m -> m.bytes() != null ? m.bytes() : Distribution.of(m.nanos()).median())
                .toList();
    }
}
