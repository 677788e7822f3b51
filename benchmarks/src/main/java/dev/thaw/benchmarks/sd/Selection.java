// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.sd;

import dev.thaw.bench.core.Bar;
import dev.thaw.bench.core.Part;
import dev.thaw.sd.micro.Workload;
import dev.thaw.sd.micro.Workloads;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a user wants measured.
 *
 * @param patterns of names of workloads, where {@code *} stands for anything
 * @param contenders of {@link Contenders}
 */
record Selection(
        List<Mode> modes,
        List<String> patterns,
        List<String> contenders,
        List<Operation> operations) {

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
                                            false));
                }
            }
            for (Workload w : workloads()) {
                for (Operation o : operations) {
                    boolean size = o == Operation.SIZE;
                    List<String> all = size ? Contenders.withSize(contenders) : contenders;
                    plan.add(mode, w.name(), o, all, false);
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
                for (Bar.Series series : asked()) {
                    for (String experiment : series.experiments()) {
                        Race race = Race.named(experiment);
                        plan.add(
                                mode,
                                race.workload(),
                                race.operation(),
                                List.of(Contenders.DOSS, series.contender()),
                                false);
                    }
                }
                Figure.ofOperations().forEach(figure -> add(plan, mode, figure));
            }
            Figure.ofSerializers().forEach(figure -> add(plan, mode, figure));
        }
        return plan;
    }

    /** Both sides of all bars. */
    static List<Bar.Series> asked() throws IOException {
        Path root = Part.root(Selection.class);
        return Part.of(root, "sd").readBars(root).stream()
                .flatMap(bar -> Stream.of(bar.subject(), bar.peer()))
                .filter(Objects::nonNull)
                .toList();
    }

    private static void add(Plan plan, Mode mode, Figure figure) {
        for (String workload : figure.workloads()) {
            plan.add(mode, workload, figure.operation(), figure.contenders(), true);
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
