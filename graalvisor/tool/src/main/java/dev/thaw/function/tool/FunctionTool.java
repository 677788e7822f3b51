// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function.tool;

import dev.thaw.command.line.Conventions;
import dev.thaw.command.line.ExitCodes;
import dev.thaw.function.EntryException;
import java.io.IOException;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Makes function files. */
@Command(
        name = "thaw function",
        synopsisSubcommandLabel = "COMMAND",
        subcommands = {BuildCommand.class, StateCommand.class, LanguageCommand.class},
        description = {"Makes function files, which a runtime serves.", ""},
        footer = {"", "Example: thaw function build app.jar com.example.Hello -o hello.fn"})
public final class FunctionTool {
    /** Wrong usage, or a file that cannot be read. */
    static final int TROUBLE = CommandLine.ExitCode.USAGE;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this text and exit.")
    private boolean help;

    private FunctionTool() {}

    public static void main(String[] args) {
        System.exit(commandLine().execute(args));
    }

    static CommandLine commandLine() {
        return Conventions.apply(
                new CommandLine(new FunctionTool()),
                "thaw function",
                failure ->
                        switch (failure) {
                            case FunctionException e -> TROUBLE;
                            case EntryException e -> TROUBLE;
                            case IOException e -> TROUBLE;
                            default -> ExitCodes.FAULT;
                        });
    }
}
