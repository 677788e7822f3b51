// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.visor.fake.Await;
import dev.thaw.visor.fake.Client;
import dev.thaw.visor.fake.FunctionFiles;
import dev.thaw.visor.fake.TestServer;
import dev.thaw.visor.http.HttpLimits;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Clients that take their answers slowly, or not at all. */
class SlowReadersTest {
    /** Much more than the kernel holds for a connection. */
    private static final int LARGE = 16_000_000;

    private static final int SOME = 12_000_000;
    private static final int STEP = 125_000;
    private static final int STALL_MILLIS = 1500;

    /** Longer than a busy machine keeps a client from reading. */
    private static final int LONG_MILLIS = 60_000;

    // Frames of HTTP/2, flags, and the window of who says nothing of it (RFC 9113, 6).
    private static final int DATA = 0;
    private static final int HEADERS = 1;
    private static final int SETTINGS = 4;
    private static final int WINDOW_UPDATE = 8;
    private static final int END_STREAM = 1;
    private static final int END_HEADERS = 4;
    private static final int WINDOW = 65_535;

    @TempDir private Path directory;
    private TestServer server;
    private Client client;

    private void start(int stallMillis) throws Exception {
        HttpLimits limits =
                new HttpLimits(100, 32 << 10, 800, stallMillis, 60_000, 60_000, 64 << 10);
        server =
                TestServer.with(directory)
                        .memory(64 << 20)
                        .drainMillis(LONG_MILLIS)
                        .http(limits)
                        .start();
        client = server.client();
        Client.Managed deployed = client.deploy("f", FunctionFiles.archive("Hello"));
        assertEquals(200, deployed.status(), deployed.body());
    }

    @AfterEach
    void end() {
        server.close();
    }

    private Socket ask(String requests) throws IOException {
        Socket socket = new Socket();
        socket.setReceiveBufferSize(4096);
        socket.setSoTimeout(60_000);
        socket.connect(new InetSocketAddress("127.0.0.1", server.port()));
        socket.getOutputStream().write(requests.getBytes(StandardCharsets.UTF_8));
        return socket;
    }

    private static String get(String path) {
        return "GET " + path + " HTTP/1.1\r\nhost: x\r\n\r\n";
    }

    /** The last of what the worker has sent waits for longer than from one check to the next. */
    @Test
    void whoReadsAllTheTimeGetsAllHoweverLongItTakes() throws Exception {
        start(STALL_MILLIS);
        Slow slow = readSlowly(STALL_MILLIS);
        for (int stall = 4 * STALL_MILLIS;
                stall < LONG_MILLIS && slow.read < SOME && slow.longestMillis > stall / 8;
                stall *= 4) {
            // on a busy machine it has not read all the time
            server.close();
            start(stall);
            slow = readSlowly(stall);
        }
        assertTrue(slow.read >= SOME, slow.toString());
    }

    /**
     * @param longestMillis from one step to the next
     */
    private record Slow(long read, long longestMillis) {}

    private Slow readSlowly(int stallMillis) throws Exception {
        long read = 0;
        long longest = 0;
        long last = System.nanoTime();
        try (Socket socket = ask(get("/f/big/" + SOME))) {
            InputStream in = socket.getInputStream();
            for (int step = STEP; step == STEP && read < SOME; read += step) {
                step = in.readNBytes(STEP).length;
                Thread.sleep(stallMillis / 30);
                long now = System.nanoTime();
                longest = Math.max(longest, now - last);
                last = now;
            }
        } catch (IOException e) {
            longest = Math.max(longest, System.nanoTime() - last);
        }
        return new Slow(read, TimeUnit.NANOSECONDS.toMillis(longest));
    }

    @Test
    void anAnswerThatIsOnItsWayOutlivesTheServersEnd() throws Exception {
        start(LONG_MILLIS);
        try (Socket socket = ask(get("/f/big/" + LARGE))) {
            InputStream in = socket.getInputStream();
            long read = in.readNBytes(LARGE - 3_000_000).length;
            Await.until(() -> client.worker("default").get("running").getAsInt() == 0);
            CompletableFuture<Void> end = CompletableFuture.runAsync(server::close);
            Await.until(() -> !isReady() || end.isDone());
            read += in.readAllBytes().length;
            assertTrue(read > LARGE, read + " bytes");
            end.join();
        }
    }

    /** The connection is empty: all that is left is more than the client has room for. */
    @Test
    void anAnswerThatItsClientHasNoRoomForOutlivesTheServersEnd() throws Exception {
        start(LONG_MILLIS);
        int size = 3 * WINDOW;
        byte[] path = ("/f/big/" + size).getBytes(StandardCharsets.UTF_8);
        ByteBuffer get = ByteBuffer.allocate(path.length + 7);
        get.put(new byte[] {(byte) 0x82, (byte) 0x86, 0x44, (byte) path.length}).put(path);
        get.put(new byte[] {0x41, 1, 'x'});
        try (Socket socket = ask("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n")) {
            send(socket, SETTINGS, 0, 0, new byte[0]);
            send(socket, HEADERS, END_HEADERS | END_STREAM, 1, get.array());
            DataInputStream in = new DataInputStream(socket.getInputStream());
            long read = 0;
            while (read < WINDOW) {
                read += data(in);
            }
            Await.until(() -> client.worker("default").get("running").getAsInt() == 0);
            CompletableFuture<Void> end = CompletableFuture.runAsync(server::close);
            Await.until(() -> !isReady() || end.isDone());
            for (int i = 0; i < 50; i++) {
                // each goes by the loop, which would have closed the connection by then
                isReady();
            }
            byte[] room = {0, 16, 0, 0};
            send(socket, WINDOW_UPDATE, 0, 0, room);
            send(socket, WINDOW_UPDATE, 0, 1, room);
            while (read < size) {
                read += data(in);
            }
            assertEquals(size, read);
            end.join();
        }
    }

    private static void send(Socket socket, int type, int flags, int stream, byte[] payload)
            throws IOException {
        ByteBuffer frame = ByteBuffer.allocate(9 + payload.length);
        frame.putInt(payload.length << 8 | type).put((byte) flags).putInt(stream).put(payload);
        socket.getOutputStream().write(frame.array());
    }

    /** Bytes of the answer in the next frame. */
    private static int data(DataInputStream in) throws IOException {
        int lengthAndType = in.readInt();
        in.skipNBytes(5L + (lengthAndType >>> 8));
        return (lengthAndType & 0xff) == DATA ? lengthAndType >>> 8 : 0;
    }

    private boolean isReady() throws InterruptedException {
        try {
            return client.get("/_/readyz").statusCode() == 200;
        } catch (IOException e) {
            return false;
        }
    }

    /** Their answers would fill the memory. */
    @Test
    void whoAsksOnAndReadsNothingIsNotAnswered() throws Exception {
        start(STALL_MILLIS);
        String page = get("/_/metrics").repeat(100);
        int requests = 0;
        try (Socket socket = ask(page)) {
            try {
                for (; requests < 2_000; requests++) {
                    socket.getOutputStream().write(page.getBytes(StandardCharsets.UTF_8));
                }
            } catch (IOException e) {
                // it has been cut off
            }
            assertTrue(requests < 2_000, "200,000 requests were taken");
        }
        assertEquals(200, client.get("/f/version").statusCode());
    }
}
