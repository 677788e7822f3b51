// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.client;

import com.google.gson.JsonObject;
import java.io.IOException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "rollback",
        description = "let an earlier version of a function answer again",
        footer = {"", "Example: thaw function rollback hello --to 2"})
final class RollbackCommand extends AnswerCommand {
    @Parameters(paramLabel = "NAME")
    private String name;

    @Option(names = "--to", paramLabel = "VERSION", description = "default: the one before")
    private int version;

    @Override
    void run() throws IOException, EndException {
        JsonObject answer = manage("POST", function(name) + "/rollback?to=" + version);
        System.out.println(json ? answer : name + ": version " + answer.get("version"));
    }
}
