// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.sd;

import dev.thaw.bench.core.Chart;
import dev.thaw.bench.core.Round;
import dev.thaw.bench.core.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;

/** The dissertation's tables and charts, beside the bars that all benchmarks have. */
final class SdReport {
    static final String MARKDOWN = "sd.md";

    private final List<Round> rounds;

    SdReport(List<Round> rounds) {
        this.rounds = rounds;
    }

    /**
     * Writes tables and charts, and adds the latter to sd.md.
     *
     * @return their names
     */
    List<String> write(Path directory) throws IOException {
        List<String> names = new ArrayList<>();
        StringBuilder text = new StringBuilder();
        for (Mode mode : Mode.values()) {
            String tables = new SdTables(rounds, mode).toMarkdown();
            if (tables != null) {
                String name = "sd-tables-%s.md".formatted(mode.option());
                Files.writeString(directory.resolve(name), tables);
                names.add(name);
                text.append("\n## In a %s\n\n[All numbers](%s)\n\n".formatted(mode.title(), name));
                appendFigures(directory, mode, text, names);
            }
        }
        rounds.stream()
                .map(Round::run)
                .map(Run::conditions)
                .distinct()
                .forEach(conditions -> text.append("\nConditions: %s.\n".formatted(conditions)));
        Files.writeString(directory.resolve(MARKDOWN), text, StandardOpenOption.APPEND);
        return names;
    }

    private void appendFigures(Path directory, Mode mode, StringBuilder text, List<String> names)
            throws IOException {
        for (Figure figure : Figure.all()) {
            Chart chart = figure.chart(mode);
            chart.write(rounds, directory, "sd");
            String name = "sd-%s.svg".formatted(chart.file());
            if (Files.exists(directory.resolve(name))) {
                names.add(name);
                text.append(
                        "![Figure %s: %s](%s)\n".formatted(figure.number(), chart.title(), name));
            }
        }
    }
}
