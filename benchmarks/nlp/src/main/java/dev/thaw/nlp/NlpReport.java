// SPDX-License-Identifier: Apache-2.0
package dev.thaw.nlp;

import dev.thaw.benchmarks.NlpBars;
import dev.thaw.benchmarks.result.Comparison;
import dev.thaw.benchmarks.result.Distribution;
import dev.thaw.benchmarks.result.Environment;
import dev.thaw.benchmarks.result.Limit;
import dev.thaw.benchmarks.result.LimitChart;
import dev.thaw.benchmarks.result.ResultFile;
import dev.thaw.benchmarks.result.Series;
import dev.thaw.demo.program.Report;
import dev.thaw.demo.report.MarkdownTable;
import dev.thaw.nlp.Measurements.StoredPipeline;
import dev.thaw.nlp.Measurements.Turn;
import dev.thaw.nlp.program.NlpProgram;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;

/** What was measured, as tables (as table 7.3 of the DOSS dissertation), records and a picture. */
final class NlpReport {
    private static final String JSON = "nlp.json";
    private static final String MARKDOWN = "nlp.md";
    private static final String BARS = "nlp-bars.svg";

    static final List<String> FILES = List.of(JSON, MARKDOWN, BARS);

    private final Measurements measured;
    private final Environment environment;

    NlpReport(Measurements measured, Environment environment) {
        this.measured = measured;
        this.environment = environment;
    }

    List<String> differences() {
        return measured.differences();
    }

    List<Comparison> comparisons() {
        List<Comparison> comparisons = new ArrayList<>();
        for (SampleText text : measured.turns().keySet()) {
            Series first = nanos("first run", text, t -> t.first().answeredMicros());
            comparisons.add(
                    comparison(
                            NlpBars.document(text.id()),
                            "%d sentences: annotated document loaded, start to answers"
                                    .formatted(text.sentences()),
                            NlpBars.LIMIT,
                            nanos("second run", text, t -> t.second().answeredMicros()),
                            first));
            comparisons.add(
                    comparison(
                            "pipeline-" + text.id(),
                            "%d sentences: pipeline loaded and text annotated, start to answers"
                                    .formatted(text.sentences()),
                            null,
                            nanos("with pipeline", text, t -> t.withPipeline().answeredMicros()),
                            first));
            comparisons.add(
                    comparison(
                            "store-" + text.id(),
                            "%d sentences: SNAPSHOT and STORE of the document against annotating it"
                                    .formatted(text.sentences()),
                            null,
                            nanos("SNAPSHOT and STORE", text, t -> storeMicros(t.first())),
                            nanos(
                                    "annotation",
                                    text,
                                    t -> t.first().micros(NlpProgram.ANNOTATED))));
            comparisons.add(
                    comparison(
                            "memory-" + text.id(),
                            "%d sentences: private memory, annotated document loaded"
                                    .formatted(text.sentences()),
                            null,
                            kib("second run", text, t -> t.second().memory().privateMemory()),
                            kib("first run", text, t -> t.first().memory().privateMemory())));
        }
        comparisons.add(
                comparison(
                        "load-pipeline",
                        "LOAD of the pipeline against creating it",
                        null,
                        new Series("LOAD", "ns", loadsOfPipeline()),
                        new Series("creation", "ns", creationsOfPipeline())));
        return comparisons;
    }

    private static Comparison comparison(
            String id, String claim, Limit limit, Series subject, Series peer) {
        return new Comparison(id, NlpBars.LAYOUT, claim, false, limit, subject, peer);
    }

    private Series nanos(String name, SampleText text, ToDoubleFunction<Turn> micros) {
        return new Series(name, "ns", measured.samples(text, t -> micros.applyAsDouble(t) * 1000));
    }

    private Series kib(String name, SampleText text, ToDoubleFunction<Turn> value) {
        return new Series(name, "KiB", measured.samples(text, value));
    }

    private static long storeMicros(Workshop.Run run) {
        return run.micros(Report.SNAPSHOT_TAKEN) + run.micros(Report.STORED);
    }

    /** One for each round, so that they can be compared with the creations. */
    private List<Double> loadsOfPipeline() {
        List<Turn> turns = measured.turns().values().iterator().next();
        return turns.stream()
                .map(turn -> turn.withPipeline().micros(Report.LOADED) * 1000.0)
                .toList();
    }

    private List<Double> creationsOfPipeline() {
        return measured.pipelines().stream()
                .map(pipeline -> pipeline.run().micros(NlpProgram.PIPELINE) * 1000.0)
                .toList();
    }

    String toMarkdown() {
        return """
        Medians of %d rounds, from the start of a process to its answers; files are in the page cache. The
        pipeline: tokens, sentences, parts of speech, lemmas, named entities, constituents, dependencies,
        coreference, relations (KBP), quotes and their speakers. Answers are all that was found.

        The annotated document, stored by the first run and loaded by the second (table 7.3 of the dissertation):

        %s
        The loaded pipeline, which annotates the text anew (creating it takes %s s, SNAPSHOT %s s, STORE %s s;
        %s MiB):

        %s
        Memory when the answers were there:

        %s
        Texts:

        %s
        Answers of all runs are %s.

        `%s`, %s, commit %s, %s; load average before %s, after %s.
        """
                .formatted(
                        measured.pipelines().size(),
                        documentTable(),
                        ofPipelines(1e6, p -> p.run().micros(NlpProgram.PIPELINE)),
                        ofPipelines(1e6, p -> p.run().micros(Report.SNAPSHOT_TAKEN)),
                        ofPipelines(1e6, p -> p.run().micros(Report.STORED)),
                        ofPipelines(1 << 20, StoredPipeline::bytes),
                        pipelineTable(),
                        memoryTable(),
                        textTable(),
                        differences().isEmpty() ? "equal" : "**not equal**",
                        environment.run().command(),
                        environment.run().date(),
                        environment.run().commit(),
                        environment.run().machine(),
                        environment.loadBefore(),
                        environment.loadAfter());
    }

    private String documentTable() {
        MarkdownTable table =
                new MarkdownTable(
                        "text",
                        "set up pipeline, s",
                        "create document, ms",
                        "annotate, s",
                        "first run, s",
                        "SNAPSHOT, ms",
                        "STORE, ms",
                        "file, KiB",
                        "LOAD, ms",
                        "answer, ms",
                        "second run, ms",
                        "second / first",
                        "bar");
        for (SampleText text : measured.turns().keySet()) {
            Comparison total = find(NlpBars.document(text.id()));
            table.row(
                    text.id(),
                    first(text, 1e6, NlpProgram.PIPELINE),
                    first(text, 1e3, NlpProgram.DOCUMENT),
                    first(text, 1e6, NlpProgram.ANNOTATED),
                    median(text, 1e6, t -> t.first().answeredMicros()),
                    first(text, 1e3, Report.SNAPSHOT_TAKEN),
                    first(text, 1e3, Report.STORED),
                    median(text, 1024, Turn::bytes),
                    median(text, 1e3, t -> t.second().micros(Report.LOADED)),
                    median(text, 1e3, t -> t.second().micros(Report.ANSWERED)),
                    median(text, 1e3, t -> t.second().answeredMicros()),
                    "1/%.0f".formatted(1 / total.ratio().median()),
                    total.holds() ? "held" : "**missed**");
        }
        return table.toString();
    }

    private String pipelineTable() {
        MarkdownTable table =
                new MarkdownTable(
                        "text", "LOAD, ms", "annotate, s", "answer, ms", "run, s", "run / first");
        for (SampleText text : measured.turns().keySet()) {
            table.row(
                    text.id(),
                    median(text, 1e3, t -> t.withPipeline().micros(Report.LOADED)),
                    median(text, 1e6, t -> t.withPipeline().micros(NlpProgram.ANNOTATED)),
                    median(text, 1e3, t -> t.withPipeline().micros(Report.ANSWERED)),
                    median(text, 1e6, t -> t.withPipeline().answeredMicros()),
                    "1/%.1f".formatted(1 / find("pipeline-" + text.id()).ratio().median()));
        }
        return table.toString();
    }

    private String memoryTable() {
        MarkdownTable table =
                new MarkdownTable(
                        "text",
                        "first run, RSS MiB",
                        "private MiB",
                        "second run, RSS MiB",
                        "private MiB",
                        "with pipeline, RSS MiB",
                        "private MiB");
        for (SampleText text : measured.turns().keySet()) {
            table.row(
                    text.id(),
                    median(text, 1024, t -> t.first().memory().rss()),
                    median(text, 1024, t -> t.first().memory().privateMemory()),
                    median(text, 1024, t -> t.second().memory().rss()),
                    median(text, 1024, t -> t.second().memory().privateMemory()),
                    median(text, 1024, t -> t.withPipeline().memory().rss()),
                    median(text, 1024, t -> t.withPipeline().memory().privateMemory()));
        }
        return table.toString();
    }

    private String textTable() {
        MarkdownTable table = new MarkdownTable("text", "sentences", "from");
        measured.turns()
                .keySet()
                .forEach(text -> table.row(text.id(), text.sentences(), text.source()));
        return table.toString();
    }

    private String first(SampleText text, double scale, String event) {
        return median(text, scale, t -> t.first().micros(event));
    }

    private String median(SampleText text, double scale, ToDoubleFunction<Turn> value) {
        return Distribution.format(Distribution.of(measured.samples(text, value)).median() / scale);
    }

    private String ofPipelines(double scale, ToDoubleFunction<StoredPipeline> value) {
        return Distribution.format(
                Distribution.of(measured.pipelines().stream().mapToDouble(value).toArray()).median()
                        / scale);
    }

    private Comparison find(String id) {
        return comparisons().stream().filter(c -> c.id().equals(id)).findFirst().orElseThrow();
    }

    private LimitChart toBarChart() {
        return new LimitChart(
                "Second run of CoreNLP, annotated document loaded, against its bar",
                comparisons().stream()
                        .filter(c -> c.limit() != null)
                        .map(c -> new LimitChart.Bar(c.id(), c.ratio().median(), c.limit()))
                        .toList());
    }

    void write(Path directory) throws IOException {
        ResultFile.write(directory.resolve(JSON), comparisons(), environment);
        ResultFile.replace(
                directory.resolve(MARKDOWN),
                "# Language processing that begins warm, measured\n\n" + toMarkdown());
        ResultFile.replace(directory.resolve(BARS), toBarChart().toSvg());
    }
}
