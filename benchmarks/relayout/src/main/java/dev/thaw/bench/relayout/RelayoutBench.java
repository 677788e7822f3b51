// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.relayout;

import dev.thaw.bench.core.Benchmark;
import dev.thaw.bench.core.Experiment;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;

@Command(
        name = "thaw bench relayout",
        sortOptions = false,
        description = {
            "Measures programs that run against themselves with their code re-laid, and against BOLT on files.",
            "A run that was stopped goes on where it was, as long as the sources are the same.",
            "",
            "Experiments: rocket, cpython, lua, throws, sqlite, redis, redis-latency, memcached, postgresql, relaying, misses, bam.",
            "Only where it is named, as it is built in ten minutes: mariadb (sysbench's read-only work), mariadb-read-write,",
            "-write-only, -point-select, -update-index, -update-non-index, -insert, -delete, -random-points.",
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
        System.exit(commandLine().execute(arguments));
    }

    static CommandLine commandLine() {
        return commandLine(new RelayoutBench(), "thaw bench relayout");
    }

    @Override
    public List<Experiment> experiments() {
        Places places = new Places(root(), this::files);
        List<Experiment> all = new ArrayList<>();
        all.add(new Gain(places, Subject.ROCKET));
        all.add(new Gain(places, Subject.CPYTHON));
        all.add(new Gain(places, Subject.LUA));
        all.add(new Gain(places, Subject.THROWS));
        all.add(new WholeRun(places));
        all.add(new ServerGain(places, ServerGain.Server.REDIS, quick() ? 5_000 : 20_000, 1));
        all.add(new RedisLatency(places, quick()));
        all.add(new ServerGain(places, ServerGain.Server.MEMCACHED, quick() ? 50_000 : 200_000, 2));
        all.add(new ServerGain(places, ServerGain.Server.POSTGRESQL, quick() ? 5_000 : 40_000, 12));
        all.add(new Relaying(places));
        all.add(new CacheMisses(places));
        all.add(new BatchBuild(places));
        Mariadb mariadb = new Mariadb(places);
        for (SysbenchWork work : SysbenchWork.values()) {
            all.add(new MariadbGain(places, mariadb, work));
        }
        return all;
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
