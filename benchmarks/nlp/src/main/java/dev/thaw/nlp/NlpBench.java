// SPDX-License-Identifier: Apache-2.0
package dev.thaw.nlp;

import dev.thaw.bench.core.Benchmark;
import dev.thaw.bench.core.Experiment;
import dev.thaw.bench.image.ClassPath;
import dev.thaw.nlp.program.NlpProgram;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

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
                    + " GB of memory. A run that was stopped goes on where it was.",
            ""
        },
        footer = {
            "",
            "Exit codes: 0 all was measured and all answers are equal, 1 something failed or"
                    + " differs, 2 wrong usage. Whether bars hold is told by 'thaw bench --check'.",
            "",
            "Example: thaw bench nlp --rounds 1 --texts tiny,small --results /tmp/results"
        })
public final class NlpBench extends Benchmark {
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
                    "--initialize-at-build-time=dev.thaw.bench.process");

    /** What the native image is built of, by something that each jar holds. */
    private static final List<String> CLASS_PATH =
            List.of(
                    "dev/thaw/nlp/program/NlpProgram.class",
                    "dev/thaw/bench/process/Report.class",
                    "dev/thaw/doss/DOSS.class",
                    "META-INF/services/dev.thaw.doss.spi.Implementation",
                    "edu/stanford/nlp/pipeline/StanfordCoreNLP.class",
                    "com/google/protobuf/Message.class",
                    "org/ejml/simple/SimpleMatrix.class",
                    "org/ejml/data/DMatrixRMaj.class",
                    "org/ejml/dense/row/CommonOps_DDRM.class",
                    "org/joda/time/DateTime.class");

    @Option(
            names = "--models",
            paramLabel = "DIR",
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

    private Workshop workshop;

    public static void main(String[] args) {
        System.exit(commandLine().execute(args));
    }

    static CommandLine commandLine() {
        return Benchmark.commandLine(new NlpBench(), "thaw bench nlp");
    }

    @Override
    public List<Experiment> experiments() {
        List<Experiment> all = new ArrayList<>();
        all.add(new PipelineExperiment(this::workshop));
        texts.stream()
                .distinct()
                .map(this::text)
                .forEach(text -> all.add(new TextExperiment(text, this::workshop)));
        return all;
    }

    private Workshop workshop() throws IOException, InterruptedException {
        if (workshop == null) {
            Path image =
                    image(
                            "nlp",
                            CLASS_PATH.stream().<Path>map(ClassPath::holding).distinct().toList(),
                            BUILD_OPTIONS,
                            NlpProgram.class.getName());
            Workshop made = new Workshop(image, models.toAbsolutePath(), files());
            made.prepare(pipeline);
            workshop = made;
        }
        return workshop;
    }

    @Override
    protected int defaultRounds() {
        return 6;
    }

    @Override
    protected boolean countsNot() {
        return pipeline != null;
    }

    @Override
    protected void checkArguments() {
        if (models == null) {
            throw wrong("--models DIR is missing; './thaw bench nlp' gives it");
        }
        if (pipeline != null && !Files.isRegularFile(pipeline)) {
            throw wrong("--pipeline " + pipeline + ": there is no such file");
        }
        if (pipeline == null && !Files.isDirectory(models.resolve("edu/stanford/nlp/models"))) {
            throw wrong("--models %s: holds no edu/stanford/nlp/models".formatted(models));
        }
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

    @Override
    protected String conditions() {
        return pipeline == null ? null : "--pipeline " + pipeline.getFileName();
    }
}
