// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.http;

import dev.thaw.visor.Failure;
import io.netty.bootstrap.ServerBootstrap;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFactory;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelOption;
import io.netty.channel.EventLoop;
import io.netty.channel.ServerChannel;
import io.netty.channel.socket.nio.NioServerDomainSocketChannel;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** HTTP/1.1 and cleartext HTTP/2 on one address. */
public final class HttpServer {
    private static final int BACKLOG = 1024;

    private final Channel channel;
    private final Connections connections;

    private HttpServer(Channel channel, Connections connections) {
        this.channel = channel;
        this.connections = connections;
    }

    public static HttpServer onTcp(
            SocketAddress address, EventLoop loop, Supplier<HttpLimits> limits, Router router)
            throws IOException {
        return open(NioServerSocketChannel::new, address, loop, limits, router, peer -> true);
    }

    /**
     * @param admitted who may connect
     */
    public static HttpServer onUnixSocket(
            SocketAddress address,
            EventLoop loop,
            Supplier<HttpLimits> limits,
            Router router,
            Predicate<Channel> admitted)
            throws IOException {
        return open(NioServerDomainSocketChannel::new, address, loop, limits, router, admitted);
    }

    private static HttpServer open(
            ChannelFactory<ServerChannel> factory,
            SocketAddress address,
            EventLoop loop,
            Supplier<HttpLimits> limits,
            Router router,
            Predicate<Channel> admitted)
            throws IOException {
        Connections connections = new Connections(loop, limits);
        ServerBootstrap bootstrap =
                new ServerBootstrap()
                        .group(loop, loop)
                        .channelFactory(factory)
                        .option(ChannelOption.SO_BACKLOG, BACKLOG)
                        .childHandler(
                                new ChannelInitializer<>() {
                                    @Override
                                    protected void initChannel(Channel accepted) {
                                        accept(accepted, connections, limits, router, admitted);
                                    }
                                });
        if (address instanceof InetSocketAddress tcp) {
            if (tcp.isUnresolved()) {
                throw new IOException(
                        "there is no address of this machine by the name " + tcp.getHostString());
            }
            bootstrap
                    .option(ChannelOption.SO_REUSEADDR, true)
                    .childOption(ChannelOption.TCP_NODELAY, true);
        }
        ChannelFuture bound = bootstrap.bind(address).awaitUninterruptibly();
        if (!bound.isSuccess()) {
            throw new IOException(
                    "cannot listen on " + address + ": " + bound.cause().getMessage(),
                    bound.cause());
        }
        return new HttpServer(bound.channel(), connections);
    }

    private static void accept(
            Channel accepted,
            Connections connections,
            Supplier<HttpLimits> limits,
            Router router,
            Predicate<Channel> admitted) {
        if (!admitted.test(accepted)) {
            accepted.close();
            return;
        }
        Connection connection = connections.add(accepted);
        if (connection == null) {
            refuse(accepted, limits.get());
            return;
        }
        accepted.pipeline()
                .addLast(connection, new ProtocolChoice(router, connection, limits.get()));
    }

    private static void refuse(Channel accepted, HttpLimits limits) {
        String body =
                new Failure(
                                503,
                                "connections",
                                "there are " + limits.connections() + " connections already",
                                1)
                        .toJson();
        ByteBuf answer =
                ByteBufUtil.writeUtf8(
                        accepted.alloc(),
                        "HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\nretry-after: 1\r\n"
                                + "content-type: application/json\r\ncontent-length: "
                                + body.length()
                                + "\r\n\r\n"
                                + body);
        accepted.writeAndFlush(answer).addListener(ChannelFutureListener.CLOSE);
    }

    public SocketAddress address() {
        return channel.localAddress();
    }

    /** Runs on the loop. */
    public int connections() {
        return connections.size();
    }

    /** No new connections; those that are idle end. */
    public void stopListening() {
        channel.close();
        connections.closeIdle();
    }

    /** Connections keep alive no longer. */
    public void closeIdle() {
        connections.closeIdle();
    }

    public void close() {
        channel.close();
        connections.closeAll();
    }
}
