// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.visor.trace;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The public trace of each call of Azure's functions in two weeks of 2021 (Zhang et al., "Faster
 * and Cheaper Serverless Computing on Harvested Resources", SOSP 2021): one file, with a line
 * {@code app,func,end_timestamp,duration} for each call, in seconds.
 */
final class AzureInvocations {
    private static final int COLUMNS = 4;

    /** More than this machine could play. */
    private static final int MOST_CALLS = 1_000_000;

    private static final double MOST_SECONDS = 1e9;

    private final double seconds;
    private final int functions;
    private final Map<String, Integer> indexes = new HashMap<>();
    private final List<String> applications = new ArrayList<>();
    private final List<Double> durations = new ArrayList<>();
    private final List<Trace.Call> calls = new ArrayList<>();

    private AzureInvocations(double seconds, int functions) {
        this.seconds = seconds;
        this.functions = functions;
    }

    /**
     * @param seconds to read, from the trace's begin
     * @param functions at most, the first that are called then
     */
    static Trace read(Path file, double seconds, int functions) throws IOException {
        AzureInvocations all = new AzureInvocations(seconds, functions);
        try (BufferedReader lines = Files.newBufferedReader(file)) {
            String line = lines.readLine();
            for (line = lines.readLine(); line != null; line = lines.readLine()) {
                all.add(line);
            }
        } catch (CharacterCodingException e) {
            throw new IOException(file + " is no text in UTF-8", e);
        }
        return all.trace(file);
    }

    private void add(String line) throws IOException {
        String[] row = line.split(",", -1);
        if (row.length != COLUMNS) {
            throw new IOException(
                    "a line of the trace has %d columns, not %d: %s"
                            .formatted(row.length, COLUMNS, line));
        }
        double took = number(row[3], line);
        double began = number(row[2], line) - took;
        if (began < 0 || began >= seconds) {
            // of before the trace, or after what is played
            return;
        }
        String name = row[0] + "/" + row[1];
        Integer known = indexes.get(name);
        if (known == null && indexes.size() == functions) {
            return;
        }
        if (calls.size() == MOST_CALLS) {
            throw new IOException(
                    "the trace has more than %d calls; take fewer minutes".formatted(MOST_CALLS));
        }
        int index = known == null ? indexes.size() : known;
        if (known == null) {
            indexes.put(name, index);
            applications.add(row[0]);
            durations.add(0.0);
        }
        durations.set(index, durations.get(index) + took);
        calls.add(new Trace.Call(began, index));
    }

    private static double number(String text, String line) throws IOException {
        double number = -1;
        try {
            number = Double.parseDouble(text);
        } catch (NumberFormatException e) {
            // told below
        }
        if (number >= 0 && number <= MOST_SECONDS) {
            return number;
        }
        throw new IOException(
                "'%s' is no number from 0 to %.0f: %s".formatted(text, MOST_SECONDS, line));
    }

    /** A function's calls take what they take in the mean; of memory this trace says nothing. */
    private Trace trace(Path file) throws IOException {
        if (calls.isEmpty()) {
            throw new IOException(
                    "nothing is called in the first %.0f s of %s".formatted(seconds, file));
        }
        int[] counts = new int[durations.size()];
        calls.forEach(call -> counts[call.function()]++);
        List<Trace.Traced> traced = new ArrayList<>();
        for (int i = 0; i < counts.length; i++) {
            traced.add(
                    new Trace.Traced(
                            applications.get(i),
                            "f" + i,
                            durations.get(i) / counts[i],
                            AzureTrace.USUAL_MEGABYTES));
        }
        Collections.sort(calls);
        return new Trace(traced, calls);
    }
}
