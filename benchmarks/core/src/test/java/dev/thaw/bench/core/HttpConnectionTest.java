// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class HttpConnectionTest {
    private HttpServer server;
    private int port;

    @BeforeEach
    void start() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext(
                "/",
                exchange -> {
                    byte[] body = exchange.getRequestBody().readAllBytes();
                    int status = exchange.getRequestURI().getPath().equals("/bad") ? 500 : 200;
                    exchange.sendResponseHeaders(status, body.length == 0 ? -1 : body.length);
                    exchange.getResponseBody().write(body);
                    exchange.close();
                });
        server.start();
        port = server.getAddress().getPort();
    }

    @AfterEach
    void stop() {
        server.stop(0);
    }

    @Test
    void oneConnectionTakesManyRequests() throws IOException {
        try (HttpConnection connection = new HttpConnection(port)) {
            assertEquals("first", connection.post("/", "first").expect(200));
            assertEquals("sch\u00f6n", connection.post("/", "sch\u00f6n").expect(200));
            assertEquals("", connection.get("/").expect(200));
            connection.begin("/", 4);
            assertEquals("late", connection.end("late").expect(200));
        }
    }

    @Test
    void anotherStatusIsAnErrorThatShowsTheAnswer() throws IOException {
        try (HttpConnection connection = new HttpConnection(port)) {
            HttpConnection.Answer answer = connection.post("/bad", "why");
            IOException e = assertThrows(IOException.class, () -> answer.expect(200));
            assertTrue(e.getMessage().contains("500") && e.getMessage().contains("why"));
        }
    }
}
