// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.client;

import com.google.gson.JsonObject;
import java.util.Map;
import picocli.CommandLine.Option;

/** What a function may use; what is not given stays as it is. */
final class SettingsOptions {
    @Option(
            names = "--memory",
            paramLabel = "SIZE",
            converter = Size.class,
            description = "budget of an isolate, as 64m")
    private Long memory;

    @Option(names = "--concurrency", paramLabel = "N", description = "calls at one time")
    private Integer concurrency;

    @Option(names = "--queue", paramLabel = "N", description = "calls that wait")
    private Integer queue;

    @Option(names = "--queue-wait", paramLabel = "MS", description = "how long a call waits")
    private Long queueWait;

    @Option(names = "--timeout", paramLabel = "MS", description = "deadline of calls")
    private Long timeout;

    @Option(names = "--max-timeout", paramLabel = "MS", description = "the longest deadline")
    private Long maxTimeout;

    @Option(names = "--rate", paramLabel = "N", description = "calls a second; 0: no limit")
    private Integer rate;

    @Option(names = "--idle", paramLabel = "MS", description = "how long idle isolates are kept")
    private Long idle;

    @Option(
            names = "--max-request",
            paramLabel = "SIZE",
            converter = Size.class,
            description = "size of a request's body")
    private Long maxRequest;

    @Option(
            names = "--max-response",
            paramLabel = "SIZE",
            converter = Size.class,
            description = "size of an answer's body; 0: no limit")
    private Long maxResponse;

    @Option(
            names = "--own-worker",
            negatable = true,
            description = "a process of its own, apart from its tenant's")
    private Boolean ownWorker;

    @Option(
            names = "--statements",
            paramLabel = "N",
            description = "of a script that a call may execute; 0: no limit")
    private Long statements;

    @Option(
            names = "--cpu",
            paramLabel = "MS",
            description = "processor time that a call may take; 0: no limit")
    private Long cpu;

    @Option(
            names = "--allocation",
            paramLabel = "SIZE",
            converter = Size.class,
            description = "what a call may allocate, as 64m; 0: no limit")
    private Long allocation;

    @Option(
            names = "--move",
            paramLabel = "auto|never|always",
            description =
                    "whether a script runs in isolates or in the JVM: as it pays, never or always in the JVM")
    private String move;

    @Option(
            names = {"-e", "--env"},
            paramLabel = "NAME=VALUE",
            description = "a variable; may be repeated")
    private Map<String, String> environment;

    @Option(
            names = "--secret",
            paramLabel = "NAME=SECRET",
            description =
                    "a variable that has the value of a secret (thaw function secret); may be repeated")
    private Map<String, String> secrets;

    JsonObject toJson() {
        JsonObject json = new JsonObject();
        json.addProperty("memory", memory);
        json.addProperty("concurrency", concurrency);
        json.addProperty("queue", queue);
        json.addProperty("queueWaitMillis", queueWait);
        json.addProperty("timeoutMillis", timeout);
        json.addProperty("maxTimeoutMillis", maxTimeout);
        json.addProperty("rate", rate);
        json.addProperty("idleMillis", idle);
        json.addProperty("maxRequest", maxRequest);
        json.addProperty("maxResponse", maxResponse);
        json.addProperty("ownWorker", ownWorker);
        json.addProperty("statements", statements);
        json.addProperty("cpuMillis", cpu);
        json.addProperty("allocation", allocation);
        json.addProperty("move", move);
        add(json, "environment", environment);
        add(json, "secrets", secrets);
        return json;
    }

    private static void add(JsonObject json, String name, Map<String, String> variables) {
        if (variables != null) {
            JsonObject all = new JsonObject();
            variables.forEach(all::addProperty);
            json.add(name, all);
        }
    }
}
