// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import dev.thaw.visor.fake.Await;
import dev.thaw.visor.fake.Client;
import dev.thaw.visor.fake.FunctionFiles;
import dev.thaw.visor.fake.TestServer;
import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The front with the real worker, and a function in C. */
class RealWorkerIT {
    @TempDir private static Path directory;
    private static TestServer server;
    private static Client client;
    private static byte[] function;

    static Path worker() {
        String named = System.getenv("THAW_VISOR_WORKER");
        return named != null
                ? Path.of(named)
                : Path.of("../worker-native/target/release/thaw-visor-worker").toAbsolutePath();
    }

    /** A function file of the library that src/test/c/function.c makes. */
    static byte[] functionFile(Path directory, String... options) throws Exception {
        Path library = directory.resolve("libfake.so");
        List<String> command =
                new ArrayList<>(
                        List.of(
                                "cc",
                                "-std=c11",
                                "-D_GNU_SOURCE",
                                "-Wall",
                                "-Wextra",
                                "-Werror",
                                "-O1",
                                "-fPIC",
                                "-shared",
                                "-o",
                                library.toString(),
                                "src/test/c/function.c"));
        command.addAll(List.of(options));
        Process cc = new ProcessBuilder(command).inheritIO().start();
        assertEquals(0, cc.waitFor());
        byte[] bytes = Files.readAllBytes(library);
        return FunctionFiles.archive(
                FunctionFiles.manifest("x", bytes), Map.of("libfake.so", bytes));
    }

    @BeforeAll
    static void start() throws Exception {
        assertTrue(Files.isExecutable(worker()), "there is no worker at " + worker());
        function = functionFile(directory);
        server =
                TestServer.with(directory.resolve("data"))
                        .require(List.of("no-new-privileges", "seccomp", "landlock"))
                        .worker(List.of(worker().toString()))
                        .start();
        client = server.client();
        Client.Managed deployed = client.deploy("f", function);
        assertEquals(200, deployed.status(), deployed.body());
    }

    @AfterAll
    static void end() {
        if (server != null) {
            server.close();
        }
    }

    private static JsonObject worker(JsonObject stats) {
        return stats.getAsJsonArray("workers").get(0).getAsJsonObject();
    }

    @Test
    void callsAreAnswered() throws Exception {
        assertEquals("hello", client.post("/f", "hello").body());
        byte[] bytes = new byte[8 << 20];
        new Random(6).nextBytes(bytes);
        try (HttpClient http2 =
                HttpClient.newBuilder().version(HttpClient.Version.HTTP_2).build()) {
            http2.send(client.request("/_/healthz").build(), BodyHandlers.discarding());
            HttpResponse<byte[]> answer =
                    http2.send(
                            client.request("/f").POST(BodyPublishers.ofByteArray(bytes)).build(),
                            BodyHandlers.ofByteArray());
            assertArrayEquals(bytes, answer.body());
        }
        JsonObject stats = client.manage("GET", "/stats").json();
        assertTrue(worker(stats).toString().contains("\"seccomp\""), stats.toString());
        assertTrue(
                stats.getAsJsonObject("functions").getAsJsonObject("f").get("isolates").getAsInt()
                        > 0,
                stats.toString());
    }

    /** Of another GraalVM, or with another interface. */
    @Test
    void aLibraryOfAnotherBuilderIsRefusedWithItsName() throws Exception {
        for (String[] other :
                List.of(
                        new String[] {"OTHER_PARAMETERS", "graal_create_isolate gave error 12"},
                        new String[] {"OTHER_INTERFACE", "export thaw_function_interrupt_1"})) {
            byte[] file = functionFile(directory, "-D" + other[0]);
            Client.Managed refused = client.deploy("other", file, "?tenant=other", "{}");
            assertEquals(422, refused.status(), refused.body());
            assertTrue(refused.body().contains(other[1]), refused.body());
            assertTrue(refused.body().contains("it was built by test; build it"), refused.body());
        }
        assertEquals(404, client.get("/other").statusCode());
    }

    @Test
    void aCrashIsNamed() throws Exception {
        client.deploy("crash", function, "?tenant=crashers", "{}");
        HttpResponse<String> answer = client.get("/crash/crash");
        assertEquals(502, answer.statusCode());
        assertTrue(answer.body().contains("(signal 11) while it ran crash@1"), answer.body());
        assertEquals("again", client.post("/crash", "again").body());
        assertEquals("hello", client.post("/f", "hello").body());
    }

    @Test
    void deadlinesAndResults() throws Exception {
        assertEquals(500, client.get("/f/memory").statusCode());
        HttpResponse<String> listens =
                client.send(client.request("/f/listen").header("thaw-timeout-ms", "200"));
        assertEquals(504, listens.statusCode());
        client.deploy("deaf", function, "?tenant=deaf", "{}");
        client.post("/deaf", "x");
        HttpResponse<String> deaf =
                client.send(client.request("/deaf/deaf").header("thaw-timeout-ms", "200"));
        assertEquals(504, deaf.statusCode());
        for (int i = 0; i < 100; i++) {
            assertEquals("x", client.post("/deaf", "x").body());
        }
    }

    @Test
    void versionsChange() throws Exception {
        client.deploy("hot", function);
        for (int i = 0; i < 5; i++) {
            assertEquals("x", client.post("/hot", "x").body());
            assertEquals(200, client.deploy("hot", function).status());
        }
        assertEquals("x", client.post("/hot", "x").body());
        assertEquals(200, client.manage("DELETE", "/functions/hot").status());
    }

    /** Wherever it is: starting, loading, calling, unloading. */
    @Test
    void deploymentsSurviveWorkersThatAreKilled() throws Exception {
        client.deploy("shot", function, "?tenant=shot", "{}");
        client.post("/shot", "x");
        AtomicBoolean over = new AtomicBoolean();
        CompletableFuture<Void> killer =
                CompletableFuture.runAsync(() -> {
                    try {
                        while (!over.get()) {
                            long pid = client.pid("shot");
                            if (pid != 0) {
                                ProcessHandle.of(pid).ifPresent(ProcessHandle::destroyForcibly);
                            }
                            Thread.sleep(20);
                        }
                    } catch (IOException | InterruptedException e) {
                        throw new IllegalStateException(e);
                    }
                });
        int deployed = 1;
        for (int i = 0; i < 20; i++) {
            Client.Managed answer = client.deploy("shot", function);
            assertTrue(List.of(200, 502).contains(answer.status()), answer.body());
            deployed += answer.status() == 200 ? 1 : 0;
            int status = client.post("/shot", "x").statusCode();
            assertTrue(List.of(200, 502, 503).contains(status), "" + status);
        }
        over.set(true);
        killer.join();
        Await.until(() -> client.post("/shot", "x").body().equals("x"));
        JsonObject shown = client.manage("GET", "/functions/shot").json();
        assertEquals(Math.min(deployed, 10), shown.getAsJsonArray("versions").size());
        assertEquals(200, client.deploy("shot", function).status());
    }

    @Test
    void outputIsLogged() throws Exception {
        client.deploy("talk", function);
        assertEquals("x", client.post("/talk/log", "x").body());
        String log = Await.text("words", () -> client.manage("GET", "/functions/talk/logs").body());
        assertTrue(log.contains("\"stream\":\"out\",\"text\":\"words\\n\""), log);
    }
}
