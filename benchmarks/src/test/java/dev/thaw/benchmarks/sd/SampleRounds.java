// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.sd;

import dev.thaw.bench.core.Measurement;
import dev.thaw.bench.core.Round;
import dev.thaw.bench.core.Run;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Rounds made up for tests. */
final class SampleRounds {
    private static final Run RUN =
            new Run("0123abc", "2 x CPU", "2026-11-22", "thaw bench sd", false, "0", "kryo-5");

    private final List<Round> rounds = new ArrayList<>();

    List<Round> rounds() {
        return rounds;
    }

    void time(Operation operation, String workload, String contender, int round, double... nanos) {
        add(operation, workload, round, new Measurement(contender, "time", "ns", nanos));
    }

    void size(String workload, String contender, double bytes) {
        double[] values = {bytes};
        add(Operation.SIZE, workload, 0, new Measurement(contender, "size", "bytes", values));
    }

    private void add(Operation operation, String workload, int round, Measurement measured) {
        String name = new Race(Mode.NATIVE, operation, workload).name();
        rounds.add(new Round(name, round, RUN, List.of(measured)));
    }

    void remark(Operation operation, String workload, String contender, String text) {
        String name = new Race(Mode.NATIVE, operation, workload).name();
        rounds.add(new Round(name, 0, RUN, List.of(), Map.of(contender, text)));
    }
}
