// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.visor.trace;

import java.io.IOException;
import java.io.UncheckedIOException;
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
    private static final int FIRST_NUMBER = 3;
    private static final int FIRST_MINUTE = 4;
    private static final double MINUTE = 60;

    /** Of all functions; more than this machine could play. */
    private static final int MOST_CALLS = 1_000_000;

    /** Milliseconds, megabytes and calls are less. */
    private static final double MOST_OF_ANY = 1e9;

    /** Where the trace says nothing: the medians of all. */
    private static final double USUAL_SECONDS = 0.68;

    static final double USUAL_MEGABYTES = 170;

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
            seconds.put(row[1] + "/" + row[2], number(row, FIRST_NUMBER, DURATIONS) / 1000);
        }
        Map<String, Double> megabytes = new HashMap<>();
        for (String[] row : rows(directory, MEMORY)) {
            megabytes.put(row[1], number(row, FIRST_NUMBER, MEMORY));
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
                int count = (int) number(row, column, CALLS);
                if (count > MOST_CALLS - calls.size()) {
                    throw new IOException(
                            "%s: more than %d calls; take fewer minutes or functions"
                                    .formatted(CALLS, MOST_CALLS));
                }
                for (int i = 0; i < count; i++) {
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
        double number = -1;
        try {
            number = Double.parseDouble(row[column]);
        } catch (NumberFormatException | ArrayIndexOutOfBoundsException e) {
            // told below
        }
        if (number >= 0 && number <= MOST_OF_ANY) {
            return number;
        }
        throw new IOException(
                "%s: column %d is no number from 0 to %.0f: %s"
                        .formatted(file, column + 1, MOST_OF_ANY, String.join(",", row)));
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
            List<String[]> rows = lines.skip(1).map(line -> line.split(",", -1)).toList();
            for (String[] row : rows) {
                if (row.length <= FIRST_NUMBER) {
                    throw new IOException(
                            "%s: a line has %d columns: %s"
                                    .formatted(prefix, row.length, String.join(",", row)));
                }
            }
            return rows;
        } catch (UncheckedIOException e) {
            throw new IOException(found.getFirst() + " is no text in UTF-8", e);
        }
    }
}
