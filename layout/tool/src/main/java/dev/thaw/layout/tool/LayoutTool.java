// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.tool;

import dev.thaw.command.line.Conventions;
import dev.thaw.command.line.ExitCodes;
import dev.thaw.layout.profile.ProfileException;
import java.io.IOException;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Orders native images by a profile of their start. */
@Command(
        name = "thaw layout",
        synopsisSubcommandLabel = "COMMAND",
        subcommands = {
            RecordCommand.class,
            ProfileCommand.class,
            MergeCommand.class,
            BuildCommand.class,
            PrefetchCommand.class,
            ShowCommand.class
        },
        description = {
            "Orders code and image heap of a native image by what its start touches.",
            "",
            "Build with 'record', run the instrumented image once, build with 'build'.",
            ""
        },
        footer = {"", "Example: thaw layout record -- native-image -jar app.jar -o app"})
public final class LayoutTool {
    /** Wrong usage, or a file that cannot be read. */
    static final int TROUBLE = CommandLine.ExitCode.USAGE;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this text and exit.")
    private boolean help;

    private LayoutTool() {}

    public static void main(String[] args) {
        System.exit(commandLine().execute(args));
    }

    static CommandLine commandLine() {
        return Conventions.apply(
                new CommandLine(new LayoutTool()),
                "thaw layout",
                failure ->
                        switch (failure) {
                            case LayoutException e -> TROUBLE;
                            case ProfileException e -> TROUBLE;
                            case IOException e -> TROUBLE;
                            default -> ExitCodes.FAULT;
                        });
    }
}
