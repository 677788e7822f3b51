// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.client;

import java.io.IOException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

@Command(
        name = "show",
        description = "show a function: its versions and what it may use",
        footer = {"", "Example: thaw function show hello"})
final class ShowCommand extends AnswerCommand {
    @Parameters(paramLabel = "NAME")
    private String name;

    @Override
    void run() throws IOException, EndException {
        print(manage("GET", function(name)));
    }
}
