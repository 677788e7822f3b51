// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.core;

import com.google.gson.Gson;
import com.google.gson.JsonParseException;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Every table and figure of the papers, from {@code benchmarks/paper.json}: what is claimed, what
 * is measured here, and why they differ.
 */
public final class Papers {
    /**
     * A table or figure.
     *
     * @param bars {@code PART:ID} of what was measured of it; null: nothing
     * @param condition of the measurement here, if it is not the paper's
     * @param why both differ
     * @param note where more is, or why nothing is measured
     */
    public record Row(
            String paper,
            String where,
            String what,
            String claimed,
            List<String> bars,
            String condition,
            String why,
            String note) {}

    private final List<Row> rows;
    private final Findings findings;

    public Papers(Path root, Path results) throws IOException {
        Path file = root.resolve("benchmarks/paper.json");
        try (Reader in = Files.newBufferedReader(file)) {
            rows = List.of(new Gson().fromJson(in, Row[].class));
        } catch (JsonParseException e) {
            throw new IOException(file + ": " + e.getMessage(), e);
        }
        findings = new Findings(root, results);
    }

    /**
     * @throws IOException if a row names a bar that is not there
     */
    public String markdown() throws IOException {
        StringBuilder text =
                new StringBuilder(
                        """
                        <!-- SPDX-License-Identifier: Apache-2.0 -->
                        # The papers, row by row

                        Written by `./thaw bench paper` from raw data; medians, and their 95 % intervals. *stale*: the sources have changed since.
                        """);
        String paper = "";
        for (Row row : rows) {
            if (!row.paper.equals(paper)) {
                paper = row.paper;
                text.append("\n## ").append(paper).append('\n');
                text.append(
                        "| where | what | claimed | measured here | condition, and why they differ |\n");
                text.append("|---|---|---|---|---|\n");
            }
            text.append(
                    "| %s | %s | %s | %s | %s |\n"
                            .formatted(
                                    row.where, row.what, row.claimed, measured(row), remarks(row)));
        }
        return text.toString();
    }

    private String measured(Row row) throws IOException {
        StringBuilder text = new StringBuilder();
        for (String bar : row.bars == null ? List.<String>of() : row.bars) {
            text.append(text.isEmpty() ? "" : "<br>").append(measured(bar));
        }
        if (row.note != null) {
            text.append(text.isEmpty() ? "" : "<br>").append(row.note);
        }
        return text.toString();
    }

    private String measured(String bar) throws IOException {
        Result result = findings.result(bar);
        if (result == null) {
            return findings.bar(bar).claim() + ": not measured";
        }
        return "%s: **%s** (%s; %s)"
                .formatted(result.claim(), result.measured(), result.range(), findings.run(bar));
    }

    private static String remarks(Row row) {
        String condition = row.condition == null ? "" : row.condition;
        String why = row.why == null ? "" : row.why;
        return condition.isEmpty() || why.isEmpty() ? condition + why : condition + ". " + why;
    }
}
