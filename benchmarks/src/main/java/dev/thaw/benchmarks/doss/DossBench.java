// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.doss;

import dev.thaw.bench.core.Benchmark;
import dev.thaw.bench.core.Experiment;
import dev.thaw.benchmarks.WordNetOption;
import dev.thaw.benchmarks.doss.experiment.Experiments;
import dev.thaw.benchmarks.doss.experiment.Lab;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Measures object snapshots. */
@Command(
        name = "doss",
        sortOptions = false,
        description = {
            "Measures object snapshots against system calls, Kryo and the collector.",
            "",
            "Builds a native image for each layout, and a program in C. Contenders take turns. A run"
                    + " that was stopped goes on where it was.",
            ""
        },
        footer = {
            "",
            "Exit codes: 0 all was measured, 1 something failed, 2 wrong usage. Whether bars hold is"
                    + " told by 'thaw bench --check'.",
            "",
            "Example: thaw bench doss --only load,unload --rounds 8 --results /tmp/results"
        })
public final class DossBench extends Benchmark {
    private static final List<String> LAYOUTS = List.of("chunked", "linear");

    @Option(
            names = "--layout",
            paramLabel = "NAME",
            split = ",",
            defaultValue = "chunked,linear",
            description = "Layouts of snapshots to measure; default: ${DEFAULT-VALUE}.")
    private List<String> layouts;

    @Mixin private WordNetOption wordNet;

    @Override
    public List<Experiment> experiments() {
        return layouts.stream()
                .distinct()
                .flatMap(layout -> Experiments.in(new Lab(this, layout, wordNet::jar)).stream())
                .toList();
    }

    @Override
    protected void checkArguments() {
        for (String layout : layouts) {
            if (!LAYOUTS.contains(layout)) {
                throw wrong("--layout %s: must be chunked or linear".formatted(layout));
            }
        }
        wordNet.check();
    }
}
