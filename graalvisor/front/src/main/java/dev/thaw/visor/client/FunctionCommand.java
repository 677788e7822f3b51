// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.client;

import dev.thaw.command.line.ExitCodes;
import java.io.IOException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
        name = "function",
        description = "deploy, call and look after functions",
        subcommands = {
            DeployCommand.class,
            InvokeCommand.class,
            ListCommand.class,
            ShowCommand.class,
            LogsCommand.class,
            StatsCommand.class,
            LimitsCommand.class,
            RollbackCommand.class,
            AliasCommand.class,
            SecretCommand.class,
            SharedDataCommand.class,
            LambdaCommand.class,
            RemoveCommand.class,
            TokenCommand.class
        },
        footer = {
            "Of the toolchain, without a server:",
            "  build     compile a Java function to a function file",
            "  state     make once what a function begins with",
            "  language  build what scripts of a language run in",
            "",
            "Each command explains itself with --help.",
            "Exit codes: 0: done, 1: refused or failed, 2: usage, 3: no server.",
            "",
            "Example: thaw function deploy hello.fn --name hello"
        })
public final class FunctionCommand {
    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "show this")
    private boolean help;

    /** How commands end that the server refuses, or that cannot ask it. */
    public static int exitCode(Exception failure) {
        return switch (failure) {
            case ClientCommand.EndException e -> e.exitCode;
            case IOException e -> ClientCommand.REFUSED;
            default -> ExitCodes.FAULT;
        };
    }
}
