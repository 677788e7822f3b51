// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.visor.Visor;
import dev.thaw.visor.fake.Client;
import dev.thaw.visor.fake.TestServer;
import dev.thaw.visor.serve.Server;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Commands, and a server of another version behind the management socket. */
class OtherVersionTest {
    @TempDir private Path directory;

    private record Result(int exitCode, String output) {}

    private Result rollback() {
        PrintStream out = System.out;
        PrintStream err = System.err;
        ByteArrayOutputStream written = new ByteArrayOutputStream();
        try {
            System.setOut(new PrintStream(written, true, StandardCharsets.UTF_8));
            System.setErr(System.out);
            int exitCode =
                    Visor.commandLine()
                            .execute("function", "rollback", "hello", "--data", "" + directory);
            return new Result(exitCode, written.toString(StandardCharsets.UTF_8));
        } finally {
            System.setOut(out);
            System.setErr(err);
        }
    }

    /** What one prints whom a server answers so. */
    private Result answered(String status, String json) throws Exception {
        Path socket = directory.resolve(Server.MANAGEMENT_SOCKET);
        try (ServerSocketChannel server = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
            server.bind(UnixDomainSocketAddress.of(socket));
            Thread.ofPlatform().daemon().start(() -> answer(server, status, json));
            return rollback();
        } finally {
            Files.deleteIfExists(socket);
        }
    }

    private static void answer(ServerSocketChannel server, String status, String json) {
        try (SocketChannel client = server.accept()) {
            ByteBuffer request = ByteBuffer.allocate(4096);
            while (!new String(request.array(), StandardCharsets.UTF_8).contains("\r\n\r\n")) {
                client.read(request);
            }
            String answer =
                    "HTTP/1.1 %s\r\ncontent-length: %d\r\n\r\n%s"
                            .formatted(status, json.length(), json);
            ByteBuffer bytes = ByteBuffer.wrap(answer.getBytes(StandardCharsets.UTF_8));
            while (bytes.hasRemaining()) {
                client.write(bytes);
            }
            // until the other side has read it and closes
            client.read(request.clear());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void whatAnOlderServerDoesNotKnowIsNamed() throws Exception {
        assertEquals(
                new Result(1, "thaw function: not-found: there is no POST /functions/*/rollback\n"),
                answered(
                        "404 Not Found",
                        "{\"error\":{\"type\":\"not-found\",\"message\":\"there is no POST /functions/*/rollback\"}}"));
    }

    @Test
    void whatIsMoreInAnAnswerIsLeft() throws Exception {
        assertEquals(
                new Result(0, "hello: version 3\n"),
                answered("200 OK", "{\"version\":3,\"of-later\":{\"versions\":[4]}}"));
    }

    /** The other way round. */
    @Test
    void whatALaterCommandAsksForIsNamed() throws Exception {
        try (TestServer server = TestServer.start(directory)) {
            Client.Managed answer = server.client().manage("PATCH", "/functions/hello/of-later");
            assertEquals(404, answer.status());
            assertTrue(
                    answer.body().contains("there is no PATCH /functions/*/of-later"),
                    answer.body());
        }
    }
}
