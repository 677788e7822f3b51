// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.visor.fake.Await;
import dev.thaw.visor.fake.Client;
import dev.thaw.visor.fake.FunctionFiles;
import dev.thaw.visor.fake.Held;
import dev.thaw.visor.fake.TestServer;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is too much for a function, its tenant or all together. */
class LimitsTest {
    @TempDir private static Path directory;
    private static TestServer server;
    private static Client client;

    @BeforeAll
    static void start() throws Exception {
        server = TestServer.with(directory).memory(64 << 20).start();
        client = server.client();
    }

    @AfterAll
    static void end() {
        server.close();
    }

    private static void deploy(String name, String settings) throws IOException {
        Client.Managed answer = client.deploy(name, FunctionFiles.archive("Hello"), "", settings);
        assertEquals(200, answer.status(), answer.body());
    }

    private static void fails(int status, String type, HttpResponse<String> answer) {
        assertEquals(status, answer.statusCode(), answer.body());
        assertTrue(answer.body().contains("\"type\":\"" + type + "\""), answer.body());
    }

    private static void running(String name, int calls) throws Exception {
        running(client, name, calls);
    }

    private static void running(Client client, String name, int calls) throws Exception {
        Await.until(() ->
                client.manage("GET", "/stats")
                                .json()
                                .getAsJsonObject("functions")
                                .getAsJsonObject(name)
                                .get("running")
                                .getAsInt()
                        == calls);
    }

    @Test
    void aFullQueueRefuses() throws Exception {
        deploy("q", "{\"concurrency\": 1, \"queue\": 1}");
        client.get("/q/version");
        Held held = Held.in(directory);
        CompletableFuture<HttpResponse<String>> runs = client.later("/q" + held.path());
        running("q", 1);
        CompletableFuture<HttpResponse<String>> waits = client.later("/q/version");
        Await.until(
                () -> client.get("/_/metrics").body().contains("thaw_queued{function=\"q\"} 1"));
        HttpResponse<String> refused = client.get("/q/version");
        fails(503, "queue-full", refused);
        assertEquals("1", refused.headers().firstValue("retry-after").orElse(""));
        held.release();
        assertEquals(200, runs.join().statusCode());
        assertEquals(200, waits.join().statusCode());
    }

    @Test
    void nobodyWaitsTooLong() throws Exception {
        deploy("w", "{\"concurrency\": 1, \"queueWaitMillis\": 200}");
        // a worker that is not there yet is waited for no longer either
        Await.until(() -> client.get("/w/version").statusCode() == 200);
        Held held = Held.in(directory);
        CompletableFuture<HttpResponse<String>> runs = client.later("/w" + held.path());
        running("w", 1);
        fails(503, "queue-wait", client.get("/w/version"));
        fails(
                504,
                "deadline",
                client.send(client.request("/w/version").header("thaw-timeout-ms", "50")));
        held.release();
        assertEquals(200, runs.join().statusCode());
    }

    @Test
    void aRateIsKept() throws Exception {
        deploy("r", "{\"rate\": 3}");
        // at once: where each waits for the one before, a slow machine keeps the rate by itself
        List<CompletableFuture<HttpResponse<String>>> calls =
                Stream.generate(() -> client.later("/r/version")).limit(40).toList();
        int refused = 0;
        for (CompletableFuture<HttpResponse<String>> call : calls) {
            HttpResponse<String> answer = call.join();
            if (answer.statusCode() != 200) {
                fails(429, "rate", answer);
                assertEquals("1", answer.headers().firstValue("retry-after").orElse(""));
                refused++;
            }
        }
        assertTrue(refused > 0);
    }

    @Test
    void aTenantsConcurrencyIsShared() throws Exception {
        assertEquals(
                200,
                client.manage(
                                "PATCH",
                                "/tenants/few/limits",
                                "",
                                "{\"concurrency\": 1}".getBytes(StandardCharsets.UTF_8))
                        .status());
        for (String name : List.of("t1", "t2")) {
            assertEquals(
                    200,
                    client.deploy(name, FunctionFiles.archive("Hello"), "?tenant=few", "{}")
                            .status());
            assertEquals(200, client.get("/" + name + "/version").statusCode());
        }
        Held held = Held.in(directory);
        CompletableFuture<HttpResponse<String>> runs = client.later("/t1" + held.path());
        running("t1", 1);
        CompletableFuture<HttpResponse<String>> other = client.later("/t2/version");
        running("t2", 0);
        held.release();
        assertEquals(200, other.join().statusCode());
        assertEquals(200, runs.join().statusCode());
    }

    /** 64 MiB for all: the second function's calls wait until the first one's isolates are gone. */
    @Test
    void memoryIsReservedBeforeItIsUsed() throws Exception {
        deploy("m1", "{\"memory\": 33554432}");
        deploy("m2", "{\"memory\": 67108864}");
        Client.Managed refused =
                client.deploy("m3", FunctionFiles.archive("Hello"), "", "{\"memory\": 67108865}");
        assertEquals(422, refused.status(), refused.body());
        Held held = Held.in(directory);
        CompletableFuture<HttpResponse<String>> one = client.later("/m1" + held.path());
        CompletableFuture<HttpResponse<String>> two = client.later("/m1" + held.path());
        running("m1", 2);
        CompletableFuture<HttpResponse<String>> three = client.later("/m1/version");
        CompletableFuture<HttpResponse<String>> large = client.later("/m2/version");
        Thread.sleep(100);
        running("m1", 2);
        running("m2", 0);
        held.release();
        for (CompletableFuture<HttpResponse<String>> call : List.of(one, two, three, large)) {
            assertEquals(200, call.join().statusCode());
        }
        assertEquals(200, client.get("/m1/version").statusCode());
        assertEquals(200, client.get("/m2/version").statusCode());
        long reserved = client.manage("GET", "/stats").json().get("memoryReserved").getAsLong();
        assertTrue(reserved <= 64 << 20, "reserved " + reserved);
        // those of m1 went for the call of m2
        String metrics = client.get("/_/metrics").body();
        assertTrue(
                metrics.matches("(?s).*thaw_isolates_evicted_total\\{function=\"m1\"} [1-9].*"),
                metrics);
    }

    /**
     * Only the isolate of a call that goes on is there: its idle ones went when it was replaced.
     */
    @Test
    void aReplacedFunctionKeepsMemoryForItsCallsOnly() throws Exception {
        try (TestServer server =
                TestServer.with(directory.resolve("replaced")).memory(64 << 20).start()) {
            Client client = server.client();
            String own = "{\"memory\": 16777216, \"queueWaitMillis\": 60000, \"ownWorker\": true}";
            fill(client, "shared", "{\"memory\": 16777216, \"queueWaitMillis\": 60000}");
            Held shared = Held.in(directory);
            CompletableFuture<HttpResponse<String>> one = client.later("/shared" + shared.path());
            running(client, "shared", 1);
            byte[] file = FunctionFiles.archive("Hello");
            assertEquals(200, client.deploy("shared", file).status());
            assertEquals("shared@2\n", client.get("/shared/version").body());
            assertFalse(one.isDone());
            shared.release();
            assertEquals(200, one.join().statusCode());
            assertEquals(200, client.manage("DELETE", "/functions/shared").status());

            fill(client, "own", own);
            Held alone = Held.in(directory);
            CompletableFuture<HttpResponse<String>> two = client.later("/own" + alone.path());
            running(client, "own", 1);
            assertEquals(200, client.manage("DELETE", "/functions/own").status());
            String all = "{\"memory\": 50331648, \"queueWaitMillis\": 60000}";
            assertEquals(200, client.deploy("next", file, "", all).status());
            assertEquals("next@1\n", client.get("/next/version").body());
            assertFalse(two.isDone());
            alone.release();
            assertEquals(200, two.join().statusCode());
        }
    }

    /** With four isolates, which is all of the memory. */
    private static void fill(Client client, String name, String settings) throws Exception {
        byte[] file = FunctionFiles.archive("Hello");
        assertEquals(200, client.deploy(name, file, "", settings).status());
        Held held = Held.in(directory);
        List<CompletableFuture<HttpResponse<String>>> calls =
                Stream.generate(() -> client.later("/" + name + held.path())).limit(4).toList();
        running(client, name, 4);
        held.release();
        for (CompletableFuture<HttpResponse<String>> call : calls) {
            assertEquals(200, call.join().statusCode());
        }
    }

    @Test
    void anAnswerHasALimit() throws Exception {
        try (TestServer server = TestServer.start(directory.resolve("answers"))) {
            Client client = server.client();
            client.deploy("f", FunctionFiles.archive("Hello"), "", "{\"maxResponse\": 300000}");
            assertEquals(200_000, client.get("/f/big/200000").body().length());
            String cut = client.raw("GET /f/big/400000 HTTP/1.1\r\nhost: x\r\n\r\n");
            assertTrue(
                    cut.contains("answer-too-large") || !cut.endsWith("0\r\n\r\n"),
                    cut.substring(Math.max(0, cut.length() - 100)));
            assertTrue(cut.length() < 320_000, "" + cut.length());
            assertEquals(200_000, client.get("/f/big/200000").body().length());
            String metrics = client.get("/_/metrics").body();
            assertTrue(metrics.contains("answer-too-large"), metrics);
        }
    }

    @Test
    void versionsOfATenantHaveALimit() throws Exception {
        try (TestServer server = TestServer.start(directory.resolve("disk"))) {
            Client client = server.client();
            byte[] file = FunctionFiles.archive("Hello");
            assertEquals(200, client.deploy("f", file).status());
            byte[] limit = "{\"disk\": 1000}".getBytes(StandardCharsets.UTF_8);
            assertEquals(
                    200, client.manage("PATCH", "/tenants/default/limits", "", limit).status());
            Client.Managed refused = null;
            int versions = 1;
            do {
                refused = client.deploy("f", file);
                versions++;
            } while (refused.status() == 200 && versions < 10);
            assertEquals(422, refused.status(), refused.body());
            assertTrue(refused.body().contains("raise its --disk"), refused.body());
            assertEquals(200, client.deploy("g", file, "?tenant=other", "{}").status());
            assertEquals(200, client.get("/f/version").statusCode());
            assertEquals(200, client.manage("DELETE", "/functions/f").status());
            assertEquals(200, client.deploy("h", file).status());
        }
    }
}
