// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.result;

import java.util.ArrayList;
import java.util.List;

/**
 * Two contenders that took turns.
 *
 * @param id names the bar, and within a benchmark, together with the layout, the comparison
 * @param layout of the snapshots
 * @param claim what was measured, in words
 * @param speedup whether the ratio says how many times faster the subject is than its peer; else
 *     how many times as much it takes
 * @param limit what the median of the ratios has to reach; null if nothing is asked
 */
public record Comparison(
        String id,
        String layout,
        String claim,
        boolean speedup,
        Limit limit,
        Series subject,
        Series peer) {
    public Comparison {
        int rounds = subject.samples().size();
        if (rounds == 0 || rounds != peer.samples().size()) {
            throw new IllegalArgumentException(
                    "%s: %d samples of %s and %d of %s"
                            .formatted(
                                    id,
                                    rounds,
                                    subject.name(),
                                    peer.samples().size(),
                                    peer.name()));
        }
    }

    /** Round by round, so that what disturbs a round disturbs both sides. */
    public List<Double> ratios() {
        List<Double> ratios = new ArrayList<>();
        for (int i = 0; i < subject.samples().size(); i++) {
            double s = subject.samples().get(i);
            double p = peer.samples().get(i);
            ratios.add(speedup ? p / s : s / p);
        }
        return ratios;
    }

    public Distribution ratio() {
        return Distribution.of(ratios());
    }

    /** True without a limit. */
    public boolean holds() {
        return limit == null || limit.heldBy(ratio().median());
    }
}
