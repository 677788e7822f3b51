// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.client;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import dev.thaw.visor.store.Names;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "shared-data",
        description = {
            "replace data that functions share, in all of them at once; without a name, list it",
            "",
            "The file is a function file with a state, of the same image as the functions: 'thaw function state' makes it."
                    + " Each function that names the data gets a new version with it, while it is called.",
            ""
        },
        footer = {
            "",
            "Example: thaw function state words.fn -e DICTIONARY=dict/ -o words-1.fn",
            "         thaw function deploy words-1.fn --name words --shared-data dictionary",
            "         thaw function deploy words.fn --name spelling --entry com.example.Spelling --shared-data dictionary",
            "         thaw function shared-data dictionary words-2.fn"
        })
final class SharedDataCommand extends AnswerCommand {
    @Parameters(index = "0", paramLabel = "NAME", arity = "0..1")
    private String name;

    @Parameters(index = "1", paramLabel = "FILE.fn", arity = "0..1", description = "brings it")
    private Path file;

    @Option(
            names = "--tenant",
            paramLabel = "NAME",
            defaultValue = Names.DEFAULT_TENANT,
            description = "whose functions share it; default: ${DEFAULT-VALUE}")
    private String tenant;

    @Override
    void run() throws IOException, EndException {
        String uri = "/tenants/" + DeployCommand.encoded(tenant) + "/data";
        if (name == null) {
            list(manage("GET", uri));
            return;
        }
        if (file == null) {
            throw new EndException(USAGE, "name the function file that brings the new data");
        }
        if (!Files.isRegularFile(file)) {
            throw new EndException(REFUSED, "there is no file " + file);
        }
        try (InputStream in = Files.newInputStream(file)) {
            JsonObject answer =
                    manage(
                            "PUT",
                            uri + "/" + DeployCommand.encoded(name),
                            Map.of(),
                            in,
                            Files.size(file));
            System.out.println(
                    json ? answer : name + ": new versions of " + answer.get("replaced"));
            if (!json && !answer.getAsJsonArray("otherImages").isEmpty()) {
                note(
                        "left as they are, since they are of another image: "
                                + answer.get("otherImages"));
            }
        }
    }

    private void list(JsonObject all) {
        if (json) {
            System.out.println(all);
            return;
        }
        System.out.printf("%-24s %14s %s%n", "DATA", "BYTES", "FUNCTIONS");
        for (JsonElement one : all.getAsJsonArray("data")) {
            JsonObject data = one.getAsJsonObject();
            System.out.printf(
                    "%-24s %14s %s%n",
                    data.get("name").getAsString(), data.get("bytes"), data.get("functions"));
        }
    }
}
