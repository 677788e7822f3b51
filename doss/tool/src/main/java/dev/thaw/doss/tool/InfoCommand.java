// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.tool;

import com.google.gson.GsonBuilder;
import dev.thaw.command.line.Conventions;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Says what is in a file. */
@Command(
        name = "info",
        sortOptions = false,
        description = {
            "Shows a snapshot file: its header, how many objects of each class it has, and what"
                    + " its bytes are spent on.",
            ""
        },
        footer = {
            "",
            "Exit codes: 0 shown, 2 wrong usage or a file that is unreadable or damaged.",
            "",
            "Example: thaw snapshot info --top 10 --svg classes.svg dictionary.doss"
        })
final class InfoCommand implements Callable<Integer> {
    @Spec private CommandSpec spec;

    @Parameters(paramLabel = "FILE", description = "The file to show.")
    private Path file;

    @Option(
            names = "--top",
            paramLabel = "N",
            defaultValue = "20",
            description =
                    "How many classes to show, those with most bytes; default: ${DEFAULT-VALUE}.")
    private int top;

    @Option(names = "--json", description = "Write JSON, with all classes.")
    private boolean json;

    @Option(
            names = "--svg",
            paramLabel = "OUT",
            description = "Also draw the bytes of the shown classes into this file.")
    private Path svg;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this text and exit.")
    private boolean help;

    @Override
    public Integer call() throws IOException {
        if (top < 1) {
            throw new ParameterException(
                    spec.commandLine(), "--top " + top + ": must be 1 or more");
        }
        Progress progress = new Progress(Conventions.progress(spec));
        progress.begin("objects");
        FileInfo info;
        try (SnapshotFile opened = SnapshotFile.open(file)) {
            info = FileInfo.of(opened, progress);
        }
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            out.println(new GsonBuilder().setPrettyPrinting().create().toJson(info));
        } else {
            out.print(info.toText(top));
        }
        if (svg != null) {
            draw(info);
        }
        out.flush();
        return CommandLine.ExitCode.OK;
    }

    private void draw(FileInfo info) throws IOException {
        List<Census.Entry> shown = info.classes().stream().limit(top).toList();
        List<ClassChart.Bar> bars =
                shown.stream().map(e -> new ClassChart.Bar(e.name(), e.bytes())).toList();
        Path beside = svg.resolveSibling("." + svg.getFileName() + ".tmp");
        try {
            Files.writeString(
                    beside,
                    new ClassChart("Bytes by class in " + file.getFileName(), bars).toSvg());
            Files.move(beside, svg, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(beside);
        }
    }
}
