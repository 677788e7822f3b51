// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.sun.net.httpserver.HttpServer;
import dev.thaw.visor.fake.Client;
import dev.thaw.visor.fake.FunctionFiles;
import dev.thaw.visor.fake.TestServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Calls as a collector of traces gets them. */
@Timeout(value = 120, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class TracesTest {
    private static final String TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
    private static final String CALLER = "00f067aa0ba902b7";

    @TempDir private Path directory;
    private final BlockingQueue<JsonObject> spans = new LinkedBlockingQueue<>();
    private HttpServer collector;

    @BeforeEach
    void collect() throws IOException {
        collector =
                HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        collector.createContext(
                "/base/v1/traces",
                exchange -> {
                    String body =
                            new String(
                                    exchange.getRequestBody().readAllBytes(),
                                    StandardCharsets.UTF_8);
                    JsonObject resource =
                            JsonParser.parseString(body)
                                    .getAsJsonObject()
                                    .getAsJsonArray("resourceSpans")
                                    .get(0)
                                    .getAsJsonObject();
                    for (JsonElement span :
                            resource.getAsJsonArray("scopeSpans")
                                    .get(0)
                                    .getAsJsonObject()
                                    .getAsJsonArray("spans")) {
                        spans.add(span.getAsJsonObject());
                    }
                    exchange.sendResponseHeaders(200, 2);
                    exchange.getResponseBody().write("{}".getBytes(StandardCharsets.UTF_8));
                    exchange.close();
                });
        collector.start();
    }

    @AfterEach
    void end() {
        collector.stop(0);
    }

    private String address() {
        return "http://127.0.0.1:" + collector.getAddress().getPort() + "/base/";
    }

    private JsonObject span() throws InterruptedException {
        JsonObject span = spans.poll(60, TimeUnit.SECONDS);
        assertNotNull(span, "no span has come");
        return span;
    }

    @Test
    void eachCallIsASpanBelowItsCallers() throws Exception {
        try (TestServer server = TestServer.with(directory).collector(address()).start()) {
            Client client = server.client();
            client.deploy("f", FunctionFiles.archive("x"));
            HttpResponse<String> answer =
                    client.send(
                            client.request("/f/head")
                                    .header("traceparent", "00-" + TRACE + "-" + CALLER + "-01"));
            JsonObject span = span();
            assertEquals(TRACE, span.get("traceId").getAsString());
            assertEquals(CALLER, span.get("parentSpanId").getAsString());
            assertEquals("f", span.get("name").getAsString());
            long begin = span.get("startTimeUnixNano").getAsLong();
            assertTrue(span.get("endTimeUnixNano").getAsLong() > begin);
            String own = "00-" + TRACE + "-" + span.get("spanId").getAsString() + "-01";
            assertTrue(answer.body().contains(":traceparent=" + own), answer.body());
            assertFalse(answer.body().contains(CALLER), answer.body());
            String call = answer.headers().firstValue("thaw-call").orElse("");
            assertTrue(span.get("attributes").toString().contains("\"" + call + "\""));
        }
    }

    @Test
    void failuresAreErrors() throws Exception {
        try (TestServer server = TestServer.with(directory).collector(address()).start()) {
            Client client = server.client();
            client.deploy("f", FunctionFiles.archive("x"));
            assertEquals(500, client.get("/f/throw").statusCode());
            JsonObject span = span();
            assertFalse(span.has("parentSpanId"));
            assertEquals(2, span.getAsJsonObject("status").get("code").getAsInt());
            String attributes = span.get("attributes").toString();
            assertTrue(attributes.contains("\"intValue\":\"500\""), attributes);
            assertTrue(attributes.contains("\"exception\""), attributes);
        }
    }

    @Test
    void withoutACollectorCallsGoOn() throws Exception {
        String address = address();
        collector.stop(0);
        try (TestServer server = TestServer.with(directory).collector(address).start()) {
            Client client = server.client();
            client.deploy("f", FunctionFiles.archive("x"));
            for (int i = 0; i < 50; i++) {
                assertEquals("again", client.post("/f", "again").body());
            }
        }
    }

    @Test
    void whatIsNoCollectorIsRefused() {
        for (String address : new String[] {"localhost:4318", "https://h:1", "http:", "a b"}) {
            IOException refused =
                    assertThrows(
                            IOException.class,
                            () -> TestServer.with(directory).collector(address).start().close());
            assertTrue(refused.getMessage().contains(address), refused.getMessage());
        }
    }
}
