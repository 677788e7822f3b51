// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.hottub;

import dev.thaw.bench.core.Measurements;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;

/**
 * A build of one module by the Maven of the PATH: in a warm JVM, in a new one, and in one that
 * keeps all of Maven, as mvnd does.
 */
final class MavenExperiment extends HottubExperiment {
    static final String NAME = "maven";
    static final String KEPT = "Maven that keeps all";

    private OneModule module;
    private MeasuredProgram build;
    private String expected;
    private KeptMavenProcess kept;

    MavenExperiment(Callable<Workshop> source) {
        super(NAME, List.of(Workshop.WARM, Workshop.PLAIN, KEPT), 12, 6, source);
    }

    @Override
    public void prepare() throws Exception {
        Path directory = workshop().processes().directory();
        module = OneModule.make(OneModule.homeOfPath(), directory.resolve("one-module"));
        build = module.build();
        workshop().plain(build, module.fetching().command(List.of()));
        expected = workshop().plain(build, build.command(List.of())).out();
        workshop().warmUp(build);
        MeasuredProgram program =
                module.kept(workshop().programs().ownJar(), directory.resolve("kept-maven.conf"));
        kept = keep(new KeptMavenProcess(workshop().processes(), program));
        for (int i = 0; i < workshop().reuses(); i++) {
            kept.build();
        }
    }

    @Override
    public void turn(String contender, Measurements to) throws Exception {
        if (contender.equals(Workshop.WARM)) {
            workshop().warm(build, expected, to);
        } else {
            Workshop.prepare(build);
            double nanos =
                    contender.equals(KEPT)
                            ? kept.build()
                            : workshop().plain(build, build.command(List.of())).nanos();
            to.add(Workshop.RUN, "ms", nanos / Workshop.NANOS_PER_MS);
        }
        module.check();
        workshop().checkServer();
    }
}
