// SPDX-License-Identifier: Apache-2.0
package dev.thaw.advise.run;

import dev.thaw.advise.Finding;
import dev.thaw.advise.Finding.Part;
import dev.thaw.advise.Finding.Verdict;
import dev.thaw.advise.Texts;
import dev.thaw.advise.Unseen;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Programs that a command runs again and again. */
public final class BatchAdvice {
    /** What 'thaw bam' profiles of a program before anything is gained. */
    private static final int PROFILED = 5;

    /** Of the processor time of the whole run; less is not worth a layout. */
    private static final double LEAST_SHARE = 0.1;

    private static final int MOST_FINDINGS = 3;

    private BatchAdvice() {}

    /**
     * @param programs all that were run
     * @param processor what all of them took, in milliseconds
     */
    public static List<Finding> of(
            List<RanProgram> programs,
            double processor,
            Map<String, Double> numbers,
            List<Unseen> unseen)
            throws InterruptedException {
        numbers.put("programs_run", (double) programs.size());
        Map<String, List<RanProgram>> byFile =
                programs.stream()
                        .filter(p -> !p.file().isEmpty() && p.mapped("/server/libjvm.so").isEmpty())
                        .collect(Collectors.groupingBy(RanProgram::file));
        List<Finding> findings = new ArrayList<>();
        List<List<RanProgram>> often =
                byFile.values().stream()
                        .filter(runs -> runs.size() > PROFILED)
                        .filter(runs -> time(runs) >= LEAST_SHARE * processor)
                        .sorted(Comparator.comparingDouble(runs -> -time(runs)))
                        .limit(MOST_FINDINGS)
                        .toList();
        for (List<RanProgram> runs : often) {
            findings.add(finding(runs, processor, unseen));
        }
        return findings;
    }

    private static double time(List<RanProgram> runs) {
        return runs.stream().mapToDouble(RanProgram::processor).sum();
    }

    private static Finding finding(List<RanProgram> runs, double processor, List<Unseen> unseen)
            throws InterruptedException {
        RanProgram first = runs.getFirst();
        String measured =
                "%s was run %d times and took %s, %.0f %% of the processors' time"
                        .formatted(
                                first.name(),
                                runs.size(),
                                Texts.time(time(runs)),
                                100 * Math.min(1, time(runs) / processor));
        try {
            Optional<RelayoutCheck> check = RelayoutCheck.of(first.file());
            if (check.isPresent() && !check.get().possible()) {
                return new Finding(
                        Part.BAM,
                        Verdict.REFUSED,
                        measured,
                        check.get().why(),
                        Optional.empty(),
                        List.of());
            }
            if (check.isEmpty()) {
                unseen.add(
                        new Unseen(
                                "whether " + first.name() + " can be re-laid",
                                "thaw relayout is not built here; 'thaw relayout check "
                                        + first.file()
                                        + "' says so"));
            }
        } catch (IOException e) {
            unseen.add(new Unseen("whether " + first.name() + " can be re-laid", e.getMessage()));
        }
        return new Finding(
                Part.BAM,
                Verdict.MAY_HELP,
                measured,
                "whether fetching code holds it up is seen by 'thaw bam' itself; there is no estimate",
                Optional.empty(),
                List.of("thaw bam --only %s --verbose -- …".formatted(first.name())));
    }
}
