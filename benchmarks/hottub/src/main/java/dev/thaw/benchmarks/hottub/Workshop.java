// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.hottub;

import dev.thaw.bench.core.Measurements;
import dev.thaw.bench.process.ProcessMemory;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Runs programs, warm and plain, and knows what the server has been through. */
final class Workshop implements AutoCloseable {
    static final String WARM = "thaw java";
    static final String PLAIN = "java";
    static final String RUN = "run";
    static final double NANOS_PER_MS = 1e6;

    private static final long PAUSE_MILLISECONDS = 200;
    private static final Pattern FRACTION = Pattern.compile("-?\\d+\\.\\d+(E-?\\d+)?");

    private final Processes processes;
    private final Programs programs;
    private final Path home;
    private final int reuses;
    private final double scale;
    private final Path nailgunJava;
    private List<MeasuredProgram> hdfs;
    private SparkQueries spark;
    private String warmFor = "";
    private long runsOfServer;

    /**
     * @param home of the client and the server
     * @param reuses runs that a server has had before it is compared
     * @param scale of the tables of TPC-H
     * @param nailgunJava null: Nailgun is left out
     */
    Workshop(
            Processes processes,
            Programs programs,
            Path home,
            int reuses,
            double scale,
            Path nailgunJava) {
        this.processes = processes;
        this.programs = programs;
        this.home = home;
        this.reuses = reuses;
        this.scale = scale;
        this.nailgunJava = nailgunJava;
    }

    Processes processes() {
        return processes;
    }

    Programs programs() {
        return programs;
    }

    int reuses() {
        return reuses;
    }

    /** The jar with the static state, which the server has on its boot class path. */
    Path serverJar() {
        return home.resolve("lib/thaw-hottub-server.jar");
    }

    MeasuredProgram program(String id) throws IOException, InterruptedException {
        if (id.startsWith("hdfs-")) {
            if (hdfs == null) {
                hdfs = programs.hdfs();
            }
            return hdfs.stream().filter(one -> one.id().equals(id)).findFirst().orElseThrow();
        }
        if (id.startsWith("spark-q")) {
            return spark().query(Integer.parseInt(id.substring("spark-q".length())));
        }
        return id.equals("javac") ? programs.javac() : programs.hello();
    }

    SparkQueries spark() throws IOException, InterruptedException {
        if (spark == null) {
            spark = programs.spark(scale);
        }
        return spark;
    }

    /** Null if the program is not measured with it. */
    Nailgun nailgun(MeasuredProgram program) throws IOException, InterruptedException {
        if (!program.nailgun() || nailgunJava == null) {
            return null;
        }
        Nailgun nailgun = new Nailgun(processes, nailgunJava, program, programs.nailgunLibraries());
        for (int i = 0; i < reuses; i++) {
            prepare(program);
            nailgun.run(program);
        }
        return nailgun;
    }

    /** A server of its own, which has had as many runs as are asked for; its runs, in turn. */
    double[] warmUp(MeasuredProgram program) throws IOException, InterruptedException {
        stopServers();
        double[] runs = new double[reuses];
        for (int i = 0; i < reuses; i++) {
            runs[i] = warm(program, null).nanos() / NANOS_PER_MS;
        }
        warmFor = program.id();
        return runs;
    }

    /** Of all queries in turn, in one server; by query, its runs. */
    double[][] warmUp(List<Integer> queries) throws IOException, InterruptedException {
        SparkQueries all = spark();
        stopServers();
        double[][] runs = new double[queries.size()][reuses];
        for (int i = 0; i < reuses; i++) {
            for (int j = 0; j < queries.size(); j++) {
                runs[j][i] = warm(all.query(queries.get(j)), null).nanos() / NANOS_PER_MS;
            }
        }
        warmFor = "spark";
        return runs;
    }

    /** Whether the last server was warmed up for this, and has run nothing else since. */
    boolean isWarm(String what) {
        return warmFor.equals(what);
    }

    void stopServers() throws IOException, InterruptedException {
        processes.thaw("--thaw-stop");
        runsOfServer = 0;
        warmFor = "";
    }

    /** What the run before left to do is not in the way of the next. */
    static void prepare(MeasuredProgram program) throws IOException, InterruptedException {
        program.prepare();
        Thread.sleep(PAUSE_MILLISECONDS);
    }

    /**
     * @param expected output; null if any will do
     */
    Processes.Timed warm(MeasuredProgram program, String expected)
            throws IOException, InterruptedException {
        prepare(program);
        Processes.Timed run = processes.warm(program.command(List.of()));
        runsOfServer++;
        processes.awaitIdle();
        return expected == null ? run : checked(program, expected, run);
    }

    /** A warm run, and what it pays for its server (section 6.3 of the paper). */
    void warm(MeasuredProgram program, String expected, Measurements to)
            throws IOException, InterruptedException {
        Processes.Timed run = warm(program, expected);
        to.addFor(WARM, RUN, "ms", run.nanos() / NANOS_PER_MS);
        Map<String, Double> overheads =
                ServerPage.only(processes.servers())
                        .overheads(run.start(), run.start() + run.nanos());
        overheads.forEach((what, nanos) -> to.addFor(WARM, what, "ms", nanos / NANOS_PER_MS));
    }

    /** Memory of the server that there is. */
    void serverMemory(Measurements to) throws IOException {
        ServerPage page = ServerPage.only(processes.servers());
        ProcessMemory memory = ProcessMemory.of(page.process());
        to.add("runs of the server", "runs", page.runs());
        to.add("RSS of the server", "MiB", memory.resident() / ProcessMemory.MEBI);
        to.add("PSS of the server", "MiB", memory.proportional() / ProcessMemory.MEBI);
    }

    Processes.Timed plain(MeasuredProgram program, List<String> command)
            throws IOException, InterruptedException {
        prepare(program);
        return processes.plain(command);
    }

    static Processes.Timed checked(MeasuredProgram program, String expected, Processes.Timed run)
            throws IOException {
        if (!rounded(run.out()).equals(rounded(expected))) {
            throw new IOException(
                    program.id() + " printed\n" + run.out() + "instead of\n" + expected);
        }
        return run;
    }

    // Sums depend on the order of what they add up, which differs with threads.
    private static String rounded(String text) {
        return FRACTION.matcher(text)
                .replaceAll(match ->
                        String.format(Locale.ROOT, "%.8e", Double.parseDouble(match.group())));
    }

    /** Runs that had to start a server are no warm ones. */
    void checkServer() throws IOException, InterruptedException {
        long runs = ServerPage.only(processes.servers()).runs();
        if (runs != runsOfServer) {
            throw new IOException(
                    "the server had %d runs instead of %d: %s"
                            .formatted(runs, runsOfServer, processes.thaw("--thaw-status")));
        }
    }

    /** A JDK 17, if there is one; Nailgun needs a security manager. */
    static Path javaForNailgun() throws IOException {
        Path all = Path.of("/usr/lib/jvm");
        if (!Files.isDirectory(all)) {
            return null;
        }
        try (Stream<Path> jdks = Files.list(all)) {
            return jdks.filter(jdk -> jdk.getFileName().toString().contains("17"))
                    .map(jdk -> jdk.resolve("bin/java"))
                    .filter(Files::isExecutable)
                    .sorted()
                    .findFirst()
                    .orElse(null);
        }
    }

    @Override
    public void close() throws IOException, InterruptedException {
        processes.thaw("--thaw-stop");
        programs.close();
    }
}
