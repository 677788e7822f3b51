// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.visor;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/**
 * A connection that is kept, with nothing between a request and the clock. Not for answers in
 * chunks.
 */
public final class HttpConnection implements AutoCloseable {
    private static final int TIMEOUT = 20_000;

    private final Socket socket = new Socket();
    private final InputStream in;
    private final OutputStream out;

    public record Answer(int status, String body) {
        public String expect(int wanted) throws IOException {
            if (status != wanted) {
                throw new IOException(
                        "an answer has status %d, not %d: %s".formatted(status, wanted, body));
            }
            return body;
        }
    }

    public HttpConnection(int port) throws IOException {
        try {
            socket.setTcpNoDelay(true);
            socket.setSoTimeout(TIMEOUT);
            socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), TIMEOUT);
            in = new BufferedInputStream(socket.getInputStream());
            out = socket.getOutputStream();
        } catch (IOException e) {
            socket.close();
            throw e;
        }
    }

    public Answer post(String path, String body) throws IOException {
        return post(path, body, "");
    }

    /**
     * @param headers whole lines
     */
    Answer post(String path, String body, String headers) throws IOException {
        out.write(
                (head("POST", path, body.length(), headers) + body)
                        .getBytes(StandardCharsets.UTF_8));
        return answer();
    }

    Answer get(String path) throws IOException {
        out.write(head("GET", path, 0, "").getBytes(StandardCharsets.UTF_8));
        return answer();
    }

    /** Begins a request whose call waits for its body. */
    public void begin(String path, int length) throws IOException {
        out.write(head("POST", path, length, "").getBytes(StandardCharsets.UTF_8));
    }

    public Answer end(String body) throws IOException {
        out.write(body.getBytes(StandardCharsets.UTF_8));
        return answer();
    }

    private static String head(String method, String path, int length, String headers) {
        return "%s %s HTTP/1.1\r\nhost: localhost\r\ncontent-length: %d\r\n%s\r\n"
                .formatted(method, path, length, headers);
    }

    private Answer answer() throws IOException {
        String[] status = line().split(" ", 3);
        int length = 0;
        for (String line = line(); !line.isEmpty(); line = line()) {
            int colon = line.indexOf(':');
            if (line.substring(0, colon).equalsIgnoreCase("content-length")) {
                length = Integer.parseInt(line.substring(colon + 1).strip());
            }
        }
        String body = new String(in.readNBytes(length), StandardCharsets.UTF_8);
        return new Answer(Integer.parseInt(status[1]), body);
    }

    private String line() throws IOException {
        StringBuilder line = new StringBuilder();
        for (int c = in.read(); c != '\n'; c = in.read()) {
            if (c < 0) {
                throw new IOException("the server has closed the connection");
            }
            line.append((char) c);
        }
        return line.toString().strip();
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
