// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.client;

import com.google.gson.JsonObject;
import java.io.IOException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "token",
        description = {
            "make a token for management by TCP (visor --manage-port); without a name, list them",
            "A token is shown once: only its hash is kept."
        },
        footer = {
            "",
            "Example: thaw function token ci",
            "         curl -H \"authorization: Bearer $TOKEN\" localhost:8081/functions"
        })
final class TokenCommand extends AnswerCommand {
    @Parameters(paramLabel = "NAME", arity = "0..1", description = "who is to have it")
    private String name;

    @Option(names = "--remove", description = "make it void")
    private boolean remove;

    @Override
    void run() throws IOException, EndException {
        if (name == null && remove) {
            throw new EndException(2, "name the token that is to be void");
        }
        if (name == null) {
            JsonObject all = manage("GET", "/tokens");
            if (json) {
                System.out.println(all);
            } else {
                all.getAsJsonArray("tokens").forEach(one -> System.out.println(one.getAsString()));
            }
            return;
        }
        String uri = "/tokens/" + DeployCommand.encoded(name);
        JsonObject answer = manage(remove ? "DELETE" : "POST", uri);
        if (json) {
            System.out.println(answer);
        } else {
            System.out.println(remove ? name + " is void" : answer.get("token").getAsString());
        }
    }
}
