// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.doss.experiment;

import dev.thaw.bench.core.Measurements;
import dev.thaw.bench.process.Report;
import java.io.IOException;
import java.nio.file.Path;

/**
 * LOAD of WordNet and a walk over it against Kryo reading it back and the same walk; warm, and with
 * the files out of the page cache. Beside the warm ones, a walk over objects that UNLOAD has just
 * written to the heap, in the order of the snapshot.
 */
final class KryoReadExperiment extends DossExperiment {
    private static final int WARM_UPS = 2;
    private static final String LOAD = "LOAD";
    private static final String KRYO = "Kryo";
    private static final String SAME_ORDER = "heap, same order";

    private final boolean cold;
    private Contender image;
    private Contender dropper;
    private Path snapshot;
    private Path kryo;
    private long checksum;
    private long sum;

    KryoReadExperiment(Lab lab, boolean cold) {
        super(
                cold ? "kryo-read-cold" : "kryo-read",
                lab,
                10,
                6,
                cold ? new String[] {LOAD, KRYO} : new String[] {LOAD, KRYO, SAME_ORDER});
        this.cold = cold;
    }

    @Override
    public void prepare() throws Exception {
        snapshot = lab.file("wordnet.doss");
        kryo = lab.file("wordnet.kryo");
        try (Contender maker = lab.image(Memory.LARGE_HEAP)) {
            maker.tell("parse", lab.wordNet());
            checksum = maker.tell("walk").number("checksum");
            maker.tell("store-dictionary", SLOT, snapshot);
            maker.tell("kryo-store", kryo);
            maker.finish();
        }
        dropper = peers();
        image = image(Memory.LARGE_HEAP);
        image.tell("kryo-open", kryo);
        for (int i = 0; i < WARM_UPS; i++) {
            sum = image.tell("load-walk", SLOT, snapshot).number("sum");
            requireEqual("the dictionary in the snapshot", checksum, checksum());
            image.tell("release", SLOT);
            Report read = image.tell("kryo-read");
            requireEqual("the dictionary that Kryo read", checksum, checksum());
            requireEqual("the dictionary that Kryo read", sum, read.number("sum"));
            image.tell("forget");
        }
    }

    /** Of every character of the dictionary. */
    private long checksum() throws IOException {
        return image.tell("walk").number("checksum");
    }

    @Override
    public void turn(String contender, Measurements to) throws Exception {
        if (contender.equals(SAME_ORDER)) {
            walkInHeap(to);
            return;
        }
        boolean load = contender.equals(LOAD);
        double opened = 0;
        if (cold) {
            dropper.tell("drop", 1, load ? snapshot : kryo);
            if (!load) {
                long start = System.nanoTime();
                image.tell("kryo-open", kryo);
                opened = System.nanoTime() - start;
            }
        }
        Report done = load ? image.tell("load-walk", SLOT, snapshot) : image.tell("kryo-read");
        requireEqual("the dictionary of " + contender, sum, done.number("sum"));
        to.add("read and walk", "ms", (opened + Contender.nanos(done)) / PER_MILLISECOND);
        to.add("read", "ms", (opened + done.number("get")) / PER_MILLISECOND);
        to.add("walk", "ms", done.number("walk") / PER_MILLISECOND);
        if (load) {
            image.tell("release", SLOT);
        } else {
            image.tell("forget");
        }
    }

    private void walkInHeap(Measurements to) throws IOException {
        image.tell("load-walk", SLOT, snapshot);
        image.tell("unload", SLOT);
        Report done = image.tell("walk-graph");
        requireEqual("the dictionary in the heap", sum, done.number("sum"));
        to.add("walk", "ms", done.number("walk") / PER_MILLISECOND);
        image.tell("forget");
    }
}
