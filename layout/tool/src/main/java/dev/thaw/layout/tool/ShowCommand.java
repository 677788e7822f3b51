// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.tool;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Shows which pages a cold start touches. */
@Command(
        name = "show",
        sortOptions = false,
        description = {
            "Starts images whose files are not in memory, and shows which pages of code and image"
                    + " heap that touches: as numbers, as APP.pages.svg, and as APP.pages.html with"
                    + " all images side by side.",
            "",
            "Page faults come from the kernel's performance events. A program that goes on running"
                    + " is killed.",
            ""
        },
        footer = {
            "",
            "Exit codes: 0 shown, 2 wrong usage, an image that cannot be run or stays in memory, or"
                    + " events that the kernel does not give.",
            "",
            "Example: thaw layout show app app.before"
        })
final class ShowCommand implements Callable<Integer> {
    @Spec private CommandSpec spec;

    @Parameters(
            arity = "1..*",
            paramLabel = "IMAGE",
            description = "Images to start, such as the ordered one and the one before.")
    private List<Path> images;

    @Mixin private StartOptions start;

    @Option(names = "--json", description = "Write the numbers as JSON.")
    private boolean json;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this text and exit.")
    private boolean help;

    @Override
    public Integer call() throws IOException, InterruptedException {
        List<PageMapJson.Shown> shown = new ArrayList<>();
        List<String> drawings = new ArrayList<>();
        for (Path image : images) {
            PageMap.OfStart pages = PageMap.record(image, start.arguments(), start.limit());
            Path drawing = sibling(image, ".pages.svg");
            drawings.add(PageMapDrawing.svg(image.getFileName().toString(), pages.ofImage()));
            write(drawing, drawings.getLast());
            shown.add(new PageMapJson.Shown(image, pages, drawing));
            if (!json) {
                tell(shown.getLast());
            }
        }
        Path page = sibling(images.getFirst(), ".pages.html");
        write(page, PageMapDrawing.html(drawings));
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            out.println(PageMapJson.of(shown, page));
        } else {
            compare(shown);
            out.println(page);
        }
        return 0;
    }

    private void tell(PageMapJson.Shown shown) {
        PrintWriter out = spec.commandLine().getOut();
        out.println(shown.image() + ": " + describe(shown.pages()));
        shown.pages().ofImage().forEach(map -> out.println("  " + PageMapDrawing.summary(map)));
    }

    private void compare(List<PageMapJson.Shown> shown) {
        for (PageMapJson.Shown other : shown.subList(1, shown.size())) {
            spec.commandLine().getOut().println(comparison(other, shown.getFirst()));
        }
    }

    static String comparison(PageMapJson.Shown other, PageMapJson.Shown first) {
        int faults = first.pages().faults();
        return faults == 0 || other.pages().faults() == 0
                ? "%s and %s cannot be compared: one of them was not touched"
                        .formatted(other.image(), first.image())
                : "%s has %.2f times the page faults of %s"
                        .formatted(
                                other.image(),
                                (double) other.pages().faults() / faults,
                                first.image());
    }

    static String describe(PageMap.OfStart start) {
        ColdStart.End end = start.end();
        return "%s after %d ms; %d page faults in all%s"
                .formatted(
                        end.killed() ? "killed" : "exit status " + end.status(),
                        end.nanos() / 1_000_000,
                        start.allFaults(),
                        start.faults() == 0
                                ? ", none in its code and image heap: nothing of it was run"
                                : "");
    }

    private static Path sibling(Path image, String suffix) {
        return image.resolveSibling(image.getFileName() + suffix);
    }

    private static void write(Path file, String text) throws IOException {
        Path unfinished = sibling(file, ".unfinished");
        Files.writeString(unfinished, text);
        Files.move(unfinished, file, StandardCopyOption.ATOMIC_MOVE);
    }
}
