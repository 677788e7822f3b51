// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonParser;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.thaw.visor.Visor;
import dev.thaw.visor.fake.FunctionFiles;
import dev.thaw.visor.fake.TestServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A function behind a runtime API that behaves as AWS documents Lambda's. */
@Timeout(120)
class LambdaCommandTest {
    private static final int MOST = 6_000;

    /** A call, and the deadline that is told. */
    private record Event(String body, long millis) {}

    @TempDir private Path directory;
    private final Deque<Event> events = new ArrayDeque<>();
    private final List<String> told = new ArrayList<>();
    private HttpServer api;
    private int calls;

    @BeforeEach
    void start() throws IOException {
        api = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 0);
        api.createContext("/", this::handle);
        api.start();
    }

    @AfterEach
    void end() {
        api.stop(0);
    }

    private void handle(HttpExchange exchange) throws IOException {
        byte[] body = exchange.getRequestBody().readAllBytes();
        String path = exchange.getRequestURI().getPath().replace("/2018-06-01/runtime/", "");
        if (path.equals("invocation/next")) {
            Event event = events.pollFirst();
            if (event != null) {
                var headers = exchange.getResponseHeaders();
                headers.add("Lambda-Runtime-Aws-Request-Id", "id-" + ++calls);
                headers.add("Lambda-Runtime-Trace-Id", "Root=1-abc");
                headers.add(
                        "Lambda-Runtime-Deadline-Ms",
                        "" + (System.currentTimeMillis() + event.millis));
            }
            answer(exchange, event == null ? 410 : 200, event == null ? "over" : event.body);
            return;
        }
        String type = exchange.getRequestHeaders().getFirst("Lambda-Runtime-Function-Error-Type");
        boolean tooLarge = path.endsWith("/response") && body.length > MOST;
        if (!tooLarge) {
            String text = new String(body, StandardCharsets.UTF_8);
            told.add(path + (type == null ? "" : " " + type) + " " + text);
        }
        answer(exchange, tooLarge ? 413 : 202, tooLarge ? "too large" : "{\"status\":\"OK\"}");
    }

    private static void answer(HttpExchange exchange, int status, String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        exchange.sendResponseHeaders(status, bytes.length);
        exchange.getResponseBody().write(bytes);
        exchange.close();
    }

    private int lambda(String function) {
        String address = "127.0.0.1:" + api.getAddress().getPort();
        String data = directory.resolve("data").toString();
        return Visor.commandLine()
                .execute("function", "lambda", function, "--api", address, "--data", data);
    }

    private String error(int index) {
        String text = told.get(index);
        return JsonParser.parseString(text.substring(text.indexOf('{')))
                .getAsJsonObject()
                .get("errorMessage")
                .getAsString();
    }

    @Test
    void callsAreAnsweredInTheirOrder() throws Exception {
        try (TestServer server = TestServer.start(directory.resolve("data"))) {
            server.client().deploy("f", FunctionFiles.archive("Hello"));
            events.add(new Event("{\"name\":\"\u00e9\"}", 60_000));
            events.add(new Event("", 60_000));
            assertEquals(1, lambda("f"), "the API ends");
            assertEquals("invocation/id-1/response {\"name\":\"\u00e9\"}", told.get(0));
            assertEquals("invocation/id-2/response ", told.get(1));
            assertEquals(2, told.size());
        }
    }

    @Test
    void whatFailsIsToldAndTheNextCallIsAnswered() throws Exception {
        try (TestServer server = TestServer.start(directory.resolve("data"))) {
            server.client().deploy("f", FunctionFiles.archive("Hello"));
            events.add(new Event("x".repeat(MOST + 1), 60_000));
            events.add(new Event("fine", 60_000));
            assertEquals(1, lambda("f"));
            assertTrue(
                    told.get(0).startsWith("invocation/id-1/error Runtime.Refused "), told.get(0));
            assertEquals("too large", error(0));
            assertEquals("invocation/id-2/response fine", told.get(1));
            told.clear();
            events.add(new Event("x", 60_000));
            events.add(new Event("x", 300));
            assertEquals(1, lambda("f/throw"));
            assertTrue(
                    told.get(0).startsWith("invocation/id-3/error Function.exception "), "" + told);
            assertTrue(error(0).contains("IllegalStateException"), error(0));
            told.clear();
            events.add(new Event("x", 300));
            assertEquals(1, lambda("f/sleep/60000"));
            assertTrue(told.get(0).contains("/error Function.deadline "), "" + told);
        }
    }

    @Test
    void aFunctionThatIsNotThereIsToldAsItsBeginning() throws Exception {
        assertEquals(3, lambda("f"), "no server");
        assertTrue(told.get(0).startsWith("init/error Runtime.Init "), "" + told);
        try (TestServer server = TestServer.start(directory.resolve("data"))) {
            assertEquals(1, lambda("f"));
            assertTrue(error(1).contains("there is no function 'f'"), error(1));
        }
        String data = directory.toString();
        String[] command = {"function", "lambda", "f", "--data", data, "--api", "nowhere"};
        assertEquals(2, Visor.commandLine().execute(command));
    }
}
