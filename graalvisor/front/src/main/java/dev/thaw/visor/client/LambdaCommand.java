// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.client;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import io.netty.handler.codec.http.HttpHeaders;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * Serves a function as a custom runtime of AWS Lambda does: asks its runtime API (version
 * 2018-06-01) for calls, and tells it the answers, one at a time.
 */
@Command(
        name = "lambda",
        description = "answer calls of AWS Lambda's runtime API by a function, until that API ends",
        footer = {
            "",
            "Lambda sets AWS_LAMBDA_RUNTIME_API where a custom runtime begins.",
            "",
            "Example: thaw function lambda hello --api 127.0.0.1:9001"
        })
final class LambdaCommand extends ClientCommand {
    private static final String API = "/2018-06-01/runtime/";
    private static final String ID = "lambda-runtime-aws-request-id";
    private static final String DEADLINE = "lambda-runtime-deadline-ms";
    private static final String TRACE = "lambda-runtime-trace-id";
    private static final String ERROR_TYPE = "lambda-runtime-function-error-type";
    private static final int OK = 200;
    private static final int ACCEPTED = 202;
    private static final int BROKEN = 500;
    private static final int LAST_PORT = 65_535;
    private static final int FAILED = 400;

    @Parameters(index = "0", paramLabel = "NAME", description = "the function, and a path if any")
    private String name;

    @Option(
            names = "--api",
            paramLabel = "HOST:PORT",
            description = "the runtime API; default: AWS_LAMBDA_RUNTIME_API")
    private String api;

    private record Answer(int status, HttpHeaders headers, byte[] body) {
        String text() {
            return new String(body, StandardCharsets.UTF_8);
        }
    }

    @Override
    void run() throws IOException, EndException {
        InetSocketAddress lambda = address();
        InetSocketAddress server;
        try {
            server = InvokeCommand.address(manage("GET", "/server"));
            manage("GET", function(name.replaceFirst("[/:].*", "")));
        } catch (EndException e) {
            post(lambda, "init/error", error("Runtime.Init", e.getMessage()), "Runtime.Init");
            throw e;
        }
        while (true) {
            Answer next = send(lambda, "GET", API + "invocation/next", Map.of(), new byte[0]);
            String id = next.headers().get(ID);
            if (next.status() != OK || id == null) {
                throw new EndException(
                        REFUSED,
                        "the runtime API has no next call: " + next.status() + " " + next.text());
            }
            answer(lambda, server, id, next);
        }
    }

    private InetSocketAddress address() throws EndException {
        String text = api != null ? api : System.getenv("AWS_LAMBDA_RUNTIME_API");
        int colon = text == null ? -1 : text.lastIndexOf(':');
        if (text == null || !text.substring(colon + 1).matches("[0-9]{1,5}") || colon < 1) {
            throw new EndException(
                    USAGE,
                    text == null
                            ? "there is no AWS_LAMBDA_RUNTIME_API: name the runtime API by --api HOST:PORT"
                            : "the runtime API is HOST:PORT, not " + text);
        }
        int port = Integer.parseInt(text.substring(colon + 1));
        InetSocketAddress address =
                port > LAST_PORT ? null : new InetSocketAddress(text.substring(0, colon), port);
        if (address == null || address.isUnresolved()) {
            throw new EndException(USAGE, "there is no host and port " + text);
        }
        return address;
    }

    private void answer(SocketAddress lambda, SocketAddress server, String id, Answer call)
            throws IOException, EndException {
        Map<String, String> headers = new LinkedHashMap<>();
        headers.put("content-type", "application/json");
        String deadline = call.headers().get(DEADLINE, "");
        if (deadline.matches("[0-9]{1,18}")) {
            long left = Long.parseLong(deadline) - System.currentTimeMillis();
            headers.put("thaw-timeout-ms", "" + Math.max(1, left));
        }
        if (call.headers().contains(TRACE)) {
            headers.put("x-amzn-trace-id", call.headers().get(TRACE));
        }
        Answer answer;
        try {
            answer = send(server, "POST", "/" + name, headers, call.body());
        } catch (IOException e) {
            String message = "the function's answer has not come: " + e.getMessage();
            post(
                    lambda,
                    "invocation/" + id + "/error",
                    error("Runtime.Lost", message),
                    "Runtime.Lost");
            return;
        }
        if (answer.status() < FAILED) {
            post(lambda, "invocation/" + id + "/response", answer.body(), null);
            return;
        }
        String message = message(answer.text());
        String type = "Function." + message.replaceFirst("(?s)[^A-Za-z0-9-].*", "");
        post(lambda, "invocation/" + id + "/error", error(type, message), type);
    }

    private static byte[] error(String type, String message) {
        JsonObject error = new JsonObject();
        error.addProperty("errorType", type);
        error.addProperty("errorMessage", message);
        error.add("stackTrace", new JsonArray());
        return error.toString().getBytes(StandardCharsets.UTF_8);
    }

    /**
     * @param errorType null: it is none
     */
    private void post(SocketAddress lambda, String what, byte[] body, String errorType)
            throws IOException, EndException {
        Map<String, String> headers = errorType == null ? Map.of() : Map.of(ERROR_TYPE, errorType);
        Answer told = send(lambda, "POST", API + what, headers, body);
        if (told.status() >= FAILED && errorType == null) {
            // too large, for one: the caller is to hear of it
            post(
                    lambda,
                    what.replaceFirst("response$", "error"),
                    error("Runtime.Refused", told.text()),
                    "Runtime.Refused");
        } else if (what.startsWith("invocation/")
                && told.status() >= FAILED
                && told.status() < BROKEN) {
            // Of one call that has run out, say; the next one is served.
            note(
                    "the runtime API does not take %s: %d %s"
                            .formatted(what, told.status(), told.text()));
        } else if (told.status() != ACCEPTED) {
            throw new EndException(
                    REFUSED,
                    "the runtime API does not take "
                            + what
                            + ": "
                            + told.status()
                            + " "
                            + told.text());
        }
    }

    private static Answer send(
            SocketAddress to, String method, String uri, Map<String, String> headers, byte[] body)
            throws IOException {
        ByteArrayOutputStream answer = new ByteArrayOutputStream();
        try (Connection connection = new Connection(to)) {
            int status =
                    connection.request(
                            method,
                            uri,
                            headers,
                            new ByteArrayInputStream(body),
                            body.length,
                            s -> answer);
            return new Answer(status, connection.headers(), answer.toByteArray());
        }
    }
}
