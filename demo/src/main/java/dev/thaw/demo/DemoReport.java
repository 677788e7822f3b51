// SPDX-License-Identifier: Apache-2.0
package dev.thaw.demo;

import com.google.gson.Gson;
import dev.thaw.bench.core.Bar;
import dev.thaw.bench.core.Chart;
import dev.thaw.bench.core.Numbers;
import dev.thaw.bench.core.Report;
import dev.thaw.bench.core.Round;
import dev.thaw.bench.core.Statistics;
import dev.thaw.bench.report.MarkdownTable;
import dev.thaw.wordnet.processes.Instances;
import dev.thaw.wordnet.processes.Source;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.apache.commons.math3.stat.StatUtils;

/** One table; and all that was measured, as other benchmarks write it. */
record DemoReport(List<Instances> instances, List<Round> rounds) {
    private static final String NAME = "demo";

    /** Medians, with the least and most of all. */
    String table() {
        MarkdownTable table =
                new MarkdownTable(
                        "at once",
                        "dictionary",
                        "first answer, ms",
                        "RSS each, MiB",
                        "PSS each, MiB",
                        "private each, MiB",
                        "all together, MiB",
                        "all read: private each, MiB",
                        "all together, MiB",
                        "equal");
        for (Instances one : instances) {
            for (Source source : Source.values()) {
                String name = one.title();
                String contender = source.title();
                double[] different = values(name, contender, TogetherExperiment.DIFFERENT);
                table.row(
                        name,
                        contender,
                        cell(name, contender, TogetherExperiment.FIRST_ANSWER),
                        cell(name, contender, TogetherExperiment.RSS),
                        cell(name, contender, TogetherExperiment.PSS),
                        cell(name, contender, TogetherExperiment.PRIVATE),
                        cell(name, contender, TogetherExperiment.TOGETHER),
                        cell(
                                name,
                                contender,
                                TogetherExperiment.PRIVATE + TogetherExperiment.ALL_READ),
                        cell(
                                name,
                                contender,
                                TogetherExperiment.TOGETHER + TogetherExperiment.ALL_READ),
                        StatUtils.max(different) == 0 ? "yes" : "NO");
            }
        }
        return table.toString();
    }

    private double[] values(String experiment, String contender, String metric) {
        return rounds.stream()
                .filter(round -> round.experiment().equals(experiment))
                .flatMap(round -> round.measurements().stream())
                .filter(m -> m.contender().equals(contender) && m.metric().equals(metric))
                .flatMapToDouble(m -> Arrays.stream(m.values()))
                .toArray();
    }

    private String cell(String experiment, String contender, String metric) {
        double[] all = values(experiment, contender, metric);
        String median = Numbers.text(Statistics.median(all));
        return all.length == 1
                ? median
                : "%s (%s-%s)"
                        .formatted(
                                median,
                                Numbers.text(StatUtils.min(all)),
                                Numbers.text(StatUtils.max(all)));
    }

    /** Writes demo.md, demo.json and demo-memory.svg. */
    void write(Path directory) throws IOException {
        String notes =
                "Medians (least-most) after the answers, and after each has read every object of its"
                        + " dictionary. Isolates are in one process, of which \"each\" has its"
                        + " part.\n\n"
                        + table().strip();
        new Report("WordNet as a snapshot", notes, bars(), rounds).write(directory, NAME);
        List<String> titles = instances.stream().map(Instances::title).toList();
        new Chart(
                        "memory",
                        "WordNet in native images: memory of all together, every object read",
                        "{%s}".formatted(String.join(",", titles)),
                        TogetherExperiment.TOGETHER + TogetherExperiment.ALL_READ)
                .write(rounds, directory, NAME);
    }

    private List<Bar> bars() throws IOException {
        try (InputStream in = DemoReport.class.getResourceAsStream("bars.json")) {
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            String titles = new Gson().toJson(instances.stream().map(Instances::title).toList());
            return Bar.read(new StringReader(text.replace("\"INSTANCES\"", titles)));
        }
    }
}
