// SPDX-License-Identifier: Apache-2.0
package dev.thaw.nlp;

import dev.thaw.bench.process.ProcessMemory;
import dev.thaw.bench.process.Report;
import dev.thaw.bench.process.ReportingProcess;
import dev.thaw.nlp.program.NlpProgram;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Runs the program in the native image.
 *
 * @param image the executable
 * @param models the directory that holds CoreNLP's models, the program's working directory
 * @param files where texts and snapshots are
 */
record Workshop(Path image, Path models, Path files) {
    /** Twice what the models take on the heap: a collection copies them. */
    private static final String HEAP = "-Xmx8g";

    private static final String PIPELINE = "pipeline";
    private static final String PROPERTIES = "pipeline.properties";

    /**
     * What one process said of itself.
     *
     * @param reports the last one of each event
     * @param answeredMicros from the start of the process until its answers were there
     * @param memory when it had answered
     */
    record Run(
            Map<String, Report> reports,
            long answeredMicros,
            String answers,
            ProcessMemory memory) {
        long micros(String event) {
            return reports.get(event).number(NlpProgram.MICROS);
        }
    }

    /**
     * Writes the texts and the description of the pipeline.
     *
     * @param pipeline another description; null for the usual one
     */
    void prepare(Path pipeline) throws IOException {
        if (pipeline != null) {
            Files.copy(pipeline, files.resolve(PROPERTIES));
        } else {
            copy(PROPERTIES, files.resolve(PROPERTIES));
        }
        for (SampleText text : SampleText.values()) {
            copy(text.file(), file(text));
        }
    }

    private static void copy(String resource, Path file) throws IOException {
        try (InputStream in = Workshop.class.getResourceAsStream(resource)) {
            Files.copy(in, file, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /** Creates the pipeline, annotates, answers, and then stores the document. */
    Run first(SampleText text) throws IOException {
        return run(
                List.of("store-document", properties(), file(text).toString(), doss(text.id())),
                List.of(NlpProgram.PIPELINE, NlpProgram.DOCUMENT, NlpProgram.ANNOTATED),
                List.of(Report.SNAPSHOT_TAKEN, Report.STORED));
    }

    /** Loads the document that {@link #first} stored, and answers. */
    Run second(SampleText text) throws IOException {
        return run(List.of("query", doss(text.id())), List.of(Report.LOADED), List.of());
    }

    /** Creates the pipeline and stores it. */
    Run storePipeline() throws IOException {
        return run(
                List.of("store-pipeline", properties(), doss(PIPELINE)),
                List.of(NlpProgram.PIPELINE, Report.SNAPSHOT_TAKEN, Report.STORED),
                null);
    }

    /** The size of the file that {@link #storePipeline} stored; 0 if it has not. */
    long pipelineBytes() throws IOException {
        return size(PIPELINE);
    }

    /** The size of the file that {@link #first} stored; 0 if it has not. */
    long documentBytes(SampleText text) throws IOException {
        return size(text.id());
    }

    private long size(String name) throws IOException {
        Path file = Path.of(doss(name));
        return Files.exists(file) ? Files.size(file) : 0;
    }

    /** Loads the pipeline that {@link #storePipeline} stored, annotates, and answers. */
    Run withPipeline(SampleText text) throws IOException {
        return run(
                List.of("annotate-with", doss(PIPELINE), file(text).toString()),
                List.of(Report.LOADED, NlpProgram.DOCUMENT, NlpProgram.ANNOTATED),
                List.of());
    }

    /**
     * @param before events that come before the answers
     * @param after those that come after them; null if nothing is answered
     */
    private Run run(List<String> arguments, List<String> before, List<String> after)
            throws IOException {
        List<String> command = new ArrayList<>(List.of(image.toString(), HEAP));
        command.addAll(arguments);
        if (after != null) {
            command.add(NlpProgram.HOLD);
        }
        Map<String, Report> reports = new HashMap<>();
        ProcessBuilder builder = new ProcessBuilder(command).directory(models.toFile());
        try (ReportingProcess process =
                ReportingProcess.start("nlp " + arguments.getFirst(), 1, builder, report -> {})) {
            await(before, process, reports);
            if (after == null) {
                process.finish();
                return new Run(reports, 0, "", null);
            }
            ReportingProcess.Event answered = process.await(Report.ANSWERED);
            reports.put(Report.ANSWERED, answered.report());
            ProcessMemory memory = process.memory();
            process.type("");
            await(after, process, reports);
            process.finish();
            return new Run(reports, answered.micros(), answered.text(), memory);
        }
    }

    private static void await(
            List<String> events, ReportingProcess process, Map<String, Report> reports)
            throws IOException {
        for (String event : events) {
            reports.put(event, process.await(event).report());
        }
    }

    private Path file(SampleText text) {
        return files.resolve(text.id() + ".txt");
    }

    private String properties() {
        return files.resolve(PROPERTIES).toString();
    }

    private String doss(String name) {
        return files.resolve(name + ".doss").toString();
    }
}
