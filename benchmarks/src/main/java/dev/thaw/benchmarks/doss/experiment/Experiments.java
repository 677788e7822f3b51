// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.doss.experiment;

import java.util.List;

/** All experiments, in the order of the report. */
public final class Experiments {
    private Experiments() {}

    public static List<Experiment> in(Lab lab) {
        return List.of(
                new LoadExperiment(lab),
                new LoadDiscardExperiment(lab),
                new SnapshotArrayExperiment(lab),
                new KryoWriteExperiment(lab),
                new KryoReadExperiment(lab),
                new CollectionExperiment(lab),
                new UnloadExperiment(lab),
                new SharingExperiment(lab));
    }
}
