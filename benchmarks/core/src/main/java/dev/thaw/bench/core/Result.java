// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.core;

import dev.thaw.bench.core.Statistics.Interval;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.apache.commons.math3.stat.StatUtils;

/**
 * A bar and what was measured; the fields are those of all results of this project.
 *
 * @param without how many rounds more there were, of which no number came: a ratio to zero, a mean
 *     with a cold start that was none; each may be anything
 * @param holds only if the whole interval does
 * @param interval of the median, or of the percentile that is asked, 95 %; null: there is no such
 *     bound
 */
public record Result(
        String id,
        String claim,
        double value,
        String unit,
        double median,
        double min,
        double max,
        int n,
        int without,
        String peer,
        String bar,
        boolean holds,
        State state,
        Double[] interval,
        String source,
        String condition,
        String reason,
        String command,
        String commit,
        String machine,
        String date,
        boolean quick,
        String load) {
    public enum State {
        HELD,
        MISSED,
        UNDECIDED,
        /** Nothing is asked. */
        SHOWN
    }

    /** With its unit. */
    String measured() {
        return Numbers.text(value) + (unit.equals("x") ? "x" : " " + unit);
    }

    String range() {
        if (interval[0] == null && interval[1] == null) {
            return "too few";
        }
        return text(interval[0]) + " to " + text(interval[1]);
    }

    private static String text(Double bound) {
        return bound == null ? "?" : Numbers.text(bound);
    }

    String rounds() {
        return without == 0 ? Integer.toString(n) : n + " of " + (n + without);
    }

    String verdict() {
        return state.name().toLowerCase(Locale.ROOT);
    }

    /** Of each bar that something was measured for. */
    public static List<Result> of(List<Bar> bars, List<Round> rounds) {
        List<Result> results = new ArrayList<>();
        for (Bar bar : bars) {
            Result result = of(bar, rounds);
            if (result != null) {
                results.add(result);
            }
        }
        return results;
    }

    private static Result of(Bar bar, List<Round> rounds) {
        double[] all = values(bar, rounds);
        double[] values = Arrays.stream(all).filter(Double::isFinite).toArray();
        if (values.length == 0) {
            return null;
        }
        List<String> experiments =
                Stream.of(bar.subject(), bar.peer(), bar.base())
                        .filter(Objects::nonNull)
                        .flatMap(series -> series.experiments().stream())
                        .toList();
        // the oldest: a value is stale when any part of it is
        Run run =
                rounds.stream()
                        .filter(r -> experiments.contains(r.experiment()))
                        .min(Comparator.comparing(r -> r.run().date()))
                        .orElseThrow()
                        .run();
        double min = StatUtils.min(values);
        double max = StatUtils.max(values);
        double median = Statistics.median(values);
        double worst = bar.direction() == Bar.Direction.AT_LEAST ? min : max;
        int without = all.length - values.length;
        double percent = bar.percentile() == null ? Statistics.MEDIAN : bar.percentile();
        Interval interval = interval(bar, values, without);
        double typical = Statistics.percentile(values, percent);
        int n = bar.percentile() == null ? values.length : rounds(bar, rounds);
        State state = state(bar, n, interval);
        return new Result(
                bar.id(),
                bar.claim(),
                bar.worst() ? worst : typical,
                bar.unit(),
                median,
                min,
                max,
                n,
                without,
                bar.peer() == null ? "" : bar.peer().contender(),
                bar.text(),
                state == State.HELD,
                state,
                new Double[] {bound(interval.low()), bound(interval.high())},
                bar.source(),
                bar.condition(),
                state == State.HELD || bar.reason() == null ? "" : bar.reason(),
                run.command(),
                run.commit(),
                run.machine(),
                run.date(),
                run.quick(),
                run.load());
    }

    private static Double bound(double value) {
        return Double.isFinite(value) ? value : null;
    }

    private static Interval interval(Bar bar, double[] values, int without) {
        double min = StatUtils.min(values);
        double max = StatUtils.max(values);
        double below = without == 0 ? min : Double.NEGATIVE_INFINITY;
        double above = without == 0 ? max : Double.POSITIVE_INFINITY;
        if (bar.worst()) {
            boolean least = bar.direction() == Bar.Direction.AT_LEAST;
            return least ? new Interval(below, min) : new Interval(max, above);
        }
        if (bar.exact()) {
            return new Interval(below, above);
        }
        double percent = bar.percentile() == null ? Statistics.MEDIAN : bar.percentile();
        return Statistics.interval(values, percent, without);
    }

    private static State state(Bar bar, int n, Interval interval) {
        if (bar.direction() == null) {
            return State.SHOWN;
        }
        boolean least = bar.direction() == Bar.Direction.AT_LEAST;
        boolean all = least ? interval.low() >= bar.bar() : interval.high() <= bar.bar();
        boolean none = least ? interval.high() < bar.bar() : interval.low() > bar.bar();
        if (bar.worst() && none) {
            return State.MISSED;
        }
        if (n < Statistics.FEWEST && !bar.exact()) {
            return State.UNDECIDED;
        }
        return all ? State.HELD : none ? State.MISSED : State.UNDECIDED;
    }

    /** One value for each round in which both sides were measured; or all, for a percentile. */
    private static double[] values(Bar bar, List<Round> rounds) {
        if (bar.percentile() != null) {
            return bar.subject().experiments().stream()
                    .flatMap(experiment -> measurements(experiment, bar.subject(), rounds))
                    .flatMapToDouble(entry -> Arrays.stream(entry.getValue().values()))
                    .toArray();
        }
        if (bar.base() != null) {
            return shares(bar, rounds);
        }
        Map<Integer, Double> subject = medians(bar.subject(), rounds);
        if (bar.peer() == null) {
            return subject.values().stream().mapToDouble(Double::doubleValue).toArray();
        }
        Map<Integer, Double> peer = medians(bar.peer(), rounds);
        subject.keySet().retainAll(peer.keySet());
        boolean ratio = bar.form().equals("ratio");
        return subject.entrySet().stream()
                .mapToDouble(entry -> {
                    double other = peer.get(entry.getKey());
                    return ratio ? entry.getValue() / other : other / entry.getValue();
                })
                .toArray();
    }

    /** In each round that all experiments have, the median of their shares. */
    private static double[] shares(Bar bar, List<Round> rounds) {
        List<String> experiments = bar.subject().experiments();
        Map<Integer, List<Double>> shares = new TreeMap<>();
        for (String experiment : experiments) {
            Map<Integer, Double> subject = medians(experiment, bar.subject(), rounds);
            Map<Integer, Double> peer = medians(experiment, bar.peer(), rounds);
            Map<Integer, Double> base = medians(experiment, bar.base(), rounds);
            subject.keySet().retainAll(peer.keySet());
            subject.keySet().retainAll(base.keySet());
            subject.forEach((round, value) -> {
                double whole = base.get(round);
                double share = (whole / value - 1) / (whole / peer.get(round) - 1);
                shares.computeIfAbsent(round, _ -> new ArrayList<>()).add(share);
            });
        }
        return shares.values().stream()
                .filter(values -> values.size() == experiments.size())
                .mapToDouble(values ->
                        Statistics.median(
                                values.stream().mapToDouble(Double::doubleValue).toArray()))
                .toArray();
    }

    private static Map<Integer, Double> medians(Bar.Series series, List<Round> rounds) {
        List<String> experiments = series.experiments();
        Map<Integer, Double> logarithms = new TreeMap<>();
        Map<Integer, Integer> count = new TreeMap<>();
        if (experiments.size() == 1) {
            return medians(experiments.getFirst(), series, rounds);
        }
        for (String experiment : experiments) {
            medians(experiment, series, rounds)
                    .forEach((round, median) -> {
                        logarithms.merge(round, Math.log(median), Double::sum);
                        count.merge(round, 1, Integer::sum);
                    });
        }
        logarithms.keySet().removeIf(round -> count.get(round) < experiments.size());
        logarithms.replaceAll((round, sum) -> Math.exp(sum / experiments.size()));
        return logarithms;
    }

    private static Map<Integer, Double> medians(
            String experiment, Bar.Series series, List<Round> rounds) {
        Map<Integer, Double> medians = new TreeMap<>();
        measurements(experiment, series, rounds)
                .forEach(entry ->
                        medians.put(entry.getKey(), Statistics.median(entry.getValue().values())));
        return medians;
    }

    /** How many have any of the values that a percentile is of. */
    private static int rounds(Bar bar, List<Round> rounds) {
        return (int)
                bar.subject().experiments().stream()
                        .flatMap(experiment -> measurements(experiment, bar.subject(), rounds))
                        .map(Map.Entry::getKey)
                        .distinct()
                        .count();
    }

    /** With the number of the round. */
    private static Stream<Map.Entry<Integer, Measurement>> measurements(
            String experiment, Bar.Series series, List<Round> rounds) {
        return rounds.stream()
                .filter(round -> round.experiment().equals(experiment))
                .flatMap(round ->
                        round.measurements().stream()
                                .filter(m ->
                                        m.contender().equals(series.contender())
                                                && series.metrics().contains(m.metric()))
                                .map(m -> Map.entry(round.round(), m)));
    }
}
