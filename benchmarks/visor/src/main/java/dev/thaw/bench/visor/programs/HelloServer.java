// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.visor.programs;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;

/** Hello by HTTP with what a JDK has: what a process of its own for a function costs. */
public final class HelloServer {
    private static final byte[] HELLO = "hello world".getBytes(StandardCharsets.UTF_8);

    private HelloServer() {}

    public static void main(String[] arguments) throws IOException {
        HttpServer server =
                HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext(
                "/",
                exchange -> {
                    exchange.getRequestBody().readAllBytes();
                    exchange.sendResponseHeaders(200, HELLO.length);
                    exchange.getResponseBody().write(HELLO);
                    exchange.close();
                });
        // an AOT cache is written when a process ends in order
        server.createContext("/exit", exchange -> System.exit(0));
        server.start();
        System.out.println("http://127.0.0.1:" + server.getAddress().getPort());
    }
}
