// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.core;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Says of each bar whether it is held, missed or undecided, from the raw data alone. */
public record Check(Path root, Path results, PrintWriter out) {
    /**
     * @return whether no bar is missed, and each has been measured
     */
    public boolean hold(List<Part> parts) throws IOException {
        Map<Result.State, Integer> count = new EnumMap<>(Result.State.class);
        int absent = 0;
        for (Part part : parts) {
            List<Bar> bars =
                    part.readBars(root).stream().filter(bar -> bar.direction() != null).toList();
            List<Round> rounds = part.rounds(results);
            List<Result> all = Result.of(bars, rounds);
            out.printf("%s%n", part.name());
            Map<String, Boolean> stale = new TreeMap<>();
            for (Result result : all) {
                boolean old = stale.computeIfAbsent(result.commit(), commit -> stale(part, commit));
                count.merge(result.state(), 1, Integer::sum);
                out.printf(
                        "  %s%s%s%n",
                        line(result), result.quick() ? ", quick" : "", old ? ", stale" : "");
            }
            for (Bar bar : bars) {
                if (all.stream().noneMatch(result -> result.id().equals(bar.id()))) {
                    absent++;
                    out.printf("  %-9s %s: asked %s%n", "not there", bar.claim(), bar.text());
                }
            }
        }
        int missed = count.getOrDefault(Result.State.MISSED, 0);
        out.printf(
                "%d held, %d missed, %d undecided, %d not measured%n",
                count.getOrDefault(Result.State.HELD, 0),
                missed,
                count.getOrDefault(Result.State.UNDECIDED, 0),
                absent);
        out.flush();
        return missed == 0 && absent == 0;
    }

    private boolean stale(Part part, String commit) {
        try {
            return part.isStale(root, commit);
        } catch (IOException e) {
            return true;
        }
    }

    static String line(Result result) {
        return "%-9s %s: %s %s (%s, %s rounds), asked %s"
                .formatted(
                        result.verdict(),
                        result.claim(),
                        Numbers.text(result.value()),
                        result.unit(),
                        result.range(),
                        result.rounds(),
                        result.bar());
    }
}
