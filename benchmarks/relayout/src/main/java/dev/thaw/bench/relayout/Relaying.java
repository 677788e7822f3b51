// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.relayout;

import dev.thaw.bench.core.Measurements;
import java.util.List;

/**
 * {@code thaw relayout PID} as a user calls it, on a new process each time: how long it takes, how
 * long the process stands, what a model of an instruction cache says before and after.
 */
final class Relaying extends RelayoutExperiment {

    private static final List<Subject> SUBJECTS = List.of(Subject.ROCKET, Subject.CPYTHON);

    Relaying(Places places) {
        super(places, "relaying", SUBJECTS.stream().map(Subject::program).toList());
    }

    @Override
    public void prepare() throws Exception {
        for (Subject subject : SUBJECTS) {
            subject.binary(places);
        }
    }

    @Override
    public void turn(String contender, Measurements to) throws Exception {
        Subject subject =
                SUBJECTS.stream()
                        .filter(s -> s.program().equals(contender))
                        .findAny()
                        .orElseThrow();
        var directory = places.directory(name());
        try (Repeating process =
                Repeating.start(
                        subject.command(places, subject.binary(places)),
                        directory.resolve("errors"))) {
            process.goOn();
            Tool.Outcome outcome =
                    places.tool()
                            .relay(
                                    process.pid(),
                                    directory.resolve("kept"),
                                    Bolt.BOLT_16.program(),
                                    true);
            to.add(
                    "profile and optimise",
                    "s",
                    (outcome.profileMillis() + outcome.optimiseMillis()) / MILLI);
            to.add("optimise", "s", outcome.optimiseMillis() / MILLI);
            to.add("pause", "ms", outcome.applied().pauseMicros() / MILLI);
            to.add("longest stand while profiled", "ms", outcome.longestMicros() / MILLI);
            to.add("memory", "KiB", outcome.applied().bytes() / 1024.0);
            Tool.Applied applied = outcome.applied();
            to.add("memory over new code", "x", (double) applied.bytes() / applied.codeAndTables());
            add(to, "misses before", "in 1,000 instructions", outcome.missesBefore());
            add(to, "misses after", "in 1,000 instructions", outcome.missesAfter());
            add(to, "in new code", "%", outcome.inNewCode());
        }
    }

    private static void add(Measurements to, String metric, String unit, Double value) {
        if (value != null) {
            to.add(metric, unit, value);
        }
    }
}
