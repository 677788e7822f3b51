// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.sd;

import dev.thaw.benchmarks.result.Distribution;
import java.util.List;

/** Operations a second, computed from times. */
final class Throughput {
    static final double NANOS_PER_SECOND = 1e9;

    private Throughput() {}

    /** Of the median iteration in each round; null if none was timed. */
    static Distribution of(List<Measurement> rounds) {
        double[] each =
                rounds.stream()
                        .filter(m -> !m.nanos().isEmpty())
                        .mapToDouble(m -> NANOS_PER_SECOND / Distribution.of(m.nanos()).median())
                        .toArray();
        return each.length == 0 ? null : Distribution.of(each);
    }
}
