// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function.tool;

import dev.thaw.function.EntryException;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
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
        return new CommandLine(new FunctionTool())
                .setExecutionExceptionHandler((failure, command, parsed) -> {
                    command.getErr().println("thaw function: " + message(failure));
                    return TROUBLE;
                });
    }

    private static String message(Exception failure) throws Exception {
        return switch (failure) {
            case FunctionException e -> e.getMessage();
            case EntryException e -> e.getMessage();
            case NoSuchFileException e -> "there is no file " + e.getFile();
            case IOException e -> e.toString();
            default -> throw failure;
        };
    }
}
