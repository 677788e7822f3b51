// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.visor.fake.Client;
import dev.thaw.visor.fake.FunctionFiles;
import dev.thaw.visor.fake.Held;
import dev.thaw.visor.fake.TestServer;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Bodies of requests and answers: of any content and size, slow, cut off, ignored. */
class BodiesTest {
    private static final int LARGE = 64 << 20;

    @TempDir private static Path directory;
    private static TestServer server;
    private static Client client;

    @BeforeAll
    static void start() throws Exception {
        server = TestServer.start(directory);
        client = server.client();
        assertEquals(
                200, client.deploy("hello", FunctionFiles.archive("Hello"), "", "{}").status());
    }

    @AfterAll
    static void end() {
        server.close();
    }

    @Test
    void anyContentTypeAndAnyBytes() throws Exception {
        byte[] bytes = new byte[100_000];
        new Random(5).nextBytes(bytes);
        HttpResponse<byte[]> answer =
                client.http()
                        .send(
                                client.request("/hello")
                                        .header("content-type", "image/png")
                                        .POST(BodyPublishers.ofByteArray(bytes))
                                        .build(),
                                BodyHandlers.ofByteArray());
        assertEquals("image/png", answer.headers().firstValue("content-type").orElse(""));
        assertTrue(Arrays.equals(bytes, answer.body()));
    }

    @Test
    void largeBodiesInAndOut() throws Exception {
        HttpResponse<String> counted =
                client.send(
                        client.request("/hello/count")
                                .POST(BodyPublishers.ofByteArray(new byte[LARGE])));
        assertEquals(LARGE + "\n", counted.body());
        HttpResponse<InputStream> big =
                client.http()
                        .send(
                                client.request("/hello/big/" + LARGE).build(),
                                BodyHandlers.ofInputStream());
        assertEquals(LARGE, size(big.body()));
    }

    /** Both ways at once: what is not read cannot be sent. */
    @Test
    void aLargeBodyInAndOutAtOnce() throws Exception {
        try (Socket socket = new Socket("127.0.0.1", server.port())) {
            socket.setSoTimeout(60_000);
            OutputStream out = socket.getOutputStream();
            String head =
                    "POST /hello HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: ";
            CompletableFuture<Void> sent =
                    CompletableFuture.runAsync(() -> {
                        try {
                            out.write((head + LARGE + "\r\n\r\n").getBytes(StandardCharsets.UTF_8));
                            out.write(new byte[LARGE]);
                        } catch (IOException e) {
                            throw new UncheckedIOException(e);
                        }
                    });
            long received = socket.getInputStream().transferTo(OutputStream.nullOutputStream());
            sent.join();
            assertTrue(received > LARGE, received + " bytes came back");
        }
    }

    private static long size(InputStream in) throws IOException {
        try (in) {
            return in.transferTo(OutputStream.nullOutputStream());
        }
    }

    @Test
    void answersThatComeSlowlyLeaveAtOnce() throws Exception {
        Held held = Held.in(directory);
        HttpResponse<InputStream> answer =
                client.http()
                        .send(
                                client.request("/hello/first" + held.released())
                                        .header("thaw-timeout-ms", "600000")
                                        .build(),
                                BodyHandlers.ofInputStream());
        byte[] first = new byte[8];
        assertEquals(8, answer.body().readNBytes(first, 0, 8));
        assertEquals("event 0\n", new String(first, StandardCharsets.UTF_8));
        assertEquals(0, answer.body().available(), "more is there already");
        held.release();
        assertTrue(size(answer.body()) > 100);
    }

    @Test
    void anAnswerThatFailsInTheMiddleIsCutOff() {
        assertThrows(IOException.class, () -> client.get("/hello/half"));
        assertThrows(IOException.class, () -> client.get("/hello/lie"));
    }

    @Test
    void aFunctionMayIgnoreTheBody() throws Exception {
        HttpResponse<String> answer =
                client.send(
                        client.request("/hello/ignore")
                                .POST(BodyPublishers.ofByteArray(new byte[8 << 20])));
        assertEquals("ignored\n", answer.body());
    }

    @Test
    void aFunctionNeedNotSendAHead() throws Exception {
        try (Socket socket = new Socket("127.0.0.1", server.port())) {
            socket.setSoTimeout(30_000);
            socket.getOutputStream()
                    .write(
                            "GET /hello/plain/3 HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n"
                                    .getBytes(StandardCharsets.UTF_8));
            StringBuilder all = new StringBuilder();
            while (all.indexOf("piece 1") < 0) {
                int next = socket.getInputStream().read();
                assertTrue(next >= 0, all.toString());
                all.append((char) next);
            }
            assertTrue(all.indexOf("HTTP/1.1 200 OK") == 0, all.toString());
            assertTrue(all.indexOf("content-type: application/json") > 0, all.toString());
        }
    }
}
