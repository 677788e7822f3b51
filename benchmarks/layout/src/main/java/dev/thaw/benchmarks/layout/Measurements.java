// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.layout;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.ToDoubleFunction;

/** All samples, by program and round. */
final class Measurements {
    /** A round of both images of a program. */
    private record Turn(Starts.Sample plain, Starts.Sample ordered) {}

    private final Map<MeasuredProgram, Images.Built> images;
    private final Map<MeasuredProgram, List<Turn>> turns = new EnumMap<>(MeasuredProgram.class);

    Measurements(Map<MeasuredProgram, Images.Built> images) {
        this.images = images;
    }

    void add(MeasuredProgram program, Starts.Sample plain, Starts.Sample ordered) {
        turns.computeIfAbsent(program, _ -> new ArrayList<>()).add(new Turn(plain, ordered));
    }

    Set<MeasuredProgram> programs() {
        return turns.keySet();
    }

    Images.Built images(MeasuredProgram program) {
        return images.get(program);
    }

    List<Double> plain(MeasuredProgram program, ToDoubleFunction<Starts.Sample> value) {
        return turns.get(program).stream().map(t -> value.applyAsDouble(t.plain())).toList();
    }

    List<Double> ordered(MeasuredProgram program, ToDoubleFunction<Starts.Sample> value) {
        return turns.get(program).stream().map(t -> value.applyAsDouble(t.ordered())).toList();
    }

    /** Round by round the geometric mean over all programs. */
    List<Double> meanOfPlain(ToDoubleFunction<Starts.Sample> value) {
        return mean(turn -> value.applyAsDouble(turn.plain()));
    }

    /** Round by round the geometric mean over all programs. */
    List<Double> meanOfOrdered(ToDoubleFunction<Starts.Sample> value) {
        return mean(turn -> value.applyAsDouble(turn.ordered()));
    }

    private List<Double> mean(ToDoubleFunction<Turn> value) {
        List<Double> means = new ArrayList<>();
        int rounds = turns.values().iterator().next().size();
        for (int round = 0; round < rounds; round++) {
            double logarithms = 0;
            for (List<Turn> ofProgram : turns.values()) {
                logarithms += Math.log(value.applyAsDouble(ofProgram.get(round)));
            }
            means.add(Math.exp(logarithms / turns.size()));
        }
        return means;
    }
}
