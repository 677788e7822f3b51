// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.hottub;

import dev.thaw.benchmarks.result.Distribution;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The parts of the benchmark, each of which can be measured without the others. */
final class Experiments implements AutoCloseable {
    private static final int CLASSES = 1000;
    private static final int FIRST_RUNS = 10;
    private static final long PAUSE_MILLISECONDS = 200;
    private static final Pattern FRACTION = Pattern.compile("-?\\d+\\.\\d+(E-?\\d+)?");

    /**
     * What is asked for on the command line.
     *
     * @param nailgunJava null: Nailgun is left out
     */
    record Settings(
            int rounds,
            int sparkRounds,
            int reuses,
            double scale,
            List<Integer> queries,
            Path nailgunJava) {}

    /** What a part does. */
    interface Work {
        void measure(Measurements measured) throws IOException, InterruptedException;
    }

    /**
     * A part.
     *
     * @param group as {@code --only} names it
     * @param how the settings it depends on
     * @param seconds about how long it takes
     */
    record Part(String group, String name, String how, double seconds, Work work) {}

    private final Processes processes;
    private final Programs programs;
    private final Path home;
    private final Settings settings;
    private final Consumer<String> say;
    private List<MeasuredProgram> hdfs;
    private SparkQueries spark;
    private Map<Contender, List<String>> sparkContenders;
    private boolean sparkIsWarm;
    private long runsOfServer;

    Experiments(
            Processes processes,
            Programs programs,
            Path home,
            Settings settings,
            Consumer<String> say) {
        this.processes = processes;
        this.programs = programs;
        this.home = home;
        this.settings = settings;
        this.say = say;
    }

    List<Part> parts() {
        List<Part> parts = new ArrayList<>();
        String how = "rounds %d, reuses %d".formatted(settings.rounds, settings.reuses);
        String rounds = "rounds %d".formatted(settings.rounds);
        String nailgun = settings.nailgunJava == null ? "" : ", Nailgun";
        double round = settings.rounds;
        double reuse = settings.reuses;
        parts.add(
                new Part(
                        "hello",
                        "hello",
                        how,
                        8 + round * 1.5 + reuse * 0.3,
                        m -> measureProgram(m, programs.hello())));
        parts.add(
                new Part(
                        "hello", "first-hello", rounds, 8, m -> measureFirst(m, programs.hello())));
        parts.add(
                new Part(
                        "hello",
                        "refused",
                        rounds,
                        1 + round * 0.2,
                        m -> measureRefused(m, programs.hello())));
        parts.add(
                new Part(
                        "javac",
                        "javac",
                        how + nailgun,
                        12 + round * 3.2 + reuse * 0.5,
                        m -> measureProgram(m, programs.javac())));
        parts.add(
                new Part(
                        "javac",
                        "first-javac",
                        rounds,
                        20,
                        m -> measureFirst(m, programs.javac())));
        for (int size : Programs.MEGABYTES) {
            String id = Programs.hdfsId(size);
            double slower = size / 150.0;
            parts.add(
                    new Part(
                            "hdfs",
                            id,
                            how + nailgun,
                            15 + round * (3 + slower) + reuse * (0.5 + slower / 5),
                            m -> measureProgram(m, hdfs(id))));
        }
        String small = Programs.hdfsId(Programs.MEGABYTES.getFirst());
        parts.add(
                new Part("hdfs", "first-" + small, rounds, 22, m -> measureFirst(m, hdfs(small))));
        String warmed =
                "scale %s, reuses %d, queries %s"
                        .formatted(settings.scale, settings.reuses, settings.queries);
        double cycles = 60 + reuse * settings.queries.size() * 1.7;
        parts.add(new Part("spark", "spark", warmed, cycles, this::measureSparkReuses));
        for (int query : settings.queries) {
            String id = SparkQueries.id(query);
            parts.add(
                    new Part(
                            "spark",
                            id,
                            warmed + ", rounds " + settings.sparkRounds,
                            settings.sparkRounds * 20,
                            m -> measureQuery(m, query)));
        }
        parts.add(
                new Part(
                        "guards",
                        "guards",
                        rounds,
                        80,
                        m ->
                                measureLoop(
                                        m,
                                        programs.compute(),
                                        HottubReport.LOOP_WARM,
                                        HottubReport.LOOP_PLAIN)));
        parts.add(
                new Part(
                        "guards",
                        "table",
                        rounds,
                        20,
                        m ->
                                measureLoop(
                                        m,
                                        programs.table(),
                                        HottubReport.TABLE_WARM,
                                        HottubReport.TABLE_PLAIN)));
        parts.add(new Part("reset", "reset", CLASSES + " classes", 15, this::measureReset));
        return parts;
    }

    private MeasuredProgram hdfs(String id) throws IOException, InterruptedException {
        if (hdfs == null) {
            say.accept("  starting an HDFS cluster");
            hdfs = programs.hdfs();
        }
        return hdfs.stream().filter(program -> program.id().equals(id)).findFirst().orElseThrow();
    }

    private SparkQueries spark() throws IOException, InterruptedException {
        if (spark == null) {
            say.accept("  making the tables of TPC-H");
            spark = programs.spark(settings.scale);
        }
        return spark;
    }

    /** What java takes in front of a program for each contender that is a java. */
    private Map<Contender, List<String>> contenders(MeasuredProgram training)
            throws IOException, InterruptedException {
        Map<Contender, List<String>> options = new EnumMap<>(Contender.class);
        options.put(Contender.PLAIN, List.of());
        say.accept("  archives for AppCDS and the AOT cache");
        Path appcds = archive(training, "jsa");
        Path aot = archive(training, "aot");
        plain(training, training.command(List.of("-XX:ArchiveClassesAtExit=" + appcds)));
        options.put(Contender.APPCDS, List.of("-XX:SharedArchiveFile=" + appcds, "-Xlog:disable"));
        plain(training, training.command(List.of("-XX:AOTCacheOutput=" + aot)));
        options.put(Contender.AOT, List.of("-XX:AOTCache=" + aot, "-Xlog:disable"));
        return options;
    }

    private Path archive(MeasuredProgram program, String suffix) {
        return processes.directory().resolve(program.id() + "." + suffix);
    }

    private void measureProgram(Measurements measured, MeasuredProgram program)
            throws IOException, InterruptedException {
        Map<Contender, List<String>> contenders = contenders(program);
        say.accept("  " + settings.reuses + " runs in one server");
        String expected = plain(program, program.command(List.of())).out();
        stopServers();
        for (int i = 0; i < settings.reuses; i++) {
            measured.addReuse(program.id(), warm(program, expected).nanos());
        }
        measured.server(program.id(), ServerPage.only(processes.servers()).memory());
        try (Nailgun nailgun =
                program.nailgun() && settings.nailgunJava != null
                        ? new Nailgun(
                                processes,
                                settings.nailgunJava,
                                program,
                                programs.nailgunLibraries())
                        : null) {
            for (int i = 0; nailgun != null && i < settings.reuses; i++) {
                prepare(program);
                nailgun.run(program);
            }
            say.accept("  " + settings.rounds + " rounds");
            for (int round = 0; round < settings.rounds; round++) {
                measureRound(measured, program, expected, contenders, nailgun, round);
            }
        }
        checkServer();
        Files.deleteIfExists(archive(program, "jsa"));
        Files.deleteIfExists(archive(program, "aot"));
    }

    /**
     * A warm run before each other one, of which the median counts. Who was last in one round is
     * first in the next.
     */
    private void measureRound(
            Measurements measured,
            MeasuredProgram program,
            String expected,
            Map<Contender, List<String>> contenders,
            Nailgun nailgun,
            int round)
            throws IOException, InterruptedException {
        List<Contender> order = new ArrayList<>(contenders.keySet());
        if (nailgun != null) {
            order.add(Contender.NAILGUN);
        }
        if (round % 2 == 1) {
            Collections.reverse(order);
        }
        List<Double> warm = new ArrayList<>();
        for (Contender contender : order) {
            Processes.Timed run = warm(program, expected);
            warm.add(run.nanos());
            ServerPage.only(processes.servers())
                    .overheads(run.start(), run.start() + run.nanos())
                    .forEach((what, nanos) -> measured.addOverhead(program.id(), what, nanos));
            if (contender == Contender.NAILGUN) {
                prepare(program);
                measured.add(program.id(), contender, nailgun.run(program));
            } else {
                Processes.Timed other = plain(program, program.command(contenders.get(contender)));
                measured.add(program.id(), contender, checked(program, expected, other).nanos());
            }
        }
        measured.add(program.id(), Contender.WARM, Distribution.of(warm).median());
    }

    /** All queries in turn, so often in one server that each of them has been run so often. */
    private void measureSparkReuses(Measurements measured)
            throws IOException, InterruptedException {
        SparkQueries all = spark();
        stopServers();
        for (int cycle = 1; cycle <= settings.reuses; cycle++) {
            long start = System.nanoTime();
            for (int query : settings.queries) {
                measured.addReuse(SparkQueries.id(query), warm(all.query(query), null).nanos());
            }
            say.accept(
                    "  all %d queries, time %d of %d: %.1f s"
                            .formatted(
                                    settings.queries.size(),
                                    cycle,
                                    settings.reuses,
                                    (System.nanoTime() - start) / 1e9));
        }
        measured.server("spark", ServerPage.only(processes.servers()).memory());
        sparkIsWarm = true;
    }

    private void measureQuery(Measurements measured, int number)
            throws IOException, InterruptedException {
        if (!sparkIsWarm) {
            say.accept("  warming a server up for queries");
            measureSparkReuses(new Measurements());
        }
        if (sparkContenders == null) {
            sparkContenders = contenders(spark().all());
        }
        MeasuredProgram query = spark().query(number);
        String expected = plain(query, query.command(List.of())).out();
        for (int round = 0; round < settings.sparkRounds; round++) {
            measureRound(measured, query, expected, sparkContenders, null, round);
        }
        checkServer();
    }

    private void stopServers() throws IOException, InterruptedException {
        processes.thaw("--thaw-stop");
        runsOfServer = 0;
        sparkIsWarm = false;
    }

    /** Runs that had to start a server are no warm ones. */
    private void checkServer() throws IOException, InterruptedException {
        long runs = ServerPage.only(processes.servers()).memory().runs();
        if (runs != runsOfServer) {
            throw new IOException(
                    "the server had %d runs instead of %d: %s"
                            .formatted(runs, runsOfServer, processes.thaw("--thaw-status")));
        }
    }

    /**
     * What the run before left to do, such as Nailgun's compiler, is not in the way of the next.
     */
    private static void prepare(MeasuredProgram program) throws IOException, InterruptedException {
        program.prepare();
        Thread.sleep(PAUSE_MILLISECONDS);
    }

    private Processes.Timed warm(MeasuredProgram program, String expected)
            throws IOException, InterruptedException {
        prepare(program);
        Processes.Timed run = processes.warm(program.command(List.of()));
        runsOfServer++;
        processes.awaitIdle();
        return expected == null ? run : checked(program, expected, run);
    }

    private Processes.Timed plain(MeasuredProgram program, List<String> command)
            throws IOException, InterruptedException {
        prepare(program);
        return processes.plain(command);
    }

    private static Processes.Timed checked(
            MeasuredProgram program, String expected, Processes.Timed run) throws IOException {
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

    /** Without a server, as after the idle time; transformed classes are on disk. */
    private void measureFirst(Measurements measured, MeasuredProgram program)
            throws IOException, InterruptedException {
        List<String> command = program.command(List.of());
        stopServers();
        warm(program, null);
        for (int round = 0; round < Math.min(settings.rounds, FIRST_RUNS); round++) {
            stopServers();
            measured.addOther(HottubReport.FIRST_WARM + program.id(), warm(program, null).nanos());
            measured.addOther(
                    HottubReport.FIRST_PLAIN + program.id(), plain(program, command).nanos());
        }
    }

    private void measureRefused(Measurements measured, MeasuredProgram program)
            throws IOException, InterruptedException {
        // An option that the client does not know, and that changes nothing.
        List<String> command = program.command(List.of("-XX:+UseTLAB"));
        processes.warm(command);
        if (!processes.thaw("--thaw-status").contains("UseTLAB")) {
            throw new IOException("a program with -XX:+UseTLAB should not be reusable");
        }
        for (int round = 0; round < settings.rounds; round++) {
            double plain = processes.plain(command).nanos();
            measured.addOther(HottubReport.REFUSED, processes.warm(command).nanos() - plain);
        }
    }

    private void measureLoop(
            Measurements measured, MeasuredProgram program, String warm, String plain)
            throws IOException, InterruptedException {
        List<String> command = program.command(List.of());
        stopServers();
        for (int i = 0; i < 3; i++) {
            warm(program, null);
        }
        for (int round = 0; round < Math.min(settings.rounds, FIRST_RUNS); round++) {
            measured.addOther(warm, Double.parseDouble(warm(program, null).out().strip()));
            measured.addOther(plain, Double.parseDouble(plain(program, command).out().strip()));
        }
    }

    private void measureReset(Measurements measured) throws IOException, InterruptedException {
        Path classes = processes.directory().resolve("classes");
        GeneratedClasses.write(classes, CLASSES);
        String statics = home.resolve("lib/thaw-hottub-server.jar").toString();
        List<String> command =
                List.of(
                        "-Xbootclasspath/a:" + statics + ":" + programs.ownJar(),
                        "-javaagent:" + programs.ownJar(),
                        "-cp",
                        classes.toString(),
                        "dev.thaw.benchmarks.hottub.programs.ResetProgram",
                        Integer.toString(CLASSES),
                        "50");
        processes
                .plain(command)
                .out()
                .lines()
                .forEach(line -> measured.addOther(HottubReport.RESET, Double.parseDouble(line)));
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
    }
}
