// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.core;

/** Values of one metric that a contender had in one round, as they were measured. */
public record Measurement(String contender, String metric, String unit, double[] values) {}
