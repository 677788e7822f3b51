// SPDX-License-Identifier: Apache-2.0
package dev.thaw.demo.report;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import dev.thaw.bench.process.ProcessMemory;
import dev.thaw.bench.report.BarChart;
import dev.thaw.bench.report.MarkdownTable;
import dev.thaw.bench.report.ResultRecord;
import dev.thaw.bench.report.Spread;
import dev.thaw.wordnet.processes.Instances;
import dev.thaw.wordnet.processes.Round;
import dev.thaw.wordnet.processes.SnapshotCost;
import dev.thaw.wordnet.processes.Source;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.function.ToLongFunction;

/** What the demo has found, as tables, as records and as a picture. */
public final class DemoReport {
    private static final double MICROS_PER_MILLI = 1000;
    private static final double KIB_PER_MIB = 1024;

    private static final String ISOLATES_NOTE =
            "\nIsolates are in one process: \"each\" is the process divided by their number.\n";

    /** One bar of the picture for each kind of instances. */
    private record Bar(
            String name,
            Source source,
            Function<Round.Memory, ProcessMemory> when,
            String colorOfProcesses,
            String colorOfIsolates) {}

    private static final List<Bar> BARS =
            List.of(
                    new Bar(
                            "parsed, every object read",
                            Source.JAR,
                            Round.Memory::walked,
                            "#c44e52",
                            "#dd8452"),
                    new Bar(
                            "snapshot, every object read",
                            Source.SNAPSHOT,
                            Round.Memory::walked,
                            "#4c72b0",
                            "#2f8f83"),
                    new Bar(
                            "snapshot, queries only",
                            Source.SNAPSHOT,
                            Round.Memory::answered,
                            "#9fb6d9",
                            "#93cfc7"));

    private final List<SnapshotCost> costs;
    private final List<Round> rounds;

    public DemoReport(List<SnapshotCost> costs, List<Round> rounds) {
        this.costs = List.copyOf(costs);
        this.rounds = List.copyOf(rounds);
    }

    /** The processes and isolates whose answers or contents are not those of the first one. */
    public List<String> differences() {
        Round.One expected = rounds.getFirst().each().getFirst();
        List<String> differences = new ArrayList<>();
        for (Round round : rounds) {
            for (int i = 0; i < round.each().size(); i++) {
                Round.One one = round.each().get(i);
                String name =
                        "%s %d of %d (%s, repetition %d)"
                                .formatted(
                                        round.instances().kind().title(),
                                        i + 1,
                                        round.instances().count(),
                                        round.source().title(),
                                        round.repetition());
                if (!one.answers().equals(expected.answers())) {
                    differences.add(name + " gave other answers:\n" + one.answers());
                }
                if (!one.contents().equals(expected.contents())) {
                    differences.add(
                            name
                                    + " holds "
                                    + one.contents()
                                    + " instead of "
                                    + expected.contents());
                }
            }
        }
        return differences;
    }

    public String toMarkdown() {
        return "After the answers, medians (least-most):\n\n"
                + comparisonTable(Round.Memory::answered)
                + "\nAfter each has read every object of its dictionary:\n\n"
                + walkTable(Round.Memory::walked)
                + (kinds().size() == 1 ? "" : ISOLATES_NOTE)
                + "\nWhat each operation takes:\n\n"
                + operationTable();
    }

    private MarkdownTable comparisonTable(Function<Round.Memory, ProcessMemory> when) {
        MarkdownTable table =
                new MarkdownTable(
                        "at once",
                        "dictionary",
                        "first answer, ms",
                        "RSS each, MiB",
                        "PSS each, MiB",
                        "private each, MiB",
                        "all together, MiB",
                        "answers equal");
        for (Instances instances : allInstances()) {
            for (Source source : Source.values()) {
                List<Round.One> each = each(instances, source);
                table.row(
                        instances.title(),
                        source.title(),
                        Spread.of(each, one -> one.firstAnswerMicros() / MICROS_PER_MILLI),
                        ofEach(instances, source, when, ProcessMemory::rss),
                        ofEach(instances, source, when, ProcessMemory::pss),
                        ofEach(instances, source, when, ProcessMemory::privateMemory),
                        total(instances, source, when),
                        each.stream().allMatch(this::hasExpectedAnswers) ? "yes" : "NO");
            }
        }
        return table;
    }

    private MarkdownTable walkTable(Function<Round.Memory, ProcessMemory> when) {
        MarkdownTable table =
                new MarkdownTable(
                        "at once",
                        "dictionary",
                        "RSS each, MiB",
                        "PSS each, MiB",
                        "private each, MiB",
                        "of it written to, MiB",
                        "all together, MiB",
                        "contents equal");
        for (Instances instances : allInstances()) {
            for (Source source : Source.values()) {
                List<Round.One> each = each(instances, source);
                table.row(
                        instances.title(),
                        source.title(),
                        ofEach(instances, source, when, ProcessMemory::rss),
                        ofEach(instances, source, when, ProcessMemory::pss),
                        ofEach(instances, source, when, ProcessMemory::privateMemory),
                        ofEach(instances, source, when, ProcessMemory::privateDirty),
                        total(instances, source, when),
                        each.stream().allMatch(this::hasExpectedContents) ? "yes" : "NO");
            }
        }
        return table;
    }

    private MarkdownTable operationTable() {
        MarkdownTable table = new MarkdownTable("operation", "time, ms", "measured");
        table.row("parse the database", parse(), parse().n());
        table.row("SNAPSHOT", snapshot(), snapshot().n());
        table.row("STORE (%.1f MiB)".formatted(sizeMiB().median()), store(), store().n());
        table.row("LOAD", load(), load().n());
        return table;
    }

    private Spread parse() {
        return Spread.of(costs, c -> c.parseMicros() / MICROS_PER_MILLI);
    }

    private Spread snapshot() {
        return Spread.of(costs, c -> c.snapshotMicros() / MICROS_PER_MILLI);
    }

    private Spread store() {
        return Spread.of(costs, c -> c.storeMicros() / MICROS_PER_MILLI);
    }

    private Spread sizeMiB() {
        return Spread.of(costs, c -> c.bytes() / KIB_PER_MIB / KIB_PER_MIB);
    }

    /** With as few as possible at a time, so that none waits for another one's processor. */
    private Spread load() {
        return Spread.of(
                each(allInstances().getFirst(), Source.SNAPSHOT),
                one -> one.loadMicros() / MICROS_PER_MILLI);
    }

    /** The memory that all take together, for each number of processes and of isolates. */
    public BarChart toChart() {
        List<BarChart.Series> series = new ArrayList<>();
        for (Bar bar : BARS) {
            for (Instances.Kind kind : kinds()) {
                series.add(
                        new BarChart.Series(
                                kind.plural() + ", " + bar.name,
                                kind == Instances.Kind.PROCESS
                                        ? bar.colorOfProcesses
                                        : bar.colorOfIsolates,
                                counts().stream().map(n -> height(bar, kind, n)).toList()));
            }
        }
        return new BarChart(
                "WordNet in native images: memory of all together",
                kinds().size() == 1
                        ? "processes at once"
                        : "processes, or isolates of one process, at once",
                "sum of PSS, MiB",
                counts().stream().map(String::valueOf).toList(),
                series);
    }

    private double height(Bar bar, Instances.Kind kind, int count) {
        Instances instances = new Instances(kind, count);
        return allInstances().contains(instances)
                ? total(instances, bar.source, bar.when).median()
                : BarChart.NOTHING;
    }

    List<ResultRecord> toRecords(ResultRecord.Run run) {
        List<ResultRecord> records = new ArrayList<>();
        records.add(ResultRecord.of("demo: parse WordNet 3.1", parse(), "ms", null, run));
        records.add(ResultRecord.of("demo: SNAPSHOT of WordNet 3.1", snapshot(), "ms", null, run));
        records.add(ResultRecord.of("demo: STORE of WordNet 3.1", store(), "ms", null, run));
        records.add(ResultRecord.of("demo: LOAD of WordNet 3.1", load(), "ms", null, run));
        records.add(
                ResultRecord.of("demo: snapshot file of WordNet 3.1", sizeMiB(), "MiB", null, run));
        int different = differences().size();
        records.add(
                ResultRecord.of(
                        "demo: answers and contents that differ",
                        Spread.of(different),
                        "differences",
                        "the first process that parsed",
                        "0",
                        different == 0,
                        run));
        for (Instances instances : allInstances()) {
            String with = ", " + instances.title();
            for (Source source : Source.values()) {
                String where = ", " + source.title() + with;
                add(
                        "time to first answer" + where,
                        Spread.of(
                                each(instances, source),
                                one -> one.firstAnswerMicros() / MICROS_PER_MILLI),
                        "ms",
                        run,
                        records);
                addMemory(
                        where + ", queries only",
                        rounds(instances, source),
                        Round.Memory::answered,
                        run,
                        records);
                addMemory(
                        where + ", every object read",
                        rounds(instances, source),
                        Round.Memory::walked,
                        run,
                        records);
            }
            addRatio("first answer", with, instances, DemoReport::medianFirstAnswer, run, records);
            addRatio(
                    "sum of PSS",
                    with + ", queries only",
                    instances,
                    r -> r.totalMiB(Round.Memory::answered),
                    run,
                    records);
            addRatio(
                    "sum of PSS",
                    with + ", every object read",
                    instances,
                    r -> r.totalMiB(Round.Memory::walked),
                    run,
                    records);
        }
        return records;
    }

    private static void add(
            String claim,
            Spread spread,
            String unit,
            ResultRecord.Run run,
            List<ResultRecord> records) {
        records.add(ResultRecord.of("demo: " + claim, spread, unit, null, run));
    }

    /** Each process's as a whole, however many isolates are in it. */
    private static void addMemory(
            String where,
            List<Round> rounds,
            Function<Round.Memory, ProcessMemory> when,
            ResultRecord.Run run,
            List<ResultRecord> records) {
        boolean isolates = rounds.getFirst().instances().kind() == Instances.Kind.ISOLATE;
        String whole = (isolates ? " of the process" : "") + where;
        add("RSS" + whole, ofProcesses(rounds, when, ProcessMemory::rss), "MiB", run, records);
        add("PSS" + whole, ofProcesses(rounds, when, ProcessMemory::pss), "MiB", run, records);
        add(
                "private memory" + whole,
                ofProcesses(rounds, when, ProcessMemory::privateMemory),
                "MiB",
                run,
                records);
        add(
                "sum of PSS" + where,
                Spread.of(rounds, round -> round.totalMiB(when)),
                "MiB",
                run,
                records);
    }

    private void addRatio(
            String what,
            String with,
            Instances instances,
            ToDoubleFunction<Round> value,
            ResultRecord.Run run,
            List<ResultRecord> records) {
        records.add(
                ResultRecord.of(
                        "demo: " + what + ", parsed / snapshot" + with,
                        ratios(instances, value),
                        "x",
                        "parsed by each " + instances.kind().title() + "; same image, same run",
                        run));
    }

    /** Parsed over mapped, repetition by repetition. */
    private Spread ratios(Instances instances, ToDoubleFunction<Round> value) {
        List<Round> parsed = rounds(instances, Source.JAR);
        List<Round> mapped = rounds(instances, Source.SNAPSHOT);
        double[] ratios = new double[parsed.size()];
        for (int i = 0; i < ratios.length; i++) {
            ratios[i] = value.applyAsDouble(parsed.get(i)) / value.applyAsDouble(mapped.get(i));
        }
        return Spread.of(ratios);
    }

    private static double medianFirstAnswer(Round round) {
        return Spread.of(round.each(), Round.One::firstAnswerMicros).median();
    }

    private Spread total(
            Instances instances, Source source, Function<Round.Memory, ProcessMemory> when) {
        return Spread.of(rounds(instances, source), round -> round.totalMiB(when));
    }

    /** What one instance takes: an isolate its part of the process. */
    private Spread ofEach(
            Instances instances,
            Source source,
            Function<Round.Memory, ProcessMemory> when,
            ToLongFunction<ProcessMemory> kib) {
        return ofProcesses(
                rounds(instances, source),
                when,
                memory -> kib.applyAsLong(memory) / instances.instancesEach());
    }

    private static Spread ofProcesses(
            List<Round> rounds,
            Function<Round.Memory, ProcessMemory> when,
            ToLongFunction<ProcessMemory> kib) {
        return Spread.of(
                rounds.stream().flatMapToDouble(r -> r.eachProcessMiB(when, kib)).toArray());
    }

    private boolean hasExpectedAnswers(Round.One one) {
        return one.answers().equals(rounds.getFirst().each().getFirst().answers());
    }

    private boolean hasExpectedContents(Round.One one) {
        return one.contents().equals(rounds.getFirst().each().getFirst().contents());
    }

    private List<Instances> allInstances() {
        return rounds.stream().map(Round::instances).distinct().sorted().toList();
    }

    private List<Instances.Kind> kinds() {
        return allInstances().stream().map(Instances::kind).distinct().sorted().toList();
    }

    private List<Integer> counts() {
        return allInstances().stream().map(Instances::count).distinct().toList();
    }

    private List<Round> rounds(Instances instances, Source source) {
        return rounds.stream()
                .filter(r -> r.instances().equals(instances) && r.source() == source)
                .toList();
    }

    private List<Round.One> each(Instances instances, Source source) {
        return rounds(instances, source).stream().flatMap(r -> r.each().stream()).toList();
    }

    /** Writes demo.md, demo.json and demo-memory.svg. */
    public void write(Path directory, ResultRecord.Run run) throws IOException {
        Files.createDirectories(directory);
        Gson gson =
                new GsonBuilder()
                        .setPrettyPrinting()
                        .serializeNulls()
                        .disableHtmlEscaping()
                        .create();
        String note =
                "\n`%s`, %s, commit %s, %s.\n"
                        .formatted(run.command(), run.date(), run.commit(), run.machine());
        replace(directory.resolve("demo.md"), toMarkdown() + note);
        replace(directory.resolve("demo.json"), gson.toJson(toRecords(run)) + "\n");
        replace(directory.resolve("demo-memory.svg"), toChart().toSvg());
    }

    private static void replace(Path file, String text) throws IOException {
        Path unfinished = file.resolveSibling(file.getFileName() + ".unfinished");
        Files.writeString(unfinished, text);
        Files.move(unfinished, file, StandardCopyOption.ATOMIC_MOVE);
    }
}
