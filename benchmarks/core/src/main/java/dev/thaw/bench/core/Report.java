// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.core;

import com.google.gson.GsonBuilder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.commons.math3.stat.StatUtils;
import org.apache.commons.math3.util.MathArrays;

/** Writes what was measured, for programs and for people; from the raw data alone. */
public final class Report {
    private static final int MOST_NAMES = 20;

    private final String title;
    private final String notes;
    private final List<Bar> bars;
    private final List<Round> rounds;
    private final List<Result> results;

    /**
     * @param notes how it was measured, or null
     */
    public Report(String title, String notes, List<Bar> bars, List<Round> rounds) {
        this.title = title;
        this.notes = notes;
        this.bars = bars;
        this.rounds = rounds;
        results = Result.of(bars, rounds);
    }

    public List<Result> results() {
        return results;
    }

    /** Writes {@code NAME.json} and {@code NAME.md}. */
    public void write(Path directory, String name) throws IOException {
        write(directory, name, true);
    }

    /**
     * The same.
     *
     * @param measurements whether the table of all measurements belongs to it
     */
    void write(Path directory, String name, boolean measurements) throws IOException {
        Files.writeString(
                directory.resolve(name + ".json"),
                new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().create().toJson(results)
                        + "\n");
        Files.writeString(directory.resolve(name + ".md"), markdown(measurements));
    }

    String markdown(boolean measurements) {
        StringBuilder text = new StringBuilder();
        text.append("<!-- SPDX-License-Identifier: Apache-2.0 -->\n");
        text.append("# ").append(title).append("\n\n");
        if (notes != null) {
            text.append(notes).append("\n\n");
        }
        text.append("## Bars\n");
        text.append(
                "A bar is held only if the 95 % interval of the median holds (places in the order of all rounds);");
        text.append(" with fewer than 6 rounds nothing is decided.");
        text.append(" *7 of 8*: one round gave no number, which may be anything.\n\n");
        text.append("| what | measured | 95 % | rounds | bar | state | source | condition |\n");
        text.append("|---|--:|---|--:|---|---|---|---|\n");
        results.stream()
                .filter(result -> result.state() != Result.State.SHOWN)
                .forEach(result -> text.append(row(result)));
        List<String> missing =
                bars.stream()
                        .filter(bar -> results.stream().noneMatch(r -> r.id().equals(bar.id())))
                        .map(Bar::claim)
                        .toList();
        if (!missing.isEmpty()) {
            text.append("\nNot measured: ").append(String.join("; ", missing)).append(".\n");
        }
        reasons(text);
        comparisons(text);
        if (measurements) {
            measurements(text);
        }
        runs(text);
        return text.toString();
    }

    private void measurements(StringBuilder text) {
        text.append("\n## Measurements\n");
        text.append("Medians of the rounds' medians; least and most of all values.\n\n");
        text.append(
                "| experiment | contender | metric | median | least | most | unit | values |\n");
        text.append("|---|---|---|--:|--:|--:|---|--:|\n");
        measurements().forEach((key, all) -> text.append(row(key, all)));
    }

    private static String row(Result result) {
        return "| %s | %s | %s | %s | %s | **%s** | %s | %s |\n"
                .formatted(
                        result.claim(),
                        result.measured(),
                        result.range(),
                        result.rounds(),
                        result.bar(),
                        result.verdict(),
                        result.source(),
                        result.condition());
    }

    /** What is shown, without a bar. */
    private void comparisons(StringBuilder text) {
        List<Result> shown = results.stream().filter(r -> r.state() == Result.State.SHOWN).toList();
        if (shown.isEmpty()) {
            return;
        }
        text.append("\n## For comparison\n");
        text.append(
                "| what | measured | 95 % | least | most | rounds |\n|---|--:|---|--:|--:|--:|\n");
        for (Result result : shown) {
            text.append(
                    "| %s | %s | %s | %s | %s | %s |\n"
                            .formatted(
                                    result.claim(),
                                    result.measured(),
                                    result.range(),
                                    Numbers.text(result.min()),
                                    Numbers.text(result.max()),
                                    result.rounds()));
        }
    }

    private void reasons(StringBuilder text) {
        List<Result> explained = results.stream().filter(r -> !r.reason().isEmpty()).toList();
        if (explained.isEmpty()) {
            return;
        }
        text.append("\n### Why\n");
        for (Result result : explained) {
            text.append("- ").append(result.claim()).append(": ").append(result.reason());
            text.append('\n');
        }
    }

    private record Key(String experiment, String contender, String metric, String unit) {}

    private record Values(double[] medians, double[] all) {
        Values with(double[] more) {
            double median = Statistics.median(more);
            return new Values(
                    MathArrays.concatenate(medians, new double[] {median}),
                    MathArrays.concatenate(all, more));
        }
    }

    private Map<Key, Values> measurements() {
        Map<Key, Values> values = new LinkedHashMap<>();
        for (Round round : rounds) {
            for (Measurement m : round.measurements()) {
                Key key = new Key(round.experiment(), m.contender(), m.metric(), m.unit());
                Values before = values.getOrDefault(key, new Values(new double[0], new double[0]));
                values.put(key, before.with(m.values()));
            }
        }
        return values;
    }

    private static String row(Key key, Values values) {
        return "| %s | %s | %s | %s | %s | %s | %s | %d |\n"
                .formatted(
                        key.experiment(),
                        key.contender(),
                        key.metric(),
                        Numbers.text(Statistics.median(values.medians())),
                        Numbers.text(StatUtils.min(values.all())),
                        Numbers.text(StatUtils.max(values.all())),
                        key.unit(),
                        values.all().length);
    }

    private void runs(StringBuilder text) {
        Map<String, Run> last = new LinkedHashMap<>();
        rounds.forEach(round -> last.put(round.experiment(), round.run()));
        Map<Run, List<String>> runs = new LinkedHashMap<>();
        last.forEach((experiment, run) ->
                runs.computeIfAbsent(run, r -> new ArrayList<>()).add(experiment));
        text.append(
                "\n## Runs\n| experiments | command | commit | date | load before | machine |\n");
        text.append("|---|---|---|---|---|---|\n");
        runs.forEach((run, experiments) ->
                text.append(
                        "| %s | `%s` | %s | %s | %s | %s |\n"
                                .formatted(
                                        experiments.size() > MOST_NAMES
                                                ? experiments.size()
                                                : String.join(", ", experiments),
                                        run.command(),
                                        run.commit(),
                                        run.date(),
                                        run.load(),
                                        run.machine())));
    }
}
