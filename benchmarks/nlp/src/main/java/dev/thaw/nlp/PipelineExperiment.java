// SPDX-License-Identifier: Apache-2.0
package dev.thaw.nlp;

import dev.thaw.bench.core.Experiment;
import dev.thaw.bench.core.Measurements;
import dev.thaw.bench.process.Report;
import dev.thaw.nlp.program.NlpProgram;
import java.io.IOException;
import java.util.List;

/** The pipeline is created and stored, and loaded by another process. */
final class PipelineExperiment implements Experiment {
    private static final String CREATED = "created";
    private static final double MICROS_PER_MS = 1000;

    private final NlpBench.Source source;

    PipelineExperiment(NlpBench.Source source) {
        this.source = source;
    }

    @Override
    public String name() {
        return "pipeline";
    }

    @Override
    public List<String> contenders() {
        return List.of(CREATED, "loaded");
    }

    @Override
    public double secondsPerRound() {
        return 150;
    }

    @Override
    public void prepare() throws IOException {
        source.workshop();
    }

    @Override
    public void turn(String contender, Measurements to) throws IOException {
        Workshop workshop = source.workshop();
        if (contender.equals(CREATED)) {
            Workshop.Run run = workshop.storePipeline();
            to.add("creation", "ms", run.micros(NlpProgram.PIPELINE) / MICROS_PER_MS);
            to.add("SNAPSHOT", "ms", run.micros(Report.SNAPSHOT_TAKEN) / MICROS_PER_MS);
            to.add("STORE", "ms", run.micros(Report.STORED) / MICROS_PER_MS);
            to.add("file", "MiB", (double) workshop.pipelineBytes() / (1 << 20));
            return;
        }
        if (workshop.pipelineBytes() == 0) {
            workshop.storePipeline();
        }
        Workshop.Run run = workshop.withPipeline(SampleText.TINY);
        to.add("LOAD", "ms", run.micros(Report.LOADED) / MICROS_PER_MS);
    }
}
