// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.thaw.visor.fake.Await;
import dev.thaw.visor.fake.Client;
import dev.thaw.visor.fake.FunctionFiles;
import dev.thaw.visor.fake.TestServer;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Calls by HTTP: what the function gets, and what the caller is told. */
class InvokeTest {
    @TempDir private static Path directory;
    private static TestServer server;
    private static Client client;

    @BeforeAll
    static void start() throws Exception {
        server = TestServer.start(directory);
        client = server.client();
        Client.Managed deployed =
                client.deploy(
                        "hello",
                        FunctionFiles.archive("Hello"),
                        "",
                        "{\"environment\": {\"COLOR\": \"blue\"}}");
        assertEquals(200, deployed.status(), deployed.body());
        assertEquals(1, deployed.json().get("version").getAsInt());
    }

    @AfterAll
    static void end() {
        server.close();
    }

    private static String type(HttpResponse<String> answer) {
        JsonObject error =
                JsonParser.parseString(answer.body()).getAsJsonObject().getAsJsonObject("error");
        assertFalse(error.get("message").getAsString().isEmpty());
        assertEquals("application/json", answer.headers().firstValue("content-type").orElse(""));
        return error.get("type").getAsString();
    }

    @Test
    void aCallIsAnswered() throws Exception {
        HttpResponse<String> answer = client.post("/hello", "{\"name\":\"you\"}");
        assertEquals(200, answer.statusCode());
        assertEquals("{\"name\":\"you\"}", answer.body());
        assertTrue(answer.headers().firstValue("thaw-call").isPresent());
        answer = client.get("/hello/version");
        assertEquals("hello@1\n", answer.body());
        assertEquals("8", answer.headers().firstValue("content-length").orElse("none"));
    }

    @Test
    void theFunctionSeesTheRequest() throws Exception {
        HttpResponse<String> answer =
                client.send(
                        client.request("/hello/head/a%20b?x=1&y")
                                .header("X-Mine", "v")
                                .header("traceparent", "00-1-2-01")
                                .method("PATCH", BodyPublishers.noBody()));
        String head = answer.body();
        for (String part :
                List.of(
                        ":method=PATCH",
                        ":path=/head/a%20b",
                        ":query=x=1&y",
                        "x-mine=v",
                        ":traceparent=00-1-2-01",
                        ":environment=COLOR=blue",
                        ":entry=Hello",
                        ":signature=function",
                        ":deadline=")) {
            assertTrue(head.contains(part), part + " in " + head);
        }
        assertFalse(head.contains("connection="), head);
    }

    @Test
    void theFunctionsStatusAndHeadersArePassedOnIfTheyAreHttp() throws Exception {
        HttpResponse<String> answer = client.get("/hello/status/418");
        assertEquals(418, answer.statusCode());
        assertEquals("with status", answer.body());
        assertEquals("1", answer.headers().firstValue("x-one").orElse(""));
        assertTrue(answer.headers().firstValue("b").isEmpty());
        assertEquals(204, client.get("/hello/status/204").statusCode());
        assertEquals(502, client.get("/hello/status/99").statusCode());
        HttpResponse<String> head =
                client.send(
                        client.request("/hello/version").method("HEAD", BodyPublishers.noBody()));
        assertEquals(200, head.statusCode());
        assertEquals("", head.body());
    }

    @ParameterizedTest
    @CsvSource({
        "/hello/throw, 500, exception",
        "/hello/result/2, 500, out-of-memory",
        "/hello/result/3, 500, stack-overflow",
        "/hello/result/4, 500, exit",
        "/hello/result/5, 400, bad-request",
        "/hello/result/6, 504, deadline",
        "/hello/result/7, 500, load",
        "/hello/result/77, 502, protocol",
        "/nobody, 404, not-found",
        "/nobody/x?y, 404, not-found",
        "/_/nothing, 404, not-found",
        "/_, 404, not-found",
        "//, 404, not-found",
        "/_hello, 404, not-found"
    })
    void failuresHaveTypes(String path, int status, String type) throws Exception {
        HttpResponse<String> answer = client.get(path);
        assertEquals(status, answer.statusCode(), answer.body());
        assertEquals(type, type(answer));
    }

    @Test
    void onlyGetWhereThereIsNoFunction() throws Exception {
        HttpResponse<String> answer = client.post("/_/healthz", "x");
        assertEquals(405, answer.statusCode());
        assertEquals("method", type(answer));
        assertEquals(405, client.send(client.request("/").DELETE()).statusCode());
    }

    @Test
    void thePapersRequests() throws Exception {
        HttpResponse<String> answer =
                client.post(
                        "/",
                        "{\"method\":\"invokeFunction\",\"fid\":\"hello\",\"jsonArguments\":\"{\\\"a\\\":1}\"}");
        assertEquals("{\"a\":1}", answer.body());
        answer =
                client.post(
                        "/",
                        "{\"method\":\"invokeFunction\",\"fid\":\"hello\",\"jsonArguments\":{\"ä\":2}}");
        assertEquals("{\"ä\":2}", answer.body());
        assertEquals(
                404,
                client.post("/", "{\"method\":\"invokeFunction\",\"fid\":\"no\"}").statusCode());
        assertEquals(
                403,
                client.post("/", "{\"method\":\"registerFunction\",\"fid\":\"no\"}").statusCode());
        assertEquals(400, client.post("/", "{\"method\":\"dance\"}").statusCode());
        assertEquals(400, client.post("/", "hello").statusCode());
    }

    @Test
    void whatProbesAsk() throws Exception {
        assertEquals("ok\n", client.get("/_/healthz").body());
        assertEquals("ok\n", client.get("/_/readyz").body());
        client.get("/hello/version");
        Await.until(() -> {
            String now = client.get("/_/metrics").body();
            return value(now, "thaw_isolates_created_total{function=\"hello\"} ") >= 1
                    && value(now, "thaw_worker_resident_bytes{worker=\"default\"} ") > 1 << 20;
        });
        String metrics = client.get("/_/metrics").body();
        for (String part :
                List.of(
                        "thaw_calls_total{function=\"hello\",outcome=\"ok\"} ",
                        "thaw_call_seconds_bucket{function=\"hello\",start=\"pooled\",le=\"+Inf\"} ",
                        "thaw_isolates_evicted_total{function=\"hello\"} 0",
                        "# TYPE thaw_isolates_created_total counter",
                        "# TYPE thaw_worker_resident_bytes gauge",
                        "thaw_worker_up{worker=\"default\"} 1",
                        "# TYPE thaw_call_seconds histogram")) {
            assertTrue(metrics.contains(part), part + " in " + metrics);
        }
        HttpResponse<String> page = client.get("/");
        assertTrue(page.headers().firstValue("content-type").orElse("").startsWith("text/html"));
        assertTrue(page.body().contains("<a href=\"/hello\">hello</a>"), page.body());
        assertFalse(page.body().contains("<script"));
    }

    private static long value(String metrics, String name) {
        int at = metrics.indexOf(name);
        assertTrue(at > 0, name + " in " + metrics);
        return Long.parseLong(metrics.substring(at + name.length(), metrics.indexOf('\n', at)));
    }
}
