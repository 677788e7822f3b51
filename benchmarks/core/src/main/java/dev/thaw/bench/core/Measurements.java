// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.core;

import java.util.ArrayList;
import java.util.List;
import org.apache.commons.math3.util.MathArrays;

/** What a contender's turn adds to its round. */
public final class Measurements {
    private final List<Measurement> all = new ArrayList<>();
    private String contender;

    void of(String name) {
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

    List<Measurement> all() {
        return List.copyOf(all);
    }
}
