// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.cache;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import dev.thaw.command.cache.Cache.Contents;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Instant;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Lists what is kept. */
@Command(
        name = "cache",
        sortOptions = false,
        subcommands = {CleanCommand.class},
        description = {
            "Lists what Thaw keeps in its cache: how large it is, when it was last used, and whether"
                    + " it is of an older version, in use, or unfinished.",
            "",
            "The size is what is free when it is gone; files of the JDK that a toolchain home shares"
                    + " with it do not count. Root's JVM for scripts is in /var/cache; with"
                    + " XDG_CACHE_HOME set, only that directory is looked at.",
            "",
            "Once a day what was not used for longest goes, until the rest takes no more than"
                    + " THAW_CACHE_LIMIT: a size as 2g, or none; 10g without it.",
            ""
        },
        footer = {
            "",
            "Exit codes: 0 listed, 1 the cache cannot be read, 2 wrong usage, 3 a directory of it"
                    + " is refused, by name.",
            "",
            "Example: thaw cache",
            "         thaw cache clean --older-than 30d --dry-run"
        })
public final class CacheCommand implements Callable<Integer> {
    @Spec private CommandSpec spec;

    @Option(names = "--json", description = "Print one JSON object.")
    private boolean json;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this text and exit.")
    private boolean help;

    @Override
    public Integer call() throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        JsonArray all = new JsonArray();
        Instant now = Instant.now();
        for (Cache cache : Places.here()) {
            Contents contents = cache.read();
            if (json) {
                all.add(object(cache, contents));
            } else {
                show(cache, contents, now, out);
            }
        }
        if (json) {
            out.println(all);
        }
        out.flush();
        return CommandLine.ExitCode.OK;
    }

    private static void show(Cache cache, Contents contents, Instant now, PrintWriter out) {
        long total = contents.entries().stream().mapToLong(Entry::size).sum();
        out.printf("%s: %s%n", cache.directory(), Amounts.size(total));
        for (Entry entry : contents.entries()) {
            out.println(line(entry, now));
        }
        for (Path path : contents.unknown()) {
            out.printf("  not of Thaw's, left alone: %s%n", path);
        }
    }

    /** An entry, for people. */
    static String line(Entry entry, Instant now) {
        String used = entry.used().equals(Instant.EPOCH) ? "" : Amounts.ago(entry.used(), now);
        return "  %-22s %10s  %-16s %-13s %s%s"
                .formatted(
                        entry.kind().title(),
                        Amounts.size(entry.size()),
                        used,
                        entry.state(),
                        entry.path(),
                        entry.why().isEmpty() ? "" : " (" + entry.why() + ")");
    }

    private static JsonObject object(Cache cache, Contents contents) {
        JsonObject object = new JsonObject();
        object.addProperty("directory", cache.directory().toString());
        JsonArray entries = new JsonArray();
        contents.entries().forEach(entry -> entries.add(object(entry)));
        object.add("entries", entries);
        JsonArray unknown = new JsonArray();
        contents.unknown().forEach(path -> unknown.add(path.toString()));
        object.add("unknown", unknown);
        return object;
    }

    /** An entry, for scripts. */
    static JsonObject object(Entry entry) {
        JsonObject object = new JsonObject();
        object.addProperty("kind", entry.kind().title());
        object.addProperty("path", entry.path().toString());
        object.addProperty("bytes", entry.size());
        object.addProperty("used", entry.used().toString());
        object.addProperty("state", entry.state().toString());
        object.addProperty("why", entry.why());
        return object;
    }
}
