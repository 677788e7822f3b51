// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.core;

import com.google.gson.Gson;
import com.google.gson.JsonParseException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The raw data of {@code thaw bench sd} as rounds: it has a file of its own kind, a line for each
 * process, behind one with the settings.
 */
final class SerializerRounds {
    private static final Gson GSON = new Gson();

    private record Cell(String mode, String workload, String operation, String contender) {}

    private record Line(Cell cell, int round, double[] nanos, Double bytes) {}

    private record Command(String command, String commit, String machine, String date) {}

    private record Environment(Command run, boolean quick, String loadBefore) {}

    private record Head(Object settings, Environment environment) {}

    private SerializerRounds() {}

    static boolean are(Path file) throws IOException {
        try (var lines = Files.lines(file)) {
            return lines.findFirst().orElse("").startsWith("{\"settings\"");
        }
    }

    /** Experiments are named {@code native serialize List<Client>[512]}. */
    static List<Round> read(Path file) throws IOException {
        List<Round> rounds = new ArrayList<>();
        List<String> lines = Files.readAllLines(file);
        try {
            Environment of = GSON.fromJson(lines.getFirst(), Head.class).environment();
            Run run =
                    new Run(
                            of.run().commit(),
                            of.run().machine(),
                            of.run().date(),
                            of.run().command(),
                            of.quick(),
                            of.loadBefore());
            for (String text : lines.subList(1, lines.size())) {
                Line line = GSON.fromJson(text, Line.class);
                List<Measurement> measured = new ArrayList<>();
                String contender = line.cell().contender();
                if (line.nanos() != null && line.nanos().length > 0) {
                    measured.add(new Measurement(contender, "time", "ns", line.nanos()));
                }
                if (line.bytes() != null) {
                    measured.add(
                            new Measurement(
                                    contender, "size", "bytes", new double[] {line.bytes()}));
                }
                String experiment =
                        "%s %s %s"
                                .formatted(
                                        line.cell().mode().toLowerCase(Locale.ROOT),
                                        line.cell().operation().toLowerCase(Locale.ROOT),
                                        line.cell().workload());
                rounds.add(new Round(experiment, line.round(), run, measured));
            }
        } catch (JsonParseException | NullPointerException e) {
            throw new IOException(file + " is no raw data of serializers: " + e, e);
        }
        return rounds;
    }
}
