// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.tool;

import dev.thaw.command.line.Conventions;
import dev.thaw.layout.profile.MergedProfile;
import dev.thaw.layout.profile.MergedProfile.Weighted;
import dev.thaw.layout.profile.OrderBy;
import dev.thaw.layout.profile.StartupProfile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Builds an ordered image. */
@Command(
        name = "build",
        sortOptions = false,
        description = {
            "Builds an image whose code and image heap have the order of a startup profile.",
            "",
            "Makes APP.profile from what APP.instrumented has recorded, if that is newer, and keeps"
                    + " an image that is there as APP.before. A profile that --profile names and"
                    + " that is there stays as it is, unless --trace says of what to make it. Of a"
                    + " directory, all *.profile are merged into APP.merged-profile, as 'thaw layout"
                    + " merge' does; --trace makes APP.profile in it.",
            ""
        },
        footer = {
            "",
            "Exit codes: those of native-image; 2 wrong usage, or a file that is unreadable or damaged.",
            "",
            "Example: thaw layout build -- native-image -jar app.jar -o app"
        })
final class BuildCommand implements Callable<Integer> {
    @Spec private CommandSpec spec;

    @Parameters(
            arity = "1..*",
            paramLabel = "native-image OPTION...",
            description = "The command that builds the image, behind --.")
    private List<String> command;

    @Option(
            names = "--trace",
            paramLabel = "FILE",
            description =
                    "What was recorded; default: APP.instrumented.startup here. May be repeated:"
                            + " what more starts touch comes first.")
    private List<Path> traces = List.of();

    @Option(
            names = "--profile",
            paramLabel = "FILE",
            description =
                    "The profile, or a directory of profiles that are merged; default: APP.profile"
                            + " beside the image.")
    private Path profile;

    @Option(
            names = "--prefetch",
            paramLabel = "FILE",
            description =
                    "The pages that the image asks for before main, from 'thaw layout prefetch';"
                            + " default: APP.prefetch beside the image, else what the profile"
                            + " names.")
    private Path prefetch;

    @Option(
            names = "--order",
            paramLabel = "ORDER",
            description =
                    "cu or method, incremental-id, structural-hash, heap-path, canonical-path or"
                            + " any-identity, or one of each with + between them; default: cu+any-identity.")
    private String order;

    @Option(
            names = "--json",
            description = "Print one JSON object; what native-image prints goes to the errors.")
    private boolean json;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this text and exit.")
    private boolean help;

    @Override
    public Integer call() throws Exception {
        ImageCommand build = new ImageCommand(command);
        ImageFiles files = new ImageFiles(build.image());
        if (order != null) {
            OrderBy.parse(order);
        }
        boolean several = profile != null && Files.isDirectory(profile);
        Path from = several ? merged(files) : single(files);
        Path file = build.file();
        Path before = Files.exists(file) ? new ImageFiles(file).before() : null;
        if (before != null) {
            SilentImage.copyAsking(file, before);
        }
        List<String> options = new ArrayList<>();
        options.add("-H:StartupOrder=" + from);
        Path pages = prefetch != null ? prefetch : files.prefetch();
        boolean byList =
                prefetch != null || Files.exists(pages) && !build.says("-H:-StartupPrefetch");
        if (byList) {
            options.add("-H:StartupPrefetchList=" + pages);
        } else if (!build.says("-H:-StartupPrefetch")) {
            options.add("-H:+StartupPrefetch");
        }
        if (order != null) {
            options.add("-H:StartupOrderBy=" + order);
        }
        int status = build.run(files.image(), options, json);
        if (status == 0 && json) {
            spec.commandLine()
                    .getOut()
                    .println(MadeJson.built(file, before, from, byList ? pages : null));
        }
        return status;
    }

    private Path single(ImageFiles files) throws IOException {
        Path to = profile != null ? profile : files.profile();
        // a profile that is named is a source, which a run that was left here does not change
        boolean mayMake = profile == null || !Files.exists(profile);
        if (!traces.isEmpty() || mayMake && isNewer(files.trace(), to)) {
            make(traces.isEmpty() ? List.of(files.trace()) : traces, files, to);
        }
        if (!Files.exists(to)) {
            throw new LayoutException(
                    "there is neither %s nor a profile %s: build with 'thaw layout record', and run %s once"
                            .formatted(files.trace(), to, files.instrumented()));
        }
        return to;
    }

    private void make(List<Path> from, ImageFiles files, Path to) throws IOException {
        ProfileCommand.make(from, files.index(), to, Conventions.notes(spec));
    }

    /** Of all profiles in the directory that is named. */
    private Path merged(ImageFiles files) throws IOException {
        if (!traces.isEmpty()) {
            make(traces, files, profile.resolve(files.profile().getFileName()));
        }
        List<Weighted> profiles = ProfileFiles.in(profile, Conventions.notes(spec));
        StartupProfile merged = MergedProfile.of(profiles);
        merged.write(files.merged());
        Conventions.notes(spec)
                .printf(
                        "thaw layout: %s: %d profiles of %s, of the starts of %s%n",
                        files.merged(),
                        profiles.size(),
                        profile,
                        String.join(" and ", merged.programs()));
        return files.merged();
    }

    private static boolean isNewer(Path a, Path b) throws IOException {
        return Files.exists(a)
                && (!Files.exists(b)
                        || Files.getLastModifiedTime(a).compareTo(Files.getLastModifiedTime(b))
                                > 0);
    }
}
