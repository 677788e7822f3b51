// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.sd;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonParseException;
import dev.thaw.benchmarks.result.Environment;
import dev.thaw.benchmarks.result.ResultFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** All measurements with the same settings, in a file that is whole after each of them. */
final class RawResults {
    static final String FILE = "sd-raw.json";

    private static final Gson GSON =
            new GsonBuilder().serializeNulls().disableHtmlEscaping().create();

    private record Key(Cell cell, int round) {}

    /** A line of the file for each measurement, so that versions of it can be compared. */
    private record Contents(
            Settings settings, Environment environment, List<Measurement> measurements) {
        String toJson() {
            return "{\"settings\": %s,%n\"environment\": %s,%n\"measurements\": [%n%s%n]}%n"
                    .formatted(
                            GSON.toJson(settings),
                            GSON.toJson(environment),
                            measurements.stream()
                                    .map(GSON::toJson)
                                    .collect(Collectors.joining(",\n")));
        }
    }

    private final Path file;
    private final Settings settings;
    private final Environment environment;
    private final Map<Key, Measurement> measurements = new LinkedHashMap<>();

    private RawResults(Path file, Settings settings, Environment environment) {
        this.file = file;
        this.settings = settings;
        this.environment = environment;
    }

    /** Nothing measured yet. The file is replaced with the first measurement. */
    static RawResults fresh(Path file, Settings settings, Environment environment) {
        return new RawResults(file, settings, environment);
    }

    /**
     * What was measured before.
     *
     * @throws IOException if there is no such file, or it is damaged
     */
    static RawResults read(Path file) throws IOException {
        try {
            Contents contents = GSON.fromJson(Files.readString(file), Contents.class);
            if (contents == null
                    || contents.settings == null
                    || contents.environment == null
                    || contents.measurements == null) {
                throw new IOException(file + " has no measurements; start anew with --fresh");
            }
            RawResults results = new RawResults(file, contents.settings, contents.environment);
            for (Measurement m : contents.measurements) {
                if (m == null || m.cell() == null || m.cell().mode() == null || m.nanos() == null) {
                    throw new IOException(
                            "%s: measurement %d is incomplete; start anew with --fresh"
                                    .formatted(file, results.measurements.size() + 1));
                }
                results.put(m);
            }
            return results;
        } catch (NoSuchFileException e) {
            throw new IOException("there is no " + file + "; measure something first", e);
        } catch (JsonParseException e) {
            throw new IOException(
                    "%s is no result file (%s); start anew with --fresh"
                            .formatted(file, e.getMessage()),
                    e);
        }
    }

    /**
     * What was measured before, to add to it; nothing if there is no file.
     *
     * @param force whether other settings do not matter
     * @throws IOException if the file has other settings
     */
    static RawResults resume(Path file, Settings settings, Environment environment, boolean force)
            throws IOException {
        if (!Files.exists(file)) {
            return fresh(file, settings, environment);
        }
        RawResults old = read(file);
        List<String> differences = settings.differences(old.settings);
        if (!differences.isEmpty() && !force) {
            throw new IOException(
                    "%s was measured with other settings:%n  %s%nStart anew with --fresh, or add to it all the same with --force-resume."
                            .formatted(file, String.join("\n  ", differences)));
        }
        return old;
    }

    boolean has(Cell cell, int round) {
        return measurements.containsKey(new Key(cell, round));
    }

    /** Adds a measurement and stores all. */
    void add(Measurement measurement) throws IOException {
        put(measurement);
        ResultFile.replace(
                file,
                new Contents(settings, environment.after(), List.copyOf(measurements.values()))
                        .toJson());
    }

    private void put(Measurement m) {
        measurements.put(new Key(m.cell(), m.round()), m);
    }

    /** In the order of rounds. */
    List<Measurement> of(Cell cell) {
        List<Measurement> found = new ArrayList<>();
        for (int round = 1; has(cell, round); round++) {
            found.add(measurements.get(new Key(cell, round)));
        }
        return found;
    }

    boolean isEmpty() {
        return measurements.isEmpty();
    }

    Settings settings() {
        return settings;
    }

    Environment environment() {
        return environment;
    }
}
