// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.doss.experiment;

import dev.thaw.bench.core.Measurements;
import java.io.IOException;
import java.nio.file.Path;

/** LOAD and UNLOAD of a snapshot that nobody refers to, against the system calls alone, in C. */
final class LoadDiscardExperiment extends DossExperiment {
    private static final long SIZE = 1 << 20;
    private static final String DOSS = "LOAD and UNLOAD";

    private Contender image;
    private Contender peers;
    private Path file;

    LoadDiscardExperiment(Lab lab) {
        super("load-discard", lab, 30, 0.1, DOSS, "system calls in C");
    }

    @Override
    public void prepare() throws Exception {
        image = image();
        peers = peers();
        file = lab.file("mebibyte.doss");
        image.tell("store-tree", SLOT, SIZE, file);
        image.tell("forget");
        loadAndDiscard();
        map();
    }

    @Override
    public void turn(String contender, Measurements to) throws Exception {
        double nanos = contender.equals(DOSS) ? loadAndDiscard() : map();
        to.add("time", "us", nanos / PER_MICROSECOND);
    }

    private double loadAndDiscard() throws IOException {
        return image.nanos("load-discard", SLOT, batch(), file);
    }

    private double map() throws IOException {
        return peers.nanos("map", batch(), file);
    }

    private int batch() {
        return lab.quick() ? 20 : 200;
    }
}
