// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.doss.experiment;

import dev.thaw.benchmarks.doss.DossBars;
import dev.thaw.benchmarks.result.Comparison;
import dev.thaw.benchmarks.result.Series;
import java.util.ArrayList;
import java.util.List;

/** The samples of one contender, as they come. */
final class Samples {
    static final String NANOSECONDS = "ns";

    private final String name;
    private final String unit;
    private final List<Double> samples = new ArrayList<>();

    Samples(String name, String unit) {
        this.name = name;
        this.unit = unit;
    }

    static Samples ofTime(String name) {
        return new Samples(name, NANOSECONDS);
    }

    void add(double sample) {
        samples.add(sample);
    }

    private Series series() {
        return new Series(name, unit, samples);
    }

    /** How many times as much this takes as the peer. */
    Comparison against(Samples peer, String id, String layout, String claim) {
        return new Comparison(
                id, layout, claim, false, DossBars.limit(id, layout), series(), peer.series());
    }

    /** How many times faster this is than the peer. */
    Comparison fasterThan(Samples peer, String id, String layout, String claim) {
        return new Comparison(
                id, layout, claim, true, DossBars.limit(id, layout), series(), peer.series());
    }
}
