// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.tool;

import dev.thaw.command.line.Conventions;
import dev.thaw.layout.profile.MergedProfile;
import dev.thaw.layout.profile.MergedProfile.Weighted;
import dev.thaw.layout.profile.StartupProfile;
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

/** Makes one profile of several. */
@Command(
        name = "merge",
        sortOptions = false,
        description = {
            "Makes one startup profile of several: of other starts of a program, or of other programs"
                    + " that are built from the same code.",
            "",
            "What more of them touch comes first. A profile with =WEIGHT counts as so many; in a"
                    + " directory, a file named weights has a line FILE=WEIGHT for each that does.",
            ""
        },
        footer = {
            "",
            "Exit codes: 0 made, 2 wrong usage or a file that is unreadable or damaged.",
            "",
            "Example: thaw layout merge -o app.profile monday.profile=3 sunday.profile"
        })
final class MergeCommand implements Callable<Integer> {
    @Spec private CommandSpec spec;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "PROFILE",
            required = true,
            description = "The file to write.")
    private Path output;

    @Parameters(
            arity = "1..*",
            paramLabel = "PROFILE[=WEIGHT]",
            description =
                    "A profile, or a directory of profiles, and how many it counts as; default: 1.")
    private List<String> profiles;

    @Option(names = "--json", description = "Print one JSON object.")
    private boolean json;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this text and exit.")
    private boolean help;

    @Override
    public Integer call() throws IOException {
        List<Weighted> read = new ArrayList<>();
        for (String profile : profiles) {
            read.addAll(ProfileFiles.named(profile, Conventions.notes(spec)));
        }
        StartupProfile merged = MergedProfile.of(read);
        merged.write(output);
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            out.println(MadeJson.merged(output, merged));
        } else {
            out.printf(
                    "%s: %d compilation units, %d methods and %d objects of the starts of %s%n",
                    output,
                    merged.units().size(),
                    merged.methods().size(),
                    merged.objects().size(),
                    String.join(" and ", merged.programs()));
        }
        return 0;
    }
}
