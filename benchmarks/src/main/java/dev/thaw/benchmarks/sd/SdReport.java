// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.sd;

import dev.thaw.bench.core.Chart;
import dev.thaw.bench.core.Part;
import dev.thaw.bench.core.Round;
import dev.thaw.benchmarks.result.Environment;
import dev.thaw.benchmarks.result.ResultFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Bars as of all benchmarks, and beside them the dissertation's tables and charts. */
final class SdReport {
    static final String MARKDOWN = "sd.md";

    private final RawResults results;

    SdReport(RawResults results) {
        this.results = results;
    }

    /**
     * Writes all files, beside the raw results.
     *
     * @return their names
     */
    List<String> write(Path directory) throws IOException {
        List<String> names = new ArrayList<>(List.of("sd.json", MARKDOWN));
        Path root = Part.root(SdReport.class);
        Part part = Part.of(root, "sd");
        part.report(root, directory);
        List<Round> rounds = part.rounds(directory);
        StringBuilder text = new StringBuilder();
        for (Mode mode : Mode.values()) {
            String tables = new SdTables(results, mode).toMarkdown();
            if (tables != null) {
                String name = "sd-tables-%s.md".formatted(mode.option());
                ResultFile.replace(directory.resolve(name), tables);
                names.add(name);
                text.append("\n## In a %s\n\n[All numbers](%s)\n\n".formatted(mode.title(), name));
                appendFigures(rounds, directory, mode, text, names);
            }
        }
        text.append(environment());
        Path markdown = directory.resolve(MARKDOWN);
        ResultFile.replace(markdown, Files.readString(markdown) + text);
        return names;
    }

    private static void appendFigures(
            List<Round> rounds, Path directory, Mode mode, StringBuilder text, List<String> names)
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

    private String environment() {
        Environment e = results.environment();
        Settings s = results.settings();
        return """

        `%s`%s, %s, commit %s, %s; layout %s, seed %d, %d iterations of %d ms in each round; \
        load average before %s. Libraries: %s.
        """
                .formatted(
                        e.run().command(),
                        e.quick() ? " (does not count)" : "",
                        e.run().date(),
                        e.run().commit(),
                        e.run().machine(),
                        s.layout(),
                        s.seed(),
                        s.iterations(),
                        s.iterationMillis(),
                        e.loadBefore(),
                        String.join(", ", s.libraries()));
    }
}
