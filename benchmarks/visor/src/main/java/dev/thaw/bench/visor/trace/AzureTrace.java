// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.visor.trace;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;

/**
 * A day of the public trace (Azure Public Dataset, "AzureFunctionsDataset2019"): one file of calls
 * a minute, one of durations, one of memory, which name owner, application and function by hashes.
 */
final class AzureTrace {
    private static final String CALLS = "invocations_per_function_md.anon.";
    private static final String DURATIONS = "function_durations_percentiles.anon.";
    private static final String MEMORY = "app_memory_percentiles.anon.";
    private static final int FIRST_MINUTE = 4;
    private static final double MINUTE = 60;

    /** Where the trace says nothing: the medians of all. */
    private static final double USUAL_SECONDS = 0.68;

    private static final double USUAL_MEGABYTES = 170;

    private AzureTrace() {}

    /**
     * @param directory with the three files of one day
     * @param begin minute of the day, from 0
     * @param minutes to read
     * @param functions at most, the first that are called then
     */
    static Trace read(Path directory, int begin, int minutes, int functions, long seed)
            throws IOException {
        Map<String, Double> seconds = new HashMap<>();
        for (String[] row : rows(directory, DURATIONS)) {
            seconds.put(row[1] + "/" + row[2], number(row, 3, DURATIONS) / 1000);
        }
        Map<String, Double> megabytes = new HashMap<>();
        for (String[] row : rows(directory, MEMORY)) {
            megabytes.put(row[1], number(row, 3, MEMORY));
        }
        Random random = new Random(seed);
        List<Trace.Traced> traced = new ArrayList<>();
        List<Trace.Call> calls = new ArrayList<>();
        for (String[] row : rows(directory, CALLS)) {
            if (traced.size() == functions) {
                break;
            }
            int before = calls.size();
            for (int minute = 0; minute < minutes; minute++) {
                int column = FIRST_MINUTE + begin + minute;
                if (column >= row.length) {
                    throw new IOException(CALLS + ": a line has no minute " + (begin + minute + 1));
                }
                // minutes are all that is known
                for (int i = 0; i < (int) number(row, column, CALLS); i++) {
                    double at = (minute + random.nextDouble()) * MINUTE;
                    calls.add(new Trace.Call(at, traced.size()));
                }
            }
            if (calls.size() > before) {
                String name = row[1] + "/" + row[2];
                traced.add(
                        new Trace.Traced(
                                row[1],
                                "f" + traced.size(),
                                seconds.getOrDefault(name, USUAL_SECONDS),
                                megabytes.getOrDefault(row[1], USUAL_MEGABYTES)));
            }
        }
        if (calls.isEmpty()) {
            throw new IOException(
                    "nothing is called in minutes %d to %d of %s"
                            .formatted(begin + 1, begin + minutes, directory));
        }
        Collections.sort(calls);
        return new Trace(traced, calls);
    }

    private static double number(String[] row, int column, String file) throws IOException {
        try {
            return Double.parseDouble(row[column]);
        } catch (NumberFormatException | ArrayIndexOutOfBoundsException e) {
            throw new IOException(
                    "%s: column %d is no number: %s"
                            .formatted(file, column + 1, String.join(",", row)));
        }
    }

    /** Without the line of headings. */
    private static List<String[]> rows(Path directory, String prefix) throws IOException {
        List<Path> found;
        try (Stream<Path> files = Files.list(directory)) {
            found =
                    files.filter(file -> file.getFileName().toString().startsWith(prefix))
                            .sorted()
                            .toList();
        }
        if (found.size() != 1) {
            throw new IOException(
                    "%s should have one file %s*.csv, but has %d"
                            .formatted(directory, prefix, found.size()));
        }
        try (Stream<String> lines = Files.lines(found.getFirst())) {
            return lines.skip(1).map(line -> line.split(",", -1)).toList();
        }
    }
}
