// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.tests.setters;

import java.util.Set;
import java.util.TreeMap;

/** What a method does with its parameters; the object that it is called on is parameter 0. */
final class Summary {
    /** By parameter: the static fields, and the parameters, that it is stored into. */
    final TreeMap<Integer, Flow> into = new TreeMap<>();

    /** What it returns. */
    Flow returned = Flow.none(1);

    /** What is in what it returns. */
    Flow within = Flow.none(1);

    void add(int parameter, Flow target) {
        Flow other =
                new Flow(1, target.parameters() & ~(1L << parameter), target.statics(), Set.of());
        if (!other.isNone()) {
            into.merge(parameter, other, Flow::with);
        }
    }
}
