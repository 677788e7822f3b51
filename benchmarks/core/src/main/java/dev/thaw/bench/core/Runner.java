// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.core;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.ToIntFunction;

/** Runs experiments, and says how far it is. */
public record Runner(RawFile raw, Run run, Consumer<String> progress) {
    /**
     * An experiment that fails does not keep the others from running.
     *
     * @return names of those that have failed, with the reason
     */
    public List<String> run(List<? extends Experiment> experiments, int rounds)
            throws IOException, InterruptedException {
        return run(experiments, experiment -> rounds);
    }

    /** The same, where experiments have numbers of rounds of their own. */
    public List<String> run(
            List<? extends Experiment> experiments, ToIntFunction<Experiment> rounds)
            throws IOException, InterruptedException {
        double later = 0;
        for (Experiment experiment : experiments) {
            later += seconds(experiment, left(experiment, rounds.applyAsInt(experiment)));
        }
        List<String> failed = new ArrayList<>();
        int number = 0;
        for (Experiment experiment : experiments) {
            number++;
            String where = "%d/%d %s".formatted(number, experiments.size(), experiment.name());
            try (experiment) {
                int own = rounds.applyAsInt(experiment);
                Map<Integer, List<String>> left = left(experiment, own);
                later -= seconds(experiment, left);
                run(experiment, own, left, where, later);
            } catch (InterruptedException e) {
                throw e;
            } catch (Exception e) {
                failed.add(experiment.name() + ": " + e);
                progress.accept("%s: failed: %s".formatted(where, e));
            }
        }
        return failed;
    }

    /** Who has not had a turn yet, by the round's number. */
    private Map<Integer, List<String>> left(Experiment experiment, int rounds) {
        Map<Integer, List<String>> left = new TreeMap<>();
        for (int round = 0; round < rounds; round++) {
            Round before = raw.find(experiment.name(), round, run);
            List<String> missing = experiment.missing(round, before);
            if (!missing.isEmpty()) {
                left.put(round, missing);
            }
        }
        return left;
    }

    private static double seconds(Experiment experiment, Map<Integer, List<String>> left) {
        return left.size() * experiment.secondsPerRound();
    }

    private void run(
            Experiment experiment,
            int rounds,
            Map<Integer, List<String>> left,
            String where,
            double later)
            throws Exception {
        raw.begin(experiment.name(), run);
        if (left.isEmpty()) {
            progress.accept("%s: all %d rounds are there already".formatted(where, rounds));
            return;
        }
        progress.accept(where + ": preparing");
        experiment.prepare();
        long begin = System.nanoTime();
        int done = 0;
        for (Map.Entry<Integer, List<String>> turns : left.entrySet()) {
            int round = turns.getKey();
            Measurements measurements = new Measurements(round);
            for (String contender : Turns.of(turns.getValue(), round)) {
                measurements.of(contender);
                experiment.turn(contender, measurements);
            }
            raw.add(measurements.of(experiment.name(), run));
            done++;
            Duration spent = Duration.ofNanos(System.nanoTime() - begin);
            progress.accept(
                    "%s: round %d of %d, %d s; %d s left, and about %.0f s for the others"
                            .formatted(
                                    where,
                                    round + 1,
                                    rounds,
                                    spent.toSeconds(),
                                    spent.dividedBy(done)
                                            .multipliedBy(left.size() - done)
                                            .toSeconds(),
                                    later));
        }
    }
}
