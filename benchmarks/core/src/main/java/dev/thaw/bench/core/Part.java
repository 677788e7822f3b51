// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.core;

import com.google.gson.Gson;
import com.google.gson.JsonParseException;
import dev.thaw.bench.image.ClassPath;
import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * A benchmark, as {@code benchmarks/parts.json} describes it: all that tables, pictures and the
 * check need besides the raw data.
 *
 * @param name as {@code thaw bench} takes it
 * @param title of its report
 * @param notes how it was measured, above the tables
 * @param bars the file with its bars, in the repository
 * @param ownTables whether the part writes tables of what was measured itself
 * @param headline options of a quick run that shows its main figures
 * @param sources what it measures, and what measures it; results are stale when they have changed
 */
public record Part(
        String name,
        String title,
        String notes,
        String bars,
        boolean ownTables,
        List<String> headline,
        List<String> sources,
        List<Chart> charts) {
    private static final String FILE = "benchmarks/parts.json";
    private static final List<String> NO_SOURCES =
            List.of(
                    ":(exclude,glob)**/*.md",
                    ":(exclude,glob)**/bars.json",
                    ":(exclude,glob)**/src/test/**",
                    ":(exclude,glob)**/tests/**");

    public static List<Part> all(Path root) throws IOException {
        try (Reader in = Files.newBufferedReader(root.resolve(FILE))) {
            return List.of(new Gson().fromJson(in, Part[].class));
        } catch (JsonParseException e) {
            throw new IOException(FILE + ": " + e.getMessage(), e);
        }
    }

    public static Part of(Path root, String name) throws IOException {
        return all(root).stream()
                .filter(part -> part.name.equals(name))
                .findFirst()
                .orElseThrow(() -> new IOException("%s has no '%s'".formatted(FILE, name)));
    }

    /** The repository that a class was built in. */
    public static Path root(Class<?> type) {
        Path directory = ClassPath.holding(type).toAbsolutePath();
        while (directory != null && !Files.exists(directory.resolve(FILE))) {
            directory = directory.getParent();
        }
        if (directory == null) {
            throw new IllegalStateException(type + " is in no repository with " + FILE);
        }
        return directory;
    }

    public List<Bar> readBars(Path root) throws IOException {
        try (Reader in = Files.newBufferedReader(root.resolve(bars))) {
            return Bar.read(in);
        } catch (IOException e) {
            throw new IOException(bars + ": " + e.getMessage(), e);
        }
    }

    /** Bars about experiments or contenders that are not there. */
    public List<String> unknown(Path root, List<? extends Experiment> all) throws IOException {
        List<String> unknown = new ArrayList<>();
        for (Bar bar : readBars(root)) {
            List<Bar.Series> sides =
                    Stream.of(bar.subject(), bar.peer(), bar.base())
                            .filter(Objects::nonNull)
                            .toList();
            for (Bar.Series series : sides) {
                for (String name : series.experiments()) {
                    if (all.stream()
                            .noneMatch(e ->
                                    e.name().equals(name)
                                            && e.contenders().contains(series.contender()))) {
                        unknown.add(bar.id() + ": " + name + ", " + series.contender());
                    }
                }
            }
        }
        return unknown;
    }

    public List<Round> rounds(Path results) throws IOException {
        return raw(results).rounds();
    }

    public RawFile raw(Path results) throws IOException {
        return RawFile.open(results.resolve(name + "-raw.jsonl"));
    }

    /** To be added to: rounds of commits with the same sources go on. */
    RawFile raw(Path root, Path results) throws IOException {
        Map<String, Boolean> known = new HashMap<>();
        Predicate<String> same =
                commit ->
                        known.computeIfAbsent(
                                commit,
                                one -> {
                                    try {
                                        return !isStale(root, one);
                                    } catch (IOException e) {
                                        throw new UncheckedIOException(e);
                                    }
                                });
        return RawFile.open(results.resolve(name + "-raw.jsonl"), same);
    }

    /** Writes tables and pictures anew, from the raw data alone. */
    public Report report(Path root, Path results) throws IOException {
        Report report = reportWithoutCharts(root, results, results);
        List<Round> rounds = rounds(results);
        for (Chart chart : charts) {
            chart.write(rounds, results, name);
        }
        return report;
    }

    /**
     * @param to where it is written
     */
    Report reportWithoutCharts(Path root, Path results, Path to) throws IOException {
        Report report = new Report(title, notes, readBars(root), rounds(results));
        report.write(to, name, !ownTables);
        return report;
    }

    /** Whether the sources are others than those of the commit, or that is not known any more. */
    public boolean isStale(Path root, String commit) throws IOException {
        List<String> command = new ArrayList<>(List.of("git", "diff", "--quiet", commit, "--"));
        command.addAll(sources);
        command.addAll(NO_SOURCES);
        try {
            ProcessBuilder git = new ProcessBuilder(command).directory(root.toFile());
            return Commands.run(git, "", Duration.ofMinutes(1)).status() != 0;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        }
    }
}
