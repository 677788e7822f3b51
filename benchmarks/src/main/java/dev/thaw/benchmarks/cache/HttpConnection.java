// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.cache;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Locale;

/**
 * A connection to a server on the loopback interface that stays open. A client in blocking calls,
 * so that what is measured is the server.
 */
final class HttpConnection implements AutoCloseable {
    /** More than parsing takes on a busy machine. */
    private static final Duration PATIENCE = Duration.ofMinutes(3);

    private static final String LENGTH = "content-length:";

    /**
     * @param status as 200
     */
    record Response(int status, String body) {}

    private final Socket socket;
    private final InputStream in;
    private final OutputStream out;

    HttpConnection(int port) throws IOException {
        socket = new Socket(InetAddress.getLoopbackAddress(), port);
        socket.setTcpNoDelay(true);
        socket.setSoTimeout((int) PATIENCE.toMillis());
        in = new BufferedInputStream(socket.getInputStream());
        out = socket.getOutputStream();
    }

    static String path(String directory, String name) {
        return "/"
                + directory
                + "/"
                + URLEncoder.encode(name, StandardCharsets.UTF_8).replace("+", "%20");
    }

    Response request(String method, String path) throws IOException {
        String head =
                method + " " + path + " HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n";
        out.write(head.getBytes(StandardCharsets.US_ASCII));
        String statusLine = line();
        String[] fields = statusLine.split(" ");
        if (fields.length < 2 || !fields[0].equals("HTTP/1.1")) {
            throw new IOException(
                    "%s %s: no HTTP response: %s".formatted(method, path, statusLine));
        }
        int length = -1;
        for (String header = line(); !header.isEmpty(); header = line()) {
            if (header.toLowerCase(Locale.ROOT).startsWith(LENGTH)) {
                length = Integer.parseInt(header.substring(LENGTH.length()).strip());
            }
        }
        if (length < 0) {
            throw new IOException("%s %s: a response without a length".formatted(method, path));
        }
        byte[] body = in.readNBytes(length);
        if (body.length < length) {
            throw new IOException("%s %s: the response ends early".formatted(method, path));
        }
        return new Response(Integer.parseInt(fields[1]), new String(body, StandardCharsets.UTF_8));
    }

    private String line() throws IOException {
        StringBuilder line = new StringBuilder();
        for (int c = in.read(); c != '\n'; c = in.read()) {
            if (c < 0) {
                throw new IOException("the server has closed the connection");
            }
            if (c != '\r') {
                line.append((char) c);
            }
        }
        return line.toString();
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
