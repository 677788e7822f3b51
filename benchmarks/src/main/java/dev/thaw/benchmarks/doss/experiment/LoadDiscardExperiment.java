// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.doss.experiment;

import dev.thaw.benchmarks.doss.DossBars;
import dev.thaw.benchmarks.result.Comparison;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** LOAD and UNLOAD of a snapshot that nobody refers to, against the system calls alone, in C. */
final class LoadDiscardExperiment implements Experiment {
    private static final long SIZE = 1 << 20;
    private static final int SLOT = 0;

    private final Lab lab;
    private final Samples snapshotTimes = Samples.ofTime("LOAD and UNLOAD of 1 MiB");
    private final Samples mapTimes = Samples.ofTime("open, read, mmap, munmap, close in C");
    private final int batch;
    private Contender image;
    private Contender peers;
    private Path file;

    LoadDiscardExperiment(Lab lab) {
        this.lab = lab;
        batch = lab.quick() ? 20 : 200;
    }

    @Override
    public String name() {
        return DossBars.LOAD_DISCARD;
    }

    @Override
    public String title() {
        return "LOAD and UNLOAD of an unreferenced 1 MiB against open, read, mmap, munmap, close"
                + " in C";
    }

    @Override
    public int rounds() {
        return 30;
    }

    @Override
    public double secondsPerRound() {
        return 0.1;
    }

    @Override
    public void prepare() throws IOException {
        image = lab.image();
        peers = lab.peers();
        file = lab.file("mebibyte.doss");
        image.tell("store-tree", SLOT, SIZE, file);
        image.tell("forget");
        loadAndDiscard();
        map();
    }

    @Override
    public void round(int number) throws IOException {
        Turns.take(number, () -> snapshotTimes.add(loadAndDiscard()), () -> mapTimes.add(map()));
    }

    private double loadAndDiscard() throws IOException {
        return image.nanos("load-discard", SLOT, batch, file);
    }

    private double map() throws IOException {
        return peers.nanos("map", batch, file);
    }

    @Override
    public List<Comparison> results() {
        return List.of(snapshotTimes.against(mapTimes, name(), lab.layout(), title()));
    }

    @Override
    public void close() {
        if (image != null) {
            image.close();
        }
        if (peers != null) {
            peers.close();
        }
    }
}
