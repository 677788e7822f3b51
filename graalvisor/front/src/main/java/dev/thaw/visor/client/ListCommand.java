// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.client;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import picocli.CommandLine.Command;

@Command(
        name = "list",
        description = "list the functions",
        footer = {"", "Example: thaw function list --json"})
final class ListCommand extends AnswerCommand {
    @Override
    void run() throws IOException, EndException {
        JsonObject answer = manage("GET", "/functions");
        if (json) {
            System.out.println(answer);
            return;
        }
        if (answer.getAsJsonArray("functions").isEmpty()) {
            note("there are none yet; 'thaw function deploy FILE' makes one");
            return;
        }
        System.out.printf(
                "%-24s %7s  %-10s %-12s %6s  %s%n",
                "NAME", "VERSION", "RUNTIME", "TENANT", "MEMORY", "DEPLOYED");
        for (JsonElement element : answer.getAsJsonArray("functions")) {
            JsonObject function = element.getAsJsonObject();
            System.out.printf(
                    "%-24s %7d  %-10s %-12s %5dm  %s%n",
                    function.get("name").getAsString(),
                    function.get("version").getAsInt(),
                    function.get("runtime").getAsString(),
                    function.get("tenant").getAsString(),
                    function.get("memory").getAsLong() >> 20,
                    Instant.ofEpochMilli(function.get("deployedMillis").getAsLong())
                            .truncatedTo(ChronoUnit.SECONDS));
        }
    }
}
