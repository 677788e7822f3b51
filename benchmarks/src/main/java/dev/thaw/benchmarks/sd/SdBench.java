// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.sd;

import dev.thaw.bench.core.WorkFiles;
import dev.thaw.bench.process.Supervisor;
import dev.thaw.benchmarks.BenchOptions;
import dev.thaw.benchmarks.Libraries;
import dev.thaw.benchmarks.PeerProgram;
import dev.thaw.benchmarks.result.Environment;
import dev.thaw.benchmarks.result.Progress;
import dev.thaw.benchmarks.sd.Plan.Step;
import dev.thaw.sd.micro.Measure;
import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Measures serializers with JMH. */
@Command(
        name = "sd",
        sortOptions = false,
        description = {
            "Measures object snapshots and eight other serializers with JMH: serialization,"
                    + " deserialization and size, in a native image and on a JVM.",
            "",
            "Without a selection, measures what the bars and the charts need. Each measurement is"
                    + " stored at once; after Ctrl-C, the same command goes on where it was. Writes"
                    + " sd-raw.jsonl, and made from it sd.md, sd.json, tables and charts.",
            ""
        },
        footer = {
            "",
            "Exit codes: 0 all was measured, 1 something failed, 2 wrong usage. Whether bars hold is"
                    + " told by 'thaw bench --check'.",
            "",
            "Example: thaw bench sd --mode both --workload 'List<Client>*' --serializer"
                    + " doss,kryo-ref,fory --operation deserialize --results /tmp/results"
        })
public final class SdBench implements Callable<Integer> {
    /** A slot holds the largest workload, Dbl[2048][] with 134 MB. */
    private static final List<String> SLOTS =
            List.of("-H:ObjectSnapshotSlotCount=2", "-H:ObjectSnapshotSlotSizeKiB=262144");

    /** What fastjson2 compiles on a JVM, it does by reflection in an image. */
    private static final List<String> LIBRARIES =
            List.of(
                    "--features=dev.thaw.sd.hosted.MicroFeature",
                    "--initialize-at-build-time=dev.thaw.sd,com.alibaba.fastjson2",
                    "-Dfastjson2.creator=reflect");

    /** JMH guards against a second run on the machine with a file that outlives the first. */
    private static final List<String> PROGRAM_OPTIONS = List.of("-Xmx4g", "-Djmh.ignoreLock=true");

    private static final int ITERATIONS = 3;
    private static final int ITERATION_MILLIS = 50;
    private static final int ROUNDS = 3;
    private static final int QUICK_MILLIS = 10;
    private static final String BOTH = "both";

    @Spec private CommandSpec spec;

    @Option(
            names = "--mode",
            paramLabel = "NAME",
            defaultValue = "native",
            description = "native, jvm or both; default: ${DEFAULT-VALUE}.")
    private String mode;

    @Option(
            names = "--workload",
            paramLabel = "PATTERN",
            description =
                    "Measure only workloads of this name, such as 'Map<S[8],Int>[64]'; * stands for"
                            + " anything. May be repeated.")
    private List<String> workloads = List.of();

    @Option(
            names = "--serializer",
            paramLabel = "NAME",
            split = ",",
            description =
                    "Measure only these: doss, doss-occupied (slots are freed unmeasured),"
                            + " doss-message (pack and unpack), java, jackson, gson,"
                            + " dsl-json, fastjson2, kryo, kryo-ref, fory.")
    private List<String> serializers = List.of();

    @Option(
            names = "--operation",
            paramLabel = "NAME",
            split = ",",
            description = "Measure only these: serialize, deserialize, size.")
    private List<String> operations = List.of();

    @Option(names = "--all", description = "Measure everything.")
    private boolean all;

    @Option(
            names = "--rounds",
            paramLabel = "N",
            defaultValue = "" + ROUNDS,
            description =
                    "How often serializers take turns; default: ${DEFAULT-VALUE}. Without a selection,"
                            + " those that only charts need do so once.")
    private int rounds;

    @Option(
            names = "--warmup",
            paramLabel = "MS",
            description = "Before each measurement; default: 100 in an image, 2000 on a JVM.")
    private int warmup;

    @Option(
            names = "--time",
            paramLabel = "MS",
            defaultValue = "" + ITERATION_MILLIS,
            description =
                    "Of each of the " + ITERATIONS + " iterations; default: ${DEFAULT-VALUE}.")
    private int time;

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description = "Decides the objects; default: ${DEFAULT-VALUE}.")
    private long seed;

    @Option(
            names = "--quick",
            description = "One round, almost no time: shows that all works, measures nothing.")
    private boolean quick;

    @Option(names = "--fresh", description = "Forget what was measured before.")
    private boolean fresh;

    @Option(
            names = "--force-resume",
            description =
                    "Add to what was measured before with other settings or on another commit.")
    private boolean forceResume;

    @Option(
            names = "--report",
            description = "Measure nothing; make tables and charts anew from sd-raw.jsonl.")
    private boolean report;

    @Option(
            names = "--layout",
            paramLabel = "NAME",
            defaultValue = "linear",
            description = "Of snapshots, chunked or linear; default: ${DEFAULT-VALUE}.")
    private String layout;

    @Mixin private BenchOptions options;

    @Override
    public Integer call() throws IOException {
        Path directory = options.results();
        Path raw = directory.resolve(RawResults.FILE);
        if (report) {
            return show(RawResults.read(raw), directory);
        }
        Selection selection = selection();
        Plan plan = isSelected() || all ? selection.plan() : selection.planOfReport();
        int planned = plan.steps().size();
        if (planned == 0) {
            throw wrong("--workload " + workloads + ": there is no such workload");
        }
        Environment before = Environment.before(command(), quick, Libraries.own().getParent());
        Settings settings = settings(before);
        RawResults measured =
                fresh
                        ? RawResults.fresh(raw, settings, before)
                        : RawResults.resume(raw, settings, before, forceResume);
        List<Step> missing = plan.missing(measured);
        options.say(
                "%d measurements, %d of them are there; the others take about %.0f minutes"
                        .formatted(
                                planned,
                                planned - missing.size(),
                                Math.ceil(Plan.seconds(missing, settings) / 60)));
        measure(missing, measured, settings);
        return show(measured, directory);
    }

    private boolean isSelected() {
        return !workloads.isEmpty() || !serializers.isEmpty() || !operations.isEmpty();
    }

    private Selection selection() {
        List<Mode> modes =
                mode.equals(BOTH)
                        ? List.of(Mode.values())
                        : Stream.of(Mode.values()).filter(m -> m.option().equals(mode)).toList();
        if (modes.isEmpty()) {
            throw wrong("--mode %s: must be native, jvm or both".formatted(mode));
        }
        List<String> known = Contenders.all();
        serializers.stream()
                .filter(s -> !known.contains(s))
                .findFirst()
                .ifPresent(s -> {
                    throw wrong("--serializer %s: must be one of %s".formatted(s, known));
                });
        List<Operation> ofSerializers = Operation.ofSerializers();
        List<String> names = ofSerializers.stream().map(Operation::option).toList();
        operations.stream()
                .filter(o -> !names.contains(o))
                .findFirst()
                .ifPresent(o -> {
                    throw wrong("--operation %s: must be one of %s".formatted(o, names));
                });
        if (rounds < 1 || time < 1 || warmup < 0) {
            throw wrong("--rounds, --time and --warmup must be 1 or more");
        }
        if (!List.of("chunked", "linear").contains(layout)) {
            throw wrong("--layout %s: must be chunked or linear".formatted(layout));
        }
        return new Selection(
                modes,
                workloads,
                known.stream()
                        .filter(s -> serializers.isEmpty() || serializers.contains(s))
                        .toList(),
                ofSerializers.stream()
                        .filter(o -> operations.isEmpty() || operations.contains(o.option()))
                        .toList(),
                quick ? 1 : rounds);
    }

    private Settings settings(Environment environment) throws IOException {
        return new Settings(
                environment.run().commit(),
                environment.run().machine(),
                System.getProperty("java.vm.version"),
                Libraries.ofSerializersOnJvm().stream()
                        .map(jar -> jar.getFileName().toString())
                        .filter(name -> !name.startsWith("thaw-"))
                        .toList(),
                layout,
                options.buildOptions(),
                seed,
                quick ? QUICK_MILLIS : warmup,
                quick ? 1 : ITERATIONS,
                quick ? QUICK_MILLIS : time,
                quick);
    }

    private void measure(List<Step> steps, RawResults measured, Settings settings)
            throws IOException {
        try (Supervisor supervisor = new Supervisor();
                WorkFiles files = new WorkFiles(options.cacheDirectory())) {
            Map<Mode, List<String>> programs = new EnumMap<>(Mode.class);
            for (Mode m : Mode.values()) {
                if (steps.stream().anyMatch(step -> step.cell().mode() == m)) {
                    programs.put(m, m == Mode.JVM ? jvmProgram() : imageProgram(supervisor));
                }
            }
            Path peers = PeerProgram.compile(files.directory(), supervisor);
            Path data = Files.createDirectory(files.directory().resolve("data"));
            MeasureProcess process =
                    new MeasureProcess(programs, peers, data, settings, supervisor);
            Progress progress = new Progress(options::say, Plan.seconds(steps, settings));
            for (int i = 0; i < steps.size(); i++) {
                Cell cell = steps.get(i).cell();
                measured.add(process.run(steps.get(i)));
                progress.done(cell.toString(), cell.seconds(settings), i + 1, steps.size());
            }
        }
    }

    private static List<String> jvmProgram() throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(PROGRAM_OPTIONS);
        command.add("-cp");
        command.add(
                Libraries.ofSerializersOnJvm().stream()
                        .map(Path::toString)
                        .collect(Collectors.joining(File.pathSeparator)));
        command.add(Measure.class.getName());
        return command;
    }

    private List<String> imageProgram(Supervisor supervisor) throws IOException {
        options.checkGraalvmHome();
        List<String> imageOptions = new ArrayList<>();
        imageOptions.add("-H:+UnlockExperimentalVMOptions");
        imageOptions.add("-H:+ObjectSnapshots");
        imageOptions.add("-H:ObjectSnapshotLayout=" + layout);
        imageOptions.addAll(SLOTS);
        imageOptions.add("-H:-UnlockExperimentalVMOptions");
        imageOptions.addAll(LIBRARIES);
        Path image =
                options.image(
                        "sd-measure",
                        Libraries.ofSerializersInImage(),
                        imageOptions,
                        Measure.class.getName(),
                        supervisor);
        return Stream.concat(Stream.of(image.toString()), PROGRAM_OPTIONS.stream()).toList();
    }

    private int show(RawResults measured, Path directory) throws IOException {
        SdReport made = new SdReport(measured);
        List<String> names = made.write(directory);
        out().println("Written to " + directory + ": " + String.join(", ", names));
        return CommandLine.ExitCode.OK;
    }

    private ParameterException wrong(String problem) {
        return new ParameterException(spec.commandLine(), problem);
    }

    /** As it was typed, without files of this machine. */
    private String command() {
        List<String> typed = new ArrayList<>(spec.commandLine().getParseResult().originalArgs());
        typed.removeFirst();
        for (String option : List.of("--results", "--cache", "--graalvm-home")) {
            int at = typed.indexOf(option);
            if (at >= 0) {
                typed.subList(at, Math.min(at + 2, typed.size())).clear();
            }
        }
        return Stream.concat(Stream.of("thaw bench sd"), typed.stream())
                .map(word -> word.matches(".*[*<>\\[].*") ? "'" + word + "'" : word)
                .collect(Collectors.joining(" "));
    }

    private PrintWriter out() {
        return spec.commandLine().getOut();
    }
}
