// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.client;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.util.Map;
import picocli.CommandLine.Command;

@Command(
        name = "stats",
        description = "print how many calls there were, isolates, and workers",
        footer = {"", "Example: thaw function stats --json"})
final class StatsCommand extends AnswerCommand {
    @Override
    void run() throws IOException, EndException {
        JsonObject answer = manage("GET", "/stats");
        if (json) {
            System.out.println(answer);
            return;
        }
        System.out.printf(
                "%-24s %8s %7s %8s %5s %7s  %-8s %s%n",
                "FUNCTION", "RUNNING", "QUEUED", "ISOLATES", "IDLE", "CRASHES", "IN", "OUTCOMES");
        for (Map.Entry<String, JsonElement> entry :
                answer.getAsJsonObject("functions").entrySet()) {
            JsonObject function = entry.getValue().getAsJsonObject();
            System.out.printf(
                    "%-24s %8s %7s %8s %5s %7s  %-8s %s%n",
                    entry.getKey(),
                    function.get("running"),
                    function.get("queued"),
                    function.get("isolates"),
                    function.get("idle"),
                    function.get("crashes"),
                    function.get("where").getAsString().replaceFirst(",.*", ""),
                    function.get("outcomes"));
        }
        System.out.printf("%n%-24s %8s %7s %7s%n", "WORKER", "PROCESS", "STARTS", "CRASHES");
        for (JsonElement element : answer.getAsJsonArray("workers")) {
            JsonObject worker = element.getAsJsonObject();
            System.out.printf(
                    "%-24s %8s %7s %7s%n",
                    worker.get("of").getAsString(),
                    worker.get("pid"),
                    worker.get("starts"),
                    worker.get("crashes"));
        }
    }
}
