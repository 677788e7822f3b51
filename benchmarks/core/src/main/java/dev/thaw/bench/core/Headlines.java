// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.core;

import com.google.gson.Gson;
import com.google.gson.JsonParseException;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** The rows of the README, from {@code benchmarks/headlines.json} and what was measured. */
public final class Headlines {
    private static final String BEGIN = "<!-- ./thaw bench headlines -->\n";
    private static final String END = "<!-- end -->\n";

    /**
     * A row.
     *
     * @param bars {@code PART:ID} of each of its figures
     */
    private record Row(String text, List<String> bars) {}

    private final List<Row> rows;
    private final Findings findings;

    public Headlines(Path root, Path results) throws IOException {
        Path file = root.resolve("benchmarks/headlines.json");
        try (Reader in = Files.newBufferedReader(file)) {
            rows = List.of(new Gson().fromJson(in, Row[].class));
        } catch (JsonParseException e) {
            throw new IOException(file + ": " + e.getMessage(), e);
        }
        findings = new Findings(root, results);
    }

    String markdown() throws IOException {
        StringBuilder text = new StringBuilder();
        text.append("| what | measured (95 %) | asked | state | run |\n|---|---|---|---|---|\n");
        for (Row row : rows) {
            StringBuilder measured = new StringBuilder();
            Set<String> asked = new LinkedHashSet<>();
            Set<String> states = new LinkedHashSet<>();
            Set<String> runs = new LinkedHashSet<>();
            for (String bar : row.bars) {
                Result result = findings.result(bar);
                measured.append(measured.isEmpty() ? "" : "; ");
                if (result == null) {
                    measured.append("not measured");
                    continue;
                }
                measured.append("%s (%s)".formatted(result.measured(), result.range()));
                runs.add(findings.run(bar));
                if (result.state() != Result.State.SHOWN) {
                    asked.add(result.bar());
                    states.add(result.verdict());
                }
            }
            text.append(
                    "| %s | %s | %s | %s | %s |\n"
                            .formatted(
                                    row.text,
                                    measured,
                                    String.join("; ", asked),
                                    String.join(", ", states),
                                    String.join("; ", runs)));
        }
        Set<String> commits = new TreeSet<>();
        Set<String> machines = new TreeSet<>();
        for (Row row : rows) {
            for (String bar : row.bars) {
                Result result = findings.result(bar);
                if (result != null) {
                    commits.add(result.commit());
                    machines.add(result.machine());
                }
            }
        }
        if (commits.size() > 1 || machines.size() > 1) {
            text.append(
                    "\nThese rows come from %d commits and %d kinds of machine; each is compared within its own run.\n"
                            .formatted(commits.size(), machines.size()));
        }
        return text.toString();
    }

    /** Replaces the rows of a file, between two comments. */
    public void write(Path file) throws IOException {
        String text = Files.readString(file);
        int begin = text.indexOf(BEGIN);
        int end = text.indexOf(END, begin);
        if (begin < 0 || end < 0) {
            throw new IOException(
                    "%s has no lines '%s' and '%s' that rows could stand between"
                            .formatted(file, BEGIN.strip(), END.strip()));
        }
        Path unfinished = file.resolveSibling(file.getFileName() + ".unfinished");
        Files.writeString(
                unfinished, text.substring(0, begin) + BEGIN + markdown() + text.substring(end));
        Files.move(unfinished, file, StandardCopyOption.ATOMIC_MOVE);
    }
}
