// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.doss.experiment;

import dev.thaw.bench.core.Measurements;
import java.util.List;

/**
 * SNAPSHOT of a byte array against memcpy in C. The slot's memory is fresh each time, so the bar is
 * about memcpy into fresh memory; memcpy into memory that was written before is shown as well.
 */
final class SnapshotArrayExperiment extends DossExperiment {
    static final List<Integer> MEBIBYTES = List.of(1, 2, 4, 8, 16, 32, 64);

    private static final int BATCH_BYTES = 64 << 20;
    private static final int LARGEST_BATCH = 20;

    private final int bytes;
    private final int batch;
    private Contender image;
    private Contender peers;

    SnapshotArrayExperiment(Lab lab, int mebibytes) {
        super(
                "snapshot %d-MiB".formatted(mebibytes),
                lab,
                15,
                0.4,
                "SNAPSHOT",
                "memcpy, fresh memory",
                "memcpy, warm memory");
        bytes = mebibytes << 20;
        batch = Math.clamp(BATCH_BYTES / bytes, 3, LARGEST_BATCH);
    }

    @Override
    public void prepare() throws Exception {
        image = image();
        peers = peers();
        image.tell("snapshot-array", SLOT, batch, bytes);
        peers.tell("fresh", 3, bytes);
    }

    @Override
    public void turn(String contender, Measurements to) throws Exception {
        double nanos =
                switch (contender) {
                    case "SNAPSHOT" -> image.nanos("snapshot-array", SLOT, batch, bytes);
                    case "memcpy, fresh memory" -> peers.nanos("fresh", batch, bytes);
                    default -> peers.nanos("warm", batch, bytes);
                };
        to.add("copy", "ms", nanos / PER_MILLISECOND);
        if (contender.equals("SNAPSHOT")) {
            image.tell("forget");
        }
    }
}
