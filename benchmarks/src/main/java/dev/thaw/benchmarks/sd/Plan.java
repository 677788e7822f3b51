// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.sd;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What is measured, in which order. */
final class Plan {
    /** Sizes do not depend on anything that varies. */
    private static final int ROUNDS_OF_SIZES = 1;

    /** One process. */
    record Step(Cell cell, int round) {}

    private record Race(Mode mode, String workload, Operation operation) {}

    private final int rounds;
    private final Map<Race, Set<String>> contenders = new LinkedHashMap<>();

    Plan(int rounds) {
        this.rounds = rounds;
    }

    /** Lets contenders take part in an operation on a workload. */
    void add(Mode mode, String workload, Operation operation, Collection<String> more) {
        contenders
                .computeIfAbsent(new Race(mode, workload, operation), race -> new LinkedHashSet<>())
                .addAll(more);
    }

    /** Contenders take turns: each round has all of them, and begins with another one. */
    List<Step> steps() {
        List<Step> steps = new ArrayList<>();
        contenders.forEach((race, all) -> {
            List<String> turns = new ArrayList<>(all);
            int last = race.operation == Operation.SIZE ? ROUNDS_OF_SIZES : rounds;
            for (int round = 1; round <= last; round++) {
                for (String contender : turns) {
                    steps.add(
                            new Step(
                                    new Cell(race.mode, race.workload, race.operation, contender),
                                    round));
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
