// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.result;

import java.util.List;

/**
 * The samples of one contender, one for each round.
 *
 * @param unit as {@code ns}; the same for both contenders of a comparison
 */
public record Series(String name, String unit, List<Double> samples) {
    public Series {
        samples = List.copyOf(samples);
    }
}
