// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.doss.experiment;

import dev.thaw.bench.core.Measurements;
import java.nio.file.Path;

/** LOAD of a large snapshot against LOAD of a small one. */
final class LoadExperiment extends DossExperiment {
    private static final long SMALL_BYTES = 64 << 10;
    private static final int BATCH = 20;
    private static final String LARGE = "256 MiB";
    private static final String SMALL = "64 KiB";

    private Contender image;
    private Path large;
    private Path small;

    LoadExperiment(Lab lab) {
        super("load", lab, 30, 0.2, LARGE, SMALL);
    }

    @Override
    public void prepare() throws Exception {
        image = image();
        large = lab.file("large.doss");
        small = lab.file("small.doss");
        image.tell("store-tree", SLOT, lab.quick() ? 4 << 20 : 256 << 20, large);
        image.tell("store-tree", SLOT, SMALL_BYTES, small);
        image.tell("forget");
        image.tell("load", SLOT, BATCH, large);
        image.tell("load", SLOT, BATCH, small);
    }

    @Override
    public void turn(String contender, Measurements to) throws Exception {
        Path file = contender.equals(LARGE) ? large : small;
        to.add("LOAD", "us", image.nanos("load", SLOT, BATCH, file) / PER_MICROSECOND);
    }
}
