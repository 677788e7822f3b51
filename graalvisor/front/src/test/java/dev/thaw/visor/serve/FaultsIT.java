// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.visor.fake.Await;
import dev.thaw.visor.fake.Beside;
import dev.thaw.visor.fake.Client;
import dev.thaw.visor.fake.FunctionFiles;
import dev.thaw.visor.fake.RealWorker;
import dev.thaw.visor.fake.TestServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
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

/**
 * Functions of native code that crash, hang or end their process, beside one that must not notice.
 */
class FaultsIT {
    @TempDir private static Path directory;
    private static TestServer server;
    private static Client client;
    private static byte[] functions;

    @BeforeAll
    static void start() throws Exception {
        functions = RealWorker.functionFile(directory, "functions.c");
        server = RealWorker.start(directory, "auto", "none");
        client = server.client();
        deploy("calm", "calm");
    }

    @AfterAll
    static void end() {
        if (server != null) {
            server.close();
        }
    }

    private static void deploy(String name, String tenant) throws IOException {
        Client.Managed answer = client.deploy(name, functions, "?tenant=" + tenant, "{}");
        assertEquals(200, answer.status(), answer.body());
    }

    private interface Action {
        void run() throws Exception;
    }

    /** Calls of another tenant while something goes wrong; all must be answered. */
    private static void nobodyElseNotices(Action action) throws Exception {
        AtomicBoolean over = new AtomicBoolean();
        CompletableFuture<Integer> calls =
                Beside.run(() -> {
                    int count = 0;
                    while (!over.get() || count == 0) {
                        HttpResponse<String> answer = client.post("/calm/hello", "you");
                        assertEquals("Hello, you", answer.body());
                        count++;
                    }
                    return count;
                });
        try {
            action.run();
        } finally {
            over.set(true);
        }
        assertTrue(calls.join() > 0);
        assertEquals(0, client.worker("calm").get("crashes").getAsInt());
    }

    @Test
    void whateverEndsTheProcessCostsOneWorker() throws Exception {
        for (String path : List.of("crash", "abort", "exit", "deep", "crash-in-thread")) {
            String name = "bad-" + path;
            deploy(name, name);
            nobodyElseNotices(() -> {
                HttpResponse<String> answer = client.get("/" + name + "/" + path);
                assertEquals(502, answer.statusCode(), path + answer.body());
                assertTrue(answer.body().contains("while it ran " + name + "@1"), answer.body());
                assertEquals("Hello, x", client.post("/" + name + "/hello", "x").body());
            });
        }
    }

    @Test
    void workersThatAreKilledAreBack() throws Exception {
        deploy("victim", "victim");
        client.get("/victim/hello");
        nobodyElseNotices(() -> {
            // a third time, it would be kept away for a second
            for (int i = 0; i < 2; i++) {
                long pid = client.pid("victim");
                CompletableFuture<HttpResponse<String>> running =
                        client.held("/victim/until-interrupted");
                Await.until(() -> client.worker("victim").get("running").getAsInt() == 1);
                ProcessHandle.of(pid).orElseThrow().destroyForcibly();
                assertEquals(502, running.join().statusCode(), running.join().body());
                Await.until(() -> client.pid("victim") != pid && client.pid("victim") != 0);
                assertEquals("Hello, x", client.post("/victim/hello", "x").body());
            }
        });
    }

    @Test
    void endlessLoopsEnd() throws Exception {
        deploy("loop", "loop");
        for (String path : List.of("spin", "deaf")) {
            nobodyElseNotices(() -> {
                HttpResponse<String> answer =
                        client.send(
                                client.request("/loop/" + path).header("thaw-timeout-ms", "300"));
                assertEquals(504, answer.statusCode(), path + answer.body());
                assertEquals("Hello, x", client.post("/loop/hello", "x").body());
            });
        }
    }

    @Test
    void whoCannotBeTornDownCostsItsWorker() throws Exception {
        deploy("hang", "hang");
        client.post("/hang/hello", "x");
        long pid = client.pid("hang");
        nobodyElseNotices(() -> {
            assertEquals(500, client.get("/hang/hang").statusCode());
            Await.until(() -> client.pid("hang") != pid && client.pid("hang") != 0);
            assertEquals("Hello, x", client.post("/hang/hello", "x").body());
        });
        Await.ended(pid);
    }

    @Test
    void rulesThatAreBrokenAreErrors() throws Exception {
        deploy("rules", "rules");
        for (String path : List.of("two-heads", "bad-head", "result/99", "throw", "result/2")) {
            assertEquals(500, client.get("/rules/" + path).statusCode(), path);
        }
        assertEquals(400, client.get("/rules/result/5").statusCode());
        assertEquals(0, client.worker("rules").get("crashes").getAsInt());
    }

    @Test
    void sixtyFourMegabytesInAndOut() throws Exception {
        byte[] bytes = new byte[64 << 20];
        new Random(7).nextBytes(bytes);
        // one that reads while it writes
        try (Socket socket = new Socket("127.0.0.1", server.port())) {
            socket.setSoTimeout(60_000);
            CompletableFuture<Void> writing =
                    CompletableFuture.runAsync(() -> {
                        String head =
                                "POST /calm/echo HTTP/1.1\r\nhost: x\r\nconnection: close\r\n"
                                        + "thaw-timeout-ms: 600000\r\n"
                                        + "content-length: "
                                        + bytes.length
                                        + "\r\n\r\n";
                        try {
                            socket.getOutputStream().write(head.getBytes(StandardCharsets.UTF_8));
                            socket.getOutputStream().write(bytes);
                        } catch (IOException e) {
                            throw new UncheckedIOException(e);
                        }
                    });
            byte[] answer = socket.getInputStream().readAllBytes();
            writing.join();
            assertTrue(new String(answer, 0, 20, StandardCharsets.UTF_8).contains(" 201 "));
            assertTrue(answer.length > bytes.length, "" + answer.length);
            String last = new String(answer, answer.length - 5, 5, StandardCharsets.UTF_8);
            assertEquals("0\r\n\r\n", last);
        }
        // one that does not
        Client patient = client.patient();
        HttpResponse<String> in =
                patient.send(
                        patient.request("/calm/count")
                                .header("thaw-timeout-ms", "600000")
                                .POST(BodyPublishers.ofByteArray(bytes)));
        assertEquals("" + bytes.length, in.body());
        assertEquals(bytes.length, client.held("/calm/big").get().body().length());
    }

    @Test
    void aClientThatGoesAwayStopsItsCall(@TempDir Path other) throws Exception {
        try (TestServer patient = RealWorker.startPatient(other)) {
            Client its = patient.client();
            assertEquals(200, its.deploy("left", functions).status());
            its.post("/left/hello", "x");
            for (String path : List.of("spin", "wait")) {
                try (Socket socket = new Socket("127.0.0.1", patient.port())) {
                    String head =
                            "POST /left/"
                                    + path
                                    + " HTTP/1.1\r\nhost: x\r\nthaw-timeout-ms: 600000\r\n"
                                    + "content-length: 9\r\n\r\n";
                    socket.getOutputStream().write(head.getBytes(StandardCharsets.UTF_8));
                    Await.until(() -> its.worker("default").get("running").getAsInt() == 1);
                }
                Await.until(() -> its.worker("default").get("running").getAsInt() == 0);
            }
            assertEquals("Hello, x", its.post("/left/hello", "x").body());
            assertEquals(1, its.worker("default").get("starts").getAsInt());
        }
    }

    @Test
    void aThousandConnectionsAreAnswered() throws Exception {
        List<Socket> sockets = new ArrayList<>();
        try {
            byte[] request =
                    "GET /calm/where HTTP/1.1\r\nhost: x\r\n\r\n".getBytes(StandardCharsets.UTF_8);
            for (int i = 0; i < 1000; i++) {
                Socket socket = new Socket("127.0.0.1", server.port());
                socket.setSoTimeout(60_000);
                sockets.add(socket);
            }
            // as many as may wait: others would be refused, and rightly
            for (int i = 0; i < sockets.size(); i += 200) {
                List<Socket> some = sockets.subList(i, i + 200);
                for (Socket socket : some) {
                    socket.getOutputStream().write(request);
                }
                for (Socket socket : some) {
                    byte[] line = socket.getInputStream().readNBytes(15);
                    assertEquals("HTTP/1.1 200 OK", new String(line, StandardCharsets.UTF_8));
                }
            }
        } finally {
            for (Socket socket : sockets) {
                socket.close();
            }
        }
    }

    @Test
    void whatCannotBeginIsRefusedAndLeavesNothing() throws Exception {
        deploy("kept", "kept");
        byte[] library =
                Files.readAllBytes(
                        RealWorker.compile(
                                directory, Path.of("../worker-native/tests/functions/other.c")));
        byte[] arm = library.clone();
        arm[18] = (byte) 183;
        String manifest = FunctionFiles.manifest("missing", library);
        List<List<Object>> cases =
                List.of(
                        List.of(bad(1), "probe", "signal 11"),
                        List.of(bad(2), "probe", "exit code 0"),
                        List.of(bad(3), "probe", "has ended the worker"),
                        List.of(RealWorker.archive(library), "probe", "symbols"),
                        List.of(RealWorker.archive(arm), "library", "183"),
                        List.of(RealWorker.archive("no library".getBytes()), "library", "ELF"),
                        List.of(
                                FunctionFiles.archive(manifest, Map.of()),
                                "function-file",
                                "libfake.so"),
                        List.of("neither".getBytes(), "function-file", "neither"));
        for (List<Object> one : cases) {
            nobodyElseNotices(() -> {
                Client.Managed refused =
                        client.deploy("kept", (byte[]) one.get(0), "?tenant=kept", "{}");
                assertEquals(422, refused.status(), refused.body());
                assertTrue(refused.body().contains("\"" + one.get(1) + "\""), refused.body());
                assertTrue(refused.body().contains("" + one.get(2)), refused.body());
                assertEquals("Hello, x", client.post("/kept/hello", "x").body());
            });
        }
        for (String empty : List.of("staging", "trash")) {
            try (var files = Files.list(directory.resolve("data").resolve(empty))) {
                assertEquals(0, files.count(), empty);
            }
        }
        assertEquals(0, client.worker("kept").get("crashes").getAsInt());
    }

    private static byte[] bad(int fault) throws Exception {
        return RealWorker.functionFile(directory, "bad.c", "-DFAULT=" + fault);
    }
}
