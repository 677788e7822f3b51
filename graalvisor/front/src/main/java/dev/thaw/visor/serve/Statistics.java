// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import dev.thaw.visor.call.Function;
import dev.thaw.visor.call.FunctionTable;
import dev.thaw.visor.call.WorkerState;
import dev.thaw.visor.log.FunctionLogs;
import java.util.List;

/** What is counted, in JSON. */
final class Statistics {
    private Statistics() {}

    /** Of all functions and workers; on the loop. */
    static JsonObject of(FunctionTable table, FunctionLogs logs, List<WorkerState> workers) {
        JsonObject functions = new JsonObject();
        for (Function function : table.functions()) {
            JsonObject one = function.metrics().toJson();
            one.addProperty("running", function.running());
            one.addProperty("queued", function.queued());
            one.addProperty("where", function.where());
            functions.add(function.name(), one);
        }
        JsonArray processes = new JsonArray();
        for (WorkerState worker : workers) {
            JsonObject one = new JsonObject();
            one.addProperty("of", worker.name());
            one.addProperty("pid", worker.pid());
            one.addProperty("residentBytes", worker.residentBytes());
            one.addProperty("running", worker.running());
            one.addProperty("starts", worker.starts());
            one.addProperty("crashes", worker.crashes());
            JsonArray enforced = new JsonArray();
            worker.enforced().forEach(enforced::add);
            one.add("enforced", enforced);
            JsonArray missing = new JsonArray();
            worker.missing().forEach(missing::add);
            one.add("missing", missing);
            processes.add(one);
        }
        JsonObject json = new JsonObject();
        json.add("functions", functions);
        json.add("workers", processes);
        json.addProperty("memoryReserved", table.memoryReserved());
        json.addProperty("memoryLimit", table.limits().memory());
        json.addProperty("logsDropped", logs.dropped());
        return json;
    }
}
