// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.table;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.concurrent.Executors;
import java.util.regex.Pattern;

/** The store that uploads go to: objects are files of a directory; PUT and GET of /NAME. */
public final class ObjectStore {
    private static final Pattern NAME = Pattern.compile("/[A-Za-z0-9][A-Za-z0-9._-]*");
    private static final int CREATED = 201;
    private static final int NOT_FOUND = 404;

    private final Path directory;

    private ObjectStore(Path directory) {
        this.directory = directory;
    }

    /** Prints its address when it takes connections. */
    public static void main(String[] arguments) throws IOException {
        ObjectStore store = new ObjectStore(Files.createDirectories(Path.of(arguments[0])));
        HttpServer server =
                HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
        server.createContext("/", store::serve);
        server.start();
        System.out.println("http://127.0.0.1:" + server.getAddress().getPort());
    }

    private void serve(HttpExchange exchange) throws IOException {
        try (exchange) {
            String path = exchange.getRequestURI().getPath();
            Path object =
                    NAME.matcher(path).matches() ? directory.resolve(path.substring(1)) : null;
            if (object != null && exchange.getRequestMethod().equals("PUT")) {
                put(object, exchange.getRequestBody());
                exchange.sendResponseHeaders(CREATED, -1);
            } else if (object != null && Files.exists(object)) {
                exchange.sendResponseHeaders(200, Files.size(object));
                try (OutputStream out = exchange.getResponseBody()) {
                    Files.copy(object, out);
                }
            } else {
                exchange.sendResponseHeaders(NOT_FOUND, -1);
            }
        }
    }

    /** Whole, or not at all. */
    private void put(Path object, InputStream body) throws IOException {
        Path next = Files.createTempFile(directory, ".next-", "");
        Files.copy(body, next, StandardCopyOption.REPLACE_EXISTING);
        Files.move(next, object, StandardCopyOption.ATOMIC_MOVE);
    }
}
