// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.hottub;

import dev.thaw.benchmarks.Libraries;
import dev.thaw.benchmarks.WorkFiles;
import dev.thaw.benchmarks.result.Environment;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Measures programs in warm JVMs against plain ones, AppCDS, AOT caches and Nailgun. */
@Command(
        name = "thaw bench hottub",
        sortOptions = false,
        description = {
            "Measures programs in warm JVMs: hello world, javac, an HDFS client, ten Spark SQL queries;"
                    + " what guards cost in compiled code, and what a reset takes.",
            "",
            "Beside them plain java, AppCDS, the AOT cache of JDK 25, and Nailgun for the first three."
                    + " Takes about 45 minutes on two cores; Hadoop and Spark are fetched (1.2 GB)."
                    + " Writes hottub.json, hottub.md and hottub-bars.svg.",
            ""
        },
        footer = {
            "",
            "Exit codes: 0 all was measured, 1 something failed, 2 wrong usage. Whether bars hold is"
                    + " told by 'thaw bench --check'.",
            "",
            "Example: thaw bench hottub --only hello,javac --rounds 5 --results /tmp/results"
        })
public final class HottubBench implements Callable<Integer> {
    private static final int CLASSES = 1000;
    private static final long PAUSE_MILLISECONDS = 200;

    @Spec private CommandSpec spec;

    @Option(
            names = "--only",
            paramLabel = "PART",
            split = ",",
            description = "Measure only these: hello, javac, hdfs, spark, guards, reset.")
    private List<String> only = List.of();

    @Option(
            names = "--rounds",
            paramLabel = "N",
            defaultValue = "20",
            description = "How often all contenders take turns; default: ${DEFAULT-VALUE}.")
    private int rounds;

    @Option(
            names = "--spark-rounds",
            paramLabel = "N",
            defaultValue = "5",
            description =
                    "The same for each of the ten queries, at most --rounds; default:"
                            + " ${DEFAULT-VALUE}.")
    private int sparkRounds;

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
            names = "--results",
            paramLabel = "DIR",
            description = "Where to write what was measured; default: benchmarks/results.")
    private Path results;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this text and exit.")
    private boolean help;

    private final long started = System.nanoTime();
    private final Measurements measured = new Measurements();

    public static void main(String[] args) {
        System.exit(commandLine().execute(args));
    }

    static CommandLine commandLine() {
        return new CommandLine(new HottubBench())
                .setExecutionExceptionHandler((failure, command, parsed) -> {
                    String text =
                            failure.getMessage() != null
                                    ? failure.getMessage()
                                    : failure.toString();
                    command.getErr().println("thaw bench hottub: " + text);
                    return CommandLine.ExitCode.SOFTWARE;
                });
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        checkArguments();
        // this module's directory: its jars are in the build's directory
        Path module = Libraries.holding(HottubBench.class).getParent().getParent();
        Path home = module.resolve("../../hottub/client/target/hottub").normalize();
        Path client = home.resolve("bin/thaw-java");
        if (!Files.isExecutable(client)) {
            throw new IOException(
                    "there is no " + client + "; run './thaw bench hottub', which builds it");
        }
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        boolean part = !only.isEmpty() || !queries.equals(Programs.QUERIES);
        Environment before = Environment.before(command(), part, module);
        try (WorkFiles files = new WorkFiles(Files.createDirectories(Libraries.cache(null)))) {
            Processes processes = new Processes(java, client, files.directory());
            try (Programs programs = new Programs(processes, module)) {
                measure(processes, programs, home);
            } finally {
                processes.thaw("--thaw-stop");
            }
        }
        HottubReport report = new HottubReport(measured, before.after());
        PrintWriter out = spec.commandLine().getOut();
        out.println("\n" + report.toMarkdown());
        Path directory = results != null ? results : Libraries.results();
        report.write(directory);
        out.println("Written to " + directory + ": " + String.join(", ", HottubReport.FILES));
        return CommandLine.ExitCode.OK;
    }

    private void checkArguments() {
        if (rounds < 1 || sparkRounds < 1 || reuses < 1) {
            throw new ParameterException(
                    spec.commandLine(), "--rounds, --spark-rounds and --reuses must be 1 or more");
        }
        for (String name : only) {
            if (!Programs.PARTS.contains(name)) {
                throw new ParameterException(
                        spec.commandLine(),
                        "--only "
                                + name
                                + ": there is none; there are "
                                + String.join(", ", Programs.PARTS));
            }
        }
        if (!Programs.QUERIES.containsAll(queries)) {
            throw new ParameterException(
                    spec.commandLine(), "--queries: there are " + Programs.QUERIES);
        }
    }

    private boolean wants(String part) {
        return only.isEmpty() || only.contains(part);
    }

    private void measure(Processes processes, Programs programs, Path home)
            throws IOException, InterruptedException {
        Set<Contender> all = Set.of(Contender.values());
        if (wants("hello")) {
            MeasuredProgram hello = programs.hello();
            measureProgram(processes, programs, hello, all);
            measureFirst(processes, hello);
            measureRefused(processes, hello);
        }
        if (wants("javac")) {
            MeasuredProgram javac = programs.javac();
            measureProgram(processes, programs, javac, all);
            measureFirst(processes, javac);
        }
        if (wants("hdfs")) {
            for (MeasuredProgram program : programs.hdfs()) {
                measureProgram(processes, programs, program, all);
                if (program.id().equals("hdfs-1")) {
                    measureFirst(processes, program);
                }
            }
        }
        if (wants("spark")) {
            for (MeasuredProgram program : programs.spark(scale)) {
                if (queries.stream().anyMatch(number -> program.id().equals("spark-q" + number))) {
                    measureProgram(
                            processes,
                            programs,
                            program,
                            Set.of(Contender.PLAIN, Contender.APPCDS, Contender.AOT));
                }
            }
        }
        if (wants("guards")) {
            measureLoop(
                    processes, programs.compute(), HottubReport.LOOP_WARM, HottubReport.LOOP_PLAIN);
            measureLoop(
                    processes, programs.table(), HottubReport.TABLE_WARM, HottubReport.TABLE_PLAIN);
        }
        if (wants("reset")) {
            measureReset(processes, programs, home);
        }
    }

    private void measureProgram(
            Processes processes,
            Programs programs,
            MeasuredProgram program,
            Set<Contender> contenders)
            throws IOException, InterruptedException {
        Map<Contender, List<String>> commands = new EnumMap<>(Contender.class);
        commands.put(Contender.PLAIN, program.command(List.of()));
        say(program.id() + ": archives for AppCDS and the AOT cache");
        Path appcds = processes.directory().resolve(program.id() + ".jsa");
        Path aot = processes.directory().resolve(program.id() + ".aot");
        if (contenders.contains(Contender.APPCDS)) {
            plain(
                    processes,
                    program,
                    program.command(List.of("-XX:ArchiveClassesAtExit=" + appcds)));
            commands.put(
                    Contender.APPCDS,
                    program.command(List.of("-XX:SharedArchiveFile=" + appcds, "-Xlog:disable")));
        }
        if (contenders.contains(Contender.AOT)) {
            plain(processes, program, program.command(List.of("-XX:AOTCacheOutput=" + aot)));
            // With options for modules, JVMs print that they cannot use all of an archive.
            commands.put(
                    Contender.AOT,
                    program.command(List.of("-XX:AOTCache=" + aot, "-Xlog:disable")));
        }
        say(program.id() + ": " + reuses + " runs in one server");
        List<String> warm = program.command(List.of());
        String expected = plain(processes, program, warm).out();
        for (int i = 0; i < reuses; i++) {
            measured.addReuse(
                    program.id(), checked(program, expected, warm(processes, program, warm)));
            processes.awaitIdle();
        }
        Path nailgun =
                program.nailgun() && contenders.contains(Contender.NAILGUN) ? nailgunJava() : null;
        try (Nailgun server =
                nailgun != null
                        ? new Nailgun(processes, nailgun, program, programs.nailgunLibraries())
                        : null) {
            for (int i = 0; server != null && i < reuses; i++) {
                prepare(program);
                server.run(program);
            }
            int turns = program.id().startsWith("spark-") ? Math.min(rounds, sparkRounds) : rounds;
            say(program.id() + ": " + turns + " rounds");
            for (int round = 0; round < turns; round++) {
                measured.add(
                        program.id(),
                        Contender.WARM,
                        checked(program, expected, warm(processes, program, warm)));
                for (Map.Entry<Contender, List<String>> command : commands.entrySet()) {
                    measured.add(
                            program.id(),
                            command.getKey(),
                            checked(
                                    program,
                                    expected,
                                    plain(processes, program, command.getValue())));
                }
                if (server != null) {
                    prepare(program);
                    measured.add(program.id(), Contender.NAILGUN, server.run(program));
                }
                processes.awaitIdle();
            }
        }
        String status = processes.thaw("--thaw-status");
        measured.server(
                program.id(),
                status.lines()
                        .filter(line -> line.contains(" runs "))
                        .reduce((a, b) -> b)
                        .orElse("none: " + status)
                        .strip());
        Files.deleteIfExists(appcds);
        Files.deleteIfExists(aot);
    }

    /**
     * What the run before left to do, such as Nailgun's compiler, is not in the way of the next.
     */
    private static void prepare(MeasuredProgram program) throws IOException, InterruptedException {
        program.prepare();
        Thread.sleep(PAUSE_MILLISECONDS);
    }

    private static Processes.Timed warm(
            Processes processes, MeasuredProgram program, List<String> command)
            throws IOException, InterruptedException {
        prepare(program);
        return processes.warm(command);
    }

    private static Processes.Timed plain(
            Processes processes, MeasuredProgram program, List<String> command)
            throws IOException, InterruptedException {
        prepare(program);
        return processes.plain(command);
    }

    private Path nailgunJava() throws IOException {
        Path all = Path.of("/usr/lib/jvm");
        if (nailgunJava != null || !Files.isDirectory(all)) {
            return nailgunJava;
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

    private static double checked(MeasuredProgram program, String expected, Processes.Timed run)
            throws IOException {
        if (!run.out().equals(expected)) {
            throw new IOException(
                    program.id() + " printed\n" + run.out() + "instead of\n" + expected);
        }
        return run.nanos();
    }

    /** Without a server, as after the idle time; transformed classes are on disk. */
    private void measureFirst(Processes processes, MeasuredProgram program)
            throws IOException, InterruptedException {
        say(program.id() + ": first runs");
        List<String> command = program.command(List.of());
        for (int round = 0; round < Math.min(rounds, 10); round++) {
            processes.thaw("--thaw-stop");
            measured.addOther(
                    HottubReport.FIRST_WARM + program.id(),
                    warm(processes, program, command).nanos());
            processes.awaitIdle();
            measured.addOther(
                    HottubReport.FIRST_PLAIN + program.id(),
                    plain(processes, program, command).nanos());
        }
    }

    private void measureRefused(Processes processes, MeasuredProgram program)
            throws IOException, InterruptedException {
        say(program.id() + ": not reusable");
        // An option that the client does not know, and that changes nothing.
        List<String> command = program.command(List.of("-XX:+UseTLAB"));
        processes.warm(command);
        if (!processes.thaw("--thaw-status").contains("UseTLAB")) {
            throw new IOException("a program with -XX:+UseTLAB should not be reusable");
        }
        for (int round = 0; round < rounds; round++) {
            double plain = processes.plain(command).nanos();
            measured.addOther(HottubReport.REFUSED, processes.warm(command).nanos() - plain);
        }
    }

    private void measureLoop(
            Processes processes, MeasuredProgram program, String warm, String plain)
            throws IOException, InterruptedException {
        say(program.id());
        List<String> command = program.command(List.of());
        for (int i = 0; i < 3; i++) {
            processes.warm(command);
            processes.awaitIdle();
        }
        for (int round = 0; round < Math.min(rounds, 10); round++) {
            measured.addOther(warm, Double.parseDouble(processes.warm(command).out().strip()));
            processes.awaitIdle();
            measured.addOther(plain, Double.parseDouble(processes.plain(command).out().strip()));
        }
    }

    private void measureReset(Processes processes, Programs programs, Path home)
            throws IOException, InterruptedException {
        say("reset of the static state of " + CLASSES + " classes");
        Path classes = processes.directory().resolve("classes");
        GeneratedClasses.write(classes, CLASSES);
        String statics = home.resolve("lib/thaw-hottub-statics.jar").toString();
        List<String> command =
                new ArrayList<>(
                        List.of(
                                "-Xbootclasspath/a:" + statics + ":" + programs.ownJar(),
                                "-javaagent:" + programs.ownJar(),
                                "-cp",
                                classes.toString(),
                                "dev.thaw.benchmarks.hottub.programs.ResetProgram",
                                Integer.toString(CLASSES),
                                "50"));
        processes
                .plain(command)
                .out()
                .lines()
                .forEach(line -> measured.addOther(HottubReport.RESET, Double.parseDouble(line)));
    }

    private void say(String text) {
        PrintWriter out = spec.commandLine().getOut();
        out.println(
                String.format(
                        Locale.ROOT, "[%6.1f s] %s", (System.nanoTime() - started) / 1e9, text));
        out.flush();
    }

    /** As it was typed, without files of this machine. */
    private String command() {
        StringBuilder command = new StringBuilder("thaw bench hottub");
        if (!only.isEmpty()) {
            command.append(" --only ").append(String.join(",", only));
        }
        command.append(
                String.format(
                        Locale.ROOT,
                        " --rounds %d --spark-rounds %d --reuses %d --scale %s",
                        rounds,
                        sparkRounds,
                        reuses,
                        scale));
        if (!queries.equals(Programs.QUERIES)) {
            command.append(" --queries ");
            command.append(String.join(",", queries.stream().map(String::valueOf).toList()));
        }
        return command.toString();
    }
}
