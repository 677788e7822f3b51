// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.doss.experiment;

import dev.thaw.benchmarks.doss.DossBars;
import dev.thaw.benchmarks.result.Comparison;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/**
 * Full collections with a large snapshot that nobody has touched, against collections without: in a
 * process that has nothing else, where any work shows, and in one with WordNet in its runtime heap.
 */
final class CollectionExperiment implements Experiment {
    private static final int SLOT = 0;
    private static final int BATCH = 10;
    private static final long CHUNK = 512 << 10;

    private final Lab lab;
    private final long size;
    private final Samples none = Samples.ofTime("full collection without a snapshot");
    private final Samples first;
    private final Samples later;
    private final Samples seen;
    private final Samples used =
            new Samples("pages of the snapshot that a collection reads", "pages");
    private final Samples mapped = new Samples("pages of the snapshot in memory after it", "pages");
    private final Samples chunks = new Samples("chunks of 512 KiB", "pages");
    private final Samples noneBusy =
            Samples.ofTime("full collection of WordNet, without a snapshot");
    private final Samples busy;
    private Contender image;
    private Contender busyImage;
    private Path file;

    CollectionExperiment(Lab lab) {
        this.lab = lab;
        size = lab.quick() ? 4 << 20 : 256 << 20;
        String with = "full collection with %d MiB loaded, ".formatted(size >> 20);
        first = Samples.ofTime(with + "the first");
        later = Samples.ofTime(with + "later ones");
        seen = Samples.ofTime(with + "its root asked for");
        busy =
                Samples.ofTime(
                        "full collection of WordNet, with %d MiB loaded".formatted(size >> 20));
    }

    @Override
    public String name() {
        return DossBars.COLLECTION;
    }

    @Override
    public String title() {
        return "full collection with %d MiB loaded and untouched against none"
                .formatted(size >> 20);
    }

    @Override
    public int rounds() {
        return 20;
    }

    @Override
    public double secondsPerRound() {
        return 1.5;
    }

    @Override
    public void prepare() throws IOException {
        file = lab.file("large.doss");
        try (Contender maker = lab.image()) {
            maker.tell("store-tree", SLOT, size, file);
            maker.finish();
        }
        image = lab.image();
        image.tell("hold", SLOT, file);
        image.tell("collect", BATCH);
        image.tell("release", SLOT);
        image.tell("collect", BATCH);
        busyImage = lab.image(Memory.LARGE_HEAP);
        busyImage.tell("parse", lab.wordNet());
        busyImage.tell("collect", 2);
    }

    @Override
    public void round(int number) throws IOException {
        Turns.take(
                number,
                () -> none.add(image.nanos("collect", BATCH)),
                this::collectWithSnapshot,
                () -> noneBusy.add(busyImage.nanos("collect", 1)),
                this::collectBusyWithSnapshot);
    }

    private void collectBusyWithSnapshot() throws IOException {
        busyImage.tell("hold", SLOT, file);
        busy.add(busyImage.nanos("collect", 1));
        busyImage.tell("discard", SLOT);
    }

    private void collectWithSnapshot() throws IOException {
        long bytes = image.tell("hold", SLOT, file).number("bytes");
        chunks.add(Math.ceilDiv(bytes, CHUNK));
        first.add(image.nanos("collect", 1));
        later.add(image.nanos("collect", BATCH));
        image.tell("see", SLOT);
        seen.add(image.nanos("collect", BATCH));
        mapped.add(Memory.pages(image.pid(), file).mapped());
        image.tell("read-tree", SLOT);
        Memory.forgetReferences(image.pid());
        image.tell("collect", 1);
        used.add(Memory.pages(image.pid(), file).referenced());
        image.tell("release", SLOT);
    }

    @Override
    public List<Comparison> results() {
        return List.of(
                later.against(none, name(), lab.layout(), title()),
                first.against(
                        none,
                        name() + "-first",
                        lab.layout(),
                        "the first full collection after LOAD of %d MiB against none"
                                .formatted(size >> 20)),
                seen.against(
                        none,
                        name() + "-seen",
                        lab.layout(),
                        "later ones, after getRootObject: the kernel is asked what was written"),
                busy.against(
                        noneBusy,
                        name() + "-busy",
                        lab.layout(),
                        "the first one, with WordNet in the runtime heap"),
                used.against(
                        chunks,
                        DossBars.COLLECTION_PAGES,
                        lab.layout(),
                        "pages of the snapshot that a full collection reads, for each 512 KiB"),
                mapped.against(
                        chunks,
                        DossBars.COLLECTION_PAGES + "-mapped",
                        lab.layout(),
                        "pages in the page table after all these, neighbours that the kernel"
                                + " maps along included, for each 512 KiB"));
    }

    @Override
    public void close() {
        if (image != null) {
            image.close();
        }
        if (busyImage != null) {
            busyImage.close();
        }
    }
}
