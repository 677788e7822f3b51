// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.tool;

import java.nio.file.NoSuchFileException;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Looks into snapshot files; needs neither the image that wrote them nor a GraalVM. */
@Command(
        name = "thaw snapshot",
        synopsisSubcommandLabel = "COMMAND",
        subcommands = {InfoCommand.class, VerifyCommand.class, DiffCommand.class},
        description = {"Looks into the files of object snapshots.", ""},
        footer = {"", "Example: thaw snapshot info dictionary.doss"})
public final class SnapshotTool {
    /** Wrong usage, or a file that cannot be read. */
    static final int TROUBLE = CommandLine.ExitCode.USAGE;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this text and exit.")
    private boolean help;

    private SnapshotTool() {}

    public static void main(String[] args) {
        System.exit(commandLine().execute(args));
    }

    static CommandLine commandLine() {
        return new CommandLine(new SnapshotTool())
                .setExecutionExceptionHandler((failure, command, parsed) -> {
                    command.getErr().println("thaw snapshot: " + message(failure));
                    return TROUBLE;
                });
    }

    private static String message(Exception failure) {
        if (failure instanceof NoSuchFileException missing) {
            return "there is no file " + missing.getFile();
        }
        return failure.getMessage() != null ? failure.getMessage() : failure.toString();
    }
}
