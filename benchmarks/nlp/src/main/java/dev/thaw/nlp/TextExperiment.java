// SPDX-License-Identifier: Apache-2.0
package dev.thaw.nlp;

import dev.thaw.bench.core.Experiment;
import dev.thaw.bench.core.Measurements;
import dev.thaw.bench.process.ProcessMemory;
import dev.thaw.bench.process.Report;
import dev.thaw.nlp.program.NlpProgram;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;

/**
 * A first run annotates a text and stores it; a second one loads the document; a third one loads
 * the pipeline and annotates anew. All answers have to be equal.
 */
final class TextExperiment extends Experiment {
    private static final String FIRST = "first run";
    private static final String SECOND = "second run";
    private static final String WITH_PIPELINE = "with pipeline";
    private static final double MICROS_PER_MS = 1000;

    private final SampleText text;
    private final Callable<Workshop> source;
    private String answers;

    TextExperiment(SampleText text, Callable<Workshop> source) {
        super(text.id(), List.of(FIRST, SECOND, WITH_PIPELINE), 0, 170);
        this.text = text;
        this.source = source;
    }

    @Override
    public void prepare() throws Exception {
        Workshop workshop = source.call();
        if (workshop.pipelineBytes() == 0) {
            workshop.storePipeline();
        }
    }

    @Override
    public void turn(String contender, Measurements to) throws Exception {
        Workshop workshop = source.call();
        switch (contender) {
            case FIRST -> {
                Workshop.Run run = workshop.first(text);
                answered(run, to);
                add("set up pipeline", run.micros(NlpProgram.PIPELINE), to);
                add("create document", run.micros(NlpProgram.DOCUMENT), to);
                add("annotate", run.micros(NlpProgram.ANNOTATED), to);
                long snapshot = run.micros(Report.SNAPSHOT_TAKEN);
                long store = run.micros(Report.STORED);
                add("SNAPSHOT", snapshot, to);
                add("STORE", store, to);
                add("SNAPSHOT and STORE", snapshot + store, to);
                to.add("file", "MiB", (double) workshop.documentBytes(text) / (1 << 20));
            }
            case SECOND -> {
                if (workshop.documentBytes(text) == 0) {
                    // this run goes on where another one was stopped
                    workshop.first(text);
                }
                Workshop.Run run = workshop.second(text);
                answered(run, to);
                add("LOAD", run.micros(Report.LOADED), to);
            }
            default -> {
                Workshop.Run run = workshop.withPipeline(text);
                answered(run, to);
                add("LOAD", run.micros(Report.LOADED), to);
                add("annotate", run.micros(NlpProgram.ANNOTATED), to);
            }
        }
    }

    private static void add(String metric, long micros, Measurements to) {
        to.add(metric, "ms", micros / MICROS_PER_MS);
    }

    private void answered(Workshop.Run run, Measurements to) throws IOException {
        answers = answers == null ? run.answers() : answers;
        requireEqual(answers, run.answers());
        add("start to answers", run.answeredMicros(), to);
        add("answer", run.micros(Report.ANSWERED), to);
        to.add("RSS", "MiB", run.memory().resident() / ProcessMemory.MEBI);
        to.add("private memory", "MiB", run.memory().privateBytes() / ProcessMemory.MEBI);
    }

    static void requireEqual(String expected, String actual) throws IOException {
        if (actual.equals(expected)) {
            return;
        }
        List<String> wanted = expected.lines().toList();
        List<String> got = actual.lines().toList();
        int line = 0;
        while (line < Math.min(wanted.size(), got.size())
                && wanted.get(line).equals(got.get(line))) {
            line++;
        }
        throw new IOException(
                "line %d of the answers is '%s', but '%s' in the run before"
                        .formatted(
                                line + 1,
                                line < got.size() ? got.get(line) : "",
                                line < wanted.size() ? wanted.get(line) : ""));
    }
}
