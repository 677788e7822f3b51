// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.sd;

import dev.thaw.benchmarks.result.Distribution;
import dev.thaw.benchmarks.result.LineChart;
import dev.thaw.sd.micro.Workloads;
import java.util.ArrayList;
import java.util.List;

/**
 * A chart of one operation over workloads of one shape and growing size.
 *
 * @param number of the dissertation's figure
 * @param shape names of workloads, where {@code *} stands for the size
 */
record Figure(String number, String title, String shape, Operation operation) {
    private static final double KIB = 1024;

    /** In the order of section 8.2. Serialization is linear, deserialization logarithmic. */
    static List<Figure> all() {
        List<Figure> all = new ArrayList<>();
        String[][] shapes = {
            {"records with double fields", "R<Dbl>[*]"},
            {"arrays of doubles", "Dbl[*]"},
            {"square matrices of doubles", "Dbl[*][]"},
            {"lists of clients", "List<Client>[*]"},
            {"hash maps from integers to clients", "Map<Int,Client>[*]"},
        };
        String[] sizes = {"8.1a", "8.1b", null, "8.2a", "8.2b"};
        for (int i = 0; i < shapes.length; i++) {
            if (sizes[i] != null) {
                all.add(new Figure(sizes[i], shapes[i][0], shapes[i][1], Operation.SIZE));
            }
        }
        for (int i = 0; i < shapes.length; i++) {
            String serialization = "8." + (3 + 2 * i);
            String deserialization = "8." + (4 + 2 * i);
            all.add(new Figure(serialization, shapes[i][0], shapes[i][1], Operation.SERIALIZE));
            all.add(new Figure(deserialization, shapes[i][0], shapes[i][1], Operation.DESERIALIZE));
        }
        return all;
    }

    List<String> workloads() {
        int star = shape.indexOf('*');
        String before = shape.substring(0, star);
        String after = shape.substring(star + 1);
        return Workloads.all().stream()
                .map(w -> w.name())
                .filter(name -> name.startsWith(before) && name.endsWith(after))
                .filter(name -> size(name).matches("\\d+"))
                .toList();
    }

    private String size(String workload) {
        return workload.substring(
                shape.indexOf('*'), workload.length() - shape.length() + shape.indexOf('*') + 1);
    }

    /** A line for each contender that was measured; null if none was. */
    LineChart chart(RawResults results, Mode mode) {
        List<String> contenders = Contenders.all();
        if (operation == Operation.SIZE) {
            contenders = Contenders.withSize(contenders);
        }
        List<LineChart.Line> lines = new ArrayList<>();
        for (String contender : contenders) {
            List<Double> values =
                    workloads().stream()
                            .map(w -> value(results, new Cell(mode, w, operation, contender)))
                            .toList();
            if (values.stream().anyMatch(v -> !v.isNaN())) {
                lines.add(new LineChart.Line(Contenders.title(contender), values));
            }
        }
        if (lines.isEmpty()) {
            return null;
        }
        String what =
                switch (operation) {
                    case SIZE -> "Size of ";
                    case SERIALIZE -> "Serialization of ";
                    case DESERIALIZE -> "Deserialization of ";
                };
        return new LineChart(
                what + title + ", " + mode.title(),
                "size n of " + shape.replace('*', 'n'),
                operation == Operation.SIZE ? "KiB" : "operations/s",
                operation == Operation.DESERIALIZE,
                workloads().stream().map(this::size).toList(),
                lines);
    }

    private static double value(RawResults results, Cell cell) {
        List<Measurement> rounds = results.of(cell);
        if (rounds.isEmpty()) {
            return LineChart.NOTHING;
        }
        if (cell.operation() == Operation.SIZE) {
            Double bytes = rounds.getFirst().bytes();
            return bytes == null ? LineChart.NOTHING : bytes / KIB;
        }
        Distribution d = Throughput.of(rounds);
        return d == null ? LineChart.NOTHING : d.median();
    }
}
