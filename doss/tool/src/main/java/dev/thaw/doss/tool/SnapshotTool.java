// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.tool;

import dev.thaw.command.line.Conventions;
import dev.thaw.command.line.ExitCodes;
import dev.thaw.doss.DOSSException;
import java.io.IOException;
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
        return Conventions.apply(
                new CommandLine(new SnapshotTool()),
                "thaw snapshot",
                failure ->
                        switch (failure) {
                            case IOException e -> TROUBLE;
                            case DOSSException e -> TROUBLE;
                            default -> ExitCodes.FAULT;
                        });
    }
}
