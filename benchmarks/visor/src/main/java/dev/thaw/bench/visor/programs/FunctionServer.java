// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.visor.programs;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.function.Function;

/** A process of its own for a function from text to text, with what a JDK has. */
public final class FunctionServer {
    private FunctionServer() {}

    @SuppressWarnings("unchecked")
    public static void main(String[] arguments) throws IOException, ReflectiveOperationException {
        Function<String, String> function =
                (Function<String, String>)
                        Class.forName(arguments[0]).getDeclaredConstructor().newInstance();
        HttpServer server =
                HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext(
                "/",
                exchange -> {
                    byte[] request = exchange.getRequestBody().readAllBytes();
                    byte[] answer =
                            function.apply(new String(request, StandardCharsets.UTF_8))
                                    .getBytes(StandardCharsets.UTF_8);
                    exchange.sendResponseHeaders(200, answer.length);
                    exchange.getResponseBody().write(answer);
                    exchange.close();
                });
        server.start();
        System.out.println("http://127.0.0.1:" + server.getAddress().getPort());
    }
}
