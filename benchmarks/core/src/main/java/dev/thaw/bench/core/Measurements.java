// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.core;

import java.util.ArrayList;
import java.util.List;

/** What a contender's turn adds to its round. */
public final class Measurements {
    private final List<Measurement> all = new ArrayList<>();
    private String contender;

    void of(String name) {
        contender = name;
    }

    public void add(String metric, String unit, double... values) {
        all.add(new Measurement(contender, metric, unit, values));
    }

    List<Measurement> all() {
        return List.copyOf(all);
    }
}
