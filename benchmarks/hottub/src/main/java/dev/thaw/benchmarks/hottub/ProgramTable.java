// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.hottub;

import dev.thaw.bench.core.Measurement;
import dev.thaw.bench.core.Numbers;
import dev.thaw.bench.core.Round;
import dev.thaw.bench.core.Statistics;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.apache.commons.math3.stat.StatUtils;

/** The table of programs that others wrote, a row each. */
record ProgramTable(List<TableProgram> programs) {
    private static final String FILE = "hottub-programs.md";

    /** Runs whose times are shown; the first one starts the JVM. */
    private static final List<Integer> SHOWN = List.of(1, 2, 3, 5, 20);

    /**
     * A measured program.
     *
     * @param plain median of runs in new JVMs, milliseconds
     * @param warm runs in one JVM, in their order
     * @param first the very first run with empty caches, of plain java's; median of rounds
     * @param words what differs, or why it is not reused; empty if all is well
     */
    private record Row(
            TableProgram program,
            double plain,
            double[] warm,
            double first,
            boolean equal,
            boolean reused,
            String words) {
        double gain(int run) {
            return plain / warm[run - 1];
        }
    }

    /**
     * @return names of files; none if no program was measured
     */
    List<String> write(List<Round> rounds, Path results) throws IOException {
        Map<String, Round> last =
                rounds.stream()
                        .filter(round -> round.experiment().startsWith(TableExperiment.PREFIX))
                        .collect(
                                Collectors.toMap(
                                        Round::experiment,
                                        Function.identity(),
                                        (one, later) -> later));
        List<Row> rows = new ArrayList<>();
        for (TableProgram program : programs) {
            Round round = last.get(TableExperiment.PREFIX + program.name());
            if (round != null) {
                rows.add(row(program, round));
            }
        }
        if (rows.isEmpty()) {
            return List.of();
        }
        Files.writeString(results.resolve(FILE), text(rows));
        return List.of(FILE);
    }

    private static Row row(TableProgram program, Round round) {
        double[] plain = values(round, Workshop.PLAIN, TableExperiment.FIRST);
        double[] own = values(round, Workshop.WARM, TableExperiment.FIRST);
        double[] ratios = new double[own.length];
        for (int i = 0; i < ratios.length; i++) {
            ratios[i] = own[i] / plain[i];
        }
        String words = round.remark(Workshop.WARM);
        return new Row(
                program,
                Statistics.median(values(round, Workshop.PLAIN, TableExperiment.FRESH)),
                values(round, Workshop.WARM, TableExperiment.WARM),
                Statistics.median(ratios),
                values(round, Workshop.WARM, TableExperiment.EQUAL)[0] == 1,
                values(round, Workshop.WARM, TableExperiment.REUSED)[0] == 1,
                words == null ? "" : words);
    }

    private static double[] values(Round round, String contender, String metric) {
        return round.measurements().stream()
                .filter(one -> one.contender().equals(contender) && one.metric().equals(metric))
                .map(Measurement::values)
                .findFirst()
                .orElseThrow();
    }

    private static String text(List<Row> rows) {
        List<Row> reused = rows.stream().filter(Row::reused).toList();
        long equal = rows.stream().filter(Row::equal).count();
        StringBuilder text = new StringBuilder();
        text.append("<!-- SPDX-License-Identifier: Apache-2.0 -->\n# Programs in warm JVMs\n\n");
        text.append(
                "`thaw bench hottub --programs`: each program three times in a new JVM, then 21 times in one, each time in a fresh copy of its directory, compared by `thaw java --thaw-verify`: exit status, output, errors, files, properties left. Milliseconds; medians.\n\n");
        text.append(
                "Of %d programs, %d are reused, and %d do in all runs what they do in a new JVM."
                        .formatted(rows.size(), reused.size(), equal));
        if (!reused.isEmpty()) {
            text.append(
                    " Geometric means of those that are reused, against plain java: run 2 %sx, run 3 %sx, run 20 %sx (asked: 1.3x, 3x, 6x)."
                            .formatted(mean(reused, 2), mean(reused, 3), mean(reused, 20)));
        }
        long cheap = rows.stream().filter(row -> row.first <= 1.05).count();
        text.append(
                " The very first run, caches empty, takes at most 1.05x of plain java in %d.%n%n"
                        .formatted(cheap));
        text.append(
                "| program | version | java | first run / java | %s | java / run 20 | equal | reused |%n"
                        .formatted(
                                SHOWN.stream()
                                        .map(run -> "run " + run)
                                        .collect(Collectors.joining(" | "))));
        text.append("|---|---|--:|--:|" + "--:|".repeat(SHOWN.size()) + "--:|---|---|\n");
        for (Row row : rows) {
            String runs =
                    SHOWN.stream()
                            .map(run -> Numbers.text(row.warm[run - 1]))
                            .collect(Collectors.joining(" | "));
            text.append(
                    "| %s | %s | %s | %s | %s | %s | %s | %s |%n"
                            .formatted(
                                    row.program.name(),
                                    row.program.version(),
                                    Numbers.text(row.plain),
                                    Numbers.text(row.first),
                                    runs,
                                    row.reused ? Numbers.text(row.gain(20)) : "",
                                    row.equal ? "yes" : "**no**",
                                    row.reused ? "yes" : "no"));
        }
        List<Row> others = rows.stream().filter(row -> !row.words.isEmpty()).toList();
        if (!others.isEmpty()) {
            text.append("\n## What verification says of the others\n\n");
            for (Row row : others) {
                text.append("- %s: %s%n".formatted(row.program.name(), row.words));
            }
        }
        return text.toString();
    }

    private static String mean(List<Row> rows, int run) {
        return Numbers.text(
                StatUtils.geometricMean(rows.stream().mapToDouble(row -> row.gain(run)).toArray()));
    }
}
