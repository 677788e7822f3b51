// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.bench.core.Benchmark;
import dev.thaw.bench.core.Commands;
import dev.thaw.bench.core.Part;
import dev.thaw.bench.core.Typed;
import dev.thaw.benchmarks.cache.CacheBench;
import dev.thaw.benchmarks.command.CommandBench;
import dev.thaw.benchmarks.doss.DossBench;
import dev.thaw.benchmarks.sd.SdBench;
import dev.thaw.benchmarks.toolchain.ToolchainBench;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class BenchTest {
    @TempDir private Path directory;

    private static Commands.Done run(String... arguments) {
        return Typed.run(Bench.commandLine(arguments), arguments);
    }

    private static void refused(String reason, String... arguments) {
        Commands.Done result = run(arguments);
        assertEquals(2, result.status(), result.text());
        assertTrue(result.text().contains(reason), result.text());
    }

    @Test
    void wrongUsageIsRefusedByName() {
        refused("say what to measure");
        refused("Unmatched argument", "speed");
        refused("--rounds 0: must be 1 or more", "doss", "--rounds", "0");
        refused("--only walk: there is none; there are load chunked, ", "doss", "--only", "walk");
        refused("--layout round: must be one of [chunked, linear]", "sd", "--layout", "round");
        refused("--layout round: must be chunked or linear", "doss", "--layout", "round");
        refused("--wordnet /nowhere: there is no such file", "doss", "--wordnet", "/nowhere");
        refused("GRAALVM_HOME", "doss", "--graalvm-home", "");
        refused("--mode slow: must be native, jvm or both", "sd", "--mode", "slow");
        refused("--serializer xml: must be one of [doss, ", "sd", "--serializer", "xml");
        refused("--operation read: must be one of [serialize, ", "sd", "--operation", "read");
        refused("there is no such workload", "sd", "--workload", "Lists*", "--results", "/nowhere");
        refused("must be 1 or more", "sd", "--time", "0");
        refused("--instances [0, 2]: every number must be", "cache", "--instances", "0,2");
        refused("--rounds 0: must be 1 or more", "cache", "--rounds", "0");
        refused("run './thaw'", "cache", "--graalvm-home", "");
        refused("run './thaw dist'", "command", "--dist", "/nowhere");
    }

    @Test
    void helpHasAnExample() {
        assertTrue(run("--help").text().contains("thaw bench --check"));
        assertTrue(run("doss", "--help").text().contains("Example: thaw bench doss --only"));
        assertTrue(run("sd", "--help").text().contains("Example: thaw bench sd --mode both"));
        assertTrue(run("toolchain", "--help").text().contains("Example: thaw bench toolchain"));
        assertTrue(run("cache", "--help").text().contains("Example: thaw bench cache --instances"));
    }

    @Test
    void checkFailsWithoutResults() throws Exception {
        Commands.Done missing = run("--check", "--results", directory.toString());
        assertEquals(1, missing.status(), missing.text());
        assertTrue(
                missing.text().contains("not there SNAPSHOT of WordNet against Kryo"),
                missing.text());
        assertTrue(missing.text().contains("0 held, 0 missed, 0 undecided, "), missing.text());
    }

    @Test
    void barsAreAboutExperimentsThatAreThere() throws Exception {
        assertKnown("toolchain", new ToolchainBench());
        assertKnown("doss", new DossBench());
        assertKnown("cache", new CacheBench());
        assertKnown("sd", new SdBench());
        assertKnown("command", new CommandBench());
    }

    private static void assertKnown(String name, Benchmark benchmark) throws Exception {
        new CommandLine(benchmark).parseArgs();
        Path root = Part.root(Bench.class);
        assertEquals(List.of(), Part.of(root, name).unknown(root, benchmark.experiments()));
    }
}
