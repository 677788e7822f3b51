// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.trace;

import io.netty.bootstrap.Bootstrap;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelOption;
import io.netty.channel.EventLoop;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.channel.socket.nio.NioSocketChannel;
import io.netty.handler.codec.http.DefaultFullHttpRequest;
import io.netty.handler.codec.http.FullHttpRequest;
import io.netty.handler.codec.http.FullHttpResponse;
import io.netty.handler.codec.http.HttpClientCodec;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpMethod;
import io.netty.handler.codec.http.HttpObjectAggregator;
import io.netty.handler.codec.http.HttpVersion;
import io.netty.handler.timeout.ReadTimeoutHandler;
import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Consumer;

/** Sends spans to a collector: OTLP over HTTP, in JSON, a connection for each batch. */
public final class OtlpExporter implements Spans.Exporter {
    private static final int PORT = 4318;
    private static final int CONNECT_MILLIS = 2000;
    private static final int ANSWER_SECONDS = 10;
    private static final int MAX_ANSWER = 64 << 10;

    /** May wait for whoever knows names. */
    interface Resolver {
        InetAddress resolve(String host) throws UnknownHostException;
    }

    private final EventLoop loop;
    private final URI endpoint;
    private final int port;
    private final Resolver resolver;

    public OtlpExporter(EventLoop loop, URI endpoint) {
        this(loop, endpoint, InetAddress::getByName);
    }

    OtlpExporter(EventLoop loop, URI endpoint, Resolver resolver) {
        this.loop = loop;
        this.resolver = resolver;
        this.endpoint = endpoint;
        this.port = endpoint.getPort() < 0 ? PORT : endpoint.getPort();
    }

    /**
     * Where a collector takes traces.
     *
     * @param endpoint as OTEL_EXPORTER_OTLP_ENDPOINT has it, {@code http://host:4318}
     * @throws IOException if it is none
     */
    public static URI tracesOf(String endpoint) throws IOException {
        URI uri;
        try {
            uri = URI.create(endpoint);
        } catch (IllegalArgumentException e) {
            uri = URI.create("");
        }
        if (!"http".equals(uri.getScheme()) || uri.getHost() == null) {
            throw new IOException(
                    "the collector %s is no address such as http://127.0.0.1:%d"
                            .formatted(endpoint, PORT));
        }
        String path = uri.getPath().replaceAll("/+$", "");
        return uri.resolve(path.endsWith("/v1/traces") ? path : path + "/v1/traces");
    }

    @Override
    public void export(String json, Consumer<IOException> whenDone) {
        // not on the loop, which serves all calls: a name server may be slow, or silent
        Thread.ofPlatform()
                .daemon()
                .name("address of the collector")
                .start(() -> resolve(json, whenDone));
    }

    private void resolve(String json, Consumer<IOException> whenDone) {
        Runnable then;
        try {
            InetAddress address = resolver.resolve(endpoint.getHost());
            then = () -> send(address, json, whenDone);
        } catch (UnknownHostException e) {
            String host = endpoint.getHost();
            then =
                    () ->
                            whenDone.accept(
                                    new IOException(
                                            endpoint + ": nobody knows the host " + host, e));
        }
        try {
            loop.execute(then);
        } catch (RejectedExecutionException e) {
            // the front has ended meanwhile
        }
    }

    private void send(InetAddress address, String json, Consumer<IOException> whenDone) {
        FullHttpRequest request =
                new DefaultFullHttpRequest(
                        HttpVersion.HTTP_1_1,
                        HttpMethod.POST,
                        endpoint.getRawPath(),
                        Unpooled.copiedBuffer(json, StandardCharsets.UTF_8));
        request.headers()
                .set(HttpHeaderNames.HOST, endpoint.getHost() + ":" + port)
                .set(HttpHeaderNames.CONTENT_TYPE, "application/json")
                .set(HttpHeaderNames.CONNECTION, "close")
                .set(HttpHeaderNames.CONTENT_LENGTH, request.content().readableBytes());
        Answer answer = new Answer(whenDone);
        new Bootstrap()
                .group(loop)
                .channel(NioSocketChannel.class)
                .option(ChannelOption.CONNECT_TIMEOUT_MILLIS, CONNECT_MILLIS)
                .handler(
                        new ChannelInitializer<Channel>() {
                            @Override
                            protected void initChannel(Channel channel) {
                                channel.pipeline()
                                        .addLast(
                                                new ReadTimeoutHandler(ANSWER_SECONDS),
                                                new HttpClientCodec(),
                                                new HttpObjectAggregator(MAX_ANSWER),
                                                answer);
                            }
                        })
                .connect(address, port)
                .addListener(connected -> {
                    if (!connected.isSuccess()) {
                        request.release();
                        answer.done(connected.cause().getMessage());
                    } else {
                        ((io.netty.channel.ChannelFuture) connected)
                                .channel()
                                .writeAndFlush(request);
                    }
                });
    }

    private final class Answer extends SimpleChannelInboundHandler<FullHttpResponse> {
        private final Consumer<IOException> whenDone;
        private boolean done;

        Answer(Consumer<IOException> whenDone) {
            this.whenDone = whenDone;
        }

        void done(String failure) {
            if (!done) {
                done = true;
                whenDone.accept(
                        failure == null ? null : new IOException(endpoint + ": " + failure));
            }
        }

        @Override
        protected void channelRead0(ChannelHandlerContext context, FullHttpResponse response) {
            int status = response.status().code();
            done(status / 100 == 2 ? null : "it answered " + status);
            context.close();
        }

        @Override
        public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
            done(cause.toString());
            context.close();
        }

        @Override
        public void channelInactive(ChannelHandlerContext context) {
            done("it closed the connection without an answer");
        }
    }
}
