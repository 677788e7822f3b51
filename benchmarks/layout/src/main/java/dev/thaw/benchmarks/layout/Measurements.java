// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.layout;

import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.ToDoubleFunction;

/** All samples, by program and round. */
final class Measurements {
    /**
     * A round of all images of a program.
     *
     * @param mappedNanos a warm start of the instrumented image, its trace mapped
     * @param dumpedNanos the same, its trace written at the exit; NaN of a service, which is killed
     */
    record Turn(
            Starts.Sample plain,
            Starts.Sample ordered,
            Starts.Sample prefetching,
            double mappedNanos,
            double dumpedNanos) {}

    private final Map<MeasuredProgram, Images.Built> images;
    private final Map<MeasuredProgram, List<Turn>> turns = new EnumMap<>(MeasuredProgram.class);

    Measurements(Map<MeasuredProgram, Images.Built> images) {
        this.images = images;
    }

    void add(MeasuredProgram program, Turn turn) {
        turns.computeIfAbsent(program, _ -> new ArrayList<>()).add(turn);
    }

    Set<MeasuredProgram> programs() {
        return turns.keySet();
    }

    Images.Built images(MeasuredProgram program) {
        return images.get(program);
    }

    /** Round by round. */
    List<Double> of(MeasuredProgram program, ToDoubleFunction<Turn> value) {
        return turns.get(program).stream().map(value::applyAsDouble).toList();
    }

    /** Round by round, by what a start of the instrumented image takes longer. */
    List<Double> overhead(MeasuredProgram program, ToDoubleFunction<Turn> instrumentedNanos) {
        return turns.get(program).stream()
                .map(t -> instrumentedNanos.applyAsDouble(t) / t.plain().warmNanos())
                .toList();
    }

    /** Round by round the geometric mean over these programs. */
    List<Double> mean(Collection<MeasuredProgram> programs, ToDoubleFunction<Turn> value) {
        List<Double> means = new ArrayList<>();
        int rounds = turns.get(programs.iterator().next()).size();
        for (int round = 0; round < rounds; round++) {
            double logarithms = 0;
            for (MeasuredProgram program : programs) {
                logarithms += Math.log(value.applyAsDouble(turns.get(program).get(round)));
            }
            means.add(Math.exp(logarithms / programs.size()));
        }
        return means;
    }
}
