// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import dev.thaw.command.line.Failures;
import dev.thaw.visor.RefusedException;
import dev.thaw.visor.call.Call;
import dev.thaw.visor.call.Function;
import dev.thaw.visor.call.FunctionTable;
import dev.thaw.visor.http.Exchange;
import dev.thaw.visor.http.HeldBodies;
import dev.thaw.visor.http.RequestSink;
import dev.thaw.visor.http.Router;
import dev.thaw.visor.http.WholeBody;
import dev.thaw.visor.manage.Administration;
import dev.thaw.visor.store.FunctionSettings;
import dev.thaw.visor.store.Json;
import io.netty.channel.EventLoop;
import io.netty.handler.codec.http.HttpMethod;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;

/**
 * The interface of OpenWhisk's action containers: {@code /init} brings the action, once, {@code
 * /run} calls it. Source: OpenWhisk, docs/actions-new.md. Runs on the loop, but for deploying.
 */
final class OpenWhiskRouter implements Router {
    static final String ACTION = "action";

    /** Beyond this the heap of the front's image would not do. */
    private static final int MAX_CODE = 32 << 20;

    private static final int MAX_PARAMETERS = 16 << 20;
    private static final int MAX_ANSWER = 16 << 20;
    private static final long LONGEST_MILLIS = 3_600_000;

    private static final int FAILED = 502;

    private enum State {
        EMPTY,
        BEGINNING,
        READY
    }

    private final String runtime;
    private final long memory;
    private final Router others;
    private final FunctionTable table;
    private final Administration administration;
    private final Executor threads;
    private final EventLoop loop;
    private final ActivationLogs logs;
    private final HeldBodies bodies = new HeldBodies(4L * MAX_PARAMETERS);
    private State state = State.EMPTY;

    /** The action's, once it is ready. */
    private OpenWhiskCode action;

    /**
     * @param runtime of actions that are sent as text
     * @param memory of all isolates, in bytes
     * @param others gets all other paths
     */
    OpenWhiskRouter(
            String runtime,
            long memory,
            Router others,
            FunctionTable table,
            Administration administration,
            Executor threads,
            EventLoop loop,
            ActivationLogs logs) {
        this.runtime = runtime;
        this.memory = memory;
        this.others = others;
        this.table = table;
        this.administration = administration;
        this.threads = threads;
        this.loop = loop;
        this.logs = logs;
    }

    @Override
    public RequestSink route(Exchange exchange) {
        String path = exchange.request().uri();
        boolean init = path.equals("/init");
        if (!init && !path.equals("/run")) {
            return others.route(exchange);
        }
        if (!exchange.request().method().equals(HttpMethod.POST)) {
            error(exchange, 405, path + " takes POST only");
            return RequestSink.NOBODY;
        }
        exchange.wholeRequest(init ? MAX_CODE : MAX_PARAMETERS);
        return new WholeBody(
                bodies,
                () -> error(exchange, 503, "too many requests are being sent, or wait"),
                (bytes, share) ->
                        init ? init(exchange, bytes, share) : run(exchange, bytes, share));
    }

    private RequestSink init(Exchange exchange, byte[] bytes, HeldBodies.Share share) {
        if (state != State.EMPTY) {
            share.close();
            error(exchange, 403, "Cannot initialize the action more than once.");
            return RequestSink.NOBODY;
        }
        try {
            JsonObject value = member(PaperRequests.parse(bytes), "value");
            state = State.BEGINNING;
            threads.execute(() -> deploy(exchange, value, share));
        } catch (RefusedException e) {
            share.close();
            error(exchange, FAILED, e.getMessage());
        } catch (RejectedExecutionException e) {
            share.close();
            state = State.EMPTY;
            error(exchange, FAILED, "the server has no thread to deploy the action with");
        }
        return RequestSink.NOBODY;
    }

    /** On a thread that may wait. */
    private void deploy(Exchange exchange, JsonObject value, HeldBodies.Share share) {
        OpenWhiskCode done = null;
        String failure = null;
        try (share) {
            OpenWhiskCode code = OpenWhiskCode.of(value, runtime);
            administration.deploy(
                    ACTION, null, code.fileName(), code.entry(), settings(code), code::writeTo);
            done = code.withoutBytes();
        } catch (RefusedException e) {
            failure = e.getMessage();
        } catch (IOException e) {
            failure = Failures.text(e);
        } catch (RuntimeException | Error e) {
            // whatever it was: nobody waits for ever
            e.printStackTrace();
            failure = e.toString();
        }
        OpenWhiskCode deployed = done;
        String message = failure;
        loop.execute(() -> {
            state = deployed != null ? State.READY : State.EMPTY;
            action = deployed;
            if (deployed != null) {
                exchange.respond(200, "application/json", "{\"ok\":true}\n");
            } else {
                error(exchange, FAILED, message);
            }
        });
    }

    /** Half of the memory, so that a new version fits; deadlines come with each activation. */
    private JsonObject settings(OpenWhiskCode code) {
        JsonObject settings = new JsonObject();
        long usual = FunctionSettings.DEFAULT.memory();
        settings.addProperty("memory", Math.min(memory, Math.max(usual, memory / 2)));
        settings.addProperty("timeoutMillis", LONGEST_MILLIS);
        settings.addProperty("maxTimeoutMillis", LONGEST_MILLIS);
        settings.addProperty("idleMillis", LONGEST_MILLIS);
        settings.addProperty("maxResponse", MAX_ANSWER);
        settings.add("environment", code.environment());
        return settings;
    }

    private RequestSink run(Exchange exchange, byte[] bytes, HeldBodies.Share share) {
        Function function = state == State.READY ? table.get(ACTION) : null;
        if (function == null) {
            share.close();
            logs.end();
            error(exchange, FAILED, "Cannot invoke an uninitialized action.");
            return RequestSink.NOBODY;
        }
        try {
            JsonObject request = PaperRequests.parse(bytes);
            long deadline = Json.number(request, "deadline", 0, 0, Long.MAX_VALUE);
            long left = deadline == 0 ? 0 : Math.max(1, deadline - System.currentTimeMillis());
            byte[] parameters =
                    action.request(request, member(request, "value"))
                            .toString()
                            .getBytes(StandardCharsets.UTF_8);
            Activation activation = new Activation(exchange, logs);
            Call call = table.dispatcher().call(function, new ActivationHead(left), activation);
            if (call == null) {
                share.close();
                return RequestSink.NOBODY;
            }
            return activation.begin(call, share.holding(parameters));
        } catch (RefusedException e) {
            share.close();
            logs.end();
            error(exchange, FAILED, e.getMessage());
            return RequestSink.NOBODY;
        }
    }

    private static JsonObject member(JsonObject json, String name) throws RefusedException {
        JsonElement value = json.get(name);
        if (value == null || value.isJsonNull()) {
            return new JsonObject();
        }
        if (!value.isJsonObject()) {
            throw new RefusedException(400, "bad-request", name + " must be an object");
        }
        return value.getAsJsonObject();
    }

    static void error(Exchange exchange, int status, String message) {
        JsonObject json = new JsonObject();
        json.addProperty("error", message);
        exchange.respond(status, "application/json", json + "\n");
    }
}
