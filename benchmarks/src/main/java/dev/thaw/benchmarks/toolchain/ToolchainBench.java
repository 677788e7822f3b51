// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.toolchain;

import dev.thaw.bench.core.Benchmark;
import dev.thaw.bench.core.Experiment;
import java.util.List;
import picocli.CommandLine.Command;

/** Measures what the builder of images costs those who build them. */
@Command(
        name = "toolchain",
        sortOptions = false,
        description = {
            "Measures a build of hello world: time and memory of the whole command, beside what"
                    + " native-image itself reports, at the usual optimization and with -Ob; and the"
                    + " way from an empty cache to the first image.",
            "",
            "Each build takes one to two minutes on two cores. A run that was stopped goes on where"
                    + " it was.",
            ""
        },
        footer = {
            "",
            "Exit codes: 0 all was measured, 1 something failed, 2 wrong usage. Whether bars hold is"
                    + " told by 'thaw bench --check'.",
            "",
            "Example: thaw bench toolchain --only build --rounds 6"
        })
public final class ToolchainBench extends Benchmark {
    private static final int ROUNDS = 6;

    @Override
    public List<Experiment> experiments() {
        return List.of(new BuildExperiment(this), new FirstImageExperiment(this));
    }

    @Override
    protected int defaultRounds() {
        return ROUNDS;
    }
}
