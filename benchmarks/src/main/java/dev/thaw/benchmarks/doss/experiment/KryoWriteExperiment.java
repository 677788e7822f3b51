// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.doss.experiment;

import dev.thaw.bench.core.Measurements;
import java.io.IOException;

/** SNAPSHOT of WordNet against Kryo writing the same graph to memory, in the same process. */
final class KryoWriteExperiment extends DossExperiment {
    private static final String SNAPSHOT = "SNAPSHOT";

    private Contender image;

    KryoWriteExperiment(Lab lab) {
        super("kryo-write", lab, 10, 4, SNAPSHOT, "Kryo");
    }

    @Override
    public void prepare() throws Exception {
        image = image(Memory.LARGE_HEAP);
        image.tell("parse", lab.wordNet());
        write(true);
        write(false);
    }

    @Override
    public void turn(String contender, Measurements to) throws Exception {
        to.add("write", "ms", write(contender.equals(SNAPSHOT)) / PER_MILLISECOND);
    }

    private double write(boolean snapshot) throws IOException {
        return snapshot ? image.nanos("snapshot-graph", SLOT, 1) : image.nanos("kryo-write", 1);
    }
}
