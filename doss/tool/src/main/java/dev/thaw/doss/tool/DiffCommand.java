// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.tool;

import com.google.gson.GsonBuilder;
import dev.thaw.command.line.Conventions;
import dev.thaw.doss.nativeimage.file.SnapshotHeader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Says what differs between the graphs in two files. */
@Command(
        name = "diff",
        sortOptions = false,
        description = {
            "Shows what differs between two snapshot files: headers, objects of each class, and"
                    + " values, with the way to them from the root.",
            ""
        },
        footer = {
            "",
            "Exit codes: 0 the graphs are equal, 1 they differ, 2 wrong usage or a file that is"
                    + " unreadable or damaged.",
            "",
            "Example: thaw snapshot diff monday.doss tuesday.doss"
        })
final class DiffCommand implements Callable<Integer> {
    /** For scripts: what is printed otherwise, a line each. */
    private record Result(boolean equal, long count, List<String> differences) {}

    @Spec private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "OLD", description = "A snapshot file.")
    private Path oldFile;

    @Parameters(index = "1", paramLabel = "NEW", description = "The file to compare it with.")
    private Path newFile;

    @Option(
            names = "--max",
            paramLabel = "N",
            defaultValue = "20",
            description = "How many differing values to show; default: ${DEFAULT-VALUE}.")
    private long max;

    @Option(names = "--json", description = "Print one JSON object: equal, count, differences.")
    private boolean json;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this text and exit.")
    private boolean help;

    @Override
    public Integer call() throws IOException {
        if (max < 0) {
            throw new ParameterException(
                    spec.commandLine(), "--max " + max + ": must be 0 or more");
        }
        Progress progress = new Progress(Conventions.progress(spec));
        try (SnapshotFile before = SnapshotFile.open(oldFile);
                SnapshotFile after = SnapshotFile.open(newFile)) {
            progress.begin("objects of " + oldFile.getFileName());
            Graph oldGraph = new Graph(before, progress);
            progress.begin("objects of " + newFile.getFileName());
            Graph newGraph = new Graph(after, progress);
            StringWriter text = new StringWriter();
            long count =
                    compare(
                            oldGraph,
                            newGraph,
                            progress,
                            json ? new PrintWriter(text) : spec.commandLine().getOut());
            if (json) {
                List<String> lines = count == 0 ? List.of() : text.toString().lines().toList();
                Result result = new Result(count == 0, count, lines);
                PrintWriter out = spec.commandLine().getOut();
                out.println(new GsonBuilder().setPrettyPrinting().create().toJson(result));
                out.flush();
            }
            return count == 0 ? CommandLine.ExitCode.OK : CommandLine.ExitCode.SOFTWARE;
        }
    }

    /** Shows what differs, and answers in how many values. */
    private long compare(Graph before, Graph after, Progress progress, PrintWriter out) {
        showHeaders(before.file().header(), after.file().header(), out);
        showClasses(before.census(), after.census(), out);
        Problems differences = new Problems(max, out::println);
        GraphDiff diff = new GraphDiff(before, after, differences, progress);
        diff.run();
        if (differences.notShown() > 0) {
            out.println("and %d more differences (--max)".formatted(differences.notShown()));
        }
        diff.removed()
                .forEach((name, n) -> out.println("only in the old graph: " + n + " " + name));
        diff.added().forEach((name, n) -> out.println("only in the new graph: " + n + " " + name));
        if (!diff.sameImage()) {
            out.println(
                    "References into the image heap were not compared: the files are from"
                            + " different images.");
        }
        if (differences.count() == 0) {
            out.println("no differences");
        }
        out.flush();
        return differences.count();
    }

    /**
     * What differs even if a graph is only stored again, and says nothing about it, is left out.
     */
    private static void showHeaders(SnapshotHeader o, SnapshotHeader n, PrintWriter out) {
        show("layout", o.layout(), n.layout(), out);
        show("image", o.imageId(), n.imageId(), out);
        show("image heap size", o.imageHeapSize(), n.imageHeapSize(), out);
        show("slot", o.slotId(), n.slotId(), out);
        show("slot offset", o.slotOffset(), n.slotOffset(), out);
        show("slot capacity", o.capacity(), n.capacity(), out);
        show("bytes of the low group", o.lowSize(), n.lowSize(), out);
        show("bytes of the high group", o.highSize(), n.highSize(), out);
        show("root offset", o.rootOffset(), n.rootOffset(), out);
        show("objects", o.objectCount(), n.objectCount(), out);
    }

    private static void show(String what, Object before, Object after, PrintWriter out) {
        if (!Objects.equals(before, after)) {
            out.println("header, " + what + ": " + before + " -> " + after);
        }
    }

    private static void showClasses(Census before, Census after, PrintWriter out) {
        Map<String, Census.Entry> old = byName(before);
        Map<String, Census.Entry> young = byName(after);
        TreeSet<String> names = new TreeSet<>(old.keySet());
        names.addAll(young.keySet());
        for (String name : names) {
            Census.Entry nothing = new Census.Entry(name, 0, 0);
            Census.Entry o = old.getOrDefault(name, nothing);
            Census.Entry n = young.getOrDefault(name, nothing);
            if (!o.equals(n)) {
                out.println(
                        String.format(
                                Locale.ROOT,
                                "class %s: %,d -> %,d objects (%+,d), %,d -> %,d bytes (%+,d)",
                                name,
                                o.objects(),
                                n.objects(),
                                n.objects() - o.objects(),
                                o.bytes(),
                                n.bytes(),
                                n.bytes() - o.bytes()));
            }
        }
    }

    /** Classes of one name, from different loaders, count as one. */
    private static Map<String, Census.Entry> byName(Census census) {
        Map<String, Census.Entry> result = new HashMap<>();
        for (Census.Entry e : census.entries()) {
            result.merge(
                    e.name(),
                    e,
                    (a, b) ->
                            new Census.Entry(
                                    a.name(), a.objects() + b.objects(), a.bytes() + b.bytes()));
        }
        return result;
    }
}
