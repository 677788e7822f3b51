// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.manage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.visor.RefusedException;
import dev.thaw.visor.fake.Await;
import dev.thaw.visor.http.HttpLimits;
import dev.thaw.visor.http.HttpServer;
import dev.thaw.visor.log.AuditLog;
import io.netty.channel.EventLoop;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.lang.reflect.Proxy;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A log that goes on is followed for as long as its answer is there, and no longer. */
class FollowedLogsTest {
    @TempDir private Path directory;

    private final MultiThreadIoEventLoopGroup group =
            new MultiThreadIoEventLoopGroup(1, NioIoHandler.newFactory());
    private final EventLoop loop = group.next();
    private final ExecutorService threads = Executors.newSingleThreadExecutor();

    /** On the loop. */
    private final List<Consumer<String>> followers = new ArrayList<>();

    private HttpServer server;
    private volatile Log log;

    private interface Log {
        List<String> last() throws Exception;
    }

    @BeforeEach
    void serve() throws IOException {
        Administration administration =
                (Administration)
                        Proxy.newProxyInstance(
                                Administration.class.getClassLoader(),
                                new Class<?>[] {Administration.class},
                                (proxy, method, arguments) ->
                                        switch (method.getName()) {
                                            case "logs" -> log.last();
                                            case "follow" -> follow(arguments[1]);
                                            default -> throw new AssertionError(method);
                                        });
        AuditLog audit = new AuditLog(directory.resolve("audit.log"), 1 << 20);
        server =
                HttpServer.onTcp(
                        new InetSocketAddress("127.0.0.1", 0),
                        loop,
                        () -> HttpLimits.DEFAULT,
                        new ManagementRouter(administration, threads, () -> 0, audit));
    }

    @SuppressWarnings("unchecked")
    private Runnable follow(Object lines) {
        Consumer<String> follower = (Consumer<String>) lines;
        followers.add(follower);
        return () -> followers.remove(follower);
    }

    @AfterEach
    void end() {
        threads.shutdownNow();
        group.shutdownGracefully(0, 1, TimeUnit.SECONDS);
    }

    private int following() throws Exception {
        return loop.submit(followers::size).get(60, TimeUnit.SECONDS);
    }

    private void write(List<String> lines) throws Exception {
        loop.submit(() -> followers.forEach(lines::forEach)).get(60, TimeUnit.SECONDS);
    }

    private Socket ask() throws IOException {
        InetSocketAddress address = (InetSocketAddress) server.address();
        Socket socket = new Socket(address.getAddress(), address.getPort());
        socket.setSoTimeout(60_000);
        String request =
                "GET /functions/f/logs?follow=1 HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n";
        socket.getOutputStream().write(request.getBytes(StandardCharsets.UTF_8));
        return socket;
    }

    private String answer() throws IOException {
        try (Socket socket = ask()) {
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Test
    void whoIsRefusedFollowsNothing() throws Exception {
        log =
                () -> {
                    throw new RefusedException(404, "not-found", "there is no function 'f'");
                };
        String missing = answer();
        assertTrue(missing.startsWith("HTTP/1.1 404"), missing);
        assertEquals(0, following());
        log =
                () -> {
                    throw new IOException("no");
                };
        String unreadable = answer();
        assertTrue(unreadable.startsWith("HTTP/1.1 500"), unreadable);
        assertEquals(0, following());
        threads.shutdown();
        String busy = answer();
        assertTrue(busy.startsWith("HTTP/1.1 503"), busy);
        assertEquals(0, following());
    }

    @Test
    void whoGoesAwayFollowsNothing() throws Exception {
        log = List::of;
        try (Socket socket = ask()) {
            Await.until(() -> following() == 1);
        }
        Await.until(() -> following() == 0);
    }

    /** More than is kept while the log is read: what it may have already goes first. */
    @Test
    void theNewestLinesThatComeWhileTheLogIsReadAreThere() throws Exception {
        CountDownLatch reading = new CountDownLatch(1);
        CountDownLatch read = new CountDownLatch(1);
        log =
                () -> {
                    reading.countDown();
                    read.await();
                    return List.of("old");
                };
        try (Socket socket = ask()) {
            reading.await();
            List<String> lines = new ArrayList<>();
            for (int i = 0; i < 64; i++) {
                lines.add("line " + i + "x".repeat(32 << 10));
            }
            write(lines);
            CompletableFuture<List<String>> seen =
                    CompletableFuture.supplyAsync(() -> linesUntilEnd(socket));
            read.countDown();
            Await.until(() -> {
                write(List.of("end"));
                return seen.isDone();
            });
            assertTrue(seen.join().contains("old"), "" + seen.join());
            assertTrue(seen.join().contains("line 63"), "" + seen.join());
        }
    }

    /** Without what fills them. */
    private static List<String> linesUntilEnd(Socket socket) {
        try {
            List<String> lines = new ArrayList<>();
            BufferedReader in =
                    new BufferedReader(
                            new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
            for (String line = in.readLine();
                    line != null && !line.equals("end");
                    line = in.readLine()) {
                lines.add(line.replaceAll("xx+", ""));
            }
            return lines;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
