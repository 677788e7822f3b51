// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.sd;

import dev.thaw.sd.micro.Workload;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What is measured, in which order. */
final class Plan {
    /** One process. */
    record Step(Cell cell, int round) {}

    private final Set<Step> steps = new LinkedHashSet<>();

    /**
     * Adds measurements of a workload. Serializers take turns: each round has all of them, and
     * begins with another one.
     */
    void add(
            Mode mode,
            Workload workload,
            Operation operation,
            List<String> contenders,
            int rounds) {
        List<String> turns = new ArrayList<>(contenders);
        for (int round = 1; round <= rounds; round++) {
            for (String contender : turns) {
                steps.add(new Step(new Cell(mode, workload.name(), operation, contender), round));
            }
            Collections.rotate(turns, -1);
        }
    }

    /** Each once. */
    List<Step> steps() {
        return List.copyOf(steps);
    }

    /** Leaves out what is there. */
    void skip(RawResults results) {
        steps.removeIf(step -> results.has(step.cell, step.round));
    }

    /** About how long all takes. */
    double seconds(Settings settings) {
        return steps.stream().mapToDouble(step -> step.cell.seconds(settings)).sum();
    }
}
