// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.tool;

import dev.thaw.command.line.Conventions;
import dev.thaw.layout.profile.ImageIndex;
import dev.thaw.layout.profile.MergedProfile;
import dev.thaw.layout.profile.StartupProfile;
import dev.thaw.layout.profile.StartupTrace;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Makes a profile from a trace. */
@Command(
        name = "profile",
        sortOptions = false,
        description = {
            "Makes a startup profile, for -H:StartupOrder, from what an instrumented image recorded.",
            ""
        },
        footer = {
            "",
            "Exit codes: 0 made, 2 wrong usage or a file that is unreadable or damaged.",
            "",
            "Example: thaw layout profile app.instrumented.startup app.instrumented.index app.profile"
        })
final class ProfileCommand implements Callable<Integer> {
    @Spec private CommandSpec spec;

    @Parameters(paramLabel = "TRACE", description = "What a run of the instrumented image wrote.")
    private Path trace;

    @Parameters(paramLabel = "INDEX", description = "What the builder wrote beside that image.")
    private Path index;

    @Parameters(paramLabel = "PROFILE", description = "The file to write.")
    private Path profile;

    @Option(names = "--json", description = "Print one JSON object.")
    private boolean json;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this text and exit.")
    private boolean help;

    @Override
    public Integer call() throws IOException {
        Made made = make(List.of(trace), index, profile, Conventions.notes(spec));
        if (json) {
            spec.commandLine().getOut().println(MadeJson.profile(profile, made));
        }
        return 0;
    }

    /** A profile, and of how many starts of which image it is. */
    record Made(StartupProfile profile, ImageIndex built, int starts) {}

    /**
     * @param traces of several starts; what more of them touch comes first
     */
    static Made make(List<Path> traces, Path index, Path profile, PrintWriter messages)
            throws IOException {
        ImageIndex built = ImageIndex.read(index);
        List<MergedProfile.Weighted> starts = new ArrayList<>();
        for (Path trace : traces) {
            StartupProfile start = StartupProfile.of(StartupTrace.read(trace), built);
            starts.add(new MergedProfile.Weighted(start, 1));
        }
        StartupProfile made = MergedProfile.ofOneBuild(starts);
        made.write(profile);
        messages.printf(
                "thaw layout: %s: %s of %s executes %d of %d compilation units (%d methods) and touches %d of %d objects of the image heap%n",
                profile,
                starts.size() == 1 ? "the start" : "one of " + starts.size() + " starts",
                made.programs().getFirst(),
                made.units().size(),
                built.units().size(),
                made.methods().size(),
                made.objects().size(),
                built.objects().size());
        return new Made(made, built, starts.size());
    }
}
