// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.client;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "alias",
        description = {
            "name a version of a function, or several by weight",
            "",
            "Calls of NAME:ALIAS go to these versions, whatever the current one is; they answer with the header"
                    + " thaw-version. Versions that an alias names are kept.",
            ""
        },
        footer = {
            "",
            "Example: thaw function alias hello live 3",
            "         thaw function alias hello live 3=90 4=10",
            "         thaw function invoke hello:live '{\"name\":\"you\"}'",
            "         thaw function alias hello live --remove"
        })
final class AliasCommand extends AnswerCommand {
    @Parameters(index = "0", paramLabel = "NAME", description = "the function")
    private String name;

    @Parameters(index = "1", paramLabel = "ALIAS")
    private String alias;

    @Parameters(
            index = "2..*",
            paramLabel = "VERSION[=WEIGHT]",
            description = "what it stands for; a weight is 1 if none is said")
    private List<String> versions = List.of();

    @Option(names = "--remove", description = "the alias goes")
    private boolean remove;

    @Override
    void run() throws IOException, EndException {
        String uri = function(name) + "/aliases/" + DeployCommand.encoded(alias);
        if (remove == !versions.isEmpty()) {
            throw new EndException(USAGE, "name versions, or --remove the alias");
        }
        if (remove) {
            JsonObject left = manage("DELETE", uri);
            System.out.println(json ? left : name + ":" + alias + ": removed");
            return;
        }
        JsonObject all = manage("PUT", uri, weights());
        System.out.println(
                json ? all : name + ":" + alias + ": " + described(all.getAsJsonObject(alias)));
    }

    private JsonObject weights() throws EndException {
        JsonObject weights = new JsonObject();
        for (String one : versions) {
            String[] parts = one.split("=", -1);
            try {
                if (parts.length > 2) {
                    throw new NumberFormatException();
                }
                Integer.parseUnsignedInt(parts[0]);
                weights.addProperty(
                        parts[0], parts.length == 1 ? 1 : Integer.parseUnsignedInt(parts[1]));
            } catch (NumberFormatException e) {
                throw new EndException(
                        USAGE, "'" + one + "' is no version and weight, such as 3 or 3=90");
            }
        }
        return weights;
    }

    private static String described(JsonObject weights) {
        StringBuilder text = new StringBuilder();
        weights.asMap()
                .forEach((version, weight) ->
                        text.append(text.isEmpty() ? "version " : ", ")
                                .append(version)
                                .append(weights.size() == 1 ? "" : " by " + weight));
        return text.toString();
    }
}
