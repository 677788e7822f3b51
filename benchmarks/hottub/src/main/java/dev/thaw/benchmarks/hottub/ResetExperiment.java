// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.hottub;

import dev.thaw.bench.core.Commands;
import dev.thaw.bench.core.Measurements;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;

/** The reset of the static state of many classes, in a process of its own. */
final class ResetExperiment extends HottubExperiment {
    private static final int CLASSES = 1000;
    private static final int RESETS = 50;

    private List<String> command;

    ResetExperiment(Callable<Workshop> source) {
        super("reset", List.of("reset"), 6, 8, source);
    }

    @Override
    public void prepare() throws Exception {
        Path classes = workshop().processes().directory().resolve("classes");
        GeneratedClasses.write(classes, CLASSES);
        Path own = workshop().programs().ownJar();
        command =
                Commands.words(
                        "-Xbootclasspath/a:{} -javaagent:{} -cp {} {} {} {}",
                        workshop().serverJar() + ":" + own,
                        own,
                        classes,
                        "dev.thaw.benchmarks.hottub.programs.ResetProgram",
                        CLASSES,
                        RESETS);
    }

    @Override
    public void turn(String contender, Measurements to) throws Exception {
        double[] resets =
                workshop()
                        .processes()
                        .plain(command)
                        .out()
                        .lines()
                        .mapToDouble(line -> Double.parseDouble(line) / Workshop.NANOS_PER_MS)
                        .toArray();
        to.add("reset of 1,000 classes", "ms", resets);
    }
}
