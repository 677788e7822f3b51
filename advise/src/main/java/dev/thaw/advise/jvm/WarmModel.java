// SPDX-License-Identifier: Apache-2.0
package dev.thaw.advise.jvm;

import dev.thaw.advise.Estimate;

/** MODEL PLACEHOLDER */
final class WarmModel {
    private WarmModel() {}

    static Estimate of(double wall, Times afterStart) {
        Times t = afterStart;
        double likely =
                3
                        + t.waiting()
                        + t.optimised()
                        + 0.5 * t.counting()
                        + 0.1 * t.interpreted()
                        + 0.05 * t.machine()
                        + 0.5 * t.libraries()
                        + 0.5 * t.kernel()
                        + 0.1 * t.crowded()
                        + 0.1 * t.collecting();
        return new Estimate(
                "ms", wall, likely * 0.7, likely, likely * 1.3, "from the fifth run on");
    }
}
