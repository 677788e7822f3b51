// SPDX-License-Identifier: Apache-2.0
package dev.thaw.nlp;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;

/** What all rounds have measured. */
final class Measurements {
    /**
     * The runs that took turns on one text.
     *
     * @param first creates the pipeline and annotates
     * @param second loads the annotated document
     * @param withPipeline loads the pipeline and annotates
     * @param bytes the size of the file with the document
     */
    record Turn(Workshop.Run first, Workshop.Run second, Workshop.Run withPipeline, long bytes) {}

    /**
     * @param bytes the size of the file with the pipeline
     */
    record StoredPipeline(Workshop.Run run, long bytes) {}

    private final List<StoredPipeline> pipelines = new ArrayList<>();
    private final Map<SampleText, List<Turn>> turns = new EnumMap<>(SampleText.class);

    void add(StoredPipeline pipeline) {
        pipelines.add(pipeline);
    }

    void add(SampleText text, Turn turn) {
        turns.computeIfAbsent(text, t -> new ArrayList<>()).add(turn);
    }

    List<StoredPipeline> pipelines() {
        return pipelines;
    }

    Map<SampleText, List<Turn>> turns() {
        return turns;
    }

    List<Double> samples(SampleText text, ToDoubleFunction<Turn> value) {
        return turns.get(text).stream().mapToDouble(value).boxed().toList();
    }

    /** A line for each text whose answers are not the same everywhere; none if all is well. */
    List<String> differences() {
        List<String> differences = new ArrayList<>();
        turns.forEach((text, all) -> {
            String expected = all.getFirst().first.answers();
            for (int i = 0; i < all.size(); i++) {
                Turn turn = all.get(i);
                compare(expected, turn.first, text + ", first run", i + 1, differences);
                compare(expected, turn.second, text + ", second run", i + 1, differences);
                compare(expected, turn.withPipeline, text + ", pipeline", i + 1, differences);
            }
        });
        return differences;
    }

    private static void compare(
            String expected, Workshop.Run run, String what, int round, List<String> differences) {
        if (run.answers().equals(expected)) {
            return;
        }
        List<String> wanted = expected.lines().toList();
        List<String> got = run.answers().lines().toList();
        int line = 0;
        while (line < Math.min(wanted.size(), got.size())
                && wanted.get(line).equals(got.get(line))) {
            line++;
        }
        differences.add(
                "%s, round %d: line %d of the answers is '%s', but '%s' in the first run of the first round"
                        .formatted(
                                what,
                                round,
                                line + 1,
                                line < got.size() ? got.get(line) : "",
                                line < wanted.size() ? wanted.get(line) : ""));
    }
}
