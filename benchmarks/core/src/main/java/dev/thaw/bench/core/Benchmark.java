// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.core;

import dev.thaw.bench.image.ImageCache;
import dev.thaw.bench.image.ImageInputs;
import dev.thaw.bench.process.Supervisor;
import dev.thaw.command.line.Conventions;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The command {@code thaw bench NAME}: experiments in rounds, raw data, and the report of both. */
public abstract class Benchmark implements Callable<Integer> {
    private static final int QUICK_ROUNDS = 2;

    @Spec private CommandSpec spec;

    @Option(
            names = "--only",
            paramLabel = "NAME",
            // names have commas, with a space behind them
            split = ",(?! )",
            splitSynopsisLabel = ",",
            description =
                    "Measure only experiments of this name, or whose first words it is; a wrong name lists all.")
    private List<String> only = List.of();

    @Option(
            names = "--rounds",
            paramLabel = "N",
            description = "How often all contenders take turns; default: as each experiment needs.")
    private Integer rounds;

    @Option(
            names = "--quick",
            description = "Small sizes and two rounds: shows that all works, decides nothing.")
    private boolean quick;

    @Option(
            names = "--fresh",
            description = "Measure anew what has been measured with these sources.")
    private boolean fresh;

    @Option(
            names = "--report",
            description = "Measure nothing; write tables and pictures anew from the raw data.")
    private boolean reportOnly;

    @Option(names = "--check", description = "Measure nothing; fail if a bar is missed.")
    private boolean check;

    @Option(
            names = "--results",
            paramLabel = "DIR",
            description =
                    "Where raw data, tables and pictures are; default: benchmarks/results, and"
                            + " target/bench-quick for what decides nothing.")
    private Path results;

    @Option(
            names = "--graalvm-home",
            paramLabel = "DIR",
            defaultValue = "${env:GRAALVM_HOME}",
            description = "Whose bin/native-image builds images; default: $$GRAALVM_HOME.")
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
                    "Where to keep images, and files while they are measured; default: thaw/bench"
                            + " in $$XDG_CACHE_HOME or ~/.cache.")
    private Path cache;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this text and exit.")
    private boolean help;

    private final Path root = Part.root(getClass());
    private WorkFiles files;

    /** All of them; nothing is built, started or fetched before {@link Experiment#prepare}. */
    public abstract List<? extends Experiment> experiments() throws IOException;

    /** Of experiments that do not say how many they need. */
    protected int defaultRounds() {
        return 8;
    }

    protected boolean buildsImages() {
        return true;
    }

    /** What options of the benchmark itself choose, beside {@code --only}. */
    protected List<String> named() {
        return List.of();
    }

    /** Where files are while they are measured. */
    protected Path parentOfFiles() throws IOException {
        return cacheDirectory();
    }

    /**
     * What rounds have to share to stand in one series, beside commit and machine; null: nothing.
     */
    protected String conditions() throws IOException {
        return null;
    }

    /** Whether such an option makes that the results do not count. */
    protected boolean countsNot() {
        return false;
    }

    /**
     * Writes what the report has beside bars and measurements.
     *
     * @return names of files
     */
    protected List<String> tables(List<Round> rounds) throws IOException {
        return List.of();
    }

    /** After the last experiment, also if one has failed. */
    protected void end() throws Exception {}

    /**
     * @throws ParameterException if an option of this benchmark is wrong
     */
    protected void checkArguments() {}

    /** A command line as all of Thaw's are. What is measured may fail in any way. */
    public static CommandLine commandLine(Object command, String name) {
        return Conventions.apply(
                new CommandLine(command), name, failure -> CommandLine.ExitCode.SOFTWARE);
    }

    @Override
    public final Integer call() throws Exception {
        String[] words = spec.qualifiedName().split(" ");
        Part part = Part.of(root, words[words.length - 1]);
        if (check) {
            return new Check(root, results(), out()).hold(List.of(part)) ? 0 : 1;
        }
        if (reportOnly) {
            show(part);
            return 0;
        }
        List<? extends Experiment> chosen = chosen();
        checkArguments();
        if (rounds != null && rounds < 1) {
            throw wrong("--rounds " + rounds + ": must be 1 or more");
        }
        for (String option : List.of("--graalvm-home", "--build-option")) {
            if (!buildsImages() && spec.commandLine().getParseResult().hasMatchedOption(option)) {
                throw wrong(option + ": this benchmark builds no images by it");
            }
        }
        if (buildsImages() && (graalvmHome == null || graalvmHome.toString().isEmpty())) {
            throw wrong(
                    "the home of a GraalVM for JDK 25 is needed to build native images: give it with"
                            + " --graalvm-home or in GRAALVM_HOME, or run './thaw'");
        }
        Files.createDirectories(results());
        RawFile raw = part.raw(root, results());
        if (fresh) {
            raw.forget(chosen.stream().map(Experiment::name).toList());
        }
        Run run = Run.here(root, command(words[words.length - 1]), decidesNothing(), conditions());
        List<String> failed;
        try (WorkFiles directory = new WorkFiles(parentOfFiles())) {
            files = directory;
            try {
                failed = new Runner(raw, run, this::tell).run(chosen, this::rounds);
            } finally {
                end();
                Supervisor.endAll();
            }
        }
        show(part);
        failed.forEach(reason -> spec.commandLine().getErr().println("failed: " + reason));
        return failed.isEmpty() ? 0 : 1;
    }

    private int rounds(Experiment experiment) {
        if (rounds != null) {
            return rounds;
        }
        int own = experiment.rounds() > 0 ? experiment.rounds() : defaultRounds();
        return quick ? Math.min(QUICK_ROUNDS, own) : own;
    }

    private List<? extends Experiment> chosen() throws IOException {
        List<? extends Experiment> all = experiments();
        List<String> names = new ArrayList<>(only);
        names.addAll(named());
        for (String name : names) {
            if (all.stream().noneMatch(e -> isNamed(e, name))) {
                throw wrong(
                        "--only %s: there is none; there are %s"
                                .formatted(
                                        name,
                                        String.join(
                                                ", ",
                                                all.stream().map(Experiment::name).toList())));
            }
        }
        return all.stream()
                .filter(e ->
                        names.isEmpty()
                                ? !e.onRequest()
                                : names.stream().anyMatch(name -> isNamed(e, name)))
                .toList();
    }

    /** The whole name, or its first words. */
    private static boolean isNamed(Experiment experiment, String name) {
        return experiment.name().equals(name) || experiment.name().startsWith(name + " ");
    }

    private void show(Part part) throws IOException {
        Report report = part.report(root, results());
        List<String> tables = tables(part.rounds(results()));
        if (tables.isEmpty()) {
            report.results().stream()
                    .filter(result -> result.state() != Result.State.SHOWN)
                    .forEach(result -> out().println(Check.line(result)));
        }
        tables.forEach(name -> out().println("  " + name));
        out().println(
                        "Written to "
                                + results()
                                + ": "
                                + part.name()
                                + "-raw.jsonl, .json, .md, .svg");
    }

    /** As it was typed, without files of this machine. */
    private String command(String name) {
        StringBuilder command = new StringBuilder("thaw bench " + name);
        for (OptionSpec option : spec.commandLine().getParseResult().matchedOptions()) {
            String longest = option.longestName();
            if (option.type() == Path.class || longest.equals("--fresh")) {
                continue;
            }
            if (option.typeInfo().isBoolean()) {
                command.append(' ').append(longest);
                continue;
            }
            for (String value : option.originalStringValues()) {
                boolean quoted = value.matches(".*[ *<>\\[].*");
                command.append(' ').append(longest).append(' ');
                command.append(quoted ? "'" + value + "'" : value);
            }
        }
        return command.toString();
    }

    public final boolean quick() {
        return quick;
    }

    public final Path root() {
        return root;
    }

    /** For files that are measured; removed when the benchmark ends. */
    public final Path files() {
        return files.directory();
    }

    /** What decides nothing takes no place of what does. */
    public final Path results() {
        String standard = decidesNothing() ? "target/bench-quick" : "benchmarks/results";
        return results != null ? results : root.resolve(standard);
    }

    private boolean decidesNothing() {
        return quick || countsNot() || !buildOptions.isEmpty();
    }

    public final Path graalvmHome() {
        return graalvmHome.toAbsolutePath();
    }

    public final List<String> buildOptions() {
        return buildOptions;
    }

    public final Path cacheDirectory() throws IOException {
        return Files.createDirectories(
                cache != null ? cache.toAbsolutePath() : ImageCache.directoryOf("bench"));
    }

    /** An image, built now unless it was built before. */
    public final Path image(
            String name, List<Path> classPath, List<String> imageOptions, String mainClass)
            throws IOException, InterruptedException {
        List<String> all = new ArrayList<>(imageOptions);
        all.addAll(buildOptions);
        ImageInputs inputs = new ImageInputs(graalvmHome(), classPath, all, mainClass);
        return new ImageCache(cacheDirectory(), name, this::say).image(inputs);
    }

    public final void say(String text) {
        tell("  " + text);
    }

    private void tell(String text) {
        if (Conventions.tellsProgress(spec)) {
            out().println(text);
            out().flush();
        }
    }

    protected final PrintWriter progress() {
        return Conventions.progress(spec);
    }

    private PrintWriter out() {
        return spec.commandLine().getOut();
    }

    protected final ParameterException wrong(String problem) {
        return new ParameterException(spec.commandLine(), problem);
    }
}
