// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.doss.experiment;

import dev.thaw.benchmarks.doss.DossBars;
import dev.thaw.benchmarks.result.Comparison;
import dev.thaw.demo.program.Report;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** LOAD of WordNet and a walk over it against Kryo reading it back and the same walk. */
final class KryoReadExperiment implements Experiment {
    private static final int SLOT = 0;
    private static final int WARM_UPS = 2;

    private final Lab lab;
    private final Samples loadTimes = Samples.ofTime("LOAD of WordNet and a walk");
    private final Samples kryoTimes = Samples.ofTime("Kryo reading WordNet and a walk");
    private final Samples loadOnlyTimes = Samples.ofTime("LOAD of WordNet");
    private final Samples kryoOnlyTimes = Samples.ofTime("Kryo reading WordNet");
    private final Samples mappedWalks = Samples.ofTime("the walk after LOAD");
    private final Samples kryoWalks = Samples.ofTime("the walk after Kryo");
    private Contender image;
    private Path snapshot;
    private long checksum;
    private long sum;

    KryoReadExperiment(Lab lab) {
        this.lab = lab;
    }

    @Override
    public String name() {
        return DossBars.KRYO_READ;
    }

    @Override
    public String title() {
        return "LOAD of WordNet and a full walk against Kryo reading it back and the same walk";
    }

    @Override
    public int rounds() {
        return 10;
    }

    @Override
    public double secondsPerRound() {
        return 6;
    }

    @Override
    public void prepare() throws IOException {
        snapshot = lab.file("wordnet.doss");
        Path kryo = lab.file("wordnet.kryo");
        try (Contender maker = lab.image(Memory.LARGE_HEAP)) {
            maker.tell("parse", lab.wordNet());
            checksum = maker.tell("walk").number("checksum");
            maker.tell("store-dictionary", SLOT, snapshot);
            maker.tell("kryo-store", kryo);
            maker.finish();
        }
        image = lab.image(Memory.LARGE_HEAP);
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

    private static void requireEqual(String what, long expected, long actual) throws IOException {
        if (expected != actual) {
            throw new IOException(
                    "%s differs from the one that was parsed: checksum %d, not %d"
                            .formatted(what, actual, expected));
        }
    }

    @Override
    public void round(int number) throws IOException {
        Turns.take(number, this::load, this::readWithKryo);
    }

    private void load() throws IOException {
        Report done = image.tell("load-walk", SLOT, snapshot);
        requireEqual("the dictionary in the snapshot", sum, done.number("sum"));
        loadTimes.add(Contender.nanos(done));
        loadOnlyTimes.add(done.number("get"));
        mappedWalks.add(done.number("walk"));
        image.tell("release", SLOT);
    }

    private void readWithKryo() throws IOException {
        Report done = image.tell("kryo-read");
        requireEqual("the dictionary that Kryo read", sum, done.number("sum"));
        kryoTimes.add(Contender.nanos(done));
        kryoOnlyTimes.add(done.number("get"));
        kryoWalks.add(done.number("walk"));
        image.tell("forget");
    }

    @Override
    public List<Comparison> results() {
        return List.of(
                loadTimes.fasterThan(kryoTimes, name(), lab.layout(), title()),
                loadOnlyTimes.fasterThan(
                        kryoOnlyTimes,
                        "kryo-read-alone",
                        lab.layout(),
                        "LOAD of WordNet against Kryo reading it back, without the walk"),
                mappedWalks.against(
                        kryoWalks,
                        "walk",
                        lab.layout(),
                        "the first walk over WordNet, mapped against on the heap"));
    }

    @Override
    public void close() {
        if (image != null) {
            image.close();
        }
    }
}
