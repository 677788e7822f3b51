// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.sd;

import dev.thaw.bench.report.ResultRecord;
import dev.thaw.benchmarks.result.Environment;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** Measurements made up for tests. */
final class SampleResults {
    static final Environment ENVIRONMENT =
            new Environment(
                    new ResultRecord.Run("thaw bench sd", "0123abc", "2 x CPU", "2026-11-22"),
                    false,
                    "madvise",
                    "0.1 0.2 0.3",
                    null);

    private SampleResults() {}

    static Settings settings(String commit) {
        return new Settings(
                commit,
                "2 x CPU",
                "25",
                List.of("kryo-5.jar"),
                "linear",
                List.of(),
                1,
                0,
                3,
                50,
                false);
    }

    static RawResults in(Path file) {
        return RawResults.fresh(file, settings("0123abc"), ENVIRONMENT);
    }

    static Cell cell(String workload, Operation operation, String contender) {
        return new Cell(Mode.NATIVE, workload, operation, contender);
    }

    static void time(RawResults results, Cell cell, int round, double... nanos) throws IOException {
        List<Double> each = java.util.Arrays.stream(nanos).boxed().toList();
        results.add(new Measurement(cell, round, each, null, null));
    }

    static void size(RawResults results, String workload, String contender, double bytes)
            throws IOException {
        results.add(
                new Measurement(
                        cell(workload, Operation.SIZE, contender), 1, List.of(), bytes, null));
    }
}
