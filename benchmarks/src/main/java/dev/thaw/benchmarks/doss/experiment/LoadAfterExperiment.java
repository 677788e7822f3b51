// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.doss.experiment;

import dev.thaw.bench.core.Measurements;
import dev.thaw.bench.core.Statistics;
import java.io.IOException;
import java.nio.file.Path;

/** LOAD right after a full collection, and right after a STORE, against LOAD after LOAD. */
final class LoadAfterExperiment extends DossExperiment {
    private static final long SIZE = 1 << 20;
    private static final int OTHER_SLOT = 1;
    private static final String COLLECTION = "after a collection";
    private static final String STORE = "after a STORE";

    private Contender image;
    private Path file;
    private Path stored;

    LoadAfterExperiment(Lab lab) {
        super("load-after", lab, 15, 1, "after a LOAD", COLLECTION, STORE);
    }

    @Override
    public void prepare() throws Exception {
        image = image();
        file = lab.file("mebibyte.doss");
        stored = lab.file("stored.doss");
        image.tell("store-tree", SLOT, SIZE, file);
        image.tell("forget");
        load(20);
    }

    @Override
    public void turn(String contender, Measurements to) throws Exception {
        double[] nanos = new double[lab.quick() ? 3 : 10];
        for (int i = 0; i < nanos.length; i++) {
            switch (contender) {
                case COLLECTION -> image.tell("collect", 1);
                case STORE -> image.tell("store-tree", OTHER_SLOT, SIZE, stored);
                default -> load(1);
            }
            nanos[i] = load(1);
        }
        to.add("LOAD", "us", Statistics.median(nanos) / PER_MICROSECOND);
    }

    private double load(int count) throws IOException {
        return image.nanos("load", SLOT, count, file);
    }
}
