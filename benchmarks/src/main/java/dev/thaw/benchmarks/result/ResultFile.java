// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.result;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonParseException;
import com.google.gson.reflect.TypeToken;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;

/** The JSON file of a benchmark: a list of {@link ResultRow}s. */
public final class ResultFile {
    private static final Gson GSON =
            new GsonBuilder().setPrettyPrinting().serializeNulls().disableHtmlEscaping().create();

    private ResultFile() {}

    public static void write(Path file, List<Comparison> comparisons, Environment environment)
            throws IOException {
        List<ResultRow> rows = comparisons.stream().map(c -> ResultRow.of(c, environment)).toList();
        replace(file, GSON.toJson(rows) + "\n");
    }

    /**
     * @throws IOException if there is no such file, or it is no result of a benchmark
     */
    public static List<ResultRow> read(Path file) throws IOException {
        try {
            List<ResultRow> rows =
                    GSON.fromJson(
                            Files.readString(file), new TypeToken<List<ResultRow>>() {}.getType());
            if (rows == null) {
                throw new IOException(file + " is empty; run the benchmark again");
            }
            for (int i = 0; i < rows.size(); i++) {
                ResultRow row = rows.get(i);
                if (row == null
                        || row.id() == null
                        || row.layout() == null
                        || row.subject() == null
                        || row.peerSeries() == null) {
                    throw new IOException(
                            "%s: record %d has no samples; run the benchmark again"
                                    .formatted(file, i + 1));
                }
            }
            return rows;
        } catch (NoSuchFileException e) {
            throw new IOException("there is no " + file + "; run the benchmark first", e);
        } catch (JsonParseException e) {
            throw new IOException(
                    file + " is no result file (" + e.getMessage() + "); run the benchmark again",
                    e);
        }
    }

    /** Writes a file beside its place, then renames it. */
    public static void replace(Path file, String text) throws IOException {
        Files.createDirectories(file.toAbsolutePath().getParent());
        Path unfinished = file.resolveSibling(file.getFileName() + ".unfinished");
        Files.writeString(unfinished, text);
        Files.move(unfinished, file, StandardCopyOption.ATOMIC_MOVE);
    }
}
