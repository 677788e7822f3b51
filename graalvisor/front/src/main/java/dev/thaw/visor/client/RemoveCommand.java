// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.client;

import java.io.IOException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

@Command(
        name = "remove",
        description = "remove a function with all of its versions",
        footer = {"", "Example: thaw function remove hello"})
final class RemoveCommand extends AnswerCommand {
    @Parameters(paramLabel = "NAME")
    private String name;

    @Override
    void run() throws IOException, EndException {
        manage("DELETE", function(name));
        System.out.println(json ? "{}" : name + " is removed");
    }
}
