// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor;

import dev.thaw.visor.client.FunctionCommand;
import dev.thaw.visor.serve.Configuration;
import dev.thaw.visor.serve.ServeCommand;
import java.io.IOException;
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

    public static CommandLine commands() {
        // "@" is of the commands: a request from a file
        return new CommandLine(new Visor()).setExpandAtFiles(false);
    }

    /** The server's alone: to make the models of all takes longer than its own. */
    private static CommandLine serving() {
        return new CommandLine(CommandSpec.create().name("thaw"))
                .addSubcommand(SERVE, new ServeCommand())
                .setExpandAtFiles(false);
    }

    public static void main(String[] arguments) {
        NettySettings.apply();
        boolean serves = arguments.length > 0 && arguments[0].equals(SERVE);
        CommandLine commands = serves ? serving() : commands();
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
