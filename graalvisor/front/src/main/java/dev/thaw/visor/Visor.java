// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor;

import dev.thaw.command.line.Conventions;
import dev.thaw.visor.client.FunctionCommand;
import dev.thaw.visor.serve.Configuration;
import dev.thaw.visor.serve.ServeCommand;
import java.io.IOException;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;

/** The program: the server, and the commands that talk to it. */
@Command(
        name = "thaw",
        subcommands = {ServeCommand.class, FunctionCommand.class},
        description = "serves functions")
public final class Visor {
    private static final String SERVE = "visor";

    private Visor() {}

    public static CommandLine commandLine() {
        CommandLine commands = common(new CommandLine(new Visor()));
        Map<String, CommandLine> two = commands.getSubcommands();
        conventionsOfServer(two.get(SERVE));
        Conventions.apply(two.get("function"), "thaw function", FunctionCommand::exitCode);
        return commands;
    }

    /** The server's alone: to make the models of all takes longer than its own. */
    private static CommandLine serving() {
        CommandSpec thaw = CommandSpec.create().name("thaw");
        thaw.addSubcommand(SERVE, new CommandLine(new ServeCommand()));
        CommandLine commands = common(new CommandLine(thaw));
        conventionsOfServer(commands.getSubcommands().get(SERVE));
        return commands;
    }

    private static void conventionsOfServer(CommandLine serve) {
        Conventions.apply(serve, "thaw visor", ServeCommand::exitCode);
    }

    /** Before the conventions: what is set here is set for subcommands, too. */
    private static CommandLine common(CommandLine commands) {
        // each command has its own
        commands.setExecutionExceptionHandler((failure, command, parsed) ->
                command.getExecutionExceptionHandler()
                        .handleExecutionException(failure, command, parsed));
        // "@" is of the commands: a request from a file
        return commands.setExpandAtFiles(false);
    }

    public static void main(String[] arguments) {
        NettySettings.apply();
        boolean serves = arguments.length > 0 && arguments[0].equals(SERVE);
        CommandLine commands = serves ? serving() : commandLine();
        try {
            if (serves) {
                CommandLine serve = commands.getSubcommands().get(SERVE);
                serve.setDefaultValueProvider(
                        Configuration.of(serve.getCommandSpec(), arguments, System.getenv()));
            }
        } catch (IOException e) {
            System.err.println("thaw visor: " + e.getMessage());
            System.exit(CommandLine.ExitCode.USAGE);
        }
        System.exit(commands.execute(arguments));
    }
}
