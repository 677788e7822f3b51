// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.sd;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.bench.core.Commands;
import dev.thaw.bench.core.Measurement;
import dev.thaw.bench.core.RawFile;
import dev.thaw.bench.core.Round;
import dev.thaw.bench.core.Typed;
import dev.thaw.sd.micro.Measure;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/** The benchmark of serializers as a user runs it, on few workloads; nothing is asked of times. */
@EnabledIfSystemProperty(
        named = "it.soak",
        matches = "true",
        disabledReason = "a large image of its own; with --soak")
class SdBenchIT {
    private static final List<String> WORKLOADS =
            List.of(
                    "R<Dbl>[2]",
                    "List<Client>[16]",
                    "Map<S[8],Client>[16]",
                    "Byte[4096]",
                    "Int[1000]");

    private static final String JAR = System.getProperty("bench.jar");

    @TempDir private static Path directory;
    private static Commands.Done first;

    @BeforeAll
    static void measure() throws Exception {
        first = run();
        assertEquals(0, first.status(), first.text());
    }

    private static Commands.Done run(String... arguments) throws Exception {
        List<String> command = new ArrayList<>(List.of("sd", "--quick", "--build-option", "-Ob"));
        WORKLOADS.forEach(w -> command.addAll(List.of("--workload", w)));
        command.addAll(List.of("--graalvm-home", Typed.homeOfToolchain().toString()));
        command.addAll(List.of("--cache", directory.resolve("cache").toString()));
        command.addAll(List.of("--results", directory.toString()));
        command.addAll(List.of(arguments));
        return Typed.runJar(JAR, command);
    }

    private static Map<Race, Map<String, Boolean>> races() {
        return new Selection(
                        List.of(Mode.NATIVE),
                        WORKLOADS,
                        Contenders.all(),
                        Operation.ofSerializers())
                .plan()
                .races();
    }

    private static Round round(Race race) throws IOException {
        List<Round> rounds =
                RawFile.open(directory.resolve("sd-raw.jsonl")).rounds().stream()
                        .filter(r -> r.experiment().equals(race.name()))
                        .toList();
        assertEquals(1, rounds.size(), race.toString());
        return rounds.getFirst();
    }

    @Test
    void everySerializerWorksInTheImage() throws IOException {
        Set<String> others = new TreeSet<>();
        for (Race race : races().keySet()) {
            Round round = round(race);
            for (String contender : races().get(race).keySet()) {
                String what = contender + " in " + round;
                if (isTooLarge(race, contender)) {
                    assertTrue(round.remark(contender).contains("pack"), what);
                    continue;
                }
                Measurement measured =
                        round.measurements().stream()
                                .filter(m -> m.contender().equals(contender))
                                .findFirst()
                                .orElseThrow(() -> new AssertionError(what));
                for (double value : measured.values()) {
                    assertTrue(value > 0, what);
                }
                if (round.remark(contender) != null) {
                    others.add(contender);
                }
            }
        }
        // Jackson moves times to UTC; fastjson2 asks to be initialized by the builder, and reads
        // BigDecimal where a JVM has its fields; DSL-JSON may read doubles off by a bit.
        others.remove("dsl-json");
        assertEquals(Set.of("jackson", "fastjson2"), others);
    }

    /** 16 clients take 200 KB, and a message has room for 128 KiB. */
    private static boolean isTooLarge(Race race, String contender) {
        return contender.equals(Contenders.DOSS_MESSAGE) && race.workload().contains("Client");
    }

    @Test
    void aSnapshotIsNoSmallerThanItsObjects() throws IOException {
        double heap = bytes(Measure.HEAP);
        double snapshot = bytes(Contenders.DOSS);
        assertTrue(snapshot >= heap && snapshot < 1.2 * heap, snapshot + " of " + heap);
    }

    private static double bytes(String contender) throws IOException {
        return round(new Race(Mode.NATIVE, Operation.SIZE, "List<Client>[16]"))
                .measurements()
                .stream()
                .filter(m -> m.contender().equals(contender))
                .findFirst()
                .orElseThrow()
                .values()[0];
    }

    @Test
    void theSecondStartMeasuresNothing() throws Exception {
        Commands.Done again = run();
        assertEquals(0, again.status(), again.text());
        long there =
                again.text().lines().filter(l -> l.endsWith("rounds are there already")).count();
        assertEquals(races().size(), there, again.text());
    }

    @Test
    void reportsNeedNoMeasurement() throws Exception {
        Files.delete(directory.resolve("sd-native-8.9.svg"));
        Commands.Done report =
                Typed.runJar(JAR, List.of("sd", "--report", "--results", directory.toString()));
        assertEquals(0, report.status(), report.text());
        assertTrue(Files.exists(directory.resolve("sd-native-8.9.svg")), report.text());
    }

    @Test
    void resultsNameNoFileOfThisMachine() throws IOException {
        String raw = Files.readString(directory.resolve("sd-raw.jsonl"));
        assertFalse(raw.contains(directory.toString()), raw);
    }
}
