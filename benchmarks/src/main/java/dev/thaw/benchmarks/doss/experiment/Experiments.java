// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.doss.experiment;

import dev.thaw.bench.core.Experiment;
import java.util.ArrayList;
import java.util.List;

/** All experiments with a layout, in the order of the report. */
public final class Experiments {
    private Experiments() {}

    public static List<Experiment> in(Lab lab) {
        List<Experiment> all = new ArrayList<>();
        all.add(new LoadExperiment(lab));
        all.add(new FirstLoadExperiment(lab));
        all.add(new LoadDiscardExperiment(lab));
        all.add(new LoadAfterExperiment(lab));
        for (int mebibytes : SnapshotArrayExperiment.MEBIBYTES) {
            if (!lab.quick() || mebibytes <= 2) {
                all.add(new SnapshotArrayExperiment(lab, mebibytes));
            }
        }
        all.add(new PauseExperiment(lab));
        all.add(new KryoWriteExperiment(lab));
        all.add(new KryoReadExperiment(lab, false));
        all.add(new KryoReadExperiment(lab, true));
        all.add(new CollectionExperiment(lab));
        all.add(new UnloadExperiment(lab));
        all.add(new SharingExperiment(lab));
        if (!lab.quick()) {
            // An image of its own; tests make such graphs as well.
            all.add(new RandomGraphsExperiment(lab));
        }
        return all;
    }
}
