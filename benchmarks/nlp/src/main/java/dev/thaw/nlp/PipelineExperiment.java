// SPDX-License-Identifier: Apache-2.0
package dev.thaw.nlp;

import dev.thaw.bench.core.Experiment;
import dev.thaw.bench.core.Measurements;
import dev.thaw.bench.process.Report;
import dev.thaw.nlp.program.NlpProgram;
import java.util.List;
import java.util.concurrent.Callable;

/** The pipeline is created and stored, and loaded by another process. */
final class PipelineExperiment extends Experiment {
    private static final String CREATED = "created";
    private static final double MICROS_PER_MS = 1000;

    private final Callable<Workshop> source;

    PipelineExperiment(Callable<Workshop> source) {
        super("pipeline", List.of(CREATED, "loaded"), 0, 150);
        this.source = source;
    }

    @Override
    public void prepare() throws Exception {
        source.call();
    }

    @Override
    public void turn(String contender, Measurements to) throws Exception {
        Workshop workshop = source.call();
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
