// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.hottub;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.benchmarks.HottubBars;
import dev.thaw.benchmarks.result.Check;
import dev.thaw.benchmarks.result.Comparison;
import dev.thaw.benchmarks.result.Environment;
import dev.thaw.benchmarks.result.ResultFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class HottubReportTest {
    @TempDir private Path directory;

    private static void addAll(
            Measurements measured, String program, double warm, double plain, double aot) {
        for (int round = 1; round <= 3; round++) {
            measured.add(program, Contender.WARM, warm * round);
            measured.add(program, Contender.PLAIN, plain * round);
            measured.add(program, Contender.APPCDS, plain * round);
            measured.add(program, Contender.AOT, aot * round);
            measured.addReuse(program, warm * round);
            measured.addOther(HottubReport.FIRST_WARM + program, 1.2 * plain);
            measured.addOther(HottubReport.FIRST_PLAIN + program, plain);
        }
        measured.addOverhead(program, ServerPage.CONNECT, 1e6);
        measured.server(program, new Measurements.ServerMemory(3, 100_000, 90_000));
    }

    private HottubReport report(double javac) {
        Measurements measured = new Measurements();
        addAll(measured, "hello", 1e6, 40e6, 30e6);
        addAll(measured, "javac", javac, 1000e6, 500e6);
        addAll(measured, "hdfs-1", 40e6, 1500e6, 800e6);
        addAll(measured, "spark-q1", 500e6, 8000e6, 4000e6);
        addAll(measured, "spark-q3", 500e6, 32000e6, 4000e6);
        for (int i = 0; i < 3; i++) {
            measured.addOther(HottubReport.REFUSED, 2e6);
            measured.addOther(HottubReport.RESET, 0.3e6);
            measured.addOther(HottubReport.LOOP_WARM, 101);
            measured.addOther(HottubReport.LOOP_PLAIN, 100);
        }
        RawResults.Part part =
                new RawResults.Part("all", "test", "2026-01-01", 1, "0.5 0.4", measured);
        return new HottubReport(
                List.of(part), Environment.before("thaw bench hottub", false, directory).after());
    }

    @Test
    void partsAreFoundAgainUnlessTheyWereMeasuredWithSomethingElse() throws IOException {
        Path file = directory.resolve(RawResults.FILE);
        Measurements measured = new Measurements();
        addAll(measured, "hello", 1e6, 40e6, 30e6);
        RawResults.read(file)
                .add(new RawResults.Part("hello", "rounds 3", "today", 2.5, "0.1", measured));
        RawResults again = RawResults.read(file);
        assertEquals(measured.rounds(), again.find("hello", "rounds 3").measured().rounds());
        assertNull(again.find("hello", "rounds 4"));
        assertTrue(again.isOutdated("hello", "rounds 4"));
        assertFalse(again.isOutdated("javac", "rounds 4"));
        assertNull(RawResults.fresh(file).find("hello", "rounds 3"));
        Files.writeString(file, "{\n");
        IOException damaged = assertThrows(IOException.class, () -> RawResults.read(file));
        assertTrue(damaged.getMessage().contains("--fresh"), damaged.getMessage());
    }

    private static Comparison find(HottubReport report, String id) {
        return report.comparisons().stream()
                .filter(c -> c.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void ratiosAreAgainstContendersAndWhatIsAsked() {
        HottubReport report = report(100e6);
        assertEquals(10, find(report, "javac-plain").ratio().median(), 1e-9);
        assertEquals(2.0 / 3, find(report, HottubBars.HELLO).ratio().median(), 1e-9);
        assertEquals(Math.sqrt(16 * 64), find(report, "spark-plain").ratio().median(), 1e-9);
        assertEquals(0.4, find(report, HottubBars.REFUSED).ratio().median(), 1e-9);
        assertEquals(1.2, find(report, HottubBars.first("hello")).ratio().median(), 1e-9);
    }

    @Test
    void writtenResultsPassAllBarsOrTellWhichFail() throws IOException {
        report(100e6).write(directory);
        for (String file : HottubReport.FILES) {
            if (file.equals(RawResults.FILE)) {
                continue;
            }
            assertTrue(Files.size(directory.resolve(file)) > 0, file);
        }
        assertEquals(List.of(), problems());
        report(400e6).write(directory);
        List<String> problems = problems();
        assertEquals(2, problems.size(), problems::toString);
        assertTrue(problems.get(0).startsWith("javac-plain"), problems::toString);
    }

    private List<String> problems() throws IOException {
        return Check.problems(
                ResultFile.read(directory.resolve("hottub.json")),
                HottubBars.all(),
                Set.of(HottubBars.WARM));
    }

    @Test
    void unknownPartsAreWrongUse() {
        CommandLine line = HottubBench.commandLine();
        line.setErr(new java.io.PrintWriter(new java.io.StringWriter()));
        assertEquals(CommandLine.ExitCode.USAGE, line.execute("--only", "nothing"));
        assertFalse(HottubBars.all().isEmpty());
    }
}
