// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.doss.experiment;

import dev.thaw.bench.core.Commands;
import dev.thaw.bench.core.Measurements;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Random graphs of the JDK's classes: what comes back of each is equal, or it is refused with class
 * and path. Each round has other graphs.
 */
final class RandomGraphsExperiment extends DossExperiment {
    private static final String IMAGE = "image";
    private static final String JVM = "JVM";
    private static final int EACH_ROUND = 10_000;
    private static final Duration LIMIT = Duration.ofMinutes(30);
    private static final Pattern SUMMARY = Pattern.compile("(\\d+) graphs, (\\d+) refused");

    RandomGraphsExperiment(Lab lab) {
        super("random-graphs", lab, 10, 60, IMAGE, JVM);
    }

    @Override
    public void prepare() throws Exception {
        lab.randomGraphs();
    }

    @Override
    public void turn(String contender, Measurements to) throws Exception {
        List<String> command =
                new ArrayList<>(
                        contender.equals(IMAGE)
                                ? List.of(lab.randomGraphs().toString())
                                : lab.randomGraphsOnJvm());
        Path directory = Files.createTempDirectory(lab.files(), "random-graphs");
        command.addAll(
                List.of(
                        "fuzz",
                        Long.toString(1 + (long) to.round() * EACH_ROUND),
                        Integer.toString(EACH_ROUND),
                        directory + ""));
        Matcher summary = SUMMARY.matcher(run(command));
        if (summary.find()) {
            to.add("graphs", "", Integer.parseInt(summary.group(1)));
            to.add("refused", "", Integer.parseInt(summary.group(2)));
        }
        to.add("wrong", "", summary.hasMatch() ? 0 : 1);
    }

    /** What the program says, and nothing if it has failed: then all of it is shown. */
    private String run(List<String> command) throws InterruptedException {
        try {
            return Commands.output(command, Map.of(), LIMIT);
        } catch (IOException e) {
            lab.say(e.getMessage());
            return "";
        }
    }
}
