// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.core;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** A connection that is kept, with nothing between a request and the clock. */
public final class HttpConnection implements AutoCloseable {
    private static final int TIMEOUT = 600_000;

    private final Socket socket = new Socket();
    private final InputStream in;
    private final OutputStream out;

    public record Answer(int status, byte[] bytes) {
        public String body() {
            return new String(bytes, StandardCharsets.UTF_8);
        }

        public String expect(int wanted) throws IOException {
            if (status != wanted) {
                throw new IOException(
                        "an answer has status %d, not %d: %s".formatted(status, wanted, body()));
            }
            return body();
        }
    }

    /** On which nobody listens now, on the loopback interface. */
    public static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
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
    public Answer post(String path, String body, String headers) throws IOException {
        return post(path, body.getBytes(StandardCharsets.UTF_8), headers);
    }

    public Answer post(String path, byte[] body) throws IOException {
        return post(path, body, "content-type: application/octet-stream\r\n");
    }

    /** As one write. */
    private Answer post(String path, byte[] body, String headers) throws IOException {
        byte[] head = head("POST", path, body.length, headers).getBytes(StandardCharsets.UTF_8);
        byte[] request = Arrays.copyOf(head, head.length + body.length);
        System.arraycopy(body, 0, request, head.length, body.length);
        out.write(request);
        return answer();
    }

    public Answer get(String path) throws IOException {
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
        boolean chunked = false;
        for (String line = line(); !line.isEmpty(); line = line()) {
            int colon = line.indexOf(':');
            String name = line.substring(0, colon);
            if (name.equalsIgnoreCase("content-length")) {
                length = Integer.parseInt(line.substring(colon + 1).strip());
            }
            chunked |= name.equalsIgnoreCase("transfer-encoding");
        }
        byte[] body = chunked ? chunks() : in.readNBytes(length);
        return new Answer(Integer.parseInt(status[1]), body);
    }

    private byte[] chunks() throws IOException {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (int next = chunk(); next > 0; next = chunk()) {
            all.write(in.readNBytes(next));
            line();
        }
        line();
        return all.toByteArray();
    }

    /** Its length. */
    private int chunk() throws IOException {
        return Integer.parseInt(line().split(";")[0].strip(), 16);
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
