// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.hottub;

import dev.thaw.bench.core.Measurements;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;

/**
 * A program in a warm JVM, before each of its other ways to run: a plain one, with AppCDS, with an
 * AOT cache, in Nailgun. All warm runs of a round count together.
 */
final class ProgramExperiment extends HottubExperiment {
    private static final String APPCDS = "java with AppCDS";
    private static final String AOT = "java with an AOT cache";
    private static final String NAILGUN = "Nailgun";
    static final List<String> JAVAS = List.of(Workshop.WARM, Workshop.PLAIN, APPCDS, AOT);
    static final List<String> ALL = List.of(Workshop.WARM, Workshop.PLAIN, APPCDS, AOT, NAILGUN);

    private final String id;
    private final List<Integer> queries;
    private final Map<String, List<String>> options = new HashMap<>();
    private MeasuredProgram program;
    private Nailgun nailgun;
    private String expected;

    /**
     * @param queries that the server has been warmed up with, if the program is one
     */
    ProgramExperiment(
            String name,
            String id,
            List<Integer> queries,
            List<String> contenders,
            int rounds,
            double secondsPerRound,
            Callable<Workshop> source) {
        super(name, contenders, rounds, secondsPerRound, source);
        this.id = id;
        this.queries = queries;
    }

    private boolean isQuery() {
        return id.startsWith("spark-q");
    }

    @Override
    public void prepare() throws Exception {
        Workshop workshop = workshop();
        program = workshop.program(id);
        MeasuredProgram training = isQuery() ? workshop.spark().all() : program;
        options.put(Workshop.PLAIN, List.of());
        options.put(
                APPCDS,
                List.of(
                        "-XX:SharedArchiveFile="
                                + archive(training, "jsa", "-XX:ArchiveClassesAtExit="),
                        "-Xlog:disable"));
        options.put(
                AOT,
                List.of(
                        "-XX:AOTCache=" + archive(training, "aot", "-XX:AOTCacheOutput="),
                        "-Xlog:disable"));
        expected = workshop.plain(program, program.command(List.of())).out();
        if (!workshop.isWarm(isQuery() ? "spark" : id)) {
            if (isQuery()) {
                workshop.warmUp(queries);
            } else {
                workshop.warmUp(program);
            }
        }
        if (contenders().contains(NAILGUN)) {
            nailgun = workshop.nailgun(program);
            if (nailgun != null) {
                keep(nailgun);
            }
        }
    }

    private Path archive(MeasuredProgram training, String suffix, String option) throws Exception {
        Path file = workshop().processes().directory().resolve(training.id() + "." + suffix);
        if (!Files.exists(file)) {
            workshop().plain(training, training.command(List.of(option + file)));
        }
        return file;
    }

    @Override
    public void turn(String contender, Measurements to) throws Exception {
        workshop().warm(program, expected, to);
        if (contender.equals(NAILGUN)) {
            if (nailgun != null) {
                Workshop.prepare(program);
                to.add(Workshop.RUN, "ms", nailgun.run(program) / Workshop.NANOS_PER_MS);
            }
        } else if (!contender.equals(Workshop.WARM)) {
            Processes.Timed run =
                    workshop().plain(program, program.command(options.get(contender)));
            Workshop.checked(program, expected, run);
            to.add(Workshop.RUN, "ms", run.nanos() / Workshop.NANOS_PER_MS);
        }
        workshop().checkServer();
    }
}
