// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.doss.experiment;

import dev.thaw.benchmarks.doss.DossBars;
import dev.thaw.benchmarks.result.Comparison;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * SNAPSHOT of byte arrays against memcpy in C. The slot's memory is fresh each time, so the bar is
 * about memcpy into fresh memory; memcpy into memory that was written before is shown as well.
 */
final class SnapshotArrayExperiment implements Experiment {
    private static final int SLOT = 0;
    private static final int BATCH_BYTES = 64 << 20;
    private static final int LARGEST_BATCH = 20;

    /** The contenders of one size. */
    private record Size(int mebibytes, Samples snapshot, Samples fresh, Samples warm) {
        Size(int mebibytes) {
            this(
                    mebibytes,
                    Samples.ofTime("SNAPSHOT of %d MiB".formatted(mebibytes)),
                    Samples.ofTime("memcpy of %d MiB into fresh memory".formatted(mebibytes)),
                    Samples.ofTime("memcpy of %d MiB into warm memory".formatted(mebibytes)));
        }

        int bytes() {
            return mebibytes << 20;
        }

        int batch() {
            return Math.clamp(BATCH_BYTES / bytes(), 3, LARGEST_BATCH);
        }
    }

    private final Lab lab;
    private final List<Size> sizes;
    private Contender image;
    private Contender peers;

    SnapshotArrayExperiment(Lab lab) {
        this.lab = lab;
        sizes =
                DossBars.ARRAY_MEBIBYTES.stream()
                        .filter(mebibytes -> !lab.quick() || mebibytes <= 2)
                        .map(Size::new)
                        .toList();
    }

    @Override
    public String name() {
        return "snapshot";
    }

    @Override
    public String title() {
        return "SNAPSHOT of byte arrays against memcpy in C";
    }

    @Override
    public int rounds() {
        return 15;
    }

    @Override
    public double secondsPerRound() {
        return 2.5;
    }

    @Override
    public void prepare() throws IOException {
        image = lab.image();
        peers = lab.peers();
        snapshot(sizes.getFirst());
        peers.tell("fresh", 3, sizes.getFirst().bytes());
    }

    @Override
    public void round(int number) throws IOException {
        for (Size size : sizes) {
            Turns.take(
                    number,
                    () -> size.snapshot.add(snapshot(size)),
                    () -> size.fresh.add(peers.nanos("fresh", size.batch(), size.bytes())),
                    () -> size.warm.add(peers.nanos("warm", size.batch(), size.bytes())));
        }
        image.tell("forget");
    }

    private double snapshot(Size size) throws IOException {
        return image.nanos("snapshot-array", SLOT, size.batch(), size.bytes());
    }

    @Override
    public List<Comparison> results() {
        List<Comparison> results = new ArrayList<>();
        for (Size size : sizes) {
            String id = DossBars.snapshotArray(size.mebibytes);
            String claim =
                    "SNAPSHOT of %d MiB, throughput against memcpy in C".formatted(size.mebibytes);
            results.add(
                    size.snapshot.fasterThan(
                            size.fresh, id, lab.layout(), claim + " into fresh memory"));
            results.add(
                    size.snapshot.fasterThan(
                            size.warm, id + "-warm", lab.layout(), claim + " into warm memory"));
        }
        return results;
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
