// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.thaw.visor.fake.Await;
import dev.thaw.visor.fake.Client;
import dev.thaw.visor.fake.RealWorker;
import dev.thaw.visor.fake.TestServer;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A compiled function of each signature that people already have, from HTTP to the isolate. The
 * tool's tests build all of them into one library, whose function is that of the entry that its
 * deployment names.
 */
class CompiledSignaturesIT {
    private static final Path LIBRARY = Path.of("../tool/target/test-functions/functions.fn");

    @TempDir private static Path directory;
    private static TestServer server;
    private static Client client;
    private static byte[] file;

    @BeforeAll
    static void start() throws Exception {
        assumeTrue(Files.exists(LIBRARY), "run the tests of graalvisor/tool before: " + LIBRARY);
        server = RealWorker.startPatient(directory);
        client = server.client();
        file = Files.readAllBytes(LIBRARY);
    }

    @AfterAll
    static void end() {
        if (server != null) {
            server.close();
        }
    }

    /** Under the signature's name, for a tenant of its own: a process has an image once. */
    private static void deploy(String signature, String entry) throws Exception {
        String query = "?tenant=" + signature + "&entry=" + entry;
        Client.Managed answer = client.deploy(signature, file, query, "{}");
        assertEquals(200, answer.status(), answer.body());
    }

    private static void answers(String body, HttpResponse<String> answer) {
        assertEquals(200, answer.statusCode(), answer.body());
        assertEquals(body, answer.body());
    }

    private static void json(String body, HttpResponse<String> answer) {
        assertEquals(200, answer.statusCode(), answer.body());
        assertEquals(JsonParser.parseString(body), JsonParser.parseString(answer.body()));
        assertEquals("application/json", answer.headers().firstValue("content-type").orElse(""));
    }

    private static void refused(String why, HttpResponse<String> answer) {
        assertEquals(400, answer.statusCode(), answer.body());
        assertTrue(answer.body().contains("\"bad-request\""), answer.body());
        assertTrue(answer.body().contains(why), answer.body());
    }

    private static void logged(String function, String line) throws Exception {
        Await.until(() ->
                client.manage("GET", "/functions/" + function + "/logs").body().contains(line));
    }

    @Test
    void staticMethodsFromTextToText() throws Exception {
        deploy("text", "com.example.functions.Greeting");
        answers("hello J\u00f6rg", client.post("/text", "J\u00f6rg"));
    }

    @Test
    void functionsOfTheJdk() throws Exception {
        deploy("function", "com.example.functions.Backwards");
        answers("gr\u00f6J", client.post("/function", "J\u00f6rg"));
    }

    @Test
    void actionsOfOpenWhisk() throws Exception {
        deploy("openwhisk", "com.example.functions.HelloAction");
        json(
                "{\"greeting\":\"Hello Ann!\"}",
                client.post("/openwhisk", "{\"name\": \"Ann\", \"more\": [1]}"));
        json("{\"greeting\":\"Hello stranger!\"}", client.post("/openwhisk", ""));
        refused("not an object", client.post("/openwhisk", "[1]"));
    }

    @Test
    void handlersOfRequestsOfAws() throws Exception {
        deploy("aws-request", "dev.thaw.function.program.Order");
        HttpResponse<String> answer =
                client.post(
                        "/aws-request",
                        """
                        {"customer": "Ann", "task": "hello you",
                         "items": [{"name": "a", "price": 1.5}, {"name": "b", "price": 2, "kind": "GIFT"}]}
                        """);
        JsonObject order = JsonParser.parseString(answer.body()).getAsJsonObject();
        json(
                """
                {"id": %s, "customer": "Ann", "total": 3.5, "gifts": ["b"], "done": "hello you"}
                """
                        .formatted(order.get("id")),
                answer);
        logged("aws-request", "order of Ann");
        refused("", client.post("/aws-request", "{\"items\": 7}"));
    }

    @Test
    void handlersOfStreamsOfAws() throws Exception {
        deploy("aws-stream", "com.example.functions.UpperCase");
        answers("UP TO HERE", client.post("/aws-stream", "Up to here"));
        logged("aws-stream", "handled by aws-stream");
        String large = "x".repeat(1_000_000);
        answers("X".repeat(1_000_000), client.post("/aws-stream", large));
    }

    @Test
    void httpFunctionsOfGoogle() throws Exception {
        deploy("google-http", "com.example.functions.Page");
        HttpResponse<String> answer =
                client.send(
                        client.request("/google-http/a/b?name=Ann")
                                .header("x-from", "here")
                                .PUT(BodyPublishers.ofString("one\ntwo")));
        assertEquals(201, answer.statusCode(), answer.body());
        assertEquals("PUT Ann of here: one|two", answer.body());
        assertEquals("/a/b", answer.headers().firstValue("x-path").orElse(""));
        assertEquals(
                "text/plain; charset=utf-8", answer.headers().firstValue("content-type").get());
    }

    private static HttpRequest.Builder event(String type, String body) {
        return client.request("/google-cloudevents")
                .header("content-type", type)
                .POST(BodyPublishers.ofString(body));
    }

    /** CloudEvents 1.0 in both modes of its binding to HTTP. */
    @Test
    void eventFunctionsOfGoogle() throws Exception {
        deploy("google-cloudevents", "com.example.functions.Audit");
        HttpResponse<String> binary =
                client.send(
                        event("application/json", "[1, 2]")
                                .header("ce-specversion", "1.0")
                                .header("ce-id", "e-1")
                                .header("ce-source", "/shop")
                                .header("ce-type", "com.example.sold")
                                .header("ce-subject", "caf%C3%A9")
                                .header("ce-time", "2026-01-02T03:04:05Z")
                                .header("ce-mine", "x"));
        assertEquals(204, binary.statusCode(), binary.body());
        logged(
                "google-cloudevents",
                "event e-1 com.example.sold from /shop about caf\u00e9 at 2026-01-02T03:04:05Z, mine x, application/json: [1, 2]");
        HttpResponse<String> structured =
                client.send(
                        event(
                                "application/cloudevents+json; charset=utf-8",
                                """
                                {"specversion": "1.0", "id": "e-2", "source": "/shop",
                                 "type": "com.example.sold", "mine": 7, "data_base64": "dHdv"}
                                """));
        assertEquals(204, structured.statusCode(), structured.body());
        logged(
                "google-cloudevents",
                "event e-2 com.example.sold from /shop about null at null, mine 7, null: two");
        refused("no event", client.send(event("application/json", "{}")));
        refused(
                "the event has no ",
                client.send(event("application/cloudevents+json", "{\"specversion\": \"1.0\"}")));
    }
}
