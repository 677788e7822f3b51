// SPDX-License-Identifier: Apache-2.0
package dev.thaw.demo.report;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import dev.thaw.demo.measure.Round;
import dev.thaw.demo.measure.SnapshotCost;
import dev.thaw.demo.measure.Source;
import dev.thaw.demo.measure.Spread;
import dev.thaw.demo.process.ProcessMemory;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;

/** What the demo has found, as tables, as records and as a picture. */
public final class DemoReport {
    private static final double MICROS_PER_MILLI = 1000;
    private static final double KIB_PER_MIB = 1024;
    private static final String PEER = "parsed by each process; same image, same run";

    private final List<SnapshotCost> costs;
    private final List<Round> rounds;

    public DemoReport(List<SnapshotCost> costs, List<Round> rounds) {
        this.costs = List.copyOf(costs);
        this.rounds = List.copyOf(rounds);
    }

    /** The processes whose answers or contents are not those of the first one. */
    public List<String> differences() {
        Round.One expected = rounds.getFirst().each().getFirst();
        List<String> differences = new ArrayList<>();
        for (Round round : rounds) {
            for (int i = 0; i < round.processes(); i++) {
                Round.One one = round.each().get(i);
                String name =
                        "process %d of %d (%s, repetition %d)"
                                .formatted(
                                        i + 1,
                                        round.processes(),
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
        return "After the answers, medians of all processes (least-most):\n\n"
                + comparisonTable(Round.One::answered)
                + "\nAfter each process has read every object of the dictionary:\n\n"
                + walkTable()
                + "\nWhat each operation takes:\n\n"
                + operationTable();
    }

    private MarkdownTable comparisonTable(Function<Round.One, ProcessMemory> when) {
        MarkdownTable table =
                new MarkdownTable(
                        "processes",
                        "dictionary",
                        "first answer, ms",
                        "RSS each, MiB",
                        "PSS each, MiB",
                        "private each, MiB",
                        "all together, MiB",
                        "answers equal");
        for (int processes : processCounts()) {
            for (Source source : Source.values()) {
                List<Round.One> each = each(processes, source);
                table.row(
                        processes,
                        source.title(),
                        Spread.of(each, one -> one.firstAnswerMicros() / MICROS_PER_MILLI),
                        memory(each, when, ProcessMemory::rss),
                        memory(each, when, ProcessMemory::pss),
                        memory(each, when, ProcessMemory::privateMemory),
                        total(processes, source, when),
                        each.stream().allMatch(this::hasExpectedAnswers) ? "yes" : "NO");
            }
        }
        return table;
    }

    private MarkdownTable walkTable() {
        MarkdownTable table =
                new MarkdownTable(
                        "processes",
                        "dictionary",
                        "RSS each, MiB",
                        "PSS each, MiB",
                        "private each, MiB",
                        "of it written to, MiB",
                        "all together, MiB",
                        "contents equal");
        for (int processes : processCounts()) {
            for (Source source : Source.values()) {
                List<Round.One> each = each(processes, source);
                Function<Round.One, ProcessMemory> when = Round.One::walked;
                table.row(
                        processes,
                        source.title(),
                        memory(each, when, ProcessMemory::rss),
                        memory(each, when, ProcessMemory::pss),
                        memory(each, when, ProcessMemory::privateMemory),
                        memory(each, when, ProcessMemory::privateDirty),
                        total(processes, source, when),
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

    /** With one process at a time, so that none waits for another one's processor. */
    private Spread load() {
        return Spread.of(
                each(processCounts().getFirst(), Source.SNAPSHOT),
                one -> one.loadMicros() / MICROS_PER_MILLI);
    }

    /** The memory that all processes take together, for each number of processes. */
    public BarChart toChart() {
        List<Integer> counts = processCounts();
        return new BarChart(
                "WordNet in native-image processes: memory of all together",
                "processes at once",
                "sum of PSS, MiB",
                counts.stream().map(String::valueOf).toList(),
                List.of(
                        series(
                                "parsed by each process, every object read",
                                "#c44e52",
                                Source.JAR,
                                Round.One::walked),
                        series(
                                "mapped from a snapshot, every object read",
                                "#4c72b0",
                                Source.SNAPSHOT,
                                Round.One::walked),
                        series(
                                "mapped from a snapshot, queries only",
                                "#9fb6d9",
                                Source.SNAPSHOT,
                                Round.One::answered)));
    }

    private BarChart.Series series(
            String name, String color, Source source, Function<Round.One, ProcessMemory> when) {
        return new BarChart.Series(
                name,
                color,
                processCounts().stream().map(n -> total(n, source, when).median()).toList());
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
        for (int processes : processCounts()) {
            String with = processes == 1 ? ", 1 process" : ", " + processes + " processes";
            for (Source source : Source.values()) {
                List<Round.One> each = each(processes, source);
                String where = ", " + source.title() + with;
                add(
                        "time to first answer" + where,
                        Spread.of(each, one -> one.firstAnswerMicros() / MICROS_PER_MILLI),
                        "ms",
                        run,
                        records);
                addMemory(where + ", queries only", each, Round.One::answered, run, records);
                addMemory(where + ", every object read", each, Round.One::walked, run, records);
                add(
                        "sum of PSS" + where + ", queries only",
                        total(processes, source, Round.One::answered),
                        "MiB",
                        run,
                        records);
                add(
                        "sum of PSS" + where + ", every object read",
                        total(processes, source, Round.One::walked),
                        "MiB",
                        run,
                        records);
            }
            records.add(
                    ResultRecord.of(
                            "demo: first answer, parsed / snapshot" + with,
                            ratios(processes, DemoReport::medianFirstAnswer),
                            "x",
                            PEER,
                            run));
            records.add(
                    ResultRecord.of(
                            "demo: sum of PSS, parsed / snapshot" + with + ", queries only",
                            ratios(processes, r -> r.totalMiB(Round.One::answered)),
                            "x",
                            PEER,
                            run));
            records.add(
                    ResultRecord.of(
                            "demo: sum of PSS, parsed / snapshot" + with + ", every object read",
                            ratios(processes, r -> r.totalMiB(Round.One::walked)),
                            "x",
                            PEER,
                            run));
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

    private static void addMemory(
            String where,
            List<Round.One> each,
            Function<Round.One, ProcessMemory> when,
            ResultRecord.Run run,
            List<ResultRecord> records) {
        add("RSS" + where, memory(each, when, ProcessMemory::rss), "MiB", run, records);
        add("PSS" + where, memory(each, when, ProcessMemory::pss), "MiB", run, records);
        add(
                "private memory" + where,
                memory(each, when, ProcessMemory::privateMemory),
                "MiB",
                run,
                records);
    }

    /** Parsed over mapped, repetition by repetition. */
    private Spread ratios(int processes, ToDoubleFunction<Round> value) {
        List<Round> parsed = rounds(processes, Source.JAR);
        List<Round> mapped = rounds(processes, Source.SNAPSHOT);
        double[] ratios = new double[parsed.size()];
        for (int i = 0; i < ratios.length; i++) {
            ratios[i] = value.applyAsDouble(parsed.get(i)) / value.applyAsDouble(mapped.get(i));
        }
        return Spread.of(ratios);
    }

    private static double medianFirstAnswer(Round round) {
        return Spread.of(round.each(), Round.One::firstAnswerMicros).median();
    }

    private Spread total(int processes, Source source, Function<Round.One, ProcessMemory> when) {
        return Spread.of(rounds(processes, source), round -> round.totalMiB(when));
    }

    private static Spread memory(
            List<Round.One> each,
            Function<Round.One, ProcessMemory> when,
            ToDoubleFunction<ProcessMemory> kib) {
        return Spread.of(each, one -> kib.applyAsDouble(when.apply(one)) / KIB_PER_MIB);
    }

    private boolean hasExpectedAnswers(Round.One one) {
        return one.answers().equals(rounds.getFirst().each().getFirst().answers());
    }

    private boolean hasExpectedContents(Round.One one) {
        return one.contents().equals(rounds.getFirst().each().getFirst().contents());
    }

    private List<Integer> processCounts() {
        return rounds.stream().map(Round::processes).distinct().toList();
    }

    private List<Round> rounds(int processes, Source source) {
        return rounds.stream()
                .filter(r -> r.processes() == processes && r.source() == source)
                .toList();
    }

    private List<Round.One> each(int processes, Source source) {
        return rounds(processes, source).stream().flatMap(r -> r.each().stream()).toList();
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
