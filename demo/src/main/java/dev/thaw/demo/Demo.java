// SPDX-License-Identifier: Apache-2.0
package dev.thaw.demo;

import dev.thaw.bench.core.Benchmark;
import dev.thaw.bench.core.RawFile;
import dev.thaw.bench.core.Run;
import dev.thaw.bench.core.Runner;
import dev.thaw.bench.image.ClassPath;
import dev.thaw.bench.image.ImageCache;
import dev.thaw.bench.image.ImageInputs;
import dev.thaw.bench.process.Report;
import dev.thaw.command.line.Conventions;
import dev.thaw.wordnet.WordNetJar;
import dev.thaw.wordnet.processes.Comparison;
import dev.thaw.wordnet.processes.Instances;
import dev.thaw.wordnet.processes.Round;
import dev.thaw.wordnet.processes.Source;
import dev.thaw.wordnet.program.WordNet;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Shows on the WordNet dictionary what object snapshots are good for. */
@Command(
        name = "thaw demo",
        sortOptions = false,
        description = {
            "Shows object snapshots on WordNet 3.1, a dictionary of 155,467 words and 117,791"
                    + " meanings.",
            "",
            "Builds a native image, parses WordNet in it, stores a snapshot, and answers the same"
                    + " queries in processes that parse WordNet and in processes that map the"
                    + " snapshot, and then in isolates of one process in the same two ways. Writes"
                    + " demo.md, demo.json, demo-raw.jsonl and demo-memory.svg.",
            ""
        },
        footer = {
            "",
            "With --yes, ./thaw installs packages that a checkout lacks, as root, before it builds.",
            "",
            "Exit codes: 0 all answers are equal, 1 something failed or differs, 2 wrong usage.",
            "",
            "Example: thaw demo --processes 1,4 --repetitions 3 whale"
        })
public final class Demo implements Callable<Integer> {
    private static final String IMAGE_HEAP_OPTION = "-Xmx";

    /** One slot, about twice as large as the dictionary. */
    private static final List<String> BUILD_OPTIONS =
            List.of(
                    "-H:+UnlockExperimentalVMOptions",
                    "-H:+ObjectSnapshots",
                    "-H:ObjectSnapshotSlotCount=1",
                    "-H:ObjectSnapshotSlotSizeKiB=262144",
                    "-H:-UnlockExperimentalVMOptions",
                    "--initialize-at-build-time=dev.thaw.wordnet,dev.thaw.bench.process");

    private static final Path OWN = ClassPath.holding(Demo.class);

    @Spec private CommandSpec spec;

    @Parameters(
            paramLabel = "WORD",
            arity = "0..*",
            description = "Words to ask for; default: winter, rivers and sing.")
    private List<String> words = List.of("winter", "rivers", "sing");

    @Option(
            names = "--processes",
            paramLabel = "N",
            split = ",",
            description = "How many processes to run at once; default: 1,8, with --full 1,2,4,8.")
    private List<Integer> processes;

    @Option(
            names = "--isolates",
            paramLabel = "N",
            split = ",",
            description =
                    "How many isolates of one process to run at once, or 0 for none; default: 8, with"
                            + " --full 1,2,4,8.")
    private List<Integer> isolates;

    @Option(
            names = "--repetitions",
            paramLabel = "N",
            description = "How often to measure everything; default: 1, with --full 3.")
    private Integer repetitions;

    @Option(
            names = "--full",
            description =
                    "The whole table, of an image that is built with all optimizations; default: a part"
                            + " of it, in a few minutes.")
    private boolean full;

    @Option(
            names = "--max-heap",
            paramLabel = "SIZE",
            defaultValue = "512m",
            description =
                    "Largest Java heap of every process and isolate; default: ${DEFAULT-VALUE}.")
    private String maxHeap;

    @Option(
            names = "--results",
            paramLabel = "DIR",
            description = "Where to write what was measured; default: results beside the demo.")
    private Path results;

    @Option(
            names = "--graalvm-home",
            paramLabel = "DIR",
            defaultValue = "${env:GRAALVM_HOME}",
            description = "Whose bin/native-image builds the image; default: $$GRAALVM_HOME.")
    private Path graalvmHome;

    @Option(
            names = "--build-option",
            paramLabel = "OPTION",
            description = "One more option for native-image, such as -Ob. May be repeated.")
    private List<String> buildOptions = List.of();

    @Option(
            names = "--cache",
            paramLabel = "DIR",
            description =
                    "Where to keep image and snapshot; default: thaw/demo in $$XDG_CACHE_HOME or"
                            + " ~/.cache.")
    private Path cache;

    @Option(
            names = "--wordnet",
            paramLabel = "JAR",
            description = "The jar of the WordNet 3.1 database; default: the one that came along.")
    private Path wordNet;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this text and exit.")
    private boolean help;

    private final long started = System.nanoTime();
    private final List<String> commandLine;

    private Demo(List<String> commandLine) {
        this.commandLine = commandLine;
    }

    public static void main(String[] args) {
        System.exit(commandLine(args).execute(args));
    }

    static CommandLine commandLine(String... args) {
        return Benchmark.commandLine(new Demo(List.of(args)), "thaw demo");
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        completeArguments();
        checkArguments();
        Path jar = wordNet != null ? wordNet : WordNetJar.path();
        Path image = new ImageCache(cacheDirectory(), "wordnet", this::say).image(imageInputs());
        List<String> program = List.of(image.toString(), IMAGE_HEAP_OPTION + maxHeap);
        Path snapshot = image.resolveSibling("wordnet.doss");
        RawFile raw = newRaw();
        Runner runner =
                new Runner(raw, Run.here(OWN.getParent(), command(), false, null), this::say);
        requireNone(
                runner.run(
                        List.of(
                                new SnapshotExperiment(
                                        program, jar, snapshot, new LoadingProgress()::show)),
                        repetitions));
        Comparison comparison = new Comparison(program, jar, snapshot, words);
        say("a second process maps the snapshot and answers:");
        Round second = comparison.round(Instances.processes(1), Source.SNAPSHOT);
        out().println("\n" + second.each().getFirst().answers());

        Differences differences = new Differences();
        requireNone(
                runner.run(
                        instances().stream()
                                .map(one -> new TogetherExperiment(comparison, one, differences))
                                .toList(),
                        repetitions));
        show(new DemoReport(instances(), raw.rounds()), image, snapshot);
        for (String difference : differences.all()) {
            spec.commandLine().getErr().println("thaw demo: " + difference);
        }
        return differences.all().isEmpty()
                ? CommandLine.ExitCode.OK
                : CommandLine.ExitCode.SOFTWARE;
    }

    /** It shows what is there now, so nothing of an earlier run counts. */
    private RawFile newRaw() throws IOException {
        Path file = results().resolve("demo-raw.jsonl");
        Files.deleteIfExists(file);
        return RawFile.open(file);
    }

    private static void requireNone(List<String> failed) throws IOException {
        if (!failed.isEmpty()) {
            throw new IOException(failed.getFirst());
        }
    }

    private Path results() {
        return results != null ? results : OWN.resolveSibling("results");
    }

    private String command() {
        return ("thaw demo " + String.join(" ", commandLine)).strip();
    }

    private void show(DemoReport report, Path image, Path snapshot) throws IOException {
        out().println("\n" + report.table());
        report.write(results());
        out().println(
                        "Written to "
                                + results()
                                + ": demo.md, demo.json, demo-memory.svg, demo-raw.jsonl");
        out().println("What to try next:");
        out().printf("  %s query --snapshot %s   # look up words yourself%n", image, snapshot);
        String thaw = System.getProperty("thaw.command", "thaw");
        out().printf("  %s snapshot info %s   # what is in the file%n", thaw, snapshot);
        out().println("  " + thaw + " demo --full   # the whole table");
    }

    private void completeArguments() {
        List<Integer> all = List.of(1, 2, 4, 8);
        processes = processes != null ? processes : full ? all : List.of(1, 8);
        isolates = isolates != null ? isolates : full ? all : List.of(8);
        repetitions = repetitions != null ? repetitions : full ? 3 : 1;
    }

    private void checkArguments() {
        if (processes.stream().anyMatch(n -> n < 1)) {
            throw wrong("--processes " + processes + ": every number must be 1 or more");
        }
        if (isolates.stream().anyMatch(n -> n < 0)) {
            throw wrong("--isolates " + isolates + ": every number must be 0 or more");
        }
        if (repetitions < 1) {
            throw wrong("--repetitions " + repetitions + ": must be 1 or more");
        }
        if (!maxHeap.matches("\\d+[kmgKMG]")) {
            throw wrong("--max-heap " + maxHeap + ": must be a number and k, m or g, as 512m");
        }
        if (wordNet != null && !Files.isRegularFile(wordNet)) {
            throw wrong("--wordnet " + wordNet + ": there is no such file");
        }
        if (graalvmHome == null || graalvmHome.toString().isEmpty()) {
            throw wrong(
                    "the home of a GraalVM for JDK 25 is needed to build the native image: give it"
                            + " with --graalvm-home or in GRAALVM_HOME, or run './thaw demo'");
        }
    }

    private List<Instances> instances() {
        return Stream.concat(
                        processes.stream().map(Instances::processes),
                        isolates.stream().filter(n -> n > 0).map(Instances::isolates))
                .distinct()
                .sorted()
                .toList();
    }

    private ParameterException wrong(String problem) {
        return new ParameterException(spec.commandLine(), problem);
    }

    private ImageInputs imageInputs() {
        List<String> options = new ArrayList<>(BUILD_OPTIONS);
        if (!full) {
            options.add("-Ob");
        }
        options.addAll(buildOptions);
        return new ImageInputs(
                graalvmHome.toAbsolutePath(),
                WordNetJar.ofImage(),
                options,
                WordNet.class.getName());
    }

    private Path cacheDirectory() throws IOException {
        return cache != null ? cache.toAbsolutePath() : ImageCache.directoryOf("demo");
    }

    private PrintWriter out() {
        return spec.commandLine().getOut();
    }

    private void say(String text) {
        double seconds = (System.nanoTime() - started) / 1e9;
        if (Conventions.tellsProgress(spec)) {
            out().println(String.format(Locale.ROOT, "[%6.1f s] %s", seconds, text));
            out().flush();
        }
    }

    /** Says how far parsing has come, in steps large enough to read. */
    private final class LoadingProgress {
        private static final int STEP = 25;
        private long next = STEP;

        void show(Report report) {
            if (report.event().equals(Report.READING)) {
                long percent = report.number("percent");
                if (percent >= next) {
                    say("  %d %% read".formatted(percent));
                    next = percent - percent % STEP + STEP;
                }
            } else {
                say("  " + report);
            }
        }
    }
}
