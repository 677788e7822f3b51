// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.sd;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What is measured, in which order. */
final class Plan {
    /** Whether a contender takes part in the first round only. */
    private final Map<Race, Map<String, Boolean>> races = new LinkedHashMap<>();

    /**
     * Lets contenders take part in an operation on a workload.
     *
     * @param once whether one round is enough
     */
    void add(
            Mode mode,
            String workload,
            Operation operation,
            Collection<String> contenders,
            boolean once) {
        Map<String, Boolean> all =
                races.computeIfAbsent(
                        new Race(mode, operation, workload), race -> new LinkedHashMap<>());
        // sizes do not depend on anything that varies
        boolean enough = once || operation == Operation.SIZE;
        contenders.forEach(contender -> all.merge(contender, enough, Boolean::logicalAnd));
    }

    /** Of each race its contenders, and whether they take part in the first round only. */
    Map<Race, Map<String, Boolean>> races() {
        return races;
    }

    List<SdExperiment> experiments(Lab lab) {
        return races.entrySet().stream()
                .map(race -> new SdExperiment(race.getKey(), race.getValue(), lab))
                .toList();
    }
}
