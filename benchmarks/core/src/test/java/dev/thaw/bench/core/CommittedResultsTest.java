// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.Gson;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is in {@code benchmarks/results} and the README is what raw data and bars say today. */
class CommittedResultsTest {
    private final Path root = Part.root(CommittedResultsTest.class);
    private final Path results = root.resolve("benchmarks/results");

    /** To the letter; charts apart. */
    @Test
    void reportsAreWhatRawDataAndBarsSay(@TempDir Path directory) throws Exception {
        List<String> different = new ArrayList<>();
        for (Part part : Part.all(root)) {
            String json = part.name() + ".json";
            if (Files.exists(results.resolve(json))) {
                part.reportWithoutCharts(root, results, directory);
                String text = part.name() + ".md";
                // a part may add tables of its own
                if (!read(results, json).equals(read(directory, json))
                        || !read(results, text).startsWith(read(directory, text))) {
                    different.add("thaw bench " + part.name() + " --report");
                }
            }
        }
        assertEquals(List.of(), different, "run these, and 'thaw bench headlines' and 'paper'");
    }

    private static String read(Path directory, String name) throws IOException {
        return Files.readString(directory.resolve(name));
    }

    @Test
    void rowsOfTheReadmeAreWhatWasMeasured() throws Exception {
        List<String> rows = rows(new Headlines(root, results).markdown());
        assertTrue(rows.size() > 10, rows::toString);
        List<String> readme = rows(Files.readString(root.resolve("README.md")));
        assertTrue(
                readme.containsAll(rows),
                () ->
                        "run 'thaw bench headlines': "
                                + rows.stream()
                                        .filter(row -> !readme.contains(row))
                                        .collect(Collectors.joining("\n")));
    }

    /** Without the run, of which it says as well whether its sources have changed since. */
    private static List<String> rows(String text) {
        return text.lines()
                .filter(line -> line.startsWith("| "))
                .map(line -> line.substring(0, line.lastIndexOf('|', line.length() - 2)))
                .toList();
    }

    @Test
    void rowsOfThePapersNameBarsThatAreThere() throws Exception {
        assertTrue(new Papers(root, results).markdown().contains("# The papers, row by row"));
    }

    @Test
    void whatDiffersFromThePapersSaysWhy() throws Exception {
        String text = Files.readString(root.resolve("benchmarks/paper.json"));
        List<String> silent = new ArrayList<>();
        for (Papers.Row row : new Gson().fromJson(text, Papers.Row[].class)) {
            String said = row.bars() == null ? row.note() : row.why();
            if (said == null || said.endsWith("re-measured")) {
                silent.add(row.paper() + ", " + row.where());
            }
        }
        assertEquals(List.of(), silent);
    }

    @Test
    void missedBarsSayWhy() throws Exception {
        List<String> silent = new ArrayList<>();
        for (Part part : Part.all(root)) {
            Result.of(part.readBars(root), part.rounds(results)).stream()
                    .filter(result -> result.state() == Result.State.MISSED)
                    .filter(result -> result.reason().isEmpty())
                    .forEach(result -> silent.add(part.name() + ":" + result.id()));
        }
        assertEquals(List.of(), silent);
    }
}
