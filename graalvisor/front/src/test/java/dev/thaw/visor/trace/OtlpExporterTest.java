// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.trace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.net.httpserver.HttpServer;
import io.netty.channel.EventLoop;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A collector that is known by a name. */
@Timeout(value = 120, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class OtlpExporterTest {
    private final MultiThreadIoEventLoopGroup group =
            new MultiThreadIoEventLoopGroup(1, NioIoHandler.newFactory());
    private final EventLoop loop = group.next();

    @AfterEach
    void end() {
        group.shutdownGracefully(0, 1, TimeUnit.SECONDS);
    }

    /** As the server does, on the loop; null: the collector has taken it. */
    private CompletableFuture<IOException> export(OtlpExporter exporter) {
        CompletableFuture<IOException> done = new CompletableFuture<>();
        loop.execute(() -> exporter.export("{}", done::complete));
        return done;
    }

    @Test
    void theLoopGoesOnWhileANameIsLookedUp() throws Exception {
        CompletableFuture<String> taken = new CompletableFuture<>();
        InetAddress loopback = InetAddress.getLoopbackAddress();
        HttpServer collector = HttpServer.create(new InetSocketAddress(loopback, 0), 0);
        collector.createContext(
                "/v1/traces",
                exchange -> {
                    byte[] body = exchange.getRequestBody().readAllBytes();
                    exchange.sendResponseHeaders(200, -1);
                    exchange.close();
                    String host = exchange.getRequestHeaders().getFirst("host");
                    taken.complete(host + " " + new String(body, StandardCharsets.UTF_8));
                });
        collector.start();
        try {
            int port = collector.getAddress().getPort();
            URI uri = OtlpExporter.tracesOf("http://collector.test:" + port);
            CountDownLatch asked = new CountDownLatch(1);
            CountDownLatch answer = new CountDownLatch(1);
            CompletableFuture<IOException> done =
                    export(
                            new OtlpExporter(
                                    loop,
                                    uri,
                                    host -> {
                                        asked.countDown();
                                        awaitAnswer(answer);
                                        return loopback;
                                    }));
            assertTrue(asked.await(60, TimeUnit.SECONDS));
            assertEquals("goes on", loop.submit(() -> "goes on").get(60, TimeUnit.SECONDS));
            assertFalse(done.isDone());
            answer.countDown();
            assertNull(done.get(60, TimeUnit.SECONDS));
            assertEquals("collector.test:" + port + " {}", taken.get(60, TimeUnit.SECONDS));
        } finally {
            collector.stop(0);
        }
    }

    private static void awaitAnswer(CountDownLatch answer) throws UnknownHostException {
        try {
            answer.await();
        } catch (InterruptedException e) {
            throw new UnknownHostException("interrupted");
        }
    }

    @Test
    void aNameThatNobodyKnowsIsSaid() throws Exception {
        OtlpExporter exporter =
                new OtlpExporter(
                        loop,
                        OtlpExporter.tracesOf("http://collector.test"),
                        host -> {
                            throw new UnknownHostException(host);
                        });
        String said = export(exporter).get(60, TimeUnit.SECONDS).getMessage();
        assertTrue(said.contains("nobody knows the host collector.test"), said);
    }
}
