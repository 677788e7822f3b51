// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.thaw.visor.fake.Client;
import dev.thaw.visor.fake.FunctionFiles;
import dev.thaw.visor.fake.TestServer;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Calls by HTTP, and what comes back. */
class InvokeTest {
    private static final int LARGE = 64 << 20;

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
    void anyContentTypeAndAnyBytes() throws Exception {
        byte[] bytes = new byte[100_000];
        new Random(5).nextBytes(bytes);
        HttpResponse<byte[]> answer =
                client.http()
                        .send(
                                client.request("/hello")
                                        .header("content-type", "image/png")
                                        .POST(BodyPublishers.ofByteArray(bytes))
                                        .build(),
                                BodyHandlers.ofByteArray());
        assertEquals("image/png", answer.headers().firstValue("content-type").orElse(""));
        assertTrue(Arrays.equals(bytes, answer.body()));
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
    void largeBodiesInAndOut() throws Exception {
        HttpResponse<String> counted =
                client.send(
                        client.request("/hello/count")
                                .POST(BodyPublishers.ofByteArray(new byte[LARGE])));
        assertEquals(LARGE + "\n", counted.body());
        HttpResponse<InputStream> big =
                client.http()
                        .send(
                                client.request("/hello/big/" + LARGE).build(),
                                BodyHandlers.ofInputStream());
        assertEquals(LARGE, size(big.body()));
    }

    /** Both ways at once: what is not read cannot be sent. */
    @Test
    void aLargeBodyInAndOutAtOnce() throws Exception {
        try (Socket socket = new Socket("127.0.0.1", server.port())) {
            socket.setSoTimeout(60_000);
            OutputStream out = socket.getOutputStream();
            String head =
                    "POST /hello HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: ";
            CompletableFuture<Void> sent =
                    CompletableFuture.runAsync(() -> {
                        try {
                            out.write((head + LARGE + "\r\n\r\n").getBytes(StandardCharsets.UTF_8));
                            out.write(new byte[LARGE]);
                        } catch (IOException e) {
                            throw new UncheckedIOException(e);
                        }
                    });
            long received = socket.getInputStream().transferTo(OutputStream.nullOutputStream());
            sent.join();
            assertTrue(received > LARGE, received + " bytes came back");
        }
    }

    private static long size(InputStream in) throws IOException {
        try (in) {
            return in.transferTo(OutputStream.nullOutputStream());
        }
    }

    @Test
    void answersThatComeSlowlyLeaveAtOnce() throws Exception {
        HttpResponse<InputStream> answer =
                client.http()
                        .send(
                                client.request("/hello/events/20").build(),
                                BodyHandlers.ofInputStream());
        byte[] first = new byte[8];
        assertEquals(8, answer.body().readNBytes(first, 0, 8));
        assertEquals("event 0\n", new String(first, StandardCharsets.UTF_8));
        assertTrue(answer.body().available() < 100, "all is there already");
        assertTrue(size(answer.body()) > 100);
    }

    @Test
    void anAnswerThatFailsInTheMiddleIsCutOff() {
        assertThrows(IOException.class, () -> client.get("/hello/half"));
        assertThrows(IOException.class, () -> client.get("/hello/lie"));
    }

    @Test
    void aFunctionMayIgnoreTheBody() throws Exception {
        HttpResponse<String> answer =
                client.send(
                        client.request("/hello/ignore")
                                .POST(BodyPublishers.ofByteArray(new byte[8 << 20])));
        assertEquals("ignored\n", answer.body());
    }

    @Test
    void aFunctionNeedNotSendAHead() throws Exception {
        try (Socket socket = new Socket("127.0.0.1", server.port())) {
            socket.setSoTimeout(30_000);
            socket.getOutputStream()
                    .write(
                            "GET /hello/plain/3 HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n"
                                    .getBytes(StandardCharsets.UTF_8));
            StringBuilder all = new StringBuilder();
            while (all.indexOf("piece 1") < 0) {
                int next = socket.getInputStream().read();
                assertTrue(next >= 0, all.toString());
                all.append((char) next);
            }
            assertTrue(all.indexOf("HTTP/1.1 200 OK") == 0, all.toString());
            assertTrue(all.indexOf("content-type: application/json") > 0, all.toString());
        }
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
        String metrics = client.get("/_/metrics").body();
        for (String part :
                List.of(
                        "thaw_calls_total{function=\"hello\",outcome=\"ok\"} ",
                        "thaw_call_seconds_bucket{function=\"hello\",start=\"pooled\",le=\"+Inf\"} ",
                        "thaw_worker_up{worker=\"default\"} 1",
                        "# TYPE thaw_call_seconds histogram")) {
            assertTrue(metrics.contains(part), part + " in " + metrics);
        }
        HttpResponse<String> page = client.get("/");
        assertTrue(page.headers().firstValue("content-type").orElse("").startsWith("text/html"));
        assertTrue(page.body().contains("<a href=\"/hello\">hello</a>"), page.body());
        assertFalse(page.body().contains("<script"));
    }
}
