// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import dev.thaw.visor.fake.Await;
import dev.thaw.visor.fake.Client;
import dev.thaw.visor.fake.FunctionFiles;
import dev.thaw.visor.fake.Held;
import dev.thaw.visor.fake.TestServer;
import java.net.Socket;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Workers that crash, hang, or do not start; calls that do not end. */
class WorkersTest {
    @TempDir private Path directory;
    private TestServer server;
    private Client client;

    @BeforeEach
    void start() throws Exception {
        server = TestServer.start(directory);
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
    void aCrashCostsOneWorker() throws Exception {
        deploy("bad", "", "{}");
        deploy("good", "", "{}");
        deploy("neighbour", "?tenant=other", "{}");
        assertEquals(200, client.get("/good/version").statusCode());
        assertEquals(200, client.get("/neighbour/version").statusCode());
        long before = client.pid("default");
        CompletableFuture<HttpResponse<String>> same = client.later("/good/sleep/20000");
        Held held = Held.in(directory);
        CompletableFuture<HttpResponse<String>> other = client.later("/neighbour" + held.path());
        Await.until(() -> client.worker("default").get("running").getAsInt() == 1);
        HttpResponse<String> crashed = client.get("/bad/crash");
        assertEquals(502, crashed.statusCode(), crashed.body());
        assertTrue(crashed.body().contains("while it ran bad@1"), crashed.body());
        assertTrue(crashed.body().contains("signal 11"), crashed.body());
        assertEquals(502, same.join().statusCode());
        assertTrue(same.join().body().contains("bad@1"), same.join().body());
        assertEquals(200, client.get("/good/version").statusCode());
        assertFalse(other.isDone(), "it goes on");
        held.release();
        assertEquals(200, other.join().statusCode());
        assertNotEquals(before, client.pid("default"));
        assertEquals(1, client.worker("default").get("crashes").getAsInt());
        assertEquals(0, client.worker("other").get("crashes").getAsInt());
        assertTrue(
                client.get("/_/metrics").body().contains("thaw_crashes_total{function=\"bad\"} 1"));
    }

    @Test
    void statisticsWaitForNoWorkerThatHangs() throws Exception {
        deploy("hangs", "", "{}");
        deploy("good", "?tenant=other", "{}");
        assertEquals(200, client.get("/hangs/version").statusCode());
        long pid = client.pid("default");
        signal("STOP", pid);
        try {
            assertEquals(pid, client.pid("default"));
            assertEquals(200, client.get("/good/version").statusCode());
        } finally {
            signal("CONT", pid);
        }
        assertEquals(200, client.get("/hangs/version").statusCode());
    }

    private static void signal(String name, long pid) throws Exception {
        Process kill = new ProcessBuilder("kill", "-" + name, "" + pid).inheritIO().start();
        assertEquals(0, kill.waitFor());
    }

    @Test
    void whatIsRemovedWhileItIsLoadedIsUnloaded() throws Exception {
        deploy("good", "", "{}");
        Path held = directory.resolve("held");
        Client.Managed answer =
                client.deploy("late", FunctionFiles.archive("while/" + held), "", "{}");
        assertEquals(200, answer.status(), answer.body());
        // what is there at a start is loaded by its first call
        server.close();
        server = TestServer.start(directory);
        client = server.client();
        assertFalse(client.get("/good/neighbours").body().contains("late"));
        Files.createFile(held);
        CompletableFuture<HttpResponse<String>> first = client.later("/late/version");
        Await.until(() -> client.get("/good/loads").body().contains("begun late"));
        assertEquals(200, client.manage("DELETE", "/functions/late").status());
        assertEquals(404, first.join().statusCode(), first.join().body());
        Files.delete(held);
        Await.until(() -> client.get("/good/loads").body().contains("loaded late"));
        Await.until(() -> !client.get("/good/neighbours").body().contains("late"));
    }

    /** As the loader would give it the one that it has open. */
    @Test
    void aWorkerThatHasAnotherFileOpenThanIsThereIsReplaced() throws Exception {
        Path path = directory.resolve("replaced");
        byte[] file = FunctionFiles.archive("replaced/" + path);
        assertEquals(200, client.deploy("f", file).status());
        assertEquals("f@1\n", client.get("/f/version").body());
        long first = client.pid("default");
        Files.createFile(path);
        Client.Managed again = client.deploy("f", file);
        assertEquals(200, again.status(), again.body());
        assertEquals("f@2\n", client.get("/f/version").body());
        long second = client.pid("default");
        assertNotEquals(first, second);
        Files.delete(path);
        assertEquals(200, client.deploy("g", file).status());
        assertEquals("g@1\n", client.get("/g/version").body());
        assertNotEquals(second, client.pid("default"));
        assertEquals("f@2\n", client.get("/f/version").body());
        assertEquals(0, client.worker("default").get("crashes").getAsInt());
    }

    @Test
    void aCrashLoopIsBroken() throws Exception {
        deploy("bad", "", "{}");
        deploy("good", "", "{}");
        int crashes = 0;
        HttpResponse<String> broken = client.get("/bad/crash");
        // on a machine that is slower than the pause, one more crash makes that twice as long
        while (broken.statusCode() == 502 && crashes < 20) {
            crashes++;
            broken = client.get("/bad/crash");
        }
        assertTrue(crashes >= 3, crashes + " crashes");
        assertEquals(503, broken.statusCode(), broken.body());
        assertTrue(broken.body().contains("\"breaker\""), broken.body());
        assertTrue(broken.headers().firstValueAsLong("retry-after").orElse(0) > 0);
        assertEquals(200, client.get("/good/version").statusCode());
        Await.until(() -> client.get("/bad/version").statusCode() == 200);
    }

    @Test
    void aKilledWorkerIsBack() throws Exception {
        deploy("f", "", "{}");
        assertEquals(200, client.get("/f/version").statusCode());
        for (int i = 0; i < 4; i++) {
            long pid = client.pid("default");
            ProcessHandle.of(pid).orElseThrow().destroyForcibly();
            Await.until(() -> client.pid("default") != 0 && client.pid("default") != pid);
            assertEquals(200, client.get("/f/version").statusCode());
        }
    }

    @Test
    void aDeadlineIsKept(@TempDir Path other) throws Exception {
        // as no worker is given up that is slow to stop a call, on a busy machine
        try (TestServer patient =
                TestServer.with(other).users("none").graceMillis(60_000).start()) {
            Client its = patient.client();
            assertEquals(200, its.deploy("f", FunctionFiles.archive("Hello")).status());
            its.get("/f/version");
            long pid = its.pid("default");
            HttpResponse<String> answer =
                    its.send(its.request("/f/sleep/600000").header("thaw-timeout-ms", "200"));
            assertEquals(504, answer.statusCode(), answer.body());
            assertEquals(200, its.get("/f/version").statusCode());
            Await.until(() -> its.worker("default").get("running").getAsInt() == 0);
            assertEquals(pid, its.pid("default"), "the call was stopped: its worker stays");
            assertEquals(
                    400,
                    its.send(its.request("/f/version").header("thaw-timeout-ms", "soon"))
                            .statusCode());
        }
    }

    @Test
    void aCallThatCannotBeStoppedCostsItsWorkerAndNobodyElse(@TempDir Path patient)
            throws Exception {
        server.close();
        server = TestServer.with(patient).retireMillis(60_000).start();
        client = server.client();
        deploy("f", "", "{\"concurrency\": 2}");
        client.get("/f/version");
        long pid = client.pid("default");
        Held held = Held.in(directory);
        CompletableFuture<HttpResponse<String>> other = client.later("/f" + held.path());
        Await.until(() -> client.worker("default").get("running").getAsInt() == 1);
        HttpResponse<String> answer =
                client.send(client.request("/f/spin/60000").header("thaw-timeout-ms", "200"));
        assertEquals(504, answer.statusCode());
        Await.until(() -> client.pid("default") != pid && client.pid("default") != 0);
        assertEquals(200, client.get("/f/version").statusCode());
        held.release();
        assertEquals(200, other.join().statusCode(), "it ends in the old worker");
        Await.ended(pid);
        JsonObject stats = client.manage("GET", "/stats").json();
        assertEquals(
                0,
                stats.getAsJsonObject("functions").getAsJsonObject("f").get("running").getAsInt());
    }

    @Test
    void aClientThatGoesAwayCancelsItsCall() throws Exception {
        deploy("f", "", "{\"concurrency\": 1}");
        client.get("/f/version");
        try (Socket socket = new Socket("127.0.0.1", server.port())) {
            socket.getOutputStream()
                    .write(
                            "GET /f/sleep/600000 HTTP/1.1\r\nhost: x\r\n\r\n"
                                    .getBytes(StandardCharsets.UTF_8));
            Await.until(() -> client.worker("default").get("running").getAsInt() == 1);
        }
        assertEquals(200, client.get("/f/version").statusCode());
        assertTrue(client.get("/_/metrics").body().contains("outcome=\"client-gone\"} 1"));
    }

    @Test
    void anOwnWorkerIsOnesOwn() throws Exception {
        deploy("a", "", "{}");
        deploy("b", "", "{\"ownWorker\": true}");
        assertEquals(200, client.get("/a/version").statusCode());
        assertEquals(200, client.get("/b/version").statusCode());
        assertNotEquals(client.pid("default"), client.pid("default/b"));
        long own = client.pid("default/b");
        Held held = Held.in(directory);
        CompletableFuture<HttpResponse<String>> a = client.later("/a" + held.path());
        Await.until(() -> client.worker("default").get("running").getAsInt() == 1);
        assertEquals(502, client.get("/b/crash").statusCode());
        held.release();
        assertEquals(200, a.join().statusCode());
        Await.until(() -> client.pid("default/b") != 0 && client.pid("default/b") != own);
        long next = client.pid("default/b");
        assertEquals(200, client.manage("DELETE", "/functions/b").status());
        Await.ended(next);
        assertEquals(200, client.get("/a/version").statusCode());
    }

    @Test
    void aTenantsLimitsNeedANewWorker(@TempDir Path other) throws Exception {
        try (TestServer retiring =
                TestServer.with(other).users("none").retireMillis(60_000).start()) {
            Client its = retiring.client();
            assertEquals(200, its.deploy("f", FunctionFiles.archive("Hello")).status());
            its.get("/f/version");
            long pid = its.pid("default");
            Held held = Held.in(directory);
            CompletableFuture<HttpResponse<String>> running = its.later("/f" + held.path());
            Await.until(() -> its.worker("default").get("running").getAsInt() == 1);
            Client.Managed changed =
                    its.manage(
                            "PATCH",
                            "/tenants/default/limits",
                            "",
                            "{\"network\": \"host\"}".getBytes(StandardCharsets.UTF_8));
            assertEquals(200, changed.status(), changed.body());
            assertEquals(200, its.get("/f/version").statusCode());
            assertFalse(running.isDone(), "it goes on in the old one");
            held.release();
            assertEquals(200, running.join().statusCode());
            assertNotEquals(pid, its.pid("default"));
        }
    }

    @Test
    void aWorkerThatDoesNotStartIsToldAndNotWaitedForForever(@TempDir Path other) throws Exception {
        try (TestServer good = TestServer.start(other)) {
            good.client().deploy("f", FunctionFiles.archive("Hello"));
        }
        try (TestServer broken =
                TestServer.with(other).worker(TestServer.fakeWorker("refuse")).start()) {
            HttpResponse<String> answer = broken.client().get("/f/version");
            assertTrue(answer.statusCode() == 502 || answer.statusCode() == 503, answer.body());
            assertTrue(answer.body().contains("exit code 3"), answer.body());
            assertEquals(422, broken.client().deploy("g", FunctionFiles.archive("Hello")).status());
            assertEquals(200, broken.client().get("/_/healthz").statusCode());
            assertFalse(broken.client().get("/").body().isEmpty());
        }
    }
}
