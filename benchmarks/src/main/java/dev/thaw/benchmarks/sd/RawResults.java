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
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * All measurements with the same settings, in a file with a line of JSON for each, behind one with
 * the settings. A line that was not written to its end, as the machine stopped, does not count.
 */
final class RawResults {
    static final String FILE = "sd-raw.jsonl";

    private static final Gson GSON =
            new GsonBuilder().serializeNulls().disableHtmlEscaping().create();

    private record Key(Cell cell, int round) {}

    private record Head(Settings settings, Environment environment) {}

    private final Path file;
    private final Head head;
    private final Map<Key, Measurement> measurements = new LinkedHashMap<>();

    private RawResults(Path file, Head head) {
        this.file = file;
        this.head = head;
    }

    /** Nothing measured yet. A file that is there is replaced with the first measurement. */
    static RawResults fresh(Path file, Settings settings, Environment environment) {
        return new RawResults(file, new Head(settings, environment));
    }

    /**
     * What was measured before.
     *
     * @throws IOException if there is no such file, or it is damaged
     */
    static RawResults read(Path file) throws IOException {
        try {
            String text = Files.readString(file);
            List<String> lines = text.substring(0, text.lastIndexOf('\n') + 1).lines().toList();
            Head head = lines.isEmpty() ? null : GSON.fromJson(lines.getFirst(), Head.class);
            if (head == null || head.settings == null || head.environment == null) {
                throw new IOException(file + " has no settings; start anew with --fresh");
            }
            RawResults results = new RawResults(file, head);
            for (int i = 1; i < lines.size(); i++) {
                Measurement m = GSON.fromJson(lines.get(i), Measurement.class);
                if (m == null || m.cell() == null || m.cell().mode() == null || m.nanos() == null) {
                    throw new IOException(
                            "%s: line %d is no measurement; start anew with --fresh"
                                    .formatted(file, i + 1));
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
        List<String> differences = settings.differences(old.settings());
        if (!differences.isEmpty() && !force) {
            throw new IOException(
                    "%s was measured with other settings:%n  %s%nStart anew with --fresh, or add to it all the same with --force-resume."
                            .formatted(file, String.join("\n  ", differences)));
        }
        old.writeAll();
        return old;
    }

    boolean has(Cell cell, int round) {
        return measurements.containsKey(new Key(cell, round));
    }

    /** Adds a measurement, and stores it. */
    void add(Measurement measurement) throws IOException {
        put(measurement);
        if (measurements.size() == 1) {
            writeAll();
        } else {
            Files.writeString(file, line(measurement), StandardOpenOption.APPEND);
        }
    }

    private void writeAll() throws IOException {
        StringBuilder text = new StringBuilder(line(head));
        measurements.values().forEach(m -> text.append(line(m)));
        ResultFile.replace(file, text.toString());
    }

    private static String line(Object object) {
        return GSON.toJson(object) + "\n";
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
        return head.settings;
    }

    Environment environment() {
        return head.environment;
    }
}
