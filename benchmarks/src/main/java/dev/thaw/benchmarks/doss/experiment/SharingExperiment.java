// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.doss.experiment;

import dev.thaw.benchmarks.doss.DossBars;
import dev.thaw.benchmarks.result.Comparison;
import dev.thaw.demo.measure.Instances;
import dev.thaw.demo.measure.Round;
import dev.thaw.demo.measure.Source;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/**
 * The private memory of processes that map WordNet against those that have parsed it, when each has
 * read every object. The programs themselves count on both sides.
 */
final class SharingExperiment implements Experiment {
    private static final int SLOT = 0;
    private static final String HEAP = "-Xmx512m";
    private static final List<String> WORDS = List.of("winter", "rivers", "sing");

    private final Lab lab;
    private final int processes;
    private final Samples mapped;
    private final Samples parsed;
    private Path file;

    SharingExperiment(Lab lab) {
        this.lab = lab;
        processes = lab.quick() ? 2 : 8;
        mapped = new Samples(processes + " processes sharing WordNet", "KiB");
        parsed = new Samples(processes + " processes that parsed it", "KiB");
    }

    @Override
    public String name() {
        return DossBars.SHARING;
    }

    @Override
    public String title() {
        return "private memory of %d processes sharing WordNet against %1$d that parsed it"
                .formatted(processes);
    }

    @Override
    public int rounds() {
        return 3;
    }

    @Override
    public double secondsPerRound() {
        return 30;
    }

    @Override
    public void prepare() throws IOException {
        file = lab.file("wordnet.doss");
        try (Contender maker = lab.image(Memory.LARGE_HEAP)) {
            maker.tell("parse", lab.wordNet());
            maker.tell("store-dictionary", SLOT, file);
            maker.finish();
        }
    }

    @Override
    public void round(int number) throws IOException {
        var comparison =
                new dev.thaw.demo.measure.Comparison(
                        List.of(lab.imageFile().toString(), HEAP),
                        lab.wordNet(),
                        file,
                        WORDS,
                        lab.supervisor(),
                        text -> {});
        Round withSnapshot =
                comparison.round(number, Instances.processes(processes), Source.SNAPSHOT);
        Round withParser = comparison.round(number, Instances.processes(processes), Source.JAR);
        String contents = withParser.each().getFirst().contents();
        for (Round round : List.of(withSnapshot, withParser)) {
            for (Round.One one : round.each()) {
                if (!one.contents().equals(contents)) {
                    throw new IOException(
                            "dictionaries differ: %s, not %s".formatted(one.contents(), contents));
                }
            }
        }
        mapped.add(privateMemory(withSnapshot));
        parsed.add(privateMemory(withParser));
    }

    private static double privateMemory(Round round) {
        return round.memories().stream().mapToLong(m -> m.walked().privateMemory()).sum();
    }

    @Override
    public List<Comparison> results() {
        return List.of(mapped.against(parsed, name(), lab.layout(), title()));
    }

    /** The processes end with their round. */
    @Override
    public void close() {}
}
