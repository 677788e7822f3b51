// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.store;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import dev.thaw.visor.RefusedException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a function may use; each has a default, and is changed by {@code deploy} and {@code limits}.
 *
 * @param memory budget of one isolate, in bytes
 * @param concurrency calls at one time
 * @param queue calls that wait
 * @param queueWaitMillis how long a call waits at most
 * @param timeoutMillis deadline of calls that bring none
 * @param maxTimeoutMillis longest deadline that a call may bring
 * @param rate calls a second; 0: no limit
 * @param idleMillis how long an idle isolate is kept
 * @param maxRequest size of a request's body, in bytes
 * @param maxResponse size of an answer's body, in bytes; 0: no limit
 * @param ownWorker a process of its own, and not its tenant's
 * @param statements that a script's call may execute; 0: no limit
 * @param cpuMillis processor time that a call may take; 0: no limit
 * @param allocation bytes that a call may allocate; 0: no limit
 * @param move whether a script's calls move between isolates and the JVM: {@code auto}: as it pays;
 *     {@code never}; {@code always}: in the JVM from the start
 * @param environment variables
 * @param secrets of the tenant that are variables, by the names of these
 */
public record FunctionSettings(
        long memory,
        int concurrency,
        int queue,
        long queueWaitMillis,
        long timeoutMillis,
        long maxTimeoutMillis,
        int rate,
        long idleMillis,
        long maxRequest,
        long maxResponse,
        boolean ownWorker,
        long statements,
        long cpuMillis,
        long allocation,
        String move,
        Map<String, String> environment,
        Map<String, String> secrets) {
    public static final String MOVE_AUTO = "auto";
    public static final String MOVE_NEVER = "never";
    public static final String MOVE_ALWAYS = "always";

    private static final List<String> MOVES = List.of(MOVE_AUTO, MOVE_NEVER, MOVE_ALWAYS);
    private static final long MIB = 1 << 20;
    private static final long HOUR = 3_600_000;
    private static final int MAX_ENVIRONMENT = 16 << 10;

    public static final FunctionSettings DEFAULT =
            new FunctionSettings(
                    64 * MIB, 16, 256, 10_000, 30_000, 600_000, 0, 10_000, 128 * MIB, 0, false, 0,
                    0, 0, MOVE_AUTO, Map.of(), Map.of());

    /** These, with what the request changes. */
    public FunctionSettings with(JsonObject json) throws RefusedException {
        Map<String, String> variables = variables(json, "environment", environment);
        Map<String, String> references = variables(json, "secrets", secrets);
        for (Map.Entry<String, String> reference : references.entrySet()) {
            if (!Names.isName(reference.getValue())) {
                // not told: it may be a secret where the name of one is meant
                throw new RefusedException(
                        400,
                        "name",
                        "what "
                                + reference.getKey()
                                + " names is no name of a secret: "
                                + Names.RULE);
            }
            if (variables.containsKey(reference.getKey())) {
                throw new RefusedException(
                        400, "bad-request", reference.getKey() + " is a variable and a secret");
            }
        }
        return new FunctionSettings(
                Json.number(json, "memory", memory, MIB, 1L << 40),
                (int) Json.number(json, "concurrency", concurrency, 1, 4096),
                (int) Json.number(json, "queue", queue, 0, 65_536),
                Json.number(json, "queueWaitMillis", queueWaitMillis, 1, HOUR),
                Json.number(json, "timeoutMillis", timeoutMillis, 1, HOUR),
                Json.number(json, "maxTimeoutMillis", maxTimeoutMillis, 1, 24 * HOUR),
                (int) Json.number(json, "rate", rate, 0, 1_000_000),
                Json.number(json, "idleMillis", idleMillis, 0, HOUR),
                Json.number(json, "maxRequest", maxRequest, 0, 1L << 40),
                Json.number(json, "maxResponse", maxResponse, 0, 1L << 40),
                Json.flag(json, "ownWorker", ownWorker),
                Json.number(json, "statements", statements, 0, 1L << 50),
                Json.number(json, "cpuMillis", cpuMillis, 0, HOUR),
                Json.number(json, "allocation", allocation, 0, 1L << 40),
                move(json),
                variables,
                references);
    }

    /** Whether it has limits that only the JVM for scripts holds. */
    public boolean limitsCalls() {
        return statements > 0 || cpuMillis > 0 || allocation > 0;
    }

    /** Whether a worker that loads it is told the same, but for how many isolates it keeps. */
    public boolean isLoadedAs(FunctionSettings other) {
        return memory == other.memory
                && statements == other.statements
                && cpuMillis == other.cpuMillis
                && allocation == other.allocation
                && move.equals(other.move)
                && environment.equals(other.environment)
                && secrets.equals(other.secrets);
    }

    private String move(JsonObject json) throws RefusedException {
        String value = Json.text(json, "move", move);
        if (!MOVES.contains(value)) {
            throw new RefusedException(
                    400, "bad-request", "move must be one of " + MOVES + ", not '" + value + "'");
        }
        return value;
    }

    private static Map<String, String> variables(
            JsonObject json, String what, Map<String, String> before) throws RefusedException {
        JsonElement value = json.get(what);
        if (value == null || value.isJsonNull()) {
            return before;
        }
        if (!value.isJsonObject()) {
            throw new RefusedException(400, "bad-request", what + " must be an object");
        }
        Map<String, String> variables = new LinkedHashMap<>();
        int size = 0;
        for (String name : value.getAsJsonObject().keySet()) {
            String text = Json.text(value.getAsJsonObject(), name, "");
            size += (name + text).getBytes(StandardCharsets.UTF_8).length;
            if (name.isEmpty() || name.contains("=") || (name + text).indexOf(0) >= 0) {
                throw new RefusedException(
                        400,
                        "bad-request",
                        "'" + name.replaceFirst("(?s)=.*", "=…") + "' is no name for a variable");
            }
            variables.put(name, text);
        }
        if (size > MAX_ENVIRONMENT) {
            throw new RefusedException(
                    400, "bad-request", what + " has more than " + MAX_ENVIRONMENT + " bytes");
        }
        return Map.copyOf(variables);
    }

    public JsonObject toJson() {
        JsonObject json = new JsonObject();
        json.addProperty("memory", memory);
        json.addProperty("concurrency", concurrency);
        json.addProperty("queue", queue);
        json.addProperty("queueWaitMillis", queueWaitMillis);
        json.addProperty("timeoutMillis", timeoutMillis);
        json.addProperty("maxTimeoutMillis", maxTimeoutMillis);
        json.addProperty("rate", rate);
        json.addProperty("idleMillis", idleMillis);
        json.addProperty("maxRequest", maxRequest);
        json.addProperty("maxResponse", maxResponse);
        json.addProperty("ownWorker", ownWorker);
        json.addProperty("statements", statements);
        json.addProperty("cpuMillis", cpuMillis);
        json.addProperty("allocation", allocation);
        json.addProperty("move", move);
        JsonObject variables = new JsonObject();
        environment.forEach(variables::addProperty);
        json.add("environment", variables);
        JsonObject references = new JsonObject();
        secrets.forEach(references::addProperty);
        json.add("secrets", references);
        return json;
    }
}
