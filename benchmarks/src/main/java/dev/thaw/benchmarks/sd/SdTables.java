// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.sd;

import dev.thaw.bench.report.MarkdownTable;
import dev.thaw.benchmarks.result.Distribution;
import dev.thaw.sd.micro.Measure;
import dev.thaw.sd.micro.Workload;
import dev.thaw.sd.micro.Workload.Kind;
import dev.thaw.sd.micro.Workloads;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;

/** The tables A.3 to A.14 of the dissertation, as Markdown, for one mode. */
final class SdTables {
    private static final String NOTHING = "";

    private final RawResults results;
    private final Mode mode;
    private final List<String> contenders = Contenders.all();

    SdTables(RawResults results, Mode mode) {
        this.results = results;
        this.mode = mode;
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
            Distribution kryo = throughput(w, operation, Contenders.KRYO);
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

    private Distribution throughput(Workload w, Operation operation, String contender) {
        return Throughput.of(results.of(new Cell(mode, w.name(), operation, contender)));
    }

    private static String cell(Distribution d, Distribution kryo) {
        if (d == null) {
            return NOTHING;
        }
        double spread = 50 * (d.max() - d.min()) / d.median();
        String text = String.format(Locale.ROOT, "%s ±%.0f%%", grouped(d.median()), spread);
        return kryo == null
                ? text
                : text + " " + Distribution.format(d.median() / kryo.median()) + "x";
    }

    private static String grouped(double value) {
        return value < 1000
                ? Distribution.format(value)
                : String.format(Locale.ROOT, "%,.0f", value).replace(',', ' ');
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
                                : " " + Distribution.format(bytes / heap) + "x";
                row.add(bytes == null ? NOTHING : grouped(bytes) + ratio);
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
        List<Measurement> rounds = results.of(new Cell(mode, w.name(), Operation.SIZE, contender));
        return rounds.isEmpty() ? null : rounds.getFirst().bytes();
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
                    results.of(new Cell(mode, w.name(), operation, contender)).stream()
                            .filter(m -> m.remark() != null)
                            .findFirst()
                            .ifPresent(m ->
                                    byPlace.putIfAbsent(
                                            "%s, %s, %s"
                                                    .formatted(
                                                            contender,
                                                            m.bytes() == null ? "fails" : "differs",
                                                            w.kind().title()),
                                            "%s: %s".formatted(w.name(), m.remark())));
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
