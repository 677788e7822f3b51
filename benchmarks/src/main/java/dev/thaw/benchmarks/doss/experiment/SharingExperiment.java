// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.doss.experiment;

import dev.thaw.bench.core.Measurements;
import dev.thaw.bench.process.ProcessMemory;
import dev.thaw.wordnet.processes.Comparison;
import dev.thaw.wordnet.processes.Instances;
import dev.thaw.wordnet.processes.Round;
import dev.thaw.wordnet.processes.Source;
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

    private Path file;
    private String contents;

    SharingExperiment(Lab lab) {
        super("sharing", lab, 6, 30, MAPPED, "parsed");
    }

    @Override
    public void prepare() throws Exception {
        file = lab.file("wordnet.doss");
        try (Contender maker = lab.image(Memory.LARGE_HEAP)) {
            maker.tell("parse", lab.wordNet());
            maker.tell("store-dictionary", SLOT, file);
            maker.finish();
        }
    }

    @Override
    public void turn(String contender, Measurements to) throws Exception {
        Comparison processes =
                new Comparison(
                        List.of(lab.imageFile().toString(), HEAP), lab.wordNet(), file, WORDS);
        Source source = contender.equals(MAPPED) ? Source.SNAPSHOT : Source.JAR;
        Round round = processes.round(Instances.processes(lab.quick() ? 2 : 8), source);
        for (Round.One one : round.each()) {
            contents = contents == null ? one.contents() : contents;
            requireEqual("a dictionary", contents, one.contents());
        }
        long bytes = round.memories().stream().mapToLong(m -> m.walked().privateBytes()).sum();
        to.add("private memory", "MiB", bytes / ProcessMemory.MEBI);
    }
}
