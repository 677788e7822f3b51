// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.fake;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.StandardProtocolFamily;
import java.net.URI;
import java.net.UnixDomainSocketAddress;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;

/** Talks to a server as callers do, and to its management socket. */
public final class Client {
    private static final Duration TIMEOUT = Duration.ofSeconds(60);
    private static final Duration PATIENCE = Duration.ofMinutes(10);

    private final int port;
    private final Path data;
    private final Duration timeout;
    private final HttpClient http =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    public Client(int port, Path data) {
        this(port, data, TIMEOUT);
    }

    private Client(int port, Path data, Duration timeout) {
        this.port = port;
        this.data = data;
        this.timeout = timeout;
    }

    /** One that waits as long as calls may last, for what takes long on a busy machine. */
    public Client patient() {
        return new Client(port, data, PATIENCE);
    }

    public URI uri(String path) {
        return URI.create("http://127.0.0.1:" + port + path);
    }

    public HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(uri(path)).timeout(timeout);
    }

    public HttpResponse<String> get(String path) throws IOException, InterruptedException {
        return send(request(path));
    }

    public HttpResponse<String> post(String path, String body)
            throws IOException, InterruptedException {
        return send(request(path).POST(BodyPublishers.ofString(body)));
    }

    public HttpResponse<String> send(HttpRequest.Builder request)
            throws IOException, InterruptedException {
        return http.send(request.build(), BodyHandlers.ofString());
    }

    public CompletableFuture<HttpResponse<String>> later(String path) {
        return http.sendAsync(request(path).build(), BodyHandlers.ofString());
    }

    /** A call that the test ends: no deadline does so before. */
    public CompletableFuture<HttpResponse<String>> held(String path) {
        HttpRequest.Builder request =
                request(path).timeout(PATIENCE).header("thaw-timeout-ms", "" + PATIENCE.toMillis());
        return http.sendAsync(request.build(), BodyHandlers.ofString());
    }

    public HttpClient http() {
        return http;
    }

    /** All that the server sends until it closes the connection. */
    public String raw(String text) throws IOException {
        try (Socket socket = new Socket("127.0.0.1", port)) {
            socket.setSoTimeout(30_000);
            socket.getOutputStream().write(text.getBytes(StandardCharsets.ISO_8859_1));
            try (InputStream in = socket.getInputStream()) {
                return new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
            }
        }
    }

    /** What the server says of a tenant's worker. */
    public JsonObject worker(String of) throws IOException {
        for (var worker : manage("GET", "/stats").json().getAsJsonArray("workers")) {
            if (worker.getAsJsonObject().get("of").getAsString().equals(of)) {
                return worker.getAsJsonObject();
            }
        }
        throw new AssertionError("no worker of " + of);
    }

    /** 0: it does not run. */
    public long pid(String of) throws IOException {
        return worker(of).get("pid").getAsLong();
    }

    /** An answer of the management socket. */
    public record Managed(int status, String body, String head) {
        /** Of a header; null: there is none. */
        public String header(String name) {
            return head.lines()
                    .filter(line -> line.startsWith(name + ": "))
                    .map(line -> line.substring(name.length() + 2))
                    .findFirst()
                    .orElse(null);
        }

        public JsonObject json() {
            return JsonParser.parseString(body).getAsJsonObject();
        }
    }

    public Managed deploy(String name, byte[] file) throws IOException {
        return deploy(name, file, "", "{}");
    }

    public Managed deploy(String name, byte[] file, String query, String settings)
            throws IOException {
        return manage(
                "POST", "/functions/" + name + query, "thaw-settings: " + settings + "\r\n", file);
    }

    public Managed manage(String method, String uri) throws IOException {
        return manage(method, uri, "", new byte[0]);
    }

    public Managed manage(String method, String uri, String headers, byte[] body)
            throws IOException {
        try (SocketChannel channel = SocketChannel.open(StandardProtocolFamily.UNIX)) {
            channel.connect(UnixDomainSocketAddress.of(data.resolve("manage.sock")));
            String head =
                    method
                            + " "
                            + uri
                            + " HTTP/1.1\r\nhost: x\r\nconnection: close\r\n"
                            + headers
                            + "content-length: "
                            + body.length
                            + "\r\n\r\n";
            write(channel, head.getBytes(StandardCharsets.UTF_8));
            try {
                write(channel, body);
            } catch (IOException e) {
                // refused before all was sent: the answer says why
            }
            ByteArrayOutputStream all = new ByteArrayOutputStream();
            ByteBuffer buffer = ByteBuffer.allocate(8192);
            while (channel.read(buffer.clear()) >= 0) {
                all.write(buffer.array(), 0, buffer.position());
            }
            String answer = all.toString(StandardCharsets.UTF_8);
            int end = answer.indexOf("\r\n\r\n");
            if (end < 0) {
                throw new IOException("no answer, but '" + answer + "'");
            }
            return new Managed(
                    Integer.parseInt(answer.substring(9, 12)),
                    answer.substring(end + 4),
                    answer.substring(0, end));
        }
    }

    private static void write(SocketChannel channel, byte[] bytes) throws IOException {
        ByteBuffer buffer = ByteBuffer.wrap(bytes);
        while (buffer.hasRemaining()) {
            channel.write(buffer);
        }
    }
}
