// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command;

import dev.thaw.command.cache.CacheCommand;
import dev.thaw.command.cache.CacheException;
import dev.thaw.command.doctor.DoctorCommand;
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
        CommandLine commands = new CommandLine(new ThawCommand());
        commands.setExecutionExceptionHandler((failure, command, parsed) -> {
            if (failure instanceof IOException) {
                command.getErr().println("thaw: " + failure.getMessage());
                return failure instanceof CacheException ? REFUSED : CommandLine.ExitCode.SOFTWARE;
            }
            throw failure;
        });
        // set at the end: it goes to the subcommands that are there
        return commands.setCaseInsensitiveEnumValuesAllowed(true);
    }
}
