// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.doss.experiment;

import dev.thaw.benchmarks.doss.DossBars;
import dev.thaw.benchmarks.result.Comparison;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** LOAD of a large snapshot against LOAD of a small one. */
final class LoadExperiment implements Experiment {
    private static final long SMALL = 64 << 10;
    private static final int BATCH = 20;
    private static final int SLOT = 0;

    private final Lab lab;
    private final long large;
    private final Samples largeTimes;
    private final Samples smallTimes = Samples.ofTime("LOAD of 64 KiB");
    private Contender image;
    private Path largeFile;
    private Path smallFile;

    LoadExperiment(Lab lab) {
        this.lab = lab;
        large = lab.quick() ? 4 << 20 : 256 << 20;
        largeTimes = Samples.ofTime("LOAD of %d MiB".formatted(large >> 20));
    }

    @Override
    public String name() {
        return DossBars.LOAD;
    }

    @Override
    public String title() {
        return "LOAD of %d MiB against 64 KiB".formatted(large >> 20);
    }

    @Override
    public int rounds() {
        return 30;
    }

    @Override
    public double secondsPerRound() {
        return 0.2;
    }

    @Override
    public void prepare() throws IOException {
        image = lab.image();
        largeFile = lab.file("large.doss");
        smallFile = lab.file("small.doss");
        image.tell("store-tree", SLOT, large, largeFile);
        image.tell("store-tree", SLOT, SMALL, smallFile);
        image.tell("forget");
        load(largeFile);
        load(smallFile);
    }

    @Override
    public void round(int number) throws IOException {
        Turns.take(
                number,
                () -> largeTimes.add(load(largeFile)),
                () -> smallTimes.add(load(smallFile)));
    }

    private double load(Path file) throws IOException {
        return image.nanos("load", SLOT, BATCH, file);
    }

    @Override
    public List<Comparison> results() {
        return List.of(largeTimes.against(smallTimes, name(), lab.layout(), title()));
    }

    @Override
    public void close() {
        if (image != null) {
            image.close();
        }
    }
}
