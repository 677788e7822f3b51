// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.sd;

import dev.thaw.sd.micro.Workload;
import dev.thaw.sd.micro.Workloads;
import java.io.IOException;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a user wants measured.
 *
 * @param patterns of names of workloads, where {@code *} stands for anything
 * @param contenders of {@link Contenders}
 * @param rounds how often each is measured
 */
record Selection(
        List<Mode> modes,
        List<String> patterns,
        List<String> contenders,
        List<Operation> operations,
        int rounds) {
    private static final int ROUNDS_OF_CHARTS = 1;

    /** All that is named; section 7.3 is about object snapshots in an image only. */
    Plan plan() {
        Plan plan = new Plan();
        for (Mode mode : modes) {
            if (mode == Mode.NATIVE && contenders.contains(Contenders.DOSS_OCCUPIED)) {
                for (Figure figure : Figure.ofOperations()) {
                    figure.workloads().stream()
                            .filter(this::isWanted)
                            .forEach(w ->
                                    plan.add(
                                            mode,
                                            w,
                                            figure.operation(),
                                            figure.contenders(),
                                            rounds));
                }
            }
            for (Workload w : workloads()) {
                for (Operation o : operations) {
                    boolean size = o == Operation.SIZE;
                    List<String> all = size ? Contenders.withSize(contenders) : contenders;
                    plan.add(mode, w.name(), o, all, rounds);
                }
            }
        }
        return plan;
    }

    /** What the bars and the charts need: all rounds of the former, one of the latter. */
    Plan planOfReport() throws IOException {
        Plan plan = new Plan();
        for (Mode mode : modes) {
            if (mode == Mode.NATIVE) {
                for (Cell cell : Asked.cells()) {
                    plan.add(
                            mode,
                            cell.workload(),
                            cell.operation(),
                            List.of(Contenders.DOSS, cell.contender()),
                            rounds);
                }
                Figure.ofOperations().forEach(figure -> add(plan, mode, figure));
            }
            Figure.ofSerializers().forEach(figure -> add(plan, mode, figure));
        }
        return plan;
    }

    private static void add(Plan plan, Mode mode, Figure figure) {
        for (String workload : figure.workloads()) {
            plan.add(mode, workload, figure.operation(), figure.contenders(), ROUNDS_OF_CHARTS);
        }
    }

    private List<Workload> workloads() {
        return Workloads.all().stream().filter(w -> isWanted(w.name())).toList();
    }

    private boolean isWanted(String workload) {
        return patterns.isEmpty()
                || patterns.stream().anyMatch(p -> pattern(p).matcher(workload).matches());
    }

    /** Brackets stand for themselves. */
    static Pattern pattern(String glob) {
        return Pattern.compile(
                Stream.of(glob.split("\\*", -1))
                        .map(Pattern::quote)
                        .collect(Collectors.joining(".*")));
    }
}
