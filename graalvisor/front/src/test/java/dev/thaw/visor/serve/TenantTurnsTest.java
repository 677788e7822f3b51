// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.thaw.visor.fake.Await;
import dev.thaw.visor.fake.Beside;
import dev.thaw.visor.fake.Client;
import dev.thaw.visor.fake.FunctionFiles;
import dev.thaw.visor.fake.Held;
import dev.thaw.visor.fake.TestServer;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Functions of a tenant that may run one call at a time. */
class TenantTurnsTest {
    @TempDir private Path directory;
    private TestServer server;
    private Client client;

    @BeforeEach
    void start() throws Exception {
        server = TestServer.start(directory);
        client = server.client();
        byte[] one = "{\"concurrency\": 1}".getBytes(StandardCharsets.UTF_8);
        assertEquals(200, client.manage("PATCH", "/tenants/one/limits", "", one).status());
        for (String name : List.of("runs", "leaves", "waits")) {
            Client.Managed deployed =
                    client.deploy(
                            name,
                            FunctionFiles.archive("Hello"),
                            "?tenant=one",
                            "{\"queueWaitMillis\": 20000}");
            assertEquals(200, deployed.status(), deployed.body());
            assertEquals(200, client.get("/" + name + "/version").statusCode());
        }
    }

    @AfterEach
    void end() {
        server.close();
    }

    private int count(String name, String what) throws Exception {
        return client.manage("GET", "/stats")
                .json()
                .getAsJsonObject("functions")
                .getAsJsonObject(name)
                .get(what)
                .getAsInt();
    }

    /** Its turn must not be lost on one whose call waits no more. */
    @Test
    void whoseCallWaitsNoMoreHoldsUpNobody() throws Exception {
        Held held = Held.in(directory);
        CompletableFuture<HttpResponse<String>> running = client.later("/runs" + held.path());
        Await.until(() -> count("runs", "running") == 1);
        HttpResponse<String> late =
                client.send(client.request("/leaves/version").header("thaw-timeout-ms", "50"));
        assertEquals(504, late.statusCode(), late.body());
        CompletableFuture<HttpResponse<String>> waiting = client.later("/waits/version");
        Await.until(() -> count("waits", "queued") == 1);
        held.release();
        assertEquals(200, running.join().statusCode());
        assertEquals(200, waiting.join().statusCode(), waiting.join().body());
    }

    /** However many calls another one always has in its queue. */
    @Test
    void whoIsAlwaysBackloggedLeavesOthersTheirTurn() throws Exception {
        AtomicBoolean end = new AtomicBoolean();
        List<CompletableFuture<Void>> callers =
                Stream.generate(() -> Beside.run(() -> callUntil(end))).limit(4).toList();
        Await.until(() -> count("runs", "queued") > 1);
        for (int i = 0; i < 3; i++) {
            HttpResponse<String> answer = client.get("/waits/version");
            assertEquals(200, answer.statusCode(), answer.body());
        }
        end.set(true);
        callers.forEach(CompletableFuture::join);
    }

    private void callUntil(AtomicBoolean end) throws Exception {
        while (!end.get()) {
            assertEquals(200, client.get("/runs/sleep/50").statusCode());
        }
    }
}
