// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.doss.experiment;

import dev.thaw.bench.core.Measurements;
import dev.thaw.wordnet.processes.Comparison;
import dev.thaw.wordnet.processes.Instances;
import dev.thaw.wordnet.processes.Round;
import dev.thaw.wordnet.processes.Source;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/**
 * The private memory of processes that map WordNet against those that have parsed it, when each has
 * read every object. The programs themselves count on both sides.
 */
final class SharingExperiment extends DossExperiment {
    private static final String HEAP = "-Xmx512m";
    private static final List<String> WORDS = List.of("winter", "rivers", "sing");
    private static final String MAPPED = "mapped";
    private static final double KIB_PER_MIB = 1024;

    private Path file;
    private String contents;

    SharingExperiment(Lab lab) {
        super("sharing", lab);
    }

    @Override
    public List<String> contenders() {
        return List.of(MAPPED, "parsed");
    }

    @Override
    public int rounds() {
        return 6;
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
    public void turn(String contender, Measurements to) throws IOException {
        Comparison processes =
                new Comparison(
                        List.of(lab.imageFile().toString(), HEAP),
                        lab.wordNet(),
                        file,
                        WORDS,
                        lab.supervisor());
        Source source = contender.equals(MAPPED) ? Source.SNAPSHOT : Source.JAR;
        Round round = processes.round(Instances.processes(lab.quick() ? 2 : 8), source);
        for (Round.One one : round.each()) {
            contents = contents == null ? one.contents() : contents;
            requireEqual("a dictionary", contents, one.contents());
        }
        long kib = round.memories().stream().mapToLong(m -> m.walked().privateMemory()).sum();
        to.add("private memory", "MiB", kib / KIB_PER_MIB);
    }
}
