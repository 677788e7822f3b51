// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.sd;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What is measured, in which order. */
final class Plan {
    /** Sizes do not depend on anything that varies. */
    private static final int ROUNDS_OF_SIZES = 1;

    /** One process. */
    record Step(Cell cell, int round) {}

    private record Race(Mode mode, String workload, Operation operation) {}

    /** How often each contender takes part. */
    private final Map<Race, Map<String, Integer>> races = new LinkedHashMap<>();

    /**
     * Lets contenders take part in an operation on a workload.
     *
     * @param rounds how often at least
     */
    void add(
            Mode mode,
            String workload,
            Operation operation,
            Collection<String> contenders,
            int rounds) {
        Map<String, Integer> all =
                races.computeIfAbsent(
                        new Race(mode, workload, operation), race -> new LinkedHashMap<>());
        int least = operation == Operation.SIZE ? ROUNDS_OF_SIZES : rounds;
        contenders.forEach(contender -> all.merge(contender, least, Math::max));
    }

    /** Contenders take turns: each round begins with another one. */
    List<Step> steps() {
        List<Step> steps = new ArrayList<>();
        races.forEach((race, rounds) -> {
            List<String> turns = new ArrayList<>(rounds.keySet());
            int last = Collections.max(rounds.values());
            for (int round = 1; round <= last; round++) {
                for (String contender : turns) {
                    if (round <= rounds.get(contender)) {
                        Cell cell = new Cell(race.mode, race.workload, race.operation, contender);
                        steps.add(new Step(cell, round));
                    }
                }
                Collections.rotate(turns, -1);
            }
        });
        return steps;
    }

    /** Without what is there. */
    List<Step> missing(RawResults results) {
        return steps().stream().filter(step -> !results.has(step.cell, step.round)).toList();
    }

    /** About how long steps take. */
    static double seconds(List<Step> steps, Settings settings) {
        return steps.stream().mapToDouble(step -> step.cell.seconds(settings)).sum();
    }
}
