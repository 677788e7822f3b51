// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.sd;

import dev.thaw.bench.core.Commands;
import dev.thaw.bench.core.Experiment;
import dev.thaw.bench.core.Measurements;
import dev.thaw.bench.core.Round;
import dev.thaw.sd.micro.Measure;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A race. Each turn is a process of its own, so that neither what a JVM has learned nor a heap is
 * left over from another one.
 */
final class SdExperiment extends Experiment {
    static final String TIME = "time";
    static final String SIZE = "size";

    private final Race race;
    private final Map<String, Boolean> once;
    private final Lab lab;

    /**
     * @param once contenders, and whether they take part in the first round only
     */
    SdExperiment(Race race, Map<String, Boolean> once, Lab lab) {
        super(
                race.name(),
                List.copyOf(once.keySet()),
                lab.quick() || !once.containsValue(false) ? 1 : 0,
                once.size() * race.seconds(lab.seconds(race.mode())));
        this.race = race;
        this.once = once;
        this.lab = lab;
    }

    @Override
    public List<String> missing(int round, Round before) {
        return once.keySet().stream()
                .filter(contender -> round == 0 || !once.get(contender))
                .filter(contender -> before == null || !before.has(contender))
                .toList();
    }

    @Override
    public void prepare() throws Exception {
        lab.prepare(race.mode());
    }

    @Override
    public void turn(String contender, Measurements to) throws Exception {
        try {
            if (Contenders.isSystemCall(contender)) {
                to.add(TIME, "ns", lab.systemCalls().nanos(contender, race.workload()));
            } else {
                run(contender, to);
            }
        } finally {
            lab.deleteFiles();
        }
    }

    private void run(String contender, Measurements to) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(lab.program(race.mode()));
        command.addAll(
                List.of(
                        Contenders.method(race.operation(), contender),
                        Contenders.serializer(contender),
                        race.workload()));
        command.addAll(lab.arguments(race.mode(), to.round()));
        Commands.Done done = Commands.run(new ProcessBuilder(command), "");
        understand(done.status(), done.text(), to);
    }

    /** A process that ends otherwise is a result, too: the library has failed. */
    static void understand(int exitCode, String output, Measurements to) {
        List<String> lines = output.lines().toList();
        String last = lines.isEmpty() ? "no output" : lines.getLast();
        String[] words = last.split("\t", -1);
        if (exitCode != 0) {
            String reason =
                    lines.stream()
                            .filter(l -> l.contains("Exception") || l.contains("Error"))
                            .findFirst()
                            .orElse(last);
            to.remark("ended with exit code %d: %s".formatted(exitCode, reason));
            return;
        }
        switch (words[0]) {
            case Measure.NANOS ->
                    to.add(
                            TIME,
                            "ns",
                            Stream.of(words[1].split(" "))
                                    .mapToDouble(Double::parseDouble)
                                    .toArray());
            case Measure.BYTES -> {
                to.add(SIZE, "bytes", Double.parseDouble(words[1]));
                if (!words[2].isEmpty()) {
                    to.remark(words[2]);
                }
            }
            case Measure.REFUSED -> to.remark(words[1]);
            default -> to.remark("not understood: " + words[0]);
        }
    }
}
