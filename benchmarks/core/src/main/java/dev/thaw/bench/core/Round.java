// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.core;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A line of the raw data: all that was measured in one round of an experiment.
 *
 * @param remarks of contenders: why there is no number, or what is wrong with it; null without any
 */
public record Round(
        String experiment,
        int round,
        Run run,
        List<Measurement> measurements,
        Map<String, String> remarks) {
    public Round(String experiment, int round, Run run, List<Measurement> measurements) {
        this(experiment, round, run, measurements, null);
    }

    /** Whether the contender has taken its turn. */
    public boolean has(String contender) {
        return remark(contender) != null
                || measurements.stream().anyMatch(m -> m.contender().equals(contender));
    }

    /** Null if there is none. */
    public String remark(String contender) {
        return remarks == null ? null : remarks.get(contender);
    }

    Round plus(Round other) {
        List<Measurement> both = new ArrayList<>(measurements);
        both.addAll(other.measurements);
        Map<String, String> all = new HashMap<>();
        for (Round one : List.of(this, other)) {
            if (one.remarks != null) {
                all.putAll(one.remarks);
            }
        }
        return new Round(experiment, round, run, both, all.isEmpty() ? null : all);
    }
}
