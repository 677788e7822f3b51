// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import dev.thaw.visor.fake.Await;
import dev.thaw.visor.fake.Beside;
import dev.thaw.visor.fake.Client;
import dev.thaw.visor.fake.FunctionFiles;
import dev.thaw.visor.fake.Held;
import dev.thaw.visor.fake.TestServer;
import java.io.IOException;
import java.net.UnixDomainSocketAddress;
import java.net.http.HttpResponse;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is deployed, changed and removed, also while it is called. */
class ManagementTest {
    @TempDir private static Path directory;
    private static TestServer server;
    private static Client client;

    @BeforeAll
    static void start() throws Exception {
        server = TestServer.start(directory);
        client = server.client();
    }

    @AfterAll
    static void end() {
        server.close();
    }

    private static JsonObject deploy(String name, String entry) throws IOException {
        return ok(client.deploy(name, FunctionFiles.archive(entry)));
    }

    private static JsonObject ok(Client.Managed answer) {
        assertEquals(200, answer.status(), answer.body());
        return answer.json();
    }

    private static void fails(int status, String type, Client.Managed answer) {
        assertEquals(status, answer.status(), answer.body());
        assertEquals(type, answer.json().getAsJsonObject("error").get("type").getAsString());
    }

    private static Client.Managed send(String method, String uri, String body) throws IOException {
        return client.manage(method, uri, "", body.getBytes(StandardCharsets.UTF_8));
    }

    private static List<Path> files(String in) throws IOException {
        try (Stream<Path> paths = Files.walk(directory.resolve(in))) {
            return paths.filter(Files::isRegularFile).sorted().toList();
        }
    }

    @Test
    void badFunctionFilesAreRefusedAndLeaveNothing() throws Exception {
        fails(422, "function-file", client.deploy("bad", "hello".getBytes()));
        fails(422, "function-file", client.deploy("bad", new byte[0]));
        fails(422, "manifest", client.deploy("bad", FunctionFiles.archive("{}", Map.of())));
        fails(422, "probe", client.deploy("bad", FunctionFiles.archive("fail")));
        Client.Managed crash = client.deploy("bad", FunctionFiles.archive("crash"));
        fails(422, "probe", crash);
        assertTrue(crash.body().contains("constructors"), crash.body());
        fails(400, "name", client.deploy("_bad", FunctionFiles.archive("x")));
        fails(400, "name", client.deploy("a..b", FunctionFiles.archive("x")));
        fails(
                400,
                "bad-request",
                client.deploy("bad", FunctionFiles.archive("x"), "", "{\"memory\": -1}"));
        fails(422, "language", client.deploy("bad", "x => x".getBytes(), "?file=bad.js", "{}"));
        assertEquals(404, client.get("/bad").statusCode());
        assertEquals(List.of(), files("staging"));
        assertTrue(Files.notExists(directory.resolve("tenants").resolve("default").resolve("bad")));
    }

    @Test
    void whatIsNotThereIsNotFound() throws Exception {
        fails(404, "not-found", client.manage("GET", "/functions/no"));
        fails(404, "not-found", client.manage("DELETE", "/functions/no"));
        fails(404, "not-found", client.manage("POST", "/functions/no/rollback"));
        fails(404, "not-found", client.manage("GET", "/functions/no/logs"));
        fails(404, "not-found", send("PATCH", "/functions/no/limits", "{}"));
        fails(404, "not-found", client.manage("GET", "/nothing"));
        fails(400, "bad-request", send("PATCH", "/functions/no/limits", "x"));
    }

    @Test
    void anUploadThatIsCutOffLeavesNothing() throws Exception {
        try (var channel =
                SocketChannel.open(UnixDomainSocketAddress.of(directory.resolve("manage.sock")))) {
            channel.write(
                    ByteBuffer.wrap(
                            "POST /functions/cut HTTP/1.1\r\nhost: x\r\ncontent-length: 1000000\r\n\r\nPK"
                                    .getBytes(StandardCharsets.UTF_8)));
            while (files("staging").isEmpty()) {
                Thread.sleep(5);
            }
        }
        Await.until(() -> files("staging").isEmpty());
    }

    @Test
    void versionsChangeWithoutAFailedCall() throws Exception {
        deploy("hot", "V1");
        assertEquals(200, client.get("/hot/version").statusCode());
        AtomicBoolean stop = new AtomicBoolean();
        AtomicInteger calls = new AtomicInteger();
        Set<String> seen = Collections.synchronizedSet(new TreeSet<>());
        List<CompletableFuture<Void>> callers = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            callers.add(
                    Beside.run(() -> {
                        while (!stop.get()) {
                            HttpResponse<String> answer = client.get("/hot/version");
                            assertEquals(200, answer.statusCode(), answer.body());
                            seen.add(answer.body().strip());
                            calls.incrementAndGet();
                        }
                    }));
        }
        Held held = Held.in(directory);
        CompletableFuture<HttpResponse<String>> slow = client.held("/hot" + held.path());
        assertEquals(2, deploy("hot", "slow").get("version").getAsInt());
        assertEquals(3, deploy("hot", "V3").get("version").getAsInt());
        assertEquals(
                2, ok(client.manage("POST", "/functions/hot/rollback")).get("version").getAsInt());
        assertEquals(
                1,
                ok(client.manage("POST", "/functions/hot/rollback?to=1"))
                        .get("version")
                        .getAsInt());
        ok(send("PATCH", "/functions/hot/limits", "{\"concurrency\": 3}"));
        int before = calls.get();
        while (calls.get() < before + 20 && callers.stream().noneMatch(CompletableFuture::isDone)) {
            Thread.sleep(5);
        }
        stop.set(true);
        callers.forEach(CompletableFuture::join);
        held.release();
        assertEquals(200, slow.join().statusCode());
        assertTrue(seen.containsAll(List.of("hot@1", "hot@1.2")), seen.toString());
        JsonObject shown = ok(client.manage("GET", "/functions/hot"));
        assertEquals(3, shown.getAsJsonArray("versions").size());
        assertEquals(3, shown.getAsJsonObject("settings").get("concurrency").getAsInt());
        fails(404, "version", client.manage("POST", "/functions/hot/rollback?to=77"));
    }

    @Test
    void deploymentsOfOneNameAtOnceAreSerialised() throws Exception {
        List<CompletableFuture<Integer>> deployments = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            int number = i;
            deployments.add(
                    CompletableFuture.supplyAsync(() -> {
                        try {
                            return deploy("race", "E" + number).get("version").getAsInt();
                        } catch (IOException e) {
                            throw new IllegalStateException(e);
                        }
                    }));
        }
        Set<Integer> versions = new TreeSet<>();
        deployments.forEach(deployment -> versions.add(deployment.join()));
        assertEquals(Set.of(1, 2, 3, 4, 5), versions);
        assertEquals(200, client.get("/race/version").statusCode());
        assertEquals(
                5, ok(client.manage("GET", "/functions/race")).getAsJsonArray("versions").size());
    }

    private static void told(String metric) throws Exception {
        Await.until(() -> client.get("/_/metrics").body().contains(metric));
    }

    @Test
    void removeWhileItRuns() throws Exception {
        ok(client.deploy("gone", FunctionFiles.archive("x"), "", "{\"concurrency\": 1}"));
        client.get("/gone/version");
        Held held = Held.in(directory);
        CompletableFuture<HttpResponse<String>> runs = client.held("/gone" + held.path());
        told("thaw_running{function=\"gone\"} 1");
        CompletableFuture<HttpResponse<String>> waits = client.later("/gone/version");
        told("thaw_queued{function=\"gone\"} 1");
        ok(client.manage("DELETE", "/functions/gone"));
        assertEquals(404, waits.join().statusCode());
        held.release();
        assertEquals(200, runs.join().statusCode());
        assertEquals(404, client.get("/gone").statusCode());
        deploy("gone", "again");
        assertEquals(200, client.get("/gone/version").statusCode());
    }

    @Test
    void whatCannotBeRemovedIsServedAsBefore(@TempDir Path other) throws Exception {
        try (TestServer its = TestServer.start(other)) {
            Client client = its.client();
            ok(client.deploy("f", FunctionFiles.archive("One")));
            byte[] weights = "{\"1\": 1}".getBytes(StandardCharsets.UTF_8);
            ok(client.manage("PUT", "/functions/f/aliases/live", "", weights));
            ok(client.deploy("f", FunctionFiles.archive("Two")));
            // no directory, so nothing can be moved there
            Files.delete(other.resolve("trash"));
            Files.createFile(other.resolve("trash"));
            fails(507, "storage", client.manage("DELETE", "/functions/f"));
            assertEquals("f@2\n", client.get("/f/version").body().replaceFirst("\\.\\d+", ""));
            assertEquals(
                    "f:1@1\n", client.get("/f:live/version").body().replaceFirst("\\.\\d+", ""));
            Files.delete(other.resolve("trash"));
            Files.createDirectory(other.resolve("trash"));
            ok(client.manage("DELETE", "/functions/f"));
            assertEquals(404, client.get("/f/version").statusCode());
            assertEquals(404, client.get("/f:live/version").statusCode());
        }
    }

    @Test
    void logsHaveTheCall() throws Exception {
        deploy("talk", "x");
        HttpResponse<String> answer = client.get("/talk/log/words");
        String call = answer.headers().firstValue("thaw-call").orElseThrow();
        client.get("/talk/throw");
        String log =
                Await.text(
                        "IllegalStateException",
                        () -> client.manage("GET", "/functions/talk/logs").body());
        assertTrue(log.contains("\"call\":\"" + call + "\",\"stream\":\"out\""), log);
        assertTrue(log.contains("err words"), log);
        assertTrue(log.contains("\"stream\":\"end\""), log);
    }

    @Test
    void thePapersRegistration() throws Exception {
        String code = Base64.getEncoder().encodeToString(FunctionFiles.archive("x"));
        String register =
                "{\"method\":\"registerFunction\",\"fid\":\"paper\",\"fep\":\"x\",\"mem\":33554432,\"code\":\"";
        assertEquals("true\n", send("POST", "/", register + code + "\"}").body());
        assertEquals(200, client.get("/paper/version").statusCode());
        assertEquals(
                33554432, ok(client.manage("GET", "/functions/paper")).get("memory").getAsLong());
        assertEquals("false\n", send("POST", "/", register + "AAAA\"}").body());
        String remove = "{\"method\":\"deregisterFunction\",\"fid\":\"paper\"}";
        assertEquals("true\n", send("POST", "/", remove).body());
        assertEquals("false\n", send("POST", "/", remove).body());
        assertEquals(404, client.get("/paper").statusCode());
    }

    @Test
    void aRestartFindsAll(@TempDir Path other) throws Exception {
        try (TestServer first = TestServer.start(other)) {
            first.client().deploy("kept", FunctionFiles.archive("One"));
            first.client().deploy("kept", FunctionFiles.archive("Two"));
            IOException e = assertThrows(IOException.class, () -> TestServer.start(other));
            assertTrue(e.getMessage().contains("another server"), e.getMessage());
        }
        try (TestServer second = TestServer.start(other)) {
            assertEquals("kept@2\n", second.client().get("/kept/version").body());
            ok(second.client().manage("POST", "/functions/kept/rollback"));
            assertEquals("kept@1\n", second.client().get("/kept/version").body());
        }
    }

    @Test
    void manyCyclesLeaveNothing() throws Exception {
        for (int i = 0; i < 5; i++) {
            deploy("cycle", "E" + i);
            assertEquals(200, client.get("/cycle/version").statusCode());
            ok(client.manage("DELETE", "/functions/cycle"));
        }
        assertEquals(List.of(), files("trash"));
        assertTrue(
                Files.notExists(directory.resolve("tenants").resolve("default").resolve("cycle")));
    }
}
