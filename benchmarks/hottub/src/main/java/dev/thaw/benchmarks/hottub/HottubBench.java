// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.hottub;

import dev.thaw.benchmarks.Libraries;
import dev.thaw.benchmarks.WorkFiles;
import dev.thaw.benchmarks.result.Environment;
import dev.thaw.benchmarks.result.Progress;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
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
            "Beside them plain java, AppCDS, the AOT cache of JDK 25, and Nailgun for javac and HDFS."
                    + " Takes about 30 minutes on two cores; Hadoop and Spark are fetched (1.2 GB)."
                    + " Each part is stored when it is finished, and a second call goes on where the"
                    + " first one was stopped. Writes hottub.json, hottub.md, pictures, and all"
                    + " samples to hottub-raw.jsonl.",
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
            defaultValue = "12",
            description = "How often all contenders take turns; default: ${DEFAULT-VALUE}.")
    private int rounds;

    @Option(
            names = "--spark-rounds",
            paramLabel = "N",
            defaultValue = "3",
            description = "The same for each of the ten queries; default: ${DEFAULT-VALUE}.")
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

    @Option(names = "--fresh", description = "Forget what was measured before.")
    private boolean fresh;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this text and exit.")
    private boolean help;

    private final long started = System.nanoTime();

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
        Path nailgun = nailgunJava != null ? nailgunJava : Experiments.javaForNailgun();
        Path directory = results != null ? results : module.resolveSibling("results");
        Path file = directory.resolve(RawResults.FILE);
        RawResults raw = fresh ? RawResults.fresh(file) : RawResults.read(file);
        boolean part = !only.isEmpty() || !queries.equals(Programs.QUERIES);
        Environment before = Environment.before(command(), part, module);
        String identity =
                "files %s, JDK %s"
                        .formatted(
                                Programs.identity(module, home),
                                System.getProperty("java.vm.version"));
        List<RawResults.Part> finished;
        try (WorkFiles files = new WorkFiles(Files.createDirectories(Libraries.cache(null)))) {
            Processes processes = new Processes(java, client, files.directory());
            Experiments.Settings settings =
                    new Experiments.Settings(rounds, sparkRounds, reuses, scale, queries, nailgun);
            try (Programs programs = new Programs(processes, module);
                    Experiments experiments =
                            new Experiments(processes, programs, home, settings, this::say)) {
                finished = measure(experiments.parts(), raw, identity);
            }
        }
        HottubReport report = new HottubReport(finished, before.after());
        PrintWriter out = spec.commandLine().getOut();
        out.println("\n" + report.toMarkdown());
        report.write(directory);
        out.println("Written to " + directory + ": " + String.join(", ", HottubReport.FILES));
        return CommandLine.ExitCode.OK;
    }

    /** Measures what is asked for and has not been measured, and returns all that is asked for. */
    private List<RawResults.Part> measure(
            List<Experiments.Part> all, RawResults raw, String identity)
            throws IOException, InterruptedException {
        List<Experiments.Part> wanted =
                all.stream().filter(p -> only.isEmpty() || only.contains(p.group())).toList();
        List<Experiments.Part> missing = new ArrayList<>();
        for (Experiments.Part part : wanted) {
            String with = part.how() + "; " + identity;
            RawResults.Part found = raw.find(part.name(), with);
            if (found == null) {
                if (raw.isOutdated(part.name(), with)) {
                    say(part.name() + ": was measured with something else, so it is measured anew");
                }
                missing.add(part);
            } else {
                say(part.name() + ": measured on " + found.date());
            }
        }
        double seconds = missing.stream().mapToDouble(Experiments.Part::seconds).sum();
        if (!missing.isEmpty()) {
            say(
                    String.format(
                            Locale.ROOT,
                            "%d parts, which take about %.0f minutes",
                            missing.size(),
                            Math.ceil(seconds / 60)));
        }
        Progress progress = new Progress(this::say, seconds);
        for (int i = 0; i < missing.size(); i++) {
            Experiments.Part part = missing.get(i);
            say("%s, part %d of %d".formatted(part.name(), i + 1, missing.size()));
            long start = System.nanoTime();
            Measurements measured = new Measurements();
            part.work().measure(measured);
            raw.add(
                    new RawResults.Part(
                            part.name(),
                            part.how() + "; " + identity,
                            Instant.now().truncatedTo(ChronoUnit.SECONDS).toString(),
                            Math.round((System.nanoTime() - start) / 1e8) / 10.0,
                            Files.readString(Path.of("/proc/loadavg")).strip(),
                            measured));
            progress.done(part.name(), part.seconds(), i + 1, missing.size());
        }
        return wanted.stream()
                .map(part -> raw.find(part.name(), part.how() + "; " + identity))
                .toList();
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
