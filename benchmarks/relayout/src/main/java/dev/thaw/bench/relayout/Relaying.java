// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.relayout;

import dev.thaw.bench.core.Commands;
import dev.thaw.bench.core.Measurements;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * {@code thaw relayout PID} as a user calls it, on a new process each time: how long it takes, how
 * long the process stands, when it has made up for that, what a model of an instruction cache says
 * before and after. Beside it, each on a new process as well: a stop in which as many bytes are
 * copied, and the same model for BOLT's program of the file by the same profile.
 */
final class Relaying extends RelayoutExperiment {
    private static final int ROUNDS = 8;
    private static final String COPY = ", a stop and a copy";
    private static final String OFFLINE = ", BOLT of the file";
    private static final List<Subject> SUBJECTS = List.of(Subject.ROCKET, Subject.CPYTHON);

    /** So long its speed before is measured. */
    private static final double SECONDS_BEFORE = 8;

    /** Who has not made up for it by then, never does. */
    private static final double REGAINED_AT_LATEST = 120;

    private static final double NANOS = 1e9;
    private static final int BYTES_OF_A_PATCH = 5;

    private final Map<Subject, Path> offline = new HashMap<>();
    private final Map<Subject, Long> bytes = new HashMap<>();
    private Path beside;

    Relaying(Places places) {
        super(places, "relaying", contendersOf(SUBJECTS), ROUNDS, 240);
    }

    private static List<String> contendersOf(List<Subject> subjects) {
        List<String> contenders = new ArrayList<>();
        for (Subject subject : subjects) {
            contenders.add(subject.program());
            contenders.add(subject.program() + COPY);
            contenders.add(subject.program() + OFFLINE);
        }
        return contenders;
    }

    @Override
    public void prepare() throws Exception {
        beside = places.beside();
        for (Subject subject : SUBJECTS) {
            Path binary = subject.binary(places);
            Path kept = places.directory(name()).resolve(subject.program());
            try (Repeating process = start(subject, binary)) {
                process.goOn();
                Tool.Applied applied = relay(process, kept, false).applied();
                bytes.put(
                        subject,
                        applied.codeAndTables() + (long) BYTES_OF_A_PATCH * applied.patches());
            }
            // It looks for what lies beside the original.
            Path made = binary.resolveSibling(".relaying-" + ProcessHandle.current().pid());
            keep(() -> Files.deleteIfExists(made));
            String bolt = Bolt.BOLT_16.program();
            offline.put(subject, Tool.offline(binary, kept.resolve("profile"), bolt, made));
        }
    }

    private Repeating start(Subject subject, Path binary) throws Exception {
        Path errors = places.directory(name()).resolve("errors");
        return Repeating.start(subject.command(places, binary), errors);
    }

    private Tool.Outcome relay(Repeating process, Path kept, boolean look) throws Exception {
        return places.tool().relay(process.pid(), kept, Bolt.BOLT_16.program(), look);
    }

    @Override
    public void turn(String contender, Measurements to) throws Exception {
        Subject subject =
                SUBJECTS.stream()
                        .filter(s -> (contender + ",").startsWith(s.program() + ","))
                        .findAny()
                        .orElseThrow();
        Path binary = contender.endsWith(OFFLINE) ? offline.get(subject) : subject.binary(places);
        try (Repeating process = start(subject, binary)) {
            process.goOn();
            if (contender.endsWith(COPY)) {
                process.awaitRounds(2);
                String stood = output("copy {} {}", process.pid(), bytes.get(subject));
                to.add("pause", "ms", Long.parseLong(stood) / MILLI);
            } else if (contender.endsWith(OFFLINE)) {
                process.awaitRounds(2);
                String misses = output("misses {}", process.pid());
                to.add("misses after", "in 1,000 instructions", Double.parseDouble(misses));
            } else {
                relayed(process, subject, to);
            }
        }
    }

    private String output(String words, Object... values) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(beside.toString()));
        command.addAll(Commands.words(words, values));
        return Commands.output(command).strip();
    }

    private void relayed(Repeating process, Subject subject, Measurements to) throws Exception {
        double round = process.awaitRounds(2) / 2;
        int rounds = (int) Math.ceil(SECONDS_BEFORE / round);
        double before = process.awaitRounds(rounds) / rounds;
        long begin = System.nanoTime();
        long done = process.done();
        Path kept = places.directory(name()).resolve("kept");
        Tool.Outcome outcome = relay(process, kept, true);
        to.add("regained after", "s", regained(process, done, begin, before));
        Tool.Applied applied = outcome.applied();
        double work = (outcome.profileMillis() + outcome.optimiseMillis()) / MILLI;
        to.add("profile and optimise", "s", work);
        to.add("optimise", "s", outcome.optimiseMillis() / MILLI);
        to.add("pause", "ms", applied.pauseMicros() / MILLI);
        to.add("longest stand while profiled", "ms", outcome.longestMicros() / MILLI);
        to.add("memory", "KiB", applied.bytes() / 1024.0);
        to.add("memory over new code", "x", (double) applied.bytes() / applied.codeAndTables());
        add(to, "misses before", "in 1,000 instructions", outcome.missesBefore());
        add(to, "misses after", "in 1,000 instructions", outcome.missesAfter());
        add(to, "in new code", "%", outcome.inNewCode());
        String[] overhead = output("overhead {}", process.pid()).split(" ");
        String unit = "in 1,000 instructions";
        to.add("what the layout costs", unit, Double.parseDouble(overhead[0]));
        to.add("jumps at old entries", unit, Double.parseDouble(overhead[1]));
    }

    /** From the tool's end until as many rounds are done as would be without all this. */
    private static double regained(Repeating process, long done, long begin, double before)
            throws IOException, InterruptedException {
        long ended = System.nanoTime();
        double since = 0;
        while (since < REGAINED_AT_LATEST) {
            process.awaitNext();
            long now = System.nanoTime();
            since = (now - ended) / NANOS;
            if (process.done() - done >= (now - begin) / NANOS / before) {
                return since;
            }
        }
        return since;
    }

    private static void add(Measurements to, String metric, String unit, Double value) {
        if (value != null) {
            to.add(metric, unit, value);
        }
    }
}
