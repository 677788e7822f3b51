// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.relayout;

import dev.thaw.bench.core.Benchmark;
import dev.thaw.bench.core.Experiment;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;

@Command(
        name = "thaw bench relayout",
        sortOptions = false,
        description = {
            "Measures programs that run against themselves with their code re-laid, and against BOLT on files.",
            "A run that was stopped goes on where it was, as long as the sources are the same.",
            "",
            "Experiments: rocket, cpython, lua, throws, sqlite, redis, redis-latency, postgresql, relaying, misses, bam.",
            ""
        },
        footer = {
            "",
            "Exit codes: 0; 1 an experiment failed, or with --check a bar is missed; 2 wrong usage.",
            "",
            "Example: thaw bench relayout --only rocket,redis --rounds 15"
        })
public final class RelayoutBench extends Benchmark {
    private static final int ROUNDS = 15;

    public static void main(String[] arguments) {
        System.exit(commandLine(new RelayoutBench(), "thaw bench relayout").execute(arguments));
    }

    @Override
    public List<Experiment> experiments() {
        Places places = new Places(root(), this::files);
        return List.of(
                new Gain(places, Subject.ROCKET),
                new Gain(places, Subject.CPYTHON),
                new Gain(places, Subject.LUA),
                new Gain(places, Subject.THROWS),
                new WholeRun(places),
                new RedisGain(places, quick()),
                new RedisLatency(places, quick()),
                new PostgresGain(places, quick()),
                new Relaying(places),
                new CacheMisses(places),
                new BatchBuild(places));
    }

    @Override
    protected int defaultRounds() {
        return ROUNDS;
    }

    @Override
    protected boolean buildsImages() {
        return false;
    }

    /** Names of sockets are short. */
    @Override
    protected Path parentOfFiles() {
        return Path.of(System.getProperty("java.io.tmpdir"));
    }
}
