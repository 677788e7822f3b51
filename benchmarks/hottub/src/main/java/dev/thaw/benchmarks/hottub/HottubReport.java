// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.hottub;

import dev.thaw.benchmarks.HottubBars;
import dev.thaw.benchmarks.result.Comparison;
import dev.thaw.benchmarks.result.Distribution;
import dev.thaw.benchmarks.result.Environment;
import dev.thaw.benchmarks.result.Limit;
import dev.thaw.benchmarks.result.LimitChart;
import dev.thaw.benchmarks.result.LineChart;
import dev.thaw.benchmarks.result.ResultFile;
import dev.thaw.benchmarks.result.Series;
import dev.thaw.demo.report.MarkdownTable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;

/** What was measured, as tables, records and a picture. */
final class HottubReport {
    private static final String JSON = "hottub.json";
    private static final String MARKDOWN = "hottub.md";
    private static final String BARS = "hottub-bars.svg";
    private static final String REUSES = "hottub-reuses.svg";

    static final List<String> FILES = List.of(RawResults.FILE, JSON, MARKDOWN, BARS, REUSES);

    static final String FIRST_WARM = "first run of a server ";
    static final String FIRST_PLAIN = "plain run beside it ";
    static final String REFUSED = "refused, slower by";
    static final String RESET = "reset of 1,000 classes";
    static final String LOOP_WARM = "compute loop, warm";
    static final String LOOP_PLAIN = "compute loop, plain";
    static final String TABLE_WARM = "table loop, warm";
    static final String TABLE_PLAIN = "table loop, plain";

    private static final double HELLO_NANOS = 3e6;
    private static final double REFUSED_NANOS = 5e6;
    private static final double RESET_NANOS = 1e6;

    private final List<RawResults.Part> parts;
    private final Measurements measured = new Measurements();
    private final Environment environment;

    HottubReport(List<RawResults.Part> parts, Environment environment) {
        this.parts = List.copyOf(parts);
        parts.forEach(part -> measured.addAll(part.measured()));
        this.environment = environment;
    }

    List<Comparison> comparisons() {
        List<Comparison> all = new ArrayList<>();
        if (measured.rounds().containsKey("hello")) {
            List<Double> warm = measured.rounds().get("hello").get(Contender.WARM);
            all.add(
                    constant(
                            HottubBars.HELLO,
                            "hello world, end to end, against 3 ms",
                            "thaw java",
                            warm,
                            HELLO_NANOS));
        }
        measured.rounds()
                .forEach((program, contenders) ->
                        contenders.forEach((contender, samples) -> {
                            if (contender != Contender.WARM) {
                                all.add(against(program, contenders, contender));
                            }
                        }));
        ofAllQueries(all, Contender.PLAIN);
        ofAllQueries(all, Contender.AOT);
        for (String program : measured.rounds().keySet()) {
            if (measured.hasOther(FIRST_WARM + program)) {
                String id = HottubBars.first(program);
                all.add(
                        new Comparison(
                                id,
                                HottubBars.WARM,
                                program
                                        + ": the first run, which becomes a server; transformed classes are on disk",
                                false,
                                HottubBars.limit(id),
                                new Series("thaw java", "ns", measured.other(FIRST_WARM + program)),
                                new Series("java", "ns", measured.other(FIRST_PLAIN + program))));
            }
        }
        if (measured.hasOther(REFUSED)) {
            all.add(
                    constant(
                            HottubBars.REFUSED,
                            "a program that is not reusable, slower than plain java by, against 5 ms",
                            "thaw java",
                            measured.other(REFUSED),
                            REFUSED_NANOS));
        }
        if (measured.hasOther(RESET)) {
            all.add(
                    constant(
                            HottubBars.RESET,
                            "reset of the static state of 1,000 classes, against 1 ms",
                            "reset",
                            measured.other(RESET),
                            RESET_NANOS));
        }
        if (measured.hasOther(LOOP_WARM)) {
            all.add(
                    new Comparison(
                            HottubBars.GUARDS,
                            HottubBars.WARM,
                            "a compute loop in compiled code with guards",
                            false,
                            HottubBars.limit(HottubBars.GUARDS),
                            new Series("thaw java", "ns", measured.other(LOOP_WARM)),
                            new Series("java", "ns", measured.other(LOOP_PLAIN))));
        }
        if (measured.hasOther(TABLE_WARM)) {
            all.add(
                    new Comparison(
                            "table",
                            HottubBars.WARM,
                            "a loop over a table in a static final field, which is no constant any more",
                            false,
                            null,
                            new Series("thaw java", "ns", measured.other(TABLE_WARM)),
                            new Series("java", "ns", measured.other(TABLE_PLAIN))));
        }
        return all;
    }

    private static Comparison constant(
            String id, String claim, String name, List<Double> samples, double nanos) {
        return new Comparison(
                id,
                HottubBars.WARM,
                claim,
                false,
                HottubBars.limit(id),
                new Series(name, "ns", samples),
                new Series("what is asked", "ns", Collections.nCopies(samples.size(), nanos)));
    }

    private static Comparison against(
            String program, Map<Contender, List<Double>> contenders, Contender contender) {
        String id = HottubBars.against(program, contender.id());
        return new Comparison(
                id,
                HottubBars.WARM,
                program + ": warm against " + contender.title(),
                true,
                HottubBars.limit(id),
                new Series(Contender.WARM.title(), "ns", contenders.get(Contender.WARM)),
                new Series(contender.title(), "ns", contenders.get(contender)));
    }

    /** Round by round the geometric mean of all queries. */
    private void ofAllQueries(List<Comparison> all, Contender contender) {
        List<Map<Contender, List<Double>>> queries =
                measured.rounds().entrySet().stream()
                        .filter(entry -> entry.getKey().startsWith("spark-"))
                        .map(Map.Entry::getValue)
                        .filter(contenders -> contenders.containsKey(contender))
                        .toList();
        if (queries.isEmpty()) {
            return;
        }
        String id = HottubBars.against("spark", contender.id());
        Limit limit = HottubBars.limit(id);
        all.add(
                new Comparison(
                        id,
                        HottubBars.WARM,
                        "Spark queries, geometric mean: warm against " + contender.title(),
                        true,
                        limit,
                        new Series(Contender.WARM.title(), "ns", means(queries, Contender.WARM)),
                        new Series(contender.title(), "ns", means(queries, contender))));
    }

    private static List<Double> means(
            List<Map<Contender, List<Double>>> queries, Contender contender) {
        List<Double> means = new ArrayList<>();
        for (int round = 0; round < queries.get(0).get(contender).size(); round++) {
            double logarithms = 0;
            for (Map<Contender, List<Double>> query : queries) {
                logarithms += Math.log(query.get(contender).get(round));
            }
            means.add(Math.exp(logarithms / queries.size()));
        }
        return means;
    }

    String toMarkdown() {
        return """
        Programs in a warm JVM (`thaw java`) beside other ways to run them, in turns; milliseconds from the start of a
        process to its end: the median of all rounds, and the least and the greatest. Warm is after warm-up: the server has had
        the reuses below before the first round, for Spark all queries so often, since one server serves them all. In each
        round a warm run goes before that of each other contender, and their median is the round's. Ratios are those
        of rounds. Archives for AppCDS and the AOT cache are of the same program with the same arguments; for Spark of all
        queries in one process, and `-jar` with a manifest that opens what Spark needs, for all contenders. Nailgun keeps all static
        state; it runs on JDK 17, since it needs a security manager; its client is not charged for the start of a process.

        %s
        Each reuse of a JVM (figure 11 of the paper; `%s`); the first run starts it, milliseconds. Spark runs all
        queries in turn, so its first runs but the first are in a JVM that has run other queries:

        %s
        What is asked:

        %s
        What a run pays for its server (section 6.3 of the paper), milliseconds, median of all warm runs. *connect*: from the
        start of the client's process until the server has accepted it; *begin*: until main is called; *initialisers*: for how long static
        initialisers of the program's classes ran, which is a part of the run in any JVM; *end*: from the end of the run until that of the
        client. The reset follows, when the client has ended:

        %s
        Memory of the server after these reuses, MiB; PSS counts pages that several processes map with a share for each:

        %s
        When the parts were measured:

        %s
        %s\
        """
                .formatted(
                        table(),
                        REUSES,
                        reuses(),
                        bars(),
                        overheads(),
                        servers(),
                        parts(),
                        environment.describe());
    }

    private String table() {
        MarkdownTable table =
                new MarkdownTable(
                        "program",
                        "warm",
                        "java",
                        "AppCDS",
                        "AOT cache",
                        "Nailgun",
                        "java / warm",
                        "AOT / warm");
        measured.rounds()
                .forEach((program, contenders) ->
                        table.row(
                                program,
                                median(contenders.get(Contender.WARM)),
                                median(contenders.get(Contender.PLAIN)),
                                median(contenders.get(Contender.APPCDS)),
                                median(contenders.get(Contender.AOT)),
                                median(contenders.get(Contender.NAILGUN)),
                                ratio(program, contenders, Contender.PLAIN),
                                ratio(program, contenders, Contender.AOT)));
        return table.toString();
    }

    private static String ratio(
            String program, Map<Contender, List<Double>> contenders, Contender contender) {
        return contenders.containsKey(contender)
                ? ratio(against(program, contenders, contender))
                : "";
    }

    private static String ratio(Comparison comparison) {
        Distribution ratio = comparison.ratio();
        return String.format(
                Locale.ROOT, "%.2f (%.2f-%.2f)", ratio.median(), ratio.min(), ratio.max());
    }

    private static String median(List<Double> samples) {
        if (samples == null) {
            return "";
        }
        Distribution all = Distribution.of(samples);
        return "%s (%s-%s)"
                .formatted(
                        Distribution.format(all.median() / 1e6),
                        Distribution.format(all.min() / 1e6),
                        Distribution.format(all.max() / 1e6));
    }

    private String reuses() {
        MarkdownTable table = new MarkdownTable("program", "first", "2", "3", "5", "10", "20");
        measured.reuses()
                .forEach((program, runs) ->
                        table.row(
                                program,
                                run(runs, 1),
                                run(runs, 2),
                                run(runs, 3),
                                run(runs, 5),
                                run(runs, 10),
                                run(runs, 20)));
        return table.toString();
    }

    private static String run(List<Double> runs, int number) {
        return number > runs.size() ? "" : Distribution.format(runs.get(number - 1) / 1e6);
    }

    private String bars() {
        MarkdownTable table = new MarkdownTable("bar", "what", "ratio", "asked", "");
        for (Comparison comparison : comparisons()) {
            boolean asked = comparison.limit() != null;
            if (asked || comparison.id().equals("table")) {
                table.row(
                        comparison.id(),
                        comparison.claim(),
                        ratio(comparison),
                        asked ? comparison.limit().toString() : "",
                        !asked ? "" : comparison.holds() ? "held" : "missed");
            }
        }
        return table.toString();
    }

    private String overheads() {
        List<String> columns =
                measured.overheads().values().stream()
                        .flatMap(all -> all.keySet().stream())
                        .distinct()
                        .toList();
        List<String> head = new ArrayList<>(List.of("program"));
        head.addAll(columns);
        MarkdownTable table = new MarkdownTable(head.toArray(String[]::new));
        measured.overheads()
                .forEach((program, all) -> {
                    List<String> row = new ArrayList<>(List.of(program));
                    for (String column : columns) {
                        double nanos = Distribution.of(all.get(column)).median();
                        row.add(String.format(Locale.ROOT, "%.2f", nanos / 1e6));
                    }
                    table.row(row.toArray(String[]::new));
                });
        return table.toString();
    }

    private String servers() {
        MarkdownTable table = new MarkdownTable("program", "runs", "RSS", "PSS");
        measured.servers()
                .forEach((program, memory) ->
                        table.row(
                                program,
                                Long.toString(memory.runs()),
                                Long.toString(memory.resident() >> 10),
                                Long.toString(memory.proportional() >> 10)));
        return table.toString();
    }

    private String parts() {
        MarkdownTable table = new MarkdownTable("part", "date", "seconds", "load average after it");
        for (RawResults.Part part : parts) {
            table.row(
                    part.name(),
                    part.date(),
                    String.format(Locale.ROOT, "%.0f", part.seconds()),
                    part.load().split(" ")[0]);
        }
        return table.toString();
    }

    /** Figure 11: how the time of a run goes down from the first to the twentieth in a server. */
    private LineChart chart() {
        int most = measured.reuses().values().stream().mapToInt(List::size).max().orElse(0);
        List<String> numbers = IntStream.rangeClosed(1, most).mapToObj(Integer::toString).toList();
        List<LineChart.Line> lines = new ArrayList<>();
        measured.reuses()
                .forEach((program, runs) -> {
                    if (!program.startsWith("spark-")) {
                        lines.add(line(program, most, i -> runs.get(i) / 1e6, runs.size()));
                    }
                });
        List<List<Double>> queries =
                measured.reuses().entrySet().stream()
                        .filter(entry -> entry.getKey().startsWith("spark-"))
                        .map(Map.Entry::getValue)
                        .toList();
        if (!queries.isEmpty()) {
            int runs = queries.stream().mapToInt(List::size).min().orElse(0);
            lines.add(
                    line(
                            "spark, mean",
                            most,
                            i ->
                                    Math.exp(
                                            queries.stream()
                                                    .mapToDouble(q -> Math.log(q.get(i) / 1e6))
                                                    .average()
                                                    .orElseThrow()),
                            runs));
        }
        return new LineChart(
                "From the first run in a server on",
                "number of the run",
                "milliseconds",
                true,
                numbers,
                lines);
    }

    private static LineChart.Line line(
            String name, int length, IntToDoubleFunction value, int values) {
        return new LineChart.Line(
                name,
                IntStream.range(0, length)
                        .mapToObj(i -> i < values ? value.applyAsDouble(i) : LineChart.NOTHING)
                        .toList());
    }

    void write(Path directory) throws IOException {
        List<Comparison> all = comparisons();
        ResultFile.write(directory.resolve(JSON), all, environment);
        ResultFile.replace(directory.resolve(MARKDOWN), "# Warm JVMs, measured\n\n" + toMarkdown());
        LimitChart chart =
                new LimitChart(
                        "Warm JVMs against their bars",
                        all.stream()
                                .filter(c -> c.limit() != null)
                                .map(c -> new LimitChart.Bar(c.id(), c.ratio().median(), c.limit()))
                                .toList());
        ResultFile.replace(directory.resolve(BARS), chart.toSvg());
        ResultFile.replace(directory.resolve(REUSES), chart().toSvg());
    }
}
