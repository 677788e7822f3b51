// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.layout;

import dev.thaw.bench.core.Experiment;
import dev.thaw.bench.core.Measurements;
import dev.thaw.bench.image.ClassPath;
import dev.thaw.layout.tool.ReadAhead;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * Starts of a program whose library has a new version, in the order of a profile that was recorded
 * with the old one, beside those in the order of its own profile.
 */
final class OlderProfileExperiment extends Experiment {
    private static final String PLAIN = "GraalVM's order";
    private static final String OWN = "its own profile";
    private static final String OLDER = "an older version's profile";

    private final MeasuredProgram program;
    private final String order;
    private final Images images;
    private final LayoutBench benchmark;
    private Images.Built built;
    private Path older;

    OlderProfileExperiment(
            MeasuredProgram program, String order, Images images, LayoutBench benchmark) {
        super(program.id() + ", a new version", List.of(PLAIN, OWN, OLDER), 0, 2);
        this.program = program;
        this.order = order;
        this.images = images;
        this.benchmark = benchmark;
    }

    @Override
    public void prepare() throws Exception {
        built = images.build(program, order, 0);
        Path directory =
                ClassPath.holding(MeasuredProgram.class)
                        .resolveSibling("older")
                        .resolve(program.id());
        try (Stream<Path> jars = Files.list(directory)) {
            older = images.orderedByOlder(program, jars.toList(), order);
        }
        if (benchmark.readAhead() > 0) {
            keep(ReadAhead.set(benchmark.cacheDirectory(), benchmark.readAhead()));
        }
    }

    @Override
    public void turn(String contender, Measurements to) throws IOException, InterruptedException {
        Path image =
                switch (contender) {
                    case PLAIN -> built.plain();
                    case OWN -> built.byDefault();
                    default -> older;
                };
        StartExperiment.starts(program, image, to);
        if (!contender.equals(PLAIN)) {
            BuildLog.of(image)
                    .found()
                    .forEach((identity, share) -> to.add("found by " + identity, "%", 100 * share));
        }
    }
}
