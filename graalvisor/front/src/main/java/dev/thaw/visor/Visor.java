// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor;

import dev.thaw.visor.client.FunctionCommand;
import dev.thaw.visor.serve.Configuration;
import dev.thaw.visor.serve.ServeCommand;
import java.io.IOException;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The program: the server, and the commands that talk to it. */
@Command(
        name = "thaw",
        subcommands = {ServeCommand.class, FunctionCommand.class},
        description = "serves functions")
public final class Visor {
    private Visor() {}

    public static CommandLine commands() {
        // "@" is of the commands: a request from a file
        return new CommandLine(new Visor()).setExpandAtFiles(false);
    }

    public static void main(String[] arguments) {
        NettySettings.apply();
        CommandLine commands = commands();
        CommandLine serve = commands.getSubcommands().get("visor");
        try {
            if (arguments.length > 0 && arguments[0].equals("visor")) {
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
