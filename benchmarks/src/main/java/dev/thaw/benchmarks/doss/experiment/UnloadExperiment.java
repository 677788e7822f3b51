// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.doss.experiment;

import dev.thaw.bench.core.Measurements;
import dev.thaw.bench.process.Report;
import java.io.IOException;
import java.nio.file.Path;

/**
 * UNLOAD of WordNet, all of which stays in use, against a full collection of the same objects in
 * the runtime heap. An array there refers to each word, meaning and sense.
 */
final class UnloadExperiment extends DossExperiment {
    private static final int BATCH = 2;
    private static final String IN_USE = "all in use";

    private Contender image;
    private Path file;

    UnloadExperiment(Lab lab) {
        super("unload", lab, 10, 5, IN_USE, "not yet touched");
    }

    @Override
    public void prepare() throws Exception {
        file = lab.file("wordnet.doss");
        try (Contender maker = lab.image(Memory.LARGE_HEAP)) {
            maker.tell("parse", lab.wordNet());
            maker.tell("store-dictionary", SLOT, file);
            maker.finish();
        }
        image = image(Memory.LARGE_HEAP);
        image.tell("load-walk", SLOT, file);
        image.tell("unload", SLOT);
        image.tell("forget");
    }

    @Override
    public void turn(String contender, Measurements to) throws Exception {
        boolean inUse = contender.equals(IN_USE);
        if (inUse) {
            image.tell("load-walk", SLOT, file);
            image.tell("index");
            image.tell("collect", 1);
        } else {
            image.tell("hold", SLOT, file);
        }
        Report done = image.tell("unload", SLOT);
        if (inUse && done.number("indexed") == 0) {
            throw new IOException("nothing referred to the objects in the slot: " + done);
        }
        to.add("UNLOAD", "ms", Contender.nanos(done) / PER_MILLISECOND);
        to.add("collection", "ms", image.nanos("collect", BATCH) / PER_MILLISECOND);
        image.tell("forget");
    }
}
