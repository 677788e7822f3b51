// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.core;

import java.util.List;

/** A line of the raw data: all that was measured in one round of an experiment. */
public record Round(String experiment, int round, Run run, List<Measurement> measurements) {}
