// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.core;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.commons.math3.util.MathArrays;

/** What a contender's turn adds to its round. */
public final class Measurements {
    private final List<Measurement> all = new ArrayList<>();
    private final Map<String, String> remarks = new LinkedHashMap<>();
    private final int round;
    private String contender;

    public Measurements(int round) {
        this.round = round;
    }

    /** The number of the round, from 0. */
    public int round() {
        return round;
    }

    /** Why there is no number, or what is wrong with it. */
    public void remark(String text) {
        remarks.put(contender, text);
    }

    /** Whose turn it is now. */
    public void of(String name) {
        contender = name;
    }

    public void add(String metric, String unit, double... values) {
        addFor(contender, metric, unit, values);
    }

    /** The same for another contender than the one whose turn it is; values of a metric add up. */
    public void addFor(String other, String metric, String unit, double... values) {
        for (int i = 0; i < all.size(); i++) {
            Measurement before = all.get(i);
            if (before.contender().equals(other) && before.metric().equals(metric)) {
                double[] both = MathArrays.concatenate(before.values(), values);
                all.set(i, new Measurement(other, metric, unit, both));
                return;
            }
        }
        all.add(new Measurement(other, metric, unit, values));
    }

    public Round of(String experiment, Run run) {
        return new Round(
                experiment, round, run, List.copyOf(all), remarks.isEmpty() ? null : remarks);
    }
}
