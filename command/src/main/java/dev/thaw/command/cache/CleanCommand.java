// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.cache;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import dev.thaw.command.cache.Entry.State;
import dev.thaw.command.line.Conventions;
import java.io.IOException;
import java.io.PrintWriter;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Removes what is not needed. */
@Command(
        name = "clean",
        sortOptions = false,
        description = {
            "Removes what is unfinished, and without options what is of older versions.",
            "",
            "What a running process uses, what is a symbolic link or belongs to another user, and what"
                    + " Thaw is not known to make stays in any case. What is removed is made again"
                    + " when it is needed.",
            ""
        },
        footer = {
            "",
            "Exit codes: 0 done, 1 something could not be removed, 2 wrong usage, 3 something was"
                    + " refused, by name.",
            "",
            "Example: thaw cache clean --older-than 30d --dry-run",
            "         thaw cache clean --limit 2g"
        })
final class CleanCommand implements Callable<Integer> {
    private static final int REFUSED = 3;

    @Spec private CommandSpec spec;

    @Option(
            names = "--older-than",
            paramLabel = "AGE",
            converter = Amounts.Age.class,
            description = "Remove what was not used for so long, as 30d, of whichever version.")
    private Duration olderThan;

    @Option(
            names = "--limit",
            paramLabel = "SIZE",
            converter = Amounts.Size.class,
            description =
                    "Remove older versions, then what was not used for longest, until the rest takes"
                            + " no more than that, as 2g.")
    private Long limit;

    @Option(names = "--dry-run", description = "Say what would be removed, and remove nothing.")
    private boolean dryRun;

    @Option(names = "--json", description = "Print one JSON object.")
    private boolean json;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this text and exit.")
    private boolean help;

    @Override
    public Integer call() throws IOException {
        Instant now = Instant.now();
        Selection selection = new Selection(olderThan, limit == null ? Selection.ALL : limit);
        Outcome outcome = new Outcome();
        for (Cache cache : Places.here()) {
            List<Entry> entries = cache.read().entries();
            entries.stream().filter(e -> e.state() == State.REFUSED).forEach(outcome::stays);
            for (Entry entry : selection.of(entries, now)) {
                remove(cache, entry, outcome);
            }
        }
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            out.println(outcome.object());
        } else {
            outcome.show(now, out);
        }
        out.flush();
        return outcome.exitCode();
    }

    private void remove(Cache cache, Entry entry, Outcome outcome) {
        if (dryRun) {
            outcome.removed.add(entry);
            return;
        }
        try {
            Entry now = new Removal(cache).remove(entry);
            if (now.state() == State.REFUSED || now.state() == State.IN_USE) {
                outcome.stays(now);
            } else {
                outcome.removed.add(entry);
            }
        } catch (IOException e) {
            outcome.failed = true;
            outcome.stays(entry.with(entry.state(), "cannot be removed: " + e));
        }
    }

    /** What became of the entries. */
    private final class Outcome {
        private final List<Entry> removed = new ArrayList<>();
        private final List<Entry> stayed = new ArrayList<>();
        private boolean failed;

        void stays(Entry entry) {
            stayed.add(entry);
            Conventions.notes(spec).printf("thaw cache: %s stays: %s%n", entry.path(), entry.why());
        }

        int exitCode() {
            if (failed) {
                return CommandLine.ExitCode.SOFTWARE;
            }
            boolean refused = stayed.stream().anyMatch(e -> e.state() == State.REFUSED);
            return refused ? REFUSED : CommandLine.ExitCode.OK;
        }

        void show(Instant now, PrintWriter out) {
            removed.forEach(entry -> out.println(CacheCommand.line(entry, now)));
            out.printf(
                    "%s %d, %s%n",
                    dryRun ? "would remove" : "removed", removed.size(), Amounts.size(bytes()));
        }

        private long bytes() {
            return removed.stream().mapToLong(Entry::size).sum();
        }

        JsonObject object() {
            JsonObject object = new JsonObject();
            object.addProperty("dryRun", dryRun);
            object.addProperty("bytes", bytes());
            object.add("removed", array(removed));
            object.add("stayed", array(stayed));
            return object;
        }

        private JsonArray array(List<Entry> entries) {
            JsonArray array = new JsonArray();
            entries.forEach(entry -> array.add(CacheCommand.object(entry)));
            return array;
        }
    }
}
