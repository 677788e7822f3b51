// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.doss.experiment;

import dev.thaw.benchmarks.doss.DossBars;
import dev.thaw.benchmarks.result.Comparison;
import java.io.IOException;
import java.util.List;

/** SNAPSHOT of WordNet against Kryo writing the same graph to memory, in the same process. */
final class KryoWriteExperiment implements Experiment {
    private static final int SLOT = 0;

    private final Lab lab;
    private final Samples snapshotTimes = Samples.ofTime("SNAPSHOT of WordNet");
    private final Samples kryoTimes = Samples.ofTime("Kryo writing WordNet to memory");
    private Contender image;

    KryoWriteExperiment(Lab lab) {
        this.lab = lab;
    }

    @Override
    public String name() {
        return DossBars.KRYO_WRITE;
    }

    @Override
    public String title() {
        return "SNAPSHOT of WordNet against Kryo writing it to memory";
    }

    @Override
    public int rounds() {
        return 10;
    }

    @Override
    public double secondsPerRound() {
        return 4;
    }

    @Override
    public void prepare() throws IOException {
        image = lab.image(Memory.LARGE_HEAP);
        image.tell("parse", lab.wordNet());
        snapshot();
        kryo();
    }

    @Override
    public void round(int number) throws IOException {
        Turns.take(number, () -> snapshotTimes.add(snapshot()), () -> kryoTimes.add(kryo()));
    }

    private double snapshot() throws IOException {
        return image.nanos("snapshot-dictionary", SLOT, 1);
    }

    private double kryo() throws IOException {
        return image.nanos("kryo-write", 1);
    }

    @Override
    public List<Comparison> results() {
        return List.of(snapshotTimes.fasterThan(kryoTimes, name(), lab.layout(), title()));
    }

    @Override
    public void close() {
        if (image != null) {
            image.close();
        }
    }
}
