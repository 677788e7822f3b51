// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.hottub;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonParseException;
import dev.thaw.benchmarks.result.ResultFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The finished parts of the benchmark with all their samples, in a file with a line of JSON for
 * each, so that a second call goes on where the first one was stopped. Each line tells what its
 * part was measured with.
 */
final class RawResults {
    static final String FILE = "hottub-raw.jsonl";

    private static final Gson GSON = new GsonBuilder().disableHtmlEscaping().create();

    /**
     * A finished part.
     *
     * @param with what was measured, and how; a part that was measured otherwise does not count
     * @param date when it was finished
     * @param seconds that it took
     * @param load the load average when it was finished
     */
    record Part(
            String name,
            String with,
            String date,
            double seconds,
            String load,
            Measurements measured) {}

    private final Path file;
    private final Map<String, Part> parts = new LinkedHashMap<>();

    private RawResults(Path file) {
        this.file = file;
    }

    /** Nothing measured yet; a file that is there is replaced with the first part. */
    static RawResults fresh(Path file) {
        return new RawResults(file);
    }

    /**
     * What was measured before; nothing if there is no file.
     *
     * @throws IOException if the file is damaged
     */
    static RawResults read(Path file) throws IOException {
        RawResults results = new RawResults(file);
        try {
            for (String line : Files.readAllLines(file)) {
                Part part = GSON.fromJson(line, Part.class);
                if (part == null
                        || part.name == null
                        || part.with == null
                        || part.measured == null) {
                    throw new JsonParseException("a line without a part");
                }
                results.parts.put(part.name, part);
            }
        } catch (NoSuchFileException e) {
            return results;
        } catch (JsonParseException e) {
            throw new IOException(
                    "%s is no file of measured parts (%s); start anew with --fresh"
                            .formatted(file, e.getMessage()),
                    e);
        }
        return results;
    }

    /** Null if the part has not been measured, or not like this. */
    Part find(String name, String with) {
        Part part = parts.get(name);
        return part != null && part.with.equals(with) ? part : null;
    }

    /** Whether the part was measured with something else. */
    boolean isOutdated(String name, String with) {
        return parts.containsKey(name) && find(name, with) == null;
    }

    /** Adds a part, and stores all. */
    void add(Part part) throws IOException {
        parts.put(part.name, part);
        StringBuilder text = new StringBuilder();
        parts.values().forEach(p -> text.append(GSON.toJson(p)).append('\n'));
        ResultFile.replace(file, text.toString());
    }
}
