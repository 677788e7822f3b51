// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.doss;

import dev.thaw.benchmarks.BenchOptions;
import dev.thaw.benchmarks.Libraries;
import dev.thaw.benchmarks.PeerProgram;
import dev.thaw.benchmarks.WordNetOption;
import dev.thaw.benchmarks.WorkFiles;
import dev.thaw.benchmarks.doss.experiment.Experiment;
import dev.thaw.benchmarks.doss.experiment.Experiments;
import dev.thaw.benchmarks.doss.experiment.Lab;
import dev.thaw.benchmarks.doss.program.BenchProgram;
import dev.thaw.benchmarks.result.Comparison;
import dev.thaw.benchmarks.result.Environment;
import dev.thaw.benchmarks.result.Progress;
import dev.thaw.demo.process.Supervisor;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Measures object snapshots. */
@Command(
        name = "doss",
        sortOptions = false,
        description = {
            "Measures object snapshots against system calls, Kryo and the collector.",
            "",
            "Builds a native image for each layout, and a program in C. Contenders take turns."
                    + " Writes doss.json, doss.md, doss-bars.svg and doss-snapshot.svg.",
            ""
        },
        footer = {
            "",
            "Exit codes: 0 all was measured, 1 something failed, 2 wrong usage. Whether bars hold is"
                    + " told by 'thaw bench --check'.",
            "",
            "Example: thaw bench doss --only load,unload --rounds 5 --results /tmp/results"
        })
public final class DossBench implements Callable<Integer> {
    /** Eight slots that 256 MiB and more fit into. */
    private static final List<String> BUILD_OPTIONS =
            List.of(
                    "-H:+UnlockExperimentalVMOptions",
                    "-H:+ObjectSnapshots",
                    "-H:ObjectSnapshotSlotCount=8",
                    "-H:ObjectSnapshotSlotSizeKiB=327680",
                    "-H:-UnlockExperimentalVMOptions",
                    "--initialize-at-build-time=dev.thaw.demo.wordnet,dev.thaw.demo.program");

    private static final int QUICK_ROUNDS = 2;

    @Spec private CommandSpec spec;

    @Option(
            names = "--layout",
            paramLabel = "NAME",
            split = ",",
            defaultValue = DossBars.CHUNKED + "," + DossBars.LINEAR,
            description = "Layouts of snapshots to measure; default: ${DEFAULT-VALUE}.")
    private List<String> layouts;

    @Option(
            names = "--only",
            paramLabel = "NAME",
            split = ",",
            description =
                    "Measure only these: load, load-discard, snapshot, kryo-write, kryo-read,"
                            + " collection, unload, sharing.")
    private List<String> only = List.of();

    @Option(
            names = "--rounds",
            paramLabel = "N",
            description = "How often all contenders take turns; default: 3 to 30, as each needs.")
    private Integer rounds;

    @Option(
            names = "--quick",
            description = "Small sizes and few rounds: shows that all works, measures nothing.")
    private boolean quick;

    @Mixin private WordNetOption wordNet;
    @Mixin private BenchOptions options;

    @Override
    public Integer call() throws IOException {
        checkArguments();
        Path sources = Libraries.own().getParent();
        try (Supervisor supervisor = new Supervisor()) {
            Map<String, Path> images = new LinkedHashMap<>();
            for (String layout : layouts) {
                options.say("the native image for the layout '%s':".formatted(layout));
                images.put(layout, image(layout, supervisor));
            }
            try (WorkFiles files = new WorkFiles(options.cacheDirectory())) {
                Path peers = PeerProgram.compile(files.directory(), supervisor);
                List<Lab> labs = new ArrayList<>();
                images.forEach((layout, image) ->
                        labs.add(lab(layout, image, peers, files.directory(), supervisor)));
                Environment before = Environment.before(command(), quick, sources);
                List<Comparison> comparisons = measure(labs);
                return show(new DossReport(comparisons, before.after()));
            }
        }
    }

    private Lab lab(String layout, Path image, Path peers, Path files, Supervisor supervisor) {
        return new Lab(image, peers, layout, wordNet.jar(), files, quick, supervisor);
    }

    private List<Comparison> measure(List<Lab> labs) throws IOException {
        double expected =
                labs.stream()
                        .flatMap(lab -> chosen(lab).stream())
                        .mapToDouble(e -> rounds(e) * e.secondsPerRound())
                        .sum();
        Progress progress = new Progress(options::say, expected);
        List<Comparison> comparisons = new ArrayList<>();
        for (Lab lab : labs) {
            for (Experiment experiment : chosen(lab)) {
                try (experiment) {
                    progress.preparing(experiment.title() + " (" + lab.layout() + ")");
                    experiment.prepare();
                    for (int round = 1; round <= rounds(experiment); round++) {
                        experiment.round(round);
                        progress.done(
                                experiment.name(),
                                experiment.secondsPerRound(),
                                round,
                                rounds(experiment));
                    }
                    comparisons.addAll(experiment.results());
                }
            }
        }
        return comparisons;
    }

    private List<Experiment> chosen(Lab lab) {
        return Experiments.in(lab).stream()
                .filter(e -> only.isEmpty() || only.contains(e.name()))
                .toList();
    }

    private int rounds(Experiment experiment) {
        return rounds != null ? rounds : quick ? QUICK_ROUNDS : experiment.rounds();
    }

    private int show(DossReport report) throws IOException {
        Path directory = options.results();
        out().println("\n" + report.toMarkdown());
        report.write(directory);
        out().println("Written to " + directory + ": " + String.join(", ", DossReport.FILES));
        return CommandLine.ExitCode.OK;
    }

    private Path image(String layout, Supervisor supervisor) throws IOException {
        List<String> imageOptions = new ArrayList<>(BUILD_OPTIONS);
        imageOptions.addAll(
                imageOptions.indexOf("-H:-UnlockExperimentalVMOptions"),
                List.of("-H:ObjectSnapshotLayout=" + layout));
        return options.image(
                "doss-bench",
                Libraries.ofImage(),
                imageOptions,
                BenchProgram.class.getName(),
                supervisor);
    }

    private void checkArguments() {
        if (rounds != null && rounds < 1) {
            throw wrong("--rounds " + rounds + ": must be 1 or more");
        }
        for (String layout : layouts) {
            if (!Set.of(DossBars.CHUNKED, DossBars.LINEAR).contains(layout)) {
                throw wrong("--layout %s: must be chunked or linear".formatted(layout));
            }
        }
        layouts = layouts.stream().distinct().toList();
        Set<String> names =
                Experiments.in(new Lab(null, null, DossBars.CHUNKED, null, null, quick, null))
                        .stream()
                        .map(Experiment::name)
                        .collect(Collectors.toCollection(TreeSet::new));
        for (String name : only) {
            if (!names.contains(name)) {
                throw wrong("--only %s: must be one of %s".formatted(name, names));
            }
        }
        wordNet.check();
        options.checkGraalvmHome();
    }

    private ParameterException wrong(String problem) {
        return new ParameterException(spec.commandLine(), problem);
    }

    /** As it was typed, without files of this machine. */
    private String command() {
        StringBuilder command = new StringBuilder("thaw bench doss");
        if (!layouts.equals(List.of(DossBars.CHUNKED, DossBars.LINEAR))) {
            command.append(" --layout ").append(String.join(",", layouts));
        }
        if (!only.isEmpty()) {
            command.append(" --only ").append(String.join(",", only));
        }
        if (rounds != null) {
            command.append(" --rounds ").append(rounds);
        }
        if (quick) {
            command.append(" --quick");
        }
        return command + options.command();
    }

    private PrintWriter out() {
        return spec.commandLine().getOut();
    }
}
