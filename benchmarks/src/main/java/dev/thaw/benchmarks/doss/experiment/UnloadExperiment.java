// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.doss.experiment;

import dev.thaw.benchmarks.doss.DossBars;
import dev.thaw.benchmarks.result.Comparison;
import dev.thaw.demo.program.Report;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/**
 * UNLOAD of WordNet, all of which stays in use, against a full collection of the same objects in
 * the runtime heap. An array there refers to each word, meaning and sense.
 */
final class UnloadExperiment implements Experiment {
    private static final int SLOT = 0;
    private static final int BATCH = 2;

    private final Lab lab;
    private final Samples unload = Samples.ofTime("UNLOAD of WordNet, all in use");
    private final Samples collection = Samples.ofTime("full collection of WordNet");
    private final Samples unloadUntouched = Samples.ofTime("UNLOAD of WordNet, not yet touched");
    private final Samples collectionOfRoot = Samples.ofTime("full collection of WordNet, no array");
    private Contender image;
    private Path file;

    UnloadExperiment(Lab lab) {
        this.lab = lab;
    }

    @Override
    public String name() {
        return DossBars.UNLOAD;
    }

    @Override
    public String title() {
        return "UNLOAD with every object still in use against a full collection of as much";
    }

    @Override
    public int rounds() {
        return 10;
    }

    @Override
    public double secondsPerRound() {
        return 5;
    }

    @Override
    public void prepare() throws IOException {
        file = lab.file("wordnet.doss");
        try (Contender maker = lab.image(Memory.LARGE_HEAP)) {
            maker.tell("parse", lab.wordNet());
            maker.tell("store-dictionary", SLOT, file);
            maker.finish();
        }
        image = lab.image(Memory.LARGE_HEAP);
        image.tell("load-walk", SLOT, file);
        image.tell("unload", SLOT);
        image.tell("forget");
    }

    @Override
    public void round(int number) throws IOException {
        Turns.take(number, this::withArray, this::untouched);
    }

    private void withArray() throws IOException {
        image.tell("load-walk", SLOT, file);
        image.tell("index");
        image.tell("collect", 1);
        Report done = image.tell("unload", SLOT);
        if (done.number("indexed") == 0) {
            throw new IOException("nothing referred to the objects in the slot: " + done);
        }
        unload.add(Contender.nanos(done));
        collection.add(image.nanos("collect", BATCH));
        image.tell("forget");
    }

    private void untouched() throws IOException {
        image.tell("hold", SLOT, file);
        unloadUntouched.add(image.nanos("unload", SLOT));
        collectionOfRoot.add(image.nanos("collect", BATCH));
        image.tell("forget");
    }

    @Override
    public List<Comparison> results() {
        return List.of(
                unload.against(collection, name(), lab.layout(), title()),
                unloadUntouched.against(
                        collectionOfRoot,
                        name() + "-untouched",
                        lab.layout(),
                        "the same right after LOAD: UNLOAD is the first to read the pages"));
    }

    @Override
    public void close() {
        if (image != null) {
            image.close();
        }
    }
}
