// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.hottub;

import dev.thaw.bench.core.Benchmark;
import dev.thaw.bench.core.Experiment;
import dev.thaw.bench.core.Round;
import dev.thaw.bench.image.ClassPath;
import dev.thaw.bench.process.Supervisor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Measures programs in warm JVMs against plain ones, AppCDS, AOT caches and Nailgun. */
@Command(
        name = "thaw bench hottub",
        sortOptions = false,
        description = {
            "Measures programs in warm JVMs: hello world, javac, an HDFS client, ten Spark SQL queries,"
                    + " Maven;"
                    + " what guards cost in compiled code, and what a reset takes.",
            "",
            "Beside them plain java, AppCDS, the AOT cache of JDK 25, and Nailgun for javac and HDFS."
                    + " Takes about 30 minutes on two cores; Hadoop and Spark are fetched (1.2 GB)."
                    + " A run that was stopped goes on where it was.",
            ""
        },
        footer = {
            "",
            "Exit codes: 0 all was measured, 1 something failed, 2 wrong usage. Whether bars hold is"
                    + " told by 'thaw bench --check'.",
            "",
            "Example: thaw bench hottub --only hello,javac --rounds 8 --results /tmp/results"
        })
public final class HottubBench extends Benchmark {
    private static final int REUSES = 20;
    private static final double SCALE = 0.01;
    private static final int QUERY_ROUNDS = 6;
    private static final int ROUNDS = 12;

    /** Of four warm runs: with less than 72, nobody knows what 95 of 100 are below. */
    private static final int HELLO_ROUNDS = 20;

    @Option(
            names = "--reuses",
            paramLabel = "N",
            defaultValue = "20",
            description =
                    "How many runs a server has before it is compared; default: ${DEFAULT-VALUE}.")
    private int reuses;

    @Option(
            names = "--scale",
            paramLabel = "FACTOR",
            defaultValue = "0.01",
            description = "Of the tables of TPC-H, in GB; default: ${DEFAULT-VALUE}.")
    private double scale;

    @Option(
            names = "--queries",
            paramLabel = "N",
            split = ",",
            description = "Only these queries of TPC-H; default: 1,3,4,5,6,10,12,14,18,19.")
    private List<Integer> queries = Programs.QUERIES;

    @Option(
            names = "--nailgun-java",
            paramLabel = "FILE",
            description =
                    "A java for Nailgun, which needs a security manager, so at most JDK 23; default:"
                            + " a JDK 17 in /usr/lib/jvm. Without one, Nailgun is left out.")
    private Path nailgunJava;

    @Option(
            names = "--programs",
            description =
                    "Measure, and compare run for run, the programs of programs/programs.json instead of all else;"
                            + " they are fetched (1.5 GB). The same as --only programs.")
    private boolean programs;

    private Workshop workshop;

    public static void main(String[] args) {
        System.exit(commandLine().execute(args));
    }

    static CommandLine commandLine() {
        return Benchmark.commandLine(new HottubBench(), "thaw bench hottub");
    }

    @Override
    public List<Experiment> experiments() throws IOException {
        List<Experiment> all = new ArrayList<>();
        program("hello", ProgramExperiment.JAVAS, HELLO_ROUNDS, 1.5, all);
        all.add(new FirstExperiment("hello", this::workshop));
        all.add(new RefusedExperiment(this::workshop));
        all.add(new BackToBackExperiment("hello", this::workshop));
        program("javac", ProgramExperiment.ALL, 3.2, all);
        all.add(new FirstExperiment("javac", this::workshop));
        all.add(new BackToBackExperiment("javac", this::workshop));
        for (int size : Programs.MEGABYTES) {
            List<String> contenders = size == 1 ? ProgramExperiment.ALL : ProgramExperiment.JAVAS;
            program(Programs.hdfsId(size), contenders, 3 + size / 150.0, all);
        }
        all.add(new FirstExperiment(Programs.hdfsId(1), this::workshop));
        String suffix = scale == SCALE ? "" : " scale " + scale;
        all.add(new ReuseExperiment("spark", suffix, queries, reuses * 17.0, this::workshop));
        for (int query : queries) {
            String id = SparkQueries.id(query);
            all.add(
                    new ProgramExperiment(
                            id + suffix,
                            id,
                            queries,
                            ProgramExperiment.JAVAS,
                            QUERY_ROUNDS,
                            20,
                            this::workshop));
        }
        all.add(new MavenExperiment(this::workshop));
        all.add(new LoopExperiment("guards", false, this::workshop));
        all.add(new LoopExperiment("table", true, this::workshop));
        all.add(new ResetExperiment(this::workshop));
        all.add(new HeapExperiment(this::workshop));
        Path libraries = Files.createDirectories(cacheDirectory().resolve("programs"));
        for (TableProgram program : TableProgram.read(module())) {
            all.add(new TableExperiment(program, module(), libraries, this::workshop));
        }
        return all;
    }

    private Path module() {
        return root().resolve("benchmarks/hottub");
    }

    @Override
    protected List<String> named() {
        return programs ? List.of(TableExperiment.PREFIX.strip()) : List.of();
    }

    @Override
    protected List<String> tables(List<Round> rounds) throws IOException {
        return new ProgramTable(TableProgram.read(module())).write(rounds, results());
    }

    private void program(String id, List<String> contenders, double seconds, List<Experiment> all) {
        program(id, contenders, ROUNDS, seconds, all);
    }

    private void program(
            String id, List<String> contenders, int rounds, double seconds, List<Experiment> all) {
        all.add(new ReuseExperiment(id, "", queries, reuses * seconds / 4, this::workshop));
        all.add(
                new ProgramExperiment(
                        id, id, queries, contenders, rounds, seconds, this::workshop));
    }

    private Workshop workshop() throws IOException {
        if (workshop == null) {
            Path home = root().resolve("hottub/client/target/hottub");
            Path client = home.resolve("bin/thaw-java");
            if (!Files.isExecutable(client)) {
                throw new IOException(
                        "there is no " + client + "; run './thaw bench hottub', which builds it");
            }
            Path java = ClassPath.java();
            Processes processes = new Processes(java, client, files());
            Supervisor.endAlso(processes::endServers);
            workshop =
                    new Workshop(
                            processes,
                            new Programs(processes, module()),
                            home,
                            reuses,
                            scale,
                            nailgunJava != null ? nailgunJava : Workshop.javaForNailgun());
        }
        return workshop;
    }

    @Override
    protected void end() throws Exception {
        if (workshop != null) {
            workshop.close();
        }
    }

    @Override
    protected boolean buildsImages() {
        return false;
    }

    @Override
    protected boolean countsNot() {
        return reuses < REUSES || !queries.equals(Programs.QUERIES);
    }

    @Override
    protected void checkArguments() {
        if (reuses < 1) {
            throw wrong("--reuses must be 1 or more");
        }
        if (!Programs.QUERIES.containsAll(queries)) {
            throw wrong("--queries: there are " + Programs.QUERIES);
        }
    }
}
