// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.sd;

import dev.thaw.bench.core.Measurement;
import dev.thaw.bench.core.Numbers;
import dev.thaw.bench.core.Round;
import dev.thaw.bench.core.Statistics;
import dev.thaw.bench.report.MarkdownTable;
import dev.thaw.sd.micro.Measure;
import dev.thaw.sd.micro.Workload;
import dev.thaw.sd.micro.Workload.Kind;
import dev.thaw.sd.micro.Workloads;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import org.apache.commons.math3.stat.StatUtils;

/** The tables A.3 to A.14 of the dissertation, as Markdown, for one mode. */
final class SdTables {
    private static final String NOTHING = "";
    private static final String REMARK = "remark";

    private static final double NANOS_PER_SECOND = 1e9;

    private record Key(String experiment, String contender, String metric) {}

    private final Mode mode;
    private final List<String> contenders = Contenders.all();
    private final Map<Key, List<double[]>> values = new HashMap<>();
    private final Map<Key, String> remarks = new HashMap<>();

    SdTables(List<Round> rounds, Mode mode) {
        this.mode = mode;
        for (Round round : rounds) {
            for (Measurement m : round.measurements()) {
                Key key = new Key(round.experiment(), m.contender(), m.metric());
                values.computeIfAbsent(key, k -> new ArrayList<>()).add(m.values());
            }
            for (String contender : contenders) {
                String remark = round.remark(contender);
                if (remark != null) {
                    remarks.putIfAbsent(new Key(round.experiment(), contender, REMARK), remark);
                }
            }
        }
    }

    private List<double[]> values(
            Workload w, Operation operation, String contender, String metric) {
        String experiment = new Race(mode, operation, w.name()).name();
        return values.getOrDefault(new Key(experiment, contender, metric), List.of());
    }

    /** Null if nothing was measured in this mode. */
    String toMarkdown() {
        StringBuilder text = new StringBuilder();
        for (Operation operation : List.of(Operation.SERIALIZE, Operation.DESERIALIZE)) {
            for (Kind kind : Kind.values()) {
                String table = speeds(operation, kind);
                if (table != null) {
                    text.append(table);
                }
            }
        }
        for (Kind kind : Kind.values()) {
            String table = sizes(kind);
            if (table != null) {
                text.append(table);
            }
        }
        if (text.isEmpty()) {
            return null;
        }
        return "# Serializers in a %s\n\n%s%s%s"
                .formatted(
                        mode.title(),
                        """
                        Operations a second: the median of the rounds, ± half of the difference between the fastest and the slowest
                        round, and how many times as fast as Kryo with references that is. `doss` includes freeing the slot;
                        `doss-occupied` does not; `doss-message` is `pack` and `unpack`, which need no slot, for graphs of at
                        most 128 KiB. No number: not measured, or the library failed (below).
                        """,
                        text,
                        remarks());
    }

    private String speeds(Operation operation, Kind kind) {
        List<String> head = new ArrayList<>(List.of("workload"));
        head.addAll(contenders);
        List<Object[]> rows = new ArrayList<>();
        for (Workload w : ofKind(kind)) {
            List<Object> row = new ArrayList<>(List.of(w.name()));
            double[] kryo = throughput(w, operation, Contenders.KRYO);
            for (String contender : contenders) {
                row.add(cell(throughput(w, operation, contender), kryo));
            }
            rows.add(row.toArray());
        }
        boolean serialize = operation == Operation.SERIALIZE;
        return table(
                "%s of %s (%s)"
                        .formatted(
                                serialize ? "Serialization" : "Deserialization",
                                kind.title(),
                                serialize
                                        ? kind.serializationTable()
                                        : kind.deserializationTable()),
                head,
                rows);
    }

    /** Operations a second, of the median iteration in each round. */
    private double[] throughput(Workload w, Operation operation, String contender) {
        return values(w, operation, contender, SdExperiment.TIME).stream()
                .mapToDouble(nanos -> NANOS_PER_SECOND / Statistics.median(nanos))
                .toArray();
    }

    private static String cell(double[] each, double[] kryo) {
        if (each.length == 0) {
            return NOTHING;
        }
        double median = Statistics.median(each);
        double spread = 50 * (StatUtils.max(each) - StatUtils.min(each)) / median;
        String text = String.format(Locale.ROOT, "%s ±%.0f%%", Numbers.text(median), spread);
        return kryo.length == 0
                ? text
                : text + " " + Numbers.text(median / Statistics.median(kryo)) + "x";
    }

    private String sizes(Kind kind) {
        List<String> all = Contenders.withSize(contenders);
        List<String> head = new ArrayList<>(List.of("workload"));
        head.addAll(all);
        List<Object[]> rows = new ArrayList<>();
        for (Workload w : ofKind(kind)) {
            List<Object> row = new ArrayList<>(List.of(w.name()));
            Double heap = size(w, Measure.HEAP);
            for (String contender : all) {
                Double bytes = size(w, contender);
                String ratio =
                        bytes == null || heap == null || contender.equals(Measure.HEAP)
                                ? NOTHING
                                : " " + Numbers.text(bytes / heap) + "x";
                row.add(bytes == null ? NOTHING : Numbers.text(bytes) + ratio);
            }
            rows.add(row.toArray());
        }
        return table(
                "Bytes of %s (%s), and how many times as many as on the heap"
                        .formatted(kind.title(), kind.serializationTable()),
                head,
                rows);
    }

    private Double size(Workload w, String contender) {
        List<double[]> rounds = values(w, Operation.SIZE, contender, SdExperiment.SIZE);
        return rounds.isEmpty() ? null : (Double) rounds.getFirst()[0];
    }

    private static List<Workload> ofKind(Kind kind) {
        return Workloads.all().stream().filter(w -> w.kind() == kind).toList();
    }

    /** Without rows and columns that are empty; null if all are. */
    private static String table(String title, List<String> head, List<Object[]> rows) {
        List<Object[]> filled =
                rows.stream()
                        .filter(row ->
                                List.of(row).subList(1, row.length).stream()
                                        .anyMatch(c -> !c.equals(NOTHING)))
                        .toList();
        if (filled.isEmpty()) {
            return null;
        }
        int[] columns =
                IntStream.range(0, head.size())
                        .filter(i -> filled.stream().anyMatch(row -> !row[i].equals(NOTHING)))
                        .toArray();
        MarkdownTable table =
                new MarkdownTable(
                        Arrays.stream(columns).mapToObj(head::get).toArray(String[]::new));
        for (Object[] row : filled) {
            table.row(Arrays.stream(columns).mapToObj(i -> row[i]).toArray());
        }
        return "\n## %s\n\n%s".formatted(title, table);
    }

    /** What libraries could not do, or did otherwise, each once for a kind of workload. */
    private String remarks() {
        Map<String, String> byPlace = new LinkedHashMap<>();
        for (Workload w : Workloads.all()) {
            for (Operation operation : Operation.ofSerializers()) {
                for (String contender : contenders) {
                    String experiment = new Race(mode, operation, w.name()).name();
                    String remark = remarks.get(new Key(experiment, contender, REMARK));
                    if (remark != null) {
                        boolean fails =
                                values(w, operation, contender, SdExperiment.SIZE).isEmpty();
                        byPlace.putIfAbsent(
                                "%s, %s, %s"
                                        .formatted(
                                                contender,
                                                fails ? "fails" : "differs",
                                                w.kind().title()),
                                "%s: %s".formatted(w.name(), remark));
                    }
                }
            }
        }
        if (byPlace.isEmpty()) {
            return "";
        }
        StringBuilder text =
                new StringBuilder(
                        "\n## What fails, or comes back different (the first of a kind)\n\n");
        byPlace.forEach((place, remark) -> text.append("- %s: `%s`%n".formatted(place, remark)));
        return text.toString();
    }
}
