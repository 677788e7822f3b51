// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.sd;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.benchmarks.BenchRun;
import dev.thaw.sd.micro.Measure;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The benchmark of serializers as a user runs it, on few workloads; nothing is asked of times. */
class SdBenchIT {
    private static final List<String> WORKLOADS =
            List.of(
                    "R<Dbl>[2]",
                    "List<Client>[16]",
                    "Map<S[8],Client>[16]",
                    "Byte[4096]",
                    "Int[1000]");

    @TempDir private static Path directory;
    private static BenchRun first;
    private static RawResults results;

    @BeforeAll
    static void measure() throws Exception {
        first = run();
        assertEquals(0, first.exitCode(), first.text());
        results = RawResults.read(directory.resolve(RawResults.FILE));
    }

    private static BenchRun run(String... arguments) throws Exception {
        List<String> command = new ArrayList<>(List.of("sd", "--quick", "--build-option", "-Ob"));
        WORKLOADS.forEach(w -> command.addAll(List.of("--workload", w)));
        command.addAll(List.of("--graalvm-home", BenchRun.graalvmHome()));
        command.addAll(List.of("--cache", directory.resolve("cache").toString()));
        command.addAll(List.of("--results", directory.toString()));
        command.addAll(List.of(arguments));
        return BenchRun.of(command.toArray(String[]::new));
    }

    private static List<Plan.Step> steps() {
        return new Selection(
                        List.of(Mode.NATIVE),
                        WORKLOADS,
                        Contenders.all(),
                        Operation.ofSerializers(),
                        1)
                .plan()
                .steps();
    }

    @Test
    void everySerializerWorksInTheImage() {
        Set<String> others = new TreeSet<>();
        for (Plan.Step step : steps()) {
            List<Measurement> rounds = results.of(step.cell());
            assertEquals(1, rounds.size(), step.toString());
            Measurement m = rounds.getFirst();
            if (isTooLarge(step.cell())) {
                assertTrue(m.remark() != null && m.remark().contains("pack"), m.toString());
            } else if (step.cell().operation() == Operation.SIZE) {
                assertTrue(m.bytes() != null && m.bytes() > 0, m.toString());
                if (m.remark() != null) {
                    others.add(step.cell().contender());
                }
            } else {
                assertFalse(m.nanos().isEmpty(), m.toString());
                m.nanos().forEach(nanos -> assertTrue(nanos > 0, m.toString()));
            }
        }
        // Jackson moves times to UTC; fastjson2 asks to be initialized by the builder, and reads
        // BigDecimal where a JVM has its fields; DSL-JSON may read doubles off by a bit.
        others.remove("dsl-json");
        assertEquals(Set.of("jackson", "fastjson2"), others);
    }

    /** 16 clients take 200 KB, and a message has room for 128 KiB. */
    private static boolean isTooLarge(Cell cell) {
        return cell.contender().equals(Contenders.DOSS_MESSAGE)
                && cell.workload().contains("Client");
    }

    @Test
    void aSnapshotIsNoSmallerThanItsObjects() {
        double heap = bytes(Measure.HEAP);
        double snapshot = bytes(Contenders.DOSS);
        assertTrue(snapshot >= heap && snapshot < 1.2 * heap, snapshot + " of " + heap);
    }

    private static double bytes(String contender) {
        Cell cell = new Cell(Mode.NATIVE, "List<Client>[16]", Operation.SIZE, contender);
        return results.of(cell).getFirst().bytes();
    }

    @Test
    void theSecondStartMeasuresNothing() throws Exception {
        BenchRun again = run();
        assertEquals(0, again.exitCode(), again.text());
        int all = steps().size();
        assertTrue(
                again.text().contains("%d measurements, %d of them are there".formatted(all, all)),
                again.text());
    }

    @Test
    void otherSettingsAreRefused() throws Exception {
        BenchRun other = run("--seed", "2");
        assertEquals(1, other.exitCode(), other.text());
        assertTrue(other.text().contains("seed: now 2, there 1"), other.text());
    }

    @Test
    void reportsNeedNoMeasurement() throws Exception {
        Files.delete(directory.resolve("sd-native-8.9.svg"));
        BenchRun report = BenchRun.of("sd", "--report", "--results", directory.toString());
        assertEquals(0, report.exitCode(), report.text());
        assertTrue(Files.exists(directory.resolve("sd-native-8.9.svg")), report.text());
    }

    @Test
    void resultsNameNoFileOfThisMachine() throws IOException {
        String raw = Files.readString(directory.resolve(RawResults.FILE));
        assertFalse(raw.contains(directory.toString()), raw);
    }
}
