// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.hottub;

import dev.thaw.bench.core.Measurements;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;

/** A build of one module by Maven: in a warm JVM, in a new one, and by mvnd, which keeps all. */
final class MavenExperiment extends HottubExperiment {
    static final String MVND = "mvnd";

    private final Path cache;
    private OneModule module;
    private Mvnd mvnd;

    /**
     * @param cache where mvnd's jars are kept
     */
    MavenExperiment(Path cache, Callable<Workshop> source) {
        super("maven", List.of(Workshop.WARM, Workshop.PLAIN, MVND), 12, 8, source);
        this.cache = cache;
    }

    @Override
    public void prepare() throws Exception {
        Path directory = workshop().processes().directory();
        module =
                OneModule.make(
                        OneModule.homeOfPath(),
                        Files.createDirectories(directory.resolve("one-module")));
        workshop().plain(module.build(), module.fetching().command(List.of()));
        workshop().warmUp(module.build());
        mvnd = keep(new Mvnd(workshop().processes(), cache, directory));
        for (int i = 0; i < workshop().reuses(); i++) {
            mvnd.run(module);
        }
    }

    @Override
    public void turn(String contender, Measurements to) throws Exception {
        if (contender.equals(Workshop.WARM)) {
            workshop().warm(module.build(), "", to);
        } else {
            MeasuredProgram build = module.build();
            Workshop.prepare(build);
            Processes.Timed run =
                    contender.equals(MVND)
                            ? mvnd.run(module)
                            : workshop().plain(build, build.command(List.of()));
            to.add(Workshop.RUN, "ms", run.nanos() / Workshop.NANOS_PER_MS);
        }
        module.check();
        workshop().checkServer();
    }
}
