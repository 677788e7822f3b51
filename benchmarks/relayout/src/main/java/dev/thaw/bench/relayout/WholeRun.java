// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.relayout;

import dev.thaw.bench.core.Measurements;
import dev.thaw.bench.core.Started;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * SQLite's speed test from its start to its end, which verifies itself: processor time of the whole
 * run. New code is put into it as soon as it has printed its first line.
 */
final class WholeRun extends RelayoutExperiment {
    private static final Duration PATIENCE = Duration.ofMinutes(5);
    private static final String TIMED = "TIMEFORMAT='%3U %3S'; time \"$@\"";
    private static final int SIZE = 150;

    private Path binary;
    private Path offline;
    private Path relaid;
    private String expected;

    WholeRun(Places places) {
        super(places, "sqlite", List.of("original", "injected", "offline"));
    }

    @Override
    public void prepare() throws Exception {
        Path directory = places.directory(name());
        binary = places.program("speedtest1", "speedtest1");
        Path keep = directory.resolve("kept");
        try (Started process = start(binary, SIZE * 60)) {
            places.tool().relay(process.pids().getLast(), keep, Bolt.BOLT_16.program(), false);
        }
        relaid = keep.resolve("relaid");
        offline = Tool.offline(binary, keep);
    }

    private Started start(Path program, int size) throws IOException {
        List<String> command = new ArrayList<>(List.of("bash", "-c", TIMED, "time"));
        command.addAll(List.of(program.toString(), "--verify", "--size", Integer.toString(size)));
        Started started =
                Started.start(Processors.on(Processors.SUBJECT, command), Map.of(), errors());
        started.line(PATIENCE);
        return started;
    }

    private Path errors() throws IOException {
        return places.directory(name()).resolve("errors");
    }

    @Override
    public void turn(String contender, Measurements to) throws Exception {
        try (Started process = start(contender.equals("offline") ? offline : binary, SIZE)) {
            if (contender.equals("injected")) {
                Tool.Outcome outcome = places.tool().apply(process.pids().getLast(), relaid);
                to.add("pause", "ms", outcome.applied().pauseMicros() / MILLI);
            }
            String line = "";
            while (!line.contains("Verification Hash")) {
                line = process.line(PATIENCE);
            }
            if (process.waitFor(PATIENCE) != 0) {
                throw new IOException(Files.readString(errors()));
            }
            if (expected == null) {
                expected = line;
            }
            if (!line.equals(expected)) {
                throw new IOException("'%s' instead of '%s'".formatted(line, expected));
            }
            String[] times = Files.readAllLines(errors()).getLast().split(" ");
            double seconds = Double.parseDouble(times[0]) + Double.parseDouble(times[1]);
            to.add("processor time of the run", "ms", seconds * MILLI);
        }
    }
}
