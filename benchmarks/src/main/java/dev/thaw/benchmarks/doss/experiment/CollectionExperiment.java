// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.doss.experiment;

import dev.thaw.bench.core.Measurements;
import java.io.IOException;
import java.nio.file.Path;

/**
 * Full collections with a large snapshot that nobody has touched, against collections without: in a
 * process that has nothing else, where any work shows, and in one with WordNet in its runtime heap.
 */
final class CollectionExperiment extends DossExperiment {
    private static final int BATCH = 10;
    private static final long CHUNK = 512 << 10;

    private Contender image;
    private Contender busyImage;
    private Path file;

    CollectionExperiment(Lab lab) {
        super("collection", lab, 20, 1.5, "nothing", "256 MiB", "WordNet", "WordNet and 256 MiB");
    }

    @Override
    public void prepare() throws Exception {
        file = lab.file("large.doss");
        try (Contender maker = lab.image()) {
            maker.tell("store-tree", SLOT, lab.quick() ? 4 << 20 : 256 << 20, file);
            maker.finish();
        }
        image = image();
        image.tell("hold", SLOT, file);
        image.tell("collect", BATCH);
        image.tell("release", SLOT);
        image.tell("collect", BATCH);
        busyImage = image(Memory.LARGE_HEAP);
        busyImage.tell("parse", lab.wordNet());
        busyImage.tell("collect", 2);
    }

    @Override
    public void turn(String contender, Measurements to) throws Exception {
        switch (contender) {
            case "nothing" -> collection("collection", image, BATCH, to);
            case "256 MiB" -> collectWithSnapshot(to);
            case "WordNet" -> collection("first collection", busyImage, 1, to);
            default -> {
                busyImage.tell("hold", SLOT, file);
                collection("first collection", busyImage, 1, to);
                busyImage.tell("discard", SLOT);
            }
        }
    }

    private static void collection(String metric, Contender process, int batch, Measurements to)
            throws IOException {
        to.add(metric, "ms", process.nanos("collect", batch) / PER_MILLISECOND);
    }

    private void collectWithSnapshot(Measurements to) throws IOException {
        long bytes = image.tell("hold", SLOT, file).number("bytes");
        collection("first collection", image, 1, to);
        collection("collection", image, BATCH, to);
        image.tell("see", SLOT);
        collection("collection, root asked for", image, BATCH, to);
        to.add("pages in memory", "pages", Memory.pages(image.pid(), file).mapped());
        image.tell("read-tree", SLOT);
        Memory.forgetReferences(image.pid());
        image.tell("collect", 1);
        to.add("pages read", "pages", Memory.pages(image.pid(), file).referenced());
        to.add("chunks of 512 KiB", "chunks", Math.ceilDiv(bytes, CHUNK));
        image.tell("release", SLOT);
    }
}
