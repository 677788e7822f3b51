// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.result;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.demo.report.ResultRecord;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CheckTest {
    private static final Map<String, Check.Limits> BARS =
            Map.of("time", layout -> Limit.atMost(layout.equals("linear") ? 1 : 2));

    @TempDir private Path directory;

    private List<ResultRow> written(boolean quick, Comparison... comparisons) throws IOException {
        Path file = directory.resolve("some.json");
        Environment environment =
                new Environment(
                        new ResultRecord.Run("thaw bench some", "abc", "a machine", "2026-01-01"),
                        quick,
                        "madvise",
                        "0 0 0",
                        "1 1 1");
        ResultFile.write(file, List.of(comparisons), environment);
        return ResultFile.read(file);
    }

    private static Comparison time(String layout, double... times) {
        List<Double> samples = new ArrayList<>();
        List<Double> ones = new ArrayList<>();
        for (double time : times) {
            samples.add(time);
            ones.add(1.0);
        }
        return new Comparison(
                "time",
                layout,
                "time of it",
                false,
                Limit.atMost(100),
                new Series("it", "ns", samples),
                new Series("peer", "ns", ones));
    }

    private static List<String> problems(List<ResultRow> rows) {
        return Check.problems(rows, BARS, Set.of("chunked"));
    }

    @Test
    void whatHoldsIsNoProblem() throws IOException {
        assertEquals(List.of(), problems(written(false, time("chunked", 1, 2, 9))));
    }

    @Test
    void theSamplesDecideByTodaysLimitsNotByThoseInTheFile() throws IOException {
        List<String> problems = problems(written(false, time("chunked", 1, 2.5, 9)));
        assertEquals(1, problems.size());
        assertEquals(
                "time (chunked): time of it, at most 2x: 2.50 (1.00 1.75-5.75)",
                problems.getFirst());
    }

    @Test
    void eachLayoutThatWasMeasuredIsHeldToItsOwnLimits() throws IOException {
        List<String> problems = problems(written(false, time("chunked", 1.5), time("linear", 1.5)));
        assertEquals(1, problems.size());
        assertTrue(problems.getFirst().startsWith("time (linear): "), problems.toString());
    }

    @Test
    void whatWasNotMeasuredIsAProblem() throws IOException {
        assertEquals(
                List.of("time (chunked): not measured"),
                problems(written(false, time("linear", 1))));
        assertEquals(List.of("time (chunked): not measured"), problems(List.of()));
    }

    @Test
    void quickResultsDoNotCount() throws IOException {
        List<String> problems = problems(written(true, time("chunked", 1)));
        assertTrue(problems.getFirst().contains("--quick"), problems.toString());
    }

    @Test
    void samplesSurviveTheFile() throws IOException {
        Comparison c = time("chunked", 1.25, 3, 2);
        ResultRow row = written(false, c).getFirst();
        assertEquals(c, row.comparison());
        assertEquals(2, row.value());
        assertEquals("at most 100x", row.bar());
    }

    @Test
    void damagedFilesAreRefusedByName() throws IOException {
        Path missing = directory.resolve("missing.json");
        refused(missing, "run the benchmark first");
        Path file = directory.resolve("damaged.json");
        for (String text : List.of("", "{}", "[{\"claim\": \"x\"}]", "[null]", "no json")) {
            Files.writeString(file, text);
            refused(file, "run the benchmark again");
        }
    }

    private static void refused(Path file, String advice) {
        IOException e = assertThrows(IOException.class, () -> ResultFile.read(file));
        assertTrue(e.getMessage().contains(file.toString()), e.getMessage());
        assertTrue(e.getMessage().contains(advice), e.getMessage());
    }
}
