// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.visor.fake.Await;
import dev.thaw.visor.fake.Client;
import dev.thaw.visor.fake.FunctionFiles;
import dev.thaw.visor.fake.Held;
import dev.thaw.visor.fake.TestServer;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Calls by each version of HTTP that a client may speak. */
class HttpVersionsTest {
    private static final int LARGE = 64 << 20;

    // Frames of HTTP/2, and a flag (RFC 9113, 6).
    private static final byte HEADERS = 1;
    private static final byte RST_STREAM = 3;
    private static final byte SETTINGS = 4;
    private static final byte END_HEADERS = 4;

    @TempDir private static Path directory;
    private static TestServer server;
    private static Client client;

    @BeforeAll
    static void start() throws Exception {
        server = TestServer.start(directory);
        client = server.client();
        Client.Managed deployed = client.deploy("hello", FunctionFiles.archive("Hello"));
        assertEquals(200, deployed.status(), deployed.body());
    }

    @AfterAll
    static void end() {
        server.close();
    }

    @Test
    void connectionsAreKeptAliveAndPipelined() throws Exception {
        try (Socket socket = new Socket("127.0.0.1", server.port())) {
            socket.setSoTimeout(30_000);
            StringBuilder requests = new StringBuilder();
            for (int i = 0; i < 50; i++) {
                requests.append("POST /hello/count HTTP/1.1\r\nhost: x\r\ncontent-length: ")
                        .append(i)
                        .append("\r\n\r\n")
                        .append("x".repeat(i));
            }
            requests.append("GET /hello/version HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n");
            socket.getOutputStream().write(requests.toString().getBytes(StandardCharsets.UTF_8));
            String all = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            List<String> bodies = new ArrayList<>();
            for (String part : all.split("HTTP/1.1 200 OK")) {
                if (!part.isEmpty()) {
                    bodies.add(part.substring(part.indexOf("\r\n\r\n") + 4).strip());
                }
            }
            List<String> expected = new ArrayList<>();
            for (int i = 0; i < 50; i++) {
                expected.add("" + i);
            }
            expected.add("hello@1");
            assertEquals(expected, bodies);
        }
    }

    @Test
    void http10IsAnswered() throws Exception {
        String answer = client.raw("GET /hello/version HTTP/1.0\r\n\r\n");
        assertTrue(answer.startsWith("HTTP/1.1 200 OK"), answer);
        assertTrue(answer.endsWith("hello@1\n"), answer);
        String streamed = client.raw("GET /hello/events/3 HTTP/1.0\r\n\r\n");
        assertFalse(streamed.contains("chunked"), streamed);
        assertTrue(streamed.endsWith("event 2\n"), streamed);
    }

    @Test
    void expectContinue() throws Exception {
        String answer =
                client.raw(
                        "POST /hello HTTP/1.1\r\nhost: x\r\nexpect: 100-continue\r\nconnection:"
                                + " close\r\ncontent-length: 3\r\n\r\nabc");
        assertTrue(answer.startsWith("HTTP/1.1 100 Continue"), answer);
        assertTrue(answer.contains("200 OK") && answer.contains("abc"), answer);
    }

    @Test
    void http2ByUpgrade() throws Exception {
        HttpClient http = HttpClient.newBuilder().version(HttpClient.Version.HTTP_2).build();
        HttpResponse<String> first =
                http.send(client.request("/hello/version").build(), BodyHandlers.ofString());
        assertEquals("hello@1\n", first.body());
        assertEquals(HttpClient.Version.HTTP_2, first.version());
        try (HttpClient other =
                HttpClient.newBuilder().version(HttpClient.Version.HTTP_2).build()) {
            HttpResponse<String> withBody =
                    other.send(
                            client.request("/hello/count")
                                    .POST(BodyPublishers.ofByteArray(new byte[1 << 20]))
                                    .build(),
                            BodyHandlers.ofString());
            assertEquals((1 << 20) + "\n", withBody.body(), "what has a body is not upgraded");
        }
        List<CompletableFuture<HttpResponse<String>>> answers = new ArrayList<>();
        for (int i = 0; i < 40; i++) {
            HttpRequest request =
                    client.request("/hello/count")
                            .POST(BodyPublishers.ofByteArray(new byte[i * 10_000]))
                            .build();
            answers.add(http.sendAsync(request, BodyHandlers.ofString()));
        }
        for (int i = 0; i < 40; i++) {
            HttpResponse<String> answer = answers.get(i).join();
            assertEquals(HttpClient.Version.HTTP_2, answer.version());
            assertEquals(i * 10_000 + "\n", answer.body());
        }
        HttpResponse<InputStream> big =
                http.send(
                        client.request("/hello/big/" + LARGE).build(),
                        BodyHandlers.ofInputStream());
        assertEquals(LARGE, big.body().transferTo(OutputStream.nullOutputStream()));
        assertEquals(
                404,
                http.send(client.request("/no").build(), BodyHandlers.ofString()).statusCode());
        assertThrows(
                IOException.class,
                () -> http.send(client.request("/hello/half").build(), BodyHandlers.ofString()));
    }

    private static String curl(String... arguments) throws Exception {
        List<String> command = new ArrayList<>(List.of("curl", "-sS", "--max-time", "120"));
        command.addAll(List.of(arguments));
        Process curl = new ProcessBuilder(command).redirectErrorStream(true).start();
        return new String(curl.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }

    @Test
    void http2ByPriorKnowledge() throws Exception {
        String url = client.uri("/hello").toString();
        assertEquals(
                "body 2 200",
                curl(
                        "--http2-prior-knowledge",
                        "-d",
                        "body",
                        "-w",
                        " %{http_version} %{http_code}",
                        url));
        // both ways at once
        Path file = Files.write(directory.resolve("large"), new byte[LARGE]);
        assertEquals(
                "2 200 " + LARGE,
                curl(
                        "--http2-prior-knowledge",
                        "--data-binary",
                        "@" + file,
                        "-o",
                        "/dev/null",
                        "-w",
                        "%{http_version} %{http_code} %{size_download}",
                        url));
    }

    @Test
    void anAnswerOfTheFrontsOwnKeepsItsConnection() throws Exception {
        String answers =
                client.raw(
                        "GET /no HTTP/1.1\r\nhost: x\r\n\r\n".repeat(1000)
                                + "POST /_/healthz HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\n\r\n"
                                + "GET /hello/version HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n");
        assertEquals(1001, answers.split("HTTP/1.1 404").length, "404s");
        assertTrue(answers.contains("HTTP/1.1 405"), answers);
        assertTrue(answers.endsWith("hello@1\n"), answers);
    }

    /** RFC 9113, 8.1: who is answered before all of its body has come keeps the answer. */
    @Test
    void aRefusalOverHttp2IsNoErrorOfTheStream() throws Exception {
        byte[] post = {(byte) 0x83, (byte) 0x86, 0x44, 3, '/', 'n', 'o', 0x41, 1, 'x'};
        try (Socket socket = new Socket("127.0.0.1", server.port())) {
            socket.setSoTimeout(30_000);
            OutputStream out = socket.getOutputStream();
            out.write("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".getBytes(StandardCharsets.UTF_8));
            out.write(new byte[] {0, 0, 0, SETTINGS, 0, 0, 0, 0, 0});
            out.write(new byte[] {0, 0, (byte) post.length, HEADERS, END_HEADERS, 0, 0, 0, 1});
            out.write(post);
            DataInputStream in = new DataInputStream(socket.getInputStream());
            List<Integer> types = new ArrayList<>();
            while (!types.contains((int) RST_STREAM)) {
                int lengthAndType = in.readInt();
                types.add(lengthAndType & 0xff);
                in.skipNBytes(1);
                int stream = in.readInt();
                byte[] payload = in.readNBytes(lengthAndType >>> 8);
                if (types.getLast() == RST_STREAM) {
                    assertEquals(1, stream);
                    assertEquals(0, ByteBuffer.wrap(payload).getInt(), "NO_ERROR");
                }
            }
            assertTrue(types.contains((int) HEADERS), types.toString());
        }
    }

    /** It would wait for room that nobody makes. */
    @Test
    void whatFollowsACallThatNeverRanIsAnswered() throws Exception {
        Held held = Held.in(directory);
        String settings = "{\"concurrency\": 1}";
        Client.Managed deployed =
                client.deploy("one", FunctionFiles.archive("do" + held.path()), "", settings);
        assertEquals(200, deployed.status(), deployed.body());
        CompletableFuture<HttpResponse<String>> holds = client.held("/one");
        Await.until(() -> client.worker("default").get("running").getAsInt() == 1);
        // the first call has waited for its worker longer, on a busy machine
        byte[] soon = "{\"queueWaitMillis\": 200}".getBytes(StandardCharsets.UTF_8);
        assertEquals(200, client.manage("PATCH", "/functions/one/limits", "", soon).status());
        String answers =
                client.raw(
                        "POST /one HTTP/1.1\r\nhost: x\r\ncontent-length: 70000\r\n\r\n"
                                + "x".repeat(70_000)
                                + "GET /_/healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n");
        held.release();
        holds.join();
        assertTrue(answers.startsWith("HTTP/1.1 503"), answers);
        assertTrue(answers.contains("HTTP/1.1 200"), answers);
    }

    /** A worker would end by them. */
    @Test
    void headersThatAWorkerDoesNotTakeAreRefused() throws Exception {
        assertEquals("hello@1\n", client.get("/hello/version").body());
        long pid = client.pid("default");
        String answer =
                client.raw(
                        "GET /hello/version HTTP/1.1\r\nhost: x\r\nconnection: close\r\n"
                                + "a:\r\n".repeat(8000)
                                + "\r\n");
        assertTrue(answer.startsWith("HTTP/1.1 431"), answer);
        assertTrue(answer.contains("header-too-large"), answer);
        assertEquals("hello@1\n", client.get("/hello/version").body());
        assertEquals(pid, client.pid("default"));
    }
}
