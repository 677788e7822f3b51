// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.sd;

import java.util.List;

/**
 * What one process has measured.
 *
 * @param round from 1
 * @param nanos of an operation, the mean of each iteration; empty if it was not timed
 * @param bytes the mean size; null if the operation is not about sizes
 * @param remark why there is no number; or, with a size, how what comes back differs from what was
 *     serialized, null if it does not
 */
record Measurement(Cell cell, int round, List<Double> nanos, Double bytes, String remark) {
    Measurement {
        nanos = List.copyOf(nanos);
    }
}
