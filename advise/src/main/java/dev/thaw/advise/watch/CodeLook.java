// SPDX-License-Identifier: Apache-2.0
package dev.thaw.advise.watch;

import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import dev.thaw.advise.Finding;
import dev.thaw.advise.Finding.Part;
import dev.thaw.advise.Finding.Verdict;
import dev.thaw.advise.Unseen;
import dev.thaw.advise.run.RelayoutCheck;
import dev.thaw.advise.run.Tool;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Whether the code of a process could be re-laid, and if it may be profiled, whether that would
 * gain something.
 */
final class CodeLook {
    private static final int NOT_WORTH_IT = 4;
    private static final int REFUSED = 3;
    private static final long WATCH_MILLIS = 500;

    /** Of one processor. */
    private static final double BUSY = 0.2;

    private static final double TICKS = 100;

    private CodeLook() {}

    static void of(
            WatchedProcess process, boolean look, List<Finding> findings, List<Unseen> unseen)
            throws InterruptedException {
        try {
            Optional<RelayoutCheck> check = RelayoutCheck.of(Long.toString(process.id()));
            if (check.isEmpty()) {
                unseen.add(
                        new Unseen(
                                "the code of process " + process.id(),
                                "thaw relayout is not built here; 'thaw relayout check %d' says whether it can be re-laid"
                                        .formatted(process.id())));
                return;
            }
            findings.add(finding(process, check.get(), look, unseen));
        } catch (IOException e) {
            unseen.add(new Unseen("the code of process " + process.id(), e.getMessage()));
        }
    }

    private static Finding finding(
            WatchedProcess process, RelayoutCheck check, boolean look, List<Unseen> unseen)
            throws IOException, InterruptedException {
        double busy = busy(process);
        String measured =
                "process %d (%s) uses %.0f %% of a processor"
                        .formatted(process.id(), process.name(), 100 * busy);
        if (!check.possible()) {
            return new Finding(
                    Part.RELAYOUT,
                    Verdict.REFUSED,
                    measured,
                    check.why(),
                    Optional.empty(),
                    List.of());
        }
        if (busy < BUSY) {
            return Finding.noGain(Part.RELAYOUT, measured, "it is idle now; advise it at work");
        }
        measured += "; %d of %d functions could move".formatted(check.movable(), check.functions());
        if (look) {
            return looked(process, measured);
        }
        unseen.add(
                new Unseen(
                        "whether fetching code holds process %d up".formatted(process.id()),
                        "that takes a profile, by which its threads stand for moments; --look makes one"));
        return mayHelp(process, measured);
    }

    private static Finding mayHelp(WatchedProcess process, String measured) {
        return new Finding(
                Part.RELAYOUT,
                Verdict.MAY_HELP,
                measured,
                "programs that were measured took 0.98x to 1.15x of the speed (benchmarks/results/relayout.md)",
                Optional.empty(),
                List.of(
                        "thaw relayout %d    # 'thaw relayout undo %d' takes it back"
                                .formatted(process.id(), process.id())));
    }

    private static Finding looked(WatchedProcess process, String measured)
            throws IOException, InterruptedException {
        Tool relayout = Tool.ofProperty("thaw.relayout").orElseThrow();
        Tool.Answer answer =
                relayout.ask(
                        List.of("--dry-run", "--json", Long.toString(process.id())),
                        Map.of(),
                        null);
        return switch (answer.status()) {
            case 0 -> mayHelp(process, measured + "; fetching code holds it up");
            case NOT_WORTH_IT -> Finding.noGain(Part.RELAYOUT, measured, text(answer));
            case REFUSED ->
                    new Finding(
                            Part.RELAYOUT,
                            Verdict.REFUSED,
                            measured,
                            text(answer),
                            Optional.empty(),
                            List.of());
            default ->
                    throw new IOException(
                            "thaw relayout failed with status %d: %s"
                                    .formatted(answer.status(), text(answer)));
        };
    }

    private static String text(Tool.Answer answer) {
        try {
            JsonObject error =
                    JsonParser.parseString(answer.out()).getAsJsonObject().getAsJsonObject("error");
            return error.get("text").getAsString();
        } catch (JsonParseException | IllegalStateException | NullPointerException e) {
            return "it does not say why";
        }
    }

    private static double busy(WatchedProcess process) throws IOException, InterruptedException {
        long before = process.ticks();
        long begin = System.nanoTime();
        Thread.sleep(WATCH_MILLIS);
        double seconds = (System.nanoTime() - begin) / 1e9;
        return (process.ticks() - before) / TICKS / seconds;
    }
}
