// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.bench.core.Bar.Direction;
import dev.thaw.bench.core.Result.State;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ResultTest {
    private static final Run RUN = new Run("c0ffee", "a machine", "2026-01-01", "x", false, "0");

    private static Bar bar(String form, double limit, Direction direction, boolean worst) {
        Bar.Series peer =
                form.equals("value") ? null : new Bar.Series("start", "slow", "first answer");
        return new Bar(
                "id",
                "claim",
                "paper",
                "idle",
                new Bar.Series("start", "fast", "first answer"),
                peer,
                null,
                form,
                limit,
                direction,
                "x",
                worst,
                false,
                null,
                "because");
    }

    private static List<Round> rounds(double[] fast, double[] slow) {
        List<Round> rounds = new ArrayList<>();
        for (int i = 0; i < fast.length; i++) {
            rounds.add(
                    new Round(
                            "start",
                            i,
                            RUN,
                            List.of(
                                    new Measurement(
                                            "fast", "first answer", "ms", new double[] {fast[i]}),
                                    new Measurement(
                                            "slow",
                                            "first answer",
                                            "ms",
                                            new double[] {slow[i]}))));
        }
        return rounds;
    }

    private static Result result(Bar bar, double[] fast, double[] slow) {
        return Result.of(List.of(bar), rounds(fast, slow)).getFirst();
    }

    @Test
    void oneRoundDecidesWhatIsTheSameInEach() throws Exception {
        String text =
                """
                [{"each": ["true", "false"], "id": "{}", "claim": "c", "source": "s", "condition": "", "unit": "x",
                  "subject": {"experiment": "start", "contender": "fast", "metric": "first answer"}, "exact": {},
                  "form": "value", "bar": 1, "direction": "AT_MOST"}]
                """
                        .replace("\"exact\": {}", "\"exact\": \"{}\"");
        List<Round> rounds = rounds(new double[] {1}, new double[] {1});
        assertEquals(
                List.of(State.HELD, State.UNDECIDED),
                Result.of(Bar.read(new StringReader(text)), rounds).stream()
                        .map(Result::state)
                        .toList());
    }

    @Test
    void aBarIsHeldMissedOrUndecidedByItsInterval() {
        double[] fast = {1, 1, 1, 1, 1, 1, 1, 1};
        double[] slow = {10, 11, 9, 10, 12, 8, 10, 10};
        assertEquals(
                State.HELD,
                result(bar("speedup", 7, Direction.AT_LEAST, false), fast, slow).state());
        assertEquals(
                State.MISSED,
                result(bar("speedup", 13, Direction.AT_LEAST, false), fast, slow).state());
        assertEquals(
                State.UNDECIDED,
                result(bar("speedup", 10, Direction.AT_LEAST, false), fast, slow).state());
        assertEquals(
                State.HELD,
                result(bar("ratio", 0.2, Direction.AT_MOST, false), fast, slow).state());
        assertEquals(
                State.MISSED,
                result(bar("value", 0.5, Direction.AT_MOST, false), fast, slow).state());
    }

    @Test
    void ratiosAreTakenInEachRound() {
        double[] fast = {1, 2, 4, 8, 16, 32};
        double[] slow = {10, 20, 40, 80, 160, 320};
        Result result = result(bar("speedup", 10, Direction.AT_LEAST, false), fast, slow);
        assertEquals(10, result.min());
        assertEquals(10, result.max());
        assertTrue(result.holds());
        assertEquals("", result.reason());
    }

    @Test
    void fewRoundsDecideNothing() {
        double[] fast = {1, 1, 1, 1, 1};
        double[] slow = {100, 100, 100, 100, 100};
        Result result = result(bar("speedup", 2, Direction.AT_LEAST, false), fast, slow);
        assertEquals(State.UNDECIDED, result.state());
        assertEquals("because", result.reason());
    }

    @Test
    void oneBadRoundMissesWhatMustNeverHappen() {
        double[] failed = {0, 0, 0, 0, 0, 0, 0, 1};
        Bar never = bar("value", 0, Direction.AT_MOST, true);
        assertEquals(State.MISSED, result(never, failed, failed).state());
        assertEquals(State.HELD, result(never, new double[8], new double[8]).state());
        assertEquals(State.MISSED, result(never, new double[] {1}, new double[1]).state());
        assertEquals(State.UNDECIDED, result(never, new double[] {0}, new double[1]).state());
    }

    @Test
    void aPercentileIsOfAllValues() throws IOException {
        String text =
                """
                [{"id": "most", "claim": "c", "source": "s", "condition": "n", "unit": "ms",
                  "subject": {"experiment": "start", "contender": "warm", "metric": "time"},
                  "form": "%s", "percentile": 95, "bar": 3, "direction": "AT_MOST"}]\
                """;
        List<Bar> bars = Bar.read(new StringReader(text.formatted("value")));
        // of fewer than 72, 95 of 100 cannot be known to be below the greatest
        double[] good = new double[80];
        Arrays.fill(good, 1);
        assertEquals(20, ofWarm(bars, good).n());
        assertEquals(State.HELD, ofWarm(bars, good).state());
        assertEquals(State.UNDECIDED, ofWarm(bars, Arrays.copyOf(good, 4)).state());
        assertEquals(State.UNDECIDED, ofWarm(bars, Arrays.copyOf(good, 40)).state());
        double[] often = good.clone();
        Arrays.fill(often, 0, 8, 9);
        // the median would hold it
        assertEquals(9, ofWarm(bars, often).value());
        assertEquals(State.UNDECIDED, ofWarm(bars, often).state());
        Arrays.fill(often, 0, 16, 9);
        assertEquals(State.MISSED, ofWarm(bars, often).state());
        assertThrowsWith(
                "has a percentile",
                text.formatted("ratio").replace("ratio\"", "ratio\", \"peer\": {}"));
    }

    /** With four values in each round. */
    private static Result ofWarm(List<Bar> bars, double[] values) {
        List<Round> rounds = new ArrayList<>();
        for (int i = 0; i < values.length / 4; i++) {
            double[] some = Arrays.copyOfRange(values, 4 * i, 4 * i + 4);
            rounds.add(
                    new Round(
                            "start", i, RUN, List.of(new Measurement("warm", "time", "ms", some))));
        }
        return Result.of(bars, rounds).getFirst();
    }

    @Test
    void aRoundWithoutANumberMayBeAnything() {
        double[] fast = {1, 1, 1, 1, 1, 1, 1, 1, 1};
        double[] slow = {10, 10, 10, 10, 10, 10, 10, 0, 10};
        Bar bar = bar("ratio", 0.2, Direction.AT_MOST, false);
        Result eight = result(bar, Arrays.copyOf(fast, 8), slow);
        assertEquals(State.UNDECIDED, eight.state());
        assertEquals("7 of 8", eight.rounds());
        assertEquals("too few", eight.range());
        // of nine, one has not to hold it
        assertEquals(State.HELD, result(bar, fast, slow).state());
        Bar worst = bar("ratio", 0.2, Direction.AT_MOST, true);
        assertEquals(State.UNDECIDED, result(worst, fast, slow).state());
        assertEquals("0.1 to ?", result(worst, fast, slow).range());
        Report report =
                new Report("test", null, List.of(bar), rounds(Arrays.copyOf(fast, 8), slow));
        assertTrue(report.markdown(false).contains("| too few | 7 of 8 |"), report.markdown(false));
    }

    @Test
    void whatIsNotMeasuredIsNoResultButIsReported() {
        List<Bar> bars = List.of(bar("value", 1, Direction.AT_MOST, false));
        assertTrue(Result.of(bars, List.of()).isEmpty());
        assertTrue(
                new Report("test", null, bars, List.of())
                        .markdown(false)
                        .contains("Not measured: claim."));
    }

    @Test
    void barsThatSayNonsenseAreRefused() {
        String twice =
                """
                {"id": "a", "claim": "c", "source": "s", "condition": "", "unit": "x", "direction": "AT_MOST",
                 "form": "%s", "subject": {"experiment": "e", "contender": "c", "metric": "m"}}\
                """;
        String value = twice.formatted("value");
        assertThrowsWith("twice", "[" + value + "," + value + "]");
        assertThrowsWith("has a peer", "[" + twice.formatted("ratio") + "]");
        assertThrowsWith("form must be", "[" + twice.formatted("quotient") + "]");
        assertThrowsWith("must be there", "[{\"id\": \"a\"}]");
        assertThrowsWith("bars.json", "[{");
    }

    private static void assertThrowsWith(String part, String json) {
        IOException e = assertThrows(IOException.class, () -> Bar.read(new StringReader(json)));
        assertTrue(e.getMessage().contains(part), e.getMessage());
    }

    @Test
    void numbersHaveThreeDigitsThatCount() {
        assertEquals("0.00123", Numbers.text(0.001234));
        assertEquals("0", Numbers.text(0));
        assertEquals("12.3", Numbers.text(12.34));
        assertEquals("100", Numbers.text(100));
        assertEquals("12,346", Numbers.text(12345.6));
    }

    private static String shareOf(String series) {
        return ("[{'id': 'kept', 'claim': 'c', 'source': 's', 'condition': 'n', 'unit': 'x',"
                        + "'subject': %s, 'peer': %s, 'base': %s,"
                        + "'form': 'share', 'bar': 0.7, 'direction': 'AT_LEAST'}]")
                .formatted(
                        series.formatted("injected"),
                        series.formatted("offline"),
                        series.formatted("original"));
    }

    @Test
    void aShareIsOfThePeersSpeedup() throws IOException {
        String series = "{'experiment': 'start', 'contender': '%s', 'metric': 'time'}";
        String text = shareOf(series);
        List<Bar> bars = Bar.read(new StringReader(text.replace('\'', '"')));
        List<Measurement> measured = new ArrayList<>();
        Map.of("original", 120.0, "injected", 100.0, "offline", 96.0)
                .forEach(
                        (c, v) -> measured.add(new Measurement(c, "time", "ms", new double[] {v})));
        Result result = Result.of(bars, List.of(new Round("start", 0, RUN, measured))).getFirst();
        assertEquals(0.2 / 0.25, result.value(), 1e-9);
        String without = text.replace(", 'base': " + series.formatted("original"), "");
        assertThrows(
                IOException.class, () -> Bar.read(new StringReader(without.replace('\'', '"'))));
    }

    /** Of experiments that name what they measure differently. */
    @Test
    void ofSeveralExperimentsTheMedianOfTheirSharesCounts() throws IOException {
        String series =
                "{'experiment': '{start,work,end}', 'contender': '%s', 'metric': '{time;span}'}";
        String text = shareOf(series);
        List<Bar> bars = Bar.read(new StringReader(text.replace('\'', '"')));
        List<Round> rounds = new ArrayList<>();
        rounds.add(share("start", 0, "time", 0.8));
        rounds.add(share("work", 0, "span", 0.5));
        // a round that not all have does not count
        rounds.add(share("start", 1, "time", 0.1));
        assertEquals(List.of(), Result.of(bars, rounds));
        rounds.add(share("end", 0, "span", 2));
        Result result = Result.of(bars, rounds).getFirst();
        assertEquals(0.8, result.value(), 1e-9);
        assertEquals(1, result.n());
    }

    private static Round share(String experiment, int round, String metric, double share) {
        List<Measurement> measured = new ArrayList<>();
        Map.of("original", 120.0, "injected", 120 / (1 + 0.2 * share), "offline", 100.0)
                .forEach(
                        (c, v) -> measured.add(new Measurement(c, metric, "ms", new double[] {v})));
        return new Round(experiment, round, RUN, measured);
    }
}
