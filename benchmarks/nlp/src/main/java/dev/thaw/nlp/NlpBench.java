// SPDX-License-Identifier: Apache-2.0
package dev.thaw.nlp;

import dev.thaw.benchmarks.BenchOptions;
import dev.thaw.benchmarks.WorkFiles;
import dev.thaw.benchmarks.result.Environment;
import dev.thaw.demo.Libraries;
import dev.thaw.demo.process.Supervisor;
import dev.thaw.nlp.program.NlpProgram;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Measures what a snapshot saves a program that processes language. */
@Command(
        name = "thaw bench nlp",
        sortOptions = false,
        description = {
            "Measures Stanford CoreNLP in a native image: a first run loads the models, annotates a"
                    + " text and stores it; a second run loads the annotated text, or the loaded"
                    + " pipeline, and answers the same.",
            "",
            "Downloads 475 MB of models once, unpacks 330 MB of them, and builds a native image."
                    + " Snapshots take about 2 GB of disk while it runs; the first run takes about 5"
                    + " GB of memory. Writes nlp.json, nlp.md and nlp-bars.svg.",
            ""
        },
        footer = {
            "",
            "Exit codes: 0 all was measured and all answers are equal, 1 something failed or"
                    + " differs, 2 wrong usage. Whether bars hold is told by 'thaw bench --check'.",
            "",
            "Example: thaw bench nlp --rounds 1 --texts tiny,small --results /tmp/results"
        })
public final class NlpBench implements Callable<Integer> {
    /** One slot that the pipeline fits into. */
    private static final List<String> BUILD_OPTIONS =
            List.of(
                    "-J-Xmx6g",
                    "-H:+UnlockExperimentalVMOptions",
                    "-H:+ObjectSnapshots",
                    "-H:ObjectSnapshotSlotCount=1",
                    "-H:ObjectSnapshotSlotSizeKiB=4194304",
                    "-H:+ObjectSnapshotRunTimeInitializedClasses",
                    "-H:-UnlockExperimentalVMOptions",
                    "--initialize-at-build-time=dev.thaw.demo.program");

    /** What the native image is built of, by something that each jar holds. */
    private static final List<String> CLASS_PATH =
            List.of(
                    "dev/thaw/nlp/program/NlpProgram.class",
                    "dev/thaw/demo/program/Report.class",
                    "dev/thaw/doss/DOSS.class",
                    "META-INF/services/dev.thaw.doss.spi.Implementation",
                    "edu/stanford/nlp/pipeline/StanfordCoreNLP.class",
                    "com/google/protobuf/Message.class",
                    "org/ejml/simple/SimpleMatrix.class",
                    "org/ejml/data/DMatrixRMaj.class",
                    "org/ejml/dense/row/CommonOps_DDRM.class",
                    "org/joda/time/DateTime.class");

    @Spec private CommandSpec spec;

    @Option(
            names = "--models",
            paramLabel = "DIR",
            required = true,
            description =
                    "Where CoreNLP's models are unpacked; without it, './thaw bench nlp' unpacks them"
                            + " in thaw/nlp in $$XDG_CACHE_HOME or ~/.cache.")
    private Path models;

    @Option(
            names = "--pipeline",
            paramLabel = "FILE",
            description =
                    "CoreNLP's properties of another pipeline; what is measured with it does not"
                            + " count.")
    private Path pipeline;

    @Option(
            names = "--texts",
            paramLabel = "NAME",
            split = ",",
            defaultValue = "tiny,small,medium,large",
            description = "Which texts to measure; default: ${DEFAULT-VALUE}.")
    private List<String> texts;

    @Option(
            names = "--rounds",
            paramLabel = "N",
            defaultValue = "5",
            description = "How often all runs take turns; default: ${DEFAULT-VALUE}.")
    private int rounds;

    @Mixin private BenchOptions options;

    public static void main(String[] args) {
        System.exit(commandLine().execute(args));
    }

    static CommandLine commandLine() {
        return new CommandLine(new NlpBench())
                .setExecutionExceptionHandler((failure, command, parsed) -> {
                    String text =
                            failure.getMessage() != null
                                    ? failure.getMessage()
                                    : failure.toString();
                    command.getErr().println("thaw bench nlp: " + text);
                    return CommandLine.ExitCode.SOFTWARE;
                });
    }

    @Override
    public Integer call() throws IOException {
        List<SampleText> chosen = checkArguments();
        Path sources = Libraries.holding(CLASS_PATH.getFirst()).getParent();
        try (Supervisor supervisor = new Supervisor()) {
            Path image =
                    options.image(
                            "nlp",
                            CLASS_PATH.stream().map(Libraries::holding).distinct().toList(),
                            BUILD_OPTIONS,
                            NlpProgram.class.getName(),
                            supervisor);
            try (WorkFiles files = new WorkFiles(options.cacheDirectory())) {
                Workshop workshop =
                        new Workshop(image, models.toAbsolutePath(), files.directory(), supervisor);
                workshop.prepare(pipeline);
                Environment before = Environment.before(command(), pipeline != null, sources);
                Measurements measured = measure(workshop, chosen);
                return show(new NlpReport(measured, before.after()));
            }
        }
    }

    private Measurements measure(Workshop workshop, List<SampleText> chosen) throws IOException {
        Measurements measured = new Measurements();
        for (int round = 1; round <= rounds; round++) {
            options.say(
                    "round %d of %d: the pipeline is created and stored".formatted(round, rounds));
            measured.add(workshop.storePipeline());
            for (SampleText text : chosen) {
                options.say("  %s, %d sentences: first run".formatted(text.id(), text.sentences()));
                Workshop.Run first = workshop.first(text);
                options.say(
                        seconds("    answered after %.2f s; second run", first.answeredMicros()));
                Workshop.Run second = workshop.second(text);
                options.say(
                        seconds(
                                "    answered after %.4f s; with the pipeline",
                                second.answeredMicros()));
                Workshop.Run withPipeline = workshop.withPipeline(text);
                options.say(seconds("    answered after %.2f s", withPipeline.answeredMicros()));
                measured.add(
                        text,
                        new Measurements.Turn(
                                first, second, withPipeline, workshop.documentBytes(text)));
            }
        }
        return measured;
    }

    private static String seconds(String pattern, long micros) {
        return String.format(Locale.ROOT, pattern, micros / 1e6);
    }

    private int show(NlpReport report) throws IOException {
        Path directory = options.results();
        out().println("\n" + report.toMarkdown());
        report.write(directory);
        out().println("Written to " + directory + ": " + String.join(", ", NlpReport.FILES));
        List<String> differences = report.differences();
        differences.forEach(d -> spec.commandLine().getErr().println("thaw bench nlp: " + d));
        return differences.isEmpty() ? CommandLine.ExitCode.OK : CommandLine.ExitCode.SOFTWARE;
    }

    private List<SampleText> checkArguments() {
        if (rounds < 1) {
            throw wrong("--rounds " + rounds + ": must be 1 or more");
        }
        if (pipeline != null && !Files.isRegularFile(pipeline)) {
            throw wrong("--pipeline " + pipeline + ": there is no such file");
        }
        if (pipeline == null && !Files.isDirectory(models.resolve("edu/stanford/nlp/models"))) {
            throw wrong("--models %s: holds no edu/stanford/nlp/models".formatted(models));
        }
        options.checkGraalvmHome();
        return texts.stream().distinct().map(this::text).toList();
    }

    private SampleText text(String name) {
        return Stream.of(SampleText.values())
                .filter(text -> text.id().equals(name))
                .findFirst()
                .orElseThrow(() ->
                        wrong(
                                "--texts %s: must be one of tiny, small, medium, large"
                                        .formatted(name)));
    }

    private ParameterException wrong(String problem) {
        return new ParameterException(spec.commandLine(), problem);
    }

    /** As it was typed, without files of this machine. */
    private String command() {
        StringBuilder command = new StringBuilder("thaw bench nlp --rounds " + rounds);
        if (texts.size() < SampleText.values().length) {
            command.append(" --texts ").append(String.join(",", texts));
        }
        if (pipeline != null) {
            command.append(" --pipeline ").append(pipeline.getFileName());
        }
        return command.append(options.command()).toString();
    }

    private PrintWriter out() {
        return spec.commandLine().getOut();
    }
}
