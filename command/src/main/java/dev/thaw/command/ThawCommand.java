// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command;

import dev.thaw.command.cache.CacheCommand;
import dev.thaw.command.cache.CacheException;
import dev.thaw.command.doctor.DoctorCommand;
import dev.thaw.command.line.Conventions;
import dev.thaw.command.line.ExitCodes;
import java.io.IOException;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** What belongs to no single part. */
@Command(
        name = "thaw",
        synopsisSubcommandLabel = "COMMAND",
        subcommands = {DoctorCommand.class, CacheCommand.class, CompletionCommand.class},
        description = {"Looks after Thaw itself.", ""},
        footer = {"", "Example: thaw doctor"})
public final class ThawCommand {
    private static final int REFUSED = 3;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this text and exit.")
    private boolean help;

    private ThawCommand() {}

    public static void main(String[] arguments) {
        System.exit(commandLine().execute(arguments));
    }

    static CommandLine commandLine() {
        // set at the end: it goes to the subcommands that are there
        return Conventions.apply(new CommandLine(new ThawCommand()), "thaw", ThawCommand::exitCode)
                .setCaseInsensitiveEnumValuesAllowed(true);
    }

    private static int exitCode(Exception failure) {
        if (failure instanceof CacheException) {
            return REFUSED;
        }
        return failure instanceof IOException ? CommandLine.ExitCode.SOFTWARE : ExitCodes.FAULT;
    }
}
