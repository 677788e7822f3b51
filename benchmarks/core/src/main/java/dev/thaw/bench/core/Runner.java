// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.core;

import java.io.IOException;
import java.io.PrintStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;

/** Runs experiments, and says how far it is. */
public final class Runner {
    private final RawFile raw;
    private final Run run;
    private final PrintStream progress;

    public Runner(RawFile raw, Run run, PrintStream progress) {
        this.raw = raw;
        this.run = run;
        this.progress = progress;
    }

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
            later += rounds.applyAsInt(experiment) * experiment.secondsPerRound();
        }
        List<String> failed = new ArrayList<>();
        int number = 0;
        for (Experiment experiment : experiments) {
            number++;
            String where = "%d/%d %s".formatted(number, experiments.size(), experiment.name());
            try (experiment) {
                int own = rounds.applyAsInt(experiment);
                later -= own * experiment.secondsPerRound();
                run(experiment, own, where, later);
            } catch (InterruptedException e) {
                throw e;
            } catch (Exception e) {
                failed.add(experiment.name() + ": " + e);
                progress.printf("%s: failed: %s%n", where, e);
            }
        }
        return failed;
    }

    private void run(Experiment experiment, int rounds, String where, double later)
            throws Exception {
        raw.begin(experiment.name(), run);
        List<Integer> left = new ArrayList<>();
        for (int round = 0; round < rounds; round++) {
            if (!raw.has(experiment.name(), round)) {
                left.add(round);
            }
        }
        if (left.isEmpty()) {
            progress.printf("%s: all %d rounds are there already%n", where, rounds);
            return;
        }
        progress.printf("%s: preparing%n", where);
        experiment.prepare();
        long begin = System.nanoTime();
        for (int i = 0; i < left.size(); i++) {
            int round = left.get(i);
            Measurements measurements = new Measurements();
            for (String contender : Turns.of(experiment.contenders(), round)) {
                measurements.of(contender);
                experiment.turn(contender, measurements);
            }
            raw.add(new Round(experiment.name(), round, run, measurements.all()));
            Duration spent = Duration.ofNanos(System.nanoTime() - begin);
            progress.printf(
                    "%s: round %d of %d, %d s; %d s left, and about %.0f s for the others%n",
                    where,
                    round + 1,
                    rounds,
                    spent.toSeconds(),
                    spent.dividedBy(i + 1).multipliedBy(left.size() - i - 1L).toSeconds(),
                    later);
        }
    }
}
