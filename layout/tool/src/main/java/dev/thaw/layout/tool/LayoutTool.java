// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.tool;

import dev.thaw.layout.profile.ProfileException;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
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
        return new CommandLine(new LayoutTool())
                .setExecutionExceptionHandler((failure, command, parsed) -> {
                    command.getErr().println("thaw layout: " + message(failure));
                    return TROUBLE;
                });
    }

    private static String message(Exception failure) throws Exception {
        return switch (failure) {
            case LayoutException e -> e.getMessage();
            case ProfileException e -> e.getMessage();
            case NoSuchFileException e -> "there is no file " + e.getFile();
            case IOException e -> e.toString();
            default -> throw failure;
        };
    }
}
