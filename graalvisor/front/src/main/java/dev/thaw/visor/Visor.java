// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor;

import dev.thaw.visor.client.FunctionCommand;
import dev.thaw.visor.serve.ServeCommand;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The program: the server, and the commands that talk to it. */
@Command(
        name = "thaw",
        subcommands = {ServeCommand.class, FunctionCommand.class},
        description = "serves functions")
public final class Visor {
    private Visor() {}

    public static void main(String[] arguments) {
        NettySettings.apply();
        System.exit(new CommandLine(new Visor()).execute(arguments));
    }
}
