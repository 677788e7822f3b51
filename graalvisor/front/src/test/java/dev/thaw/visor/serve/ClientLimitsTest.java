// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import dev.thaw.visor.fake.Await;
import dev.thaw.visor.fake.Client;
import dev.thaw.visor.fake.FunctionFiles;
import dev.thaw.visor.fake.Held;
import dev.thaw.visor.fake.TestServer;
import dev.thaw.visor.http.HttpLimits;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Clients that send what is no request, too much of it, too slowly, or from too many sides. */
class ClientLimitsTest {
    private static final int CONNECTIONS = 1010;

    @TempDir private static Path directory;
    private static TestServer server;
    private static Client client;

    @BeforeAll
    static void start() throws Exception {
        server =
                TestServer.with(directory)
                        .memory(64 << 20)
                        .http(new HttpLimits(CONNECTIONS, 16 << 10, 800, 1500, 60_000, 60_000, 1))
                        .start();
        client = server.client();
        deploy("f", "{\"maxRequest\": 1000}");
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

    private static JsonObject stats(String name) throws IOException {
        return client.manage("GET", "/stats")
                .json()
                .getAsJsonObject("functions")
                .getAsJsonObject(name);
    }

    @Test
    void whatIsTooLargeIsRefused() throws Exception {
        fails(
                413,
                "too-large",
                client.send(
                        client.request("/f/count")
                                .POST(BodyPublishers.ofByteArray(new byte[1001]))));
        String chunked =
                client.raw(
                        "POST /f/count HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n"
                                + "400\r\n"
                                + "x".repeat(1024)
                                + "\r\n0\r\n\r\n");
        assertTrue(chunked.startsWith("HTTP/1.1 413"), chunked);
        // also where the body is in a request of the paper's
        String paper = "{\"method\":\"invokeFunction\",\"fid\":\"f\",\"jsonArguments\":\"%s\"}";
        fails(413, "too-large", client.post("/", paper.formatted("x".repeat(1001))));
        assertEquals(200, client.post("/", paper.formatted("x".repeat(1000))).statusCode());
        String header =
                client.raw("GET /f HTTP/1.1\r\nhost: x\r\nx: " + "y".repeat(17 << 10) + "\r\n\r\n");
        assertTrue(header.startsWith("HTTP/1.1 431"), header);
        assertTrue(header.contains("header-too-large"), header);
        String line = client.raw("GET /" + "y".repeat(9 << 10) + " HTTP/1.1\r\nhost: x\r\n\r\n");
        assertTrue(line.startsWith("HTTP/1.1 414"), line);
        assertEquals(200, client.get("/f/version").statusCode());
    }

    @Test
    void whatIsNoHttpIsRefused() throws Exception {
        for (String bad :
                List.of(
                        "hello\r\n\r\n",
                        "GET / HTTP/7\r\n\r\n",
                        "GET /f HTTP/1.1\r\ncontent-length: -5\r\n\r\n",
                        "POST /f HTTP/1.1\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n")) {
            String answer = client.raw(bad);
            assertTrue(answer.startsWith("HTTP/1.1 400"), bad + ": " + answer);
        }
    }

    /** Each must be cut off, or this waits until the socket's time is out. */
    @Test
    void slowClientsAreCutOff() throws Exception {
        CompletableFuture<String> nothing = rawLater("");
        CompletableFuture<String> half = rawLater("GET /f HTTP/1.1\r\nhost:");
        CompletableFuture<String> body =
                rawLater("POST /f/count HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\nabc");
        deploy("big", "{}");
        try (Socket socket = new Socket()) {
            socket.setReceiveBufferSize(4096);
            socket.connect(new InetSocketAddress("127.0.0.1", server.port()));
            socket.getOutputStream()
                    .write(
                            "GET /big/big/100000000 HTTP/1.1\r\nhost: x\r\n\r\n"
                                    .getBytes(StandardCharsets.UTF_8));
            Await.until(() -> stats("big").getAsJsonObject("outcomes").has("client-gone"));
            Await.until(() -> stats("big").get("running").getAsInt() == 0);
        }
        assertEquals("", nothing.join());
        assertEquals("", half.join());
        assertTrue(body.join().startsWith("HTTP/1.1 408"), body.join());
    }

    private static CompletableFuture<String> rawLater(String text) {
        CompletableFuture<String> answer = new CompletableFuture<>();
        Thread.ofPlatform()
                .start(() -> {
                    try {
                        answer.complete(client.raw(text));
                    } catch (IOException e) {
                        answer.completeExceptionally(e);
                    }
                });
        return answer;
    }

    /** Those that the paper's requests bring, which are whole before their call begins. */
    @Test
    void bodiesThatWaitWithTheirCallsAreBoundedTogether(@TempDir Path other) throws Exception {
        Held held = Held.in(other);
        byte[] file = FunctionFiles.archive("do" + held.path());
        String settings =
                "{\"memory\": 1048576, \"timeoutMillis\": 600000, \"maxTimeoutMillis\": 600000}";
        try (TestServer patient = TestServer.start(other)) {
            Client its = patient.client();
            assertEquals(200, its.deploy("holds", file, "", settings).status());
            List<CompletableFuture<HttpResponse<String>>> waiting = new ArrayList<>();
            for (int i = 0; i < 4; i++) {
                HttpRequest request =
                        its.request("/").POST(BodyPublishers.ofString(paper(15 << 20))).build();
                waiting.add(its.http().sendAsync(request, BodyHandlers.ofString()));
            }
            Await.until(() -> its.worker("default").get("running").getAsInt() == 4);
            String large = paper(6 << 20);
            String refused =
                    its.raw(
                            "POST / HTTP/1.1\r\nhost: x\r\ncontent-length: "
                                    + large.length()
                                    + "\r\n\r\n"
                                    + large);
            assertTrue(refused.startsWith("HTTP/1.1 503"), refused);
            held.release();
            for (CompletableFuture<HttpResponse<String>> one : waiting) {
                assertEquals("released\n", one.get().body());
            }
            assertEquals("released\n", its.post("/", large).body());
        }
    }

    private static String paper(int size) {
        return "{\"method\":\"invokeFunction\",\"fid\":\"holds\",\"jsonArguments\":\"%s\"}"
                .formatted("x".repeat(size));
    }

    /** A body that has to be there whole has so long, and nothing else is short. */
    private static HttpLimits whole(long millis) {
        return new HttpLimits(10, 16 << 10, 10_000, 60_000, 60_000, millis, 1_000_000_000);
    }

    /** However often a byte of it comes. */
    @Test
    void aBodyThatHasToBeWholeIsNotWaitedForForEver(@TempDir Path other) throws Exception {
        try (TestServer slow = TestServer.with(other).memory(64 << 20).http(whole(1000)).start();
                Socket socket = new Socket("127.0.0.1", slow.port())) {
            socket.setSoTimeout(60_000);
            OutputStream out = socket.getOutputStream();
            out.write(
                    "POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1000000\r\n\r\n"
                            .getBytes(StandardCharsets.UTF_8));
            InputStream in = socket.getInputStream();
            Await.until(() -> {
                if (in.available() == 0) {
                    out.write(' ');
                }
                return in.available() > 0;
            });
            String answer = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            assertTrue(answer.startsWith("HTTP/1.1 408"), answer);
            assertTrue(answer.contains("takes too long to come"), answer);
        }
    }

    /** Else four of them would keep all others away. */
    @Test
    void bodiesThatAreNotWaitedForAnyMoreMakeRoom(@TempDir Path other) throws Exception {
        for (long millis = 1000; !bodiesMakeRoom(other, millis); millis *= 4) {
            // on a busy machine it takes longer than that to send them
            assertTrue(millis < 60_000, "it was cut off before " + millis + " ms");
        }
    }

    /** False: one was cut off before the most of all was there, or another that is whole was. */
    private static boolean bodiesMakeRoom(Path directory, long millis) throws Exception {
        List<Socket> sockets = new ArrayList<>();
        try (TestServer slow =
                TestServer.with(directory).memory(64 << 20).http(whole(millis)).start()) {
            byte[] most = new byte[15 << 20];
            for (int i = 0; i < 4; i++) {
                Socket socket = new Socket("127.0.0.1", slow.port());
                sockets.add(socket);
                socket.setSoTimeout(60_000);
                OutputStream out = socket.getOutputStream();
                String head = "POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 16000000\r\n\r\n";
                out.write(head.getBytes(StandardCharsets.UTF_8));
                out.write(most);
            }
            if (sockets.getFirst().getInputStream().available() > 0) {
                return false;
            }
            for (Socket socket : sockets) {
                byte[] start = socket.getInputStream().readNBytes(12);
                assertEquals("HTTP/1.1 408", new String(start, StandardCharsets.UTF_8));
            }
            HttpResponse<String> large = slow.client().post("/", paper(6 << 20));
            if (large.statusCode() == 408) {
                return false;
            }
            assertEquals(404, large.statusCode(), large.body());
            return true;
        } catch (IOException e) {
            return false;
        } finally {
            for (Socket socket : sockets) {
                socket.close();
            }
        }
    }

    @Test
    void aThousandConnectionsAreServedAndMoreAreRefused() throws Exception {
        List<Socket> sockets = new ArrayList<>();
        try {
            byte[] request =
                    "GET /f/version HTTP/1.1\r\nhost: x\r\n\r\n".getBytes(StandardCharsets.UTF_8);
            for (int i = 0; i < 1000; i++) {
                Socket socket = new Socket("127.0.0.1", server.port());
                socket.setSoTimeout(60_000);
                sockets.add(socket);
                socket.getOutputStream().write(request);
                byte[] start = new byte[15];
                assertEquals(15, socket.getInputStream().readNBytes(start, 0, 15));
                assertEquals("HTTP/1.1 200 OK", new String(start, StandardCharsets.UTF_8));
            }
            String last = "";
            for (int i = 0; i < 30 && !last.startsWith("HTTP/1.1 503"); i++) {
                Socket socket = new Socket("127.0.0.1", server.port());
                socket.setSoTimeout(60_000);
                sockets.add(socket);
                socket.getOutputStream().write(request);
                last = new String(socket.getInputStream().readNBytes(12), StandardCharsets.UTF_8);
            }
            assertEquals("HTTP/1.1 503", last);
        } finally {
            for (Socket socket : sockets) {
                socket.close();
            }
        }
        for (int i = 0; i < 100; i++) {
            try {
                assertEquals(200, client.get("/f/version").statusCode());
                return;
            } catch (IOException | AssertionError e) {
                Thread.sleep(50);
            }
        }
        assertEquals(200, client.get("/f/version").statusCode());
    }
}
