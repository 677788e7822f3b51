// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.tool;

import dev.thaw.layout.profile.PrefetchTable;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Tells an image what to ask the kernel for before main. */
@Command(
        name = "prefetch",
        sortOptions = false,
        description = {
            "Starts an image whose file is not in memory, records which pages of code and image heap"
                    + " that touches, and writes them into the image: its later starts ask the kernel"
                    + " for all of them at once, before main. Writes them by name to APP.prefetch,"
                    + " too, by which 'thaw layout build' makes images that ask for the same.",
            "",
            "A program that goes on running is killed; send a service the requests that shall be fast"
                    + " before that. Run it as root: else pages are recorded in pieces of 64 KiB.",
            "",
            "An image is refused, and stays as it was, if it was built without -H:+StartupPrefetch,"
                    + " stays in memory, cannot be run, ends with an error or touches nothing of its"
                    + " file, if another process records it, if it was built anew meanwhile, or if what"
                    + " takes its place could not have its owner, mode and other attributes. So it is"
                    + " where the kernel gives no events, or has lost some. A --list is refused where"
                    + " APP.places is missing or of another build; the image asks for its pages all the"
                    + " same.",
            ""
        },
        footer = {
            "",
            "Exit codes: 0 written, 2 wrong usage, or refused, with the reason.",
            "",
            "Example: thaw layout prefetch app"
        })
final class PrefetchCommand implements Callable<Integer> {
    @Spec private CommandSpec spec;

    @Parameters(paramLabel = "IMAGE", description = "The image to start and to change.")
    private Path image;

    @Mixin private StartOptions start;

    @Option(
            names = "--program",
            paramLabel = "FILE",
            description = "What to start if IMAGE is a library: a program that loads it.")
    private Path program;

    @Option(
            names = "--list",
            paramLabel = "FILE",
            description = "The list to write; default: APP.prefetch beside the image.")
    private Path list;

    @Option(names = "--map", description = "Starts also wait until all of it is read and mapped.")
    private boolean map;

    @Option(names = "--json", description = "Print one JSON object.")
    private boolean json;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this text and exit.")
    private boolean help;

    @Override
    public Integer call() throws IOException, InterruptedException {
        Prefetch.Filled filled;
        Path started = program == null ? image : program;
        try (ColdStart process = new ColdStart(started, start.arguments(), Map.of())) {
            filled =
                    Prefetch.fill(
                            image,
                            map ? PrefetchTable.Advice.MAP : PrefetchTable.Advice.READ,
                            process,
                            start.limit(),
                            () -> false);
        }
        ImageFiles files = new ImageFiles(image);
        Path file = list == null ? files.prefetch() : list;
        boolean hasList = filled.list().isPresent();
        if (hasList) {
            filled.list().get().write(file);
        }
        if (json) {
            spec.commandLine()
                    .getOut()
                    .println(MadeJson.prefetch(image, filled, hasList ? file : null));
        } else {
            tell(filled, file, files.places());
        }
        if (!hasList && list != null) {
            throw new LayoutException(
                    "%s cannot be written: %s is not there, or of another build than %s; build it again"
                            .formatted(list, files.places(), image));
        }
        return 0;
    }

    private void tell(Prefetch.Filled filled, Path file, Path places) {
        PrintWriter out = spec.commandLine().getOut();
        out.printf("%s asks for %s, recorded in %s%n", image, filled.asked(), filled.how());
        if (filled.list().isPresent()) {
            out.printf("%s: %d pages%n", file, filled.list().get().pages().size());
        } else if (list == null) {
            out.printf("no list for other builds: %s is not there, or of another build%n", places);
        }
    }
}
