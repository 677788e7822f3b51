// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.sd;

import dev.thaw.sd.micro.Workload;
import dev.thaw.sd.micro.Workloads;
import java.util.List;
import java.util.Set;
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
    /** Sizes do not depend on anything that varies. */
    private static final int ROUNDS_OF_SIZES = 1;

    /** All that is named. */
    Plan plan() {
        Plan plan = new Plan();
        for (Mode mode : modes) {
            workloads().forEach(w -> add(plan, mode, w, contenders));
        }
        return plan;
    }

    /** What the bars and the charts need. */
    Plan planOfReport() {
        Plan plan = new Plan();
        Set<String> shown =
                Figure.all().stream()
                        .flatMap(f -> f.workloads().stream())
                        .collect(Collectors.toSet());
        for (Mode mode : modes) {
            Workloads.all().stream()
                    .filter(w -> shown.contains(w.name()))
                    .forEach(w -> add(plan, mode, w, contenders));
            if (mode == Mode.NATIVE) {
                SdBars.bars().forEach(bar -> add(plan, bar));
            }
        }
        return plan;
    }

    private void add(Plan plan, Mode mode, Workload w, List<String> contenders) {
        for (Operation operation : operations) {
            boolean size = operation == Operation.SIZE;
            plan.add(
                    mode,
                    w,
                    operation,
                    size ? Contenders.withSize(contenders) : contenders,
                    size ? ROUNDS_OF_SIZES : rounds);
        }
    }

    private void add(Plan plan, Bar bar) {
        List<String> both =
                Stream.of(Contenders.DOSS, bar.subject(), bar.peer()).distinct().toList();
        boolean size = bar.operation() == Operation.SIZE;
        for (String workload : bar.workloads()) {
            plan.add(
                    Mode.NATIVE,
                    Workloads.named(workload),
                    bar.operation(),
                    both,
                    size ? ROUNDS_OF_SIZES : rounds);
        }
    }

    private List<Workload> workloads() {
        List<Pattern> wanted = patterns.stream().map(Selection::pattern).toList();
        return Workloads.all().stream()
                .filter(w ->
                        wanted.isEmpty()
                                || wanted.stream().anyMatch(p -> p.matcher(w.name()).matches()))
                .toList();
    }

    /** Brackets stand for themselves. */
    static Pattern pattern(String glob) {
        return Pattern.compile(
                Stream.of(glob.split("\\*", -1))
                        .map(Pattern::quote)
                        .collect(Collectors.joining(".*")));
    }
}
