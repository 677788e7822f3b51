// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import dev.thaw.visor.fake.Await;
import dev.thaw.visor.fake.Client;
import dev.thaw.visor.fake.FunctionFiles;
import dev.thaw.visor.fake.Held;
import dev.thaw.visor.fake.TestServer;
import java.io.IOException;
import java.net.Socket;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What cannot be enforced is refused; who breaks the rules is replaced. */
class EnforcementTest {
    @TempDir private Path directory;
    private TestServer server;
    private Client client;

    @BeforeEach
    void start() throws Exception {
        server = TestServer.with(directory).retireMillis(60_000).start();
        client = server.client();
    }

    @AfterEach
    void end() {
        server.close();
    }

    private void deploy(String name, String query, String settings) throws Exception {
        Client.Managed answer =
                client.deploy(name, FunctionFiles.archive("Hello"), query, settings);
        assertEquals(200, answer.status(), answer.body());
    }

    @Test
    void aWorkerThatHangsIsReplaced() throws Exception {
        deploy("f", "", "{}");
        deploy("other", "", "{}");
        client.get("/f/version");
        long first = client.pid("default");
        Held held = Held.in(directory);
        CompletableFuture<HttpResponse<String>> running = client.later("/other" + held.path());
        Await.until(() -> client.worker("default").get("running").getAsInt() == 1);
        assertEquals(200, client.get("/f/hang").statusCode());
        Await.until(() -> client.pid("default") != first && client.pid("default") != 0);
        assertEquals(200, client.get("/f/version").statusCode());
        held.release();
        assertEquals(200, running.join().statusCode(), "it ends in the old worker");
        Await.ended(first);
        long second = client.pid("default");
        assertEquals(200, client.get("/f/hang/unload").statusCode());
        deploy("f", "", "{}");
        Await.until(() -> client.pid("default") != second && client.pid("default") != 0);
        assertEquals(200, client.get("/f/version").statusCode());
        assertEquals(0, client.worker("default").get("crashes").getAsInt());
    }

    /** More than the front has given credit for would wait in its memory. */
    @Test
    void aWorkerThatSendsMoreThanItsCallersTakeIsReplaced() throws Exception {
        deploy("f", "", "{}");
        client.get("/f/version");
        long first = client.pid("default");
        try (Socket slow = new Socket("127.0.0.1", server.port())) {
            slow.getOutputStream()
                    .write(
                            "GET /f/flood/2048 HTTP/1.1\r\nhost: f\r\n\r\n"
                                    .getBytes(StandardCharsets.US_ASCII));
            Await.until(() -> client.pid("default") != first && client.pid("default") != 0);
        }
        Await.ended(first);
        assertEquals(200, client.get("/f/version").statusCode());
    }

    /** What is not whole yet waits in the front's memory. */
    @Test
    void aWorkerWhoseStatisticsHaveNoEndIsReplaced() throws Exception {
        deploy("f", "", "{}");
        client.get("/f/version");
        long first = client.pid("default");
        assertEquals(200, client.get("/f/endless").statusCode());
        Await.ended(first);
        Await.until(() -> client.pid("default") != first && client.pid("default") != 0);
        assertEquals(200, client.get("/f/version").statusCode());
    }

    /** Metrics are of all tenants, and kept for ever. */
    @Test
    void whatAWorkerInventsIsNoMetric() throws Exception {
        deploy("f", "", "{}");
        for (String kind : List.of("a", "b", "forged")) {
            assertEquals(200, client.get("/f/start/" + kind).statusCode());
            HttpResponse<String> refused = client.get("/f/refuse/" + kind);
            assertEquals(502, refused.statusCode(), refused.body());
            assertTrue(refused.body().contains("\"type\":\"protocol\""), refused.body());
        }
        assertEquals(503, client.get("/f/refuse/threads").statusCode());
        JsonObject f =
                client.manage("GET", "/stats")
                        .json()
                        .getAsJsonObject("functions")
                        .getAsJsonObject("f");
        assertEquals(Set.of("unknown"), f.getAsJsonObject("starts").keySet());
        assertEquals(Set.of("ok", "protocol", "threads"), f.getAsJsonObject("outcomes").keySet());
        String metrics = client.get("/_/metrics").body();
        assertFalse(metrics.contains("victim"), metrics);
    }

    @Test
    void statisticsOfManyFramesAreReadWhole() throws Exception {
        for (String name : List.of("a", "b", "c")) {
            deploy(name, "", "{}");
            assertEquals(200, client.get("/" + name + "/version").statusCode());
        }
        JsonObject functions = client.manage("GET", "/stats").json().getAsJsonObject("functions");
        for (String name : List.of("a", "b", "c")) {
            assertEquals(1, functions.getAsJsonObject(name).get("isolates").getAsInt(), name);
            assertEquals(1, functions.getAsJsonObject(name).get("created").getAsInt(), name);
        }
        ProcessHandle.of(client.pid("default")).orElseThrow().destroyForcibly();
        Await.until(() -> client.get("/a/version").statusCode() == 200);
        // those of the worker that has gone are not forgotten
        Await.until(() -> created("a") == 2);
        assertEquals(1, created("b"));
    }

    private int created(String name) throws Exception {
        return client.manage("GET", "/stats")
                .json()
                .getAsJsonObject("functions")
                .getAsJsonObject(name)
                .get("created")
                .getAsInt();
    }

    @Test
    void whatCannotBeEnforcedIsRefused(@TempDir Path other) throws Exception {
        IOException refused =
                assertThrows(
                        IOException.class,
                        () -> TestServer.with(other).require(List.of("unenforceable")).start());
        assertTrue(refused.getMessage().contains("cannot enforce"), refused.getMessage());
    }

    /** As "64" is written where "64m" is meant. */
    @Test
    void aProcessOfAFewBytesIsRefused() throws Exception {
        for (String memory : List.of("1", "64", "1048575", "-1")) {
            Client.Managed refused =
                    client.manage(
                            "PATCH",
                            "/tenants/default/limits",
                            "",
                            ("{\"memory\": " + memory + "}").getBytes(StandardCharsets.UTF_8));
            assertEquals(400, refused.status(), refused.body());
            assertTrue(refused.body().contains("memory must be a number"), refused.body());
        }
    }

    @Test
    void aLimitThatCannotBeHeldIsRefusedAndChangesNothing() throws Exception {
        deploy("f", "", "{}");
        client.get("/f/version");
        long pid = client.pid("default");
        Client.Managed refused =
                client.manage(
                        "PATCH",
                        "/tenants/default/limits",
                        "",
                        "{\"memory\": 100000000}".getBytes(StandardCharsets.UTF_8));
        assertEquals(422, refused.status(), refused.body());
        assertTrue(refused.body().contains("cgroup is required"), refused.body());
        JsonObject settings =
                client.manage("GET", "/functions/f").json().getAsJsonObject("tenantSettings");
        assertEquals(0, settings.get("memory").getAsLong());
        assertEquals(200, client.get("/f/version").statusCode());
        assertEquals(pid, client.pid("default"));
    }
}
