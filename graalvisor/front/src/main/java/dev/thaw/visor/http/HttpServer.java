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
import java.nio.channels.ServerSocketChannel;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** HTTP/1.1 and cleartext HTTP/2 on one address. */
public final class HttpServer {
    private static final int BACKLOG = 1024;

    private final Channel channel;
    private final Connections connections;

    /** Others have the socket too, so it stays open. */
    private final boolean passed;

    private HttpServer(Channel channel, Connections connections, boolean passed) {
        this.channel = channel;
        this.connections = connections;
        this.passed = passed;
    }

    public static HttpServer onTcp(
            SocketAddress address, EventLoop loop, Supplier<HttpLimits> limits, Router router)
            throws IOException {
        return open(NioServerSocketChannel::new, address, loop, limits, router, peer -> true);
    }

    /** On a socket that listens already, and that other processes have or will have. */
    public static HttpServer onPassed(
            ServerSocketChannel socket, EventLoop loop, Supplier<HttpLimits> limits, Router router)
            throws IOException {
        Connections connections = new Connections(loop, limits);
        ChannelFuture registered =
                bootstrap(
                                () -> new NioServerSocketChannel(socket),
                                loop,
                                connections,
                                limits,
                                router,
                                peer -> true)
                        .childOption(ChannelOption.TCP_NODELAY, true)
                        .register()
                        .awaitUninterruptibly();
        if (!registered.isSuccess()) {
            throw new IOException(
                    "cannot listen on "
                            + socket.getLocalAddress()
                            + ": "
                            + registered.cause().getMessage(),
                    registered.cause());
        }
        return new HttpServer(registered.channel(), connections, true);
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
                bootstrap(factory, loop, connections, limits, router, admitted)
                        .option(ChannelOption.SO_BACKLOG, BACKLOG);
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
        return new HttpServer(bound.channel(), connections, false);
    }

    private static ServerBootstrap bootstrap(
            ChannelFactory<ServerChannel> factory,
            EventLoop loop,
            Connections connections,
            Supplier<HttpLimits> limits,
            Router router,
            Predicate<Channel> admitted) {
        return new ServerBootstrap()
                .group(loop, loop)
                .channelFactory(factory)
                .childHandler(
                        new ChannelInitializer<>() {
                            @Override
                            protected void initChannel(Channel accepted) {
                                accept(accepted, connections, limits, router, admitted);
                            }
                        });
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

    /** Connections from which a request may come, whatever they were told. Runs on the loop. */
    public int waiting() {
        return connections.waiting();
    }

    /** Connections whose clients have not taken all of an answer yet. Runs on the loop. */
    public int unsent() {
        return connections.unsent();
    }

    /** No new connections; those that are idle end. */
    public void stopListening() {
        leaveSocket();
        connections.closeIdle();
    }

    /** No new connections here; each that there is ends with its next answer. */
    public void passOn() {
        leaveSocket();
        connections.endWithNextAnswer();
    }

    private void leaveSocket() {
        if (passed) {
            channel.config().setAutoRead(false);
        } else {
            channel.close();
        }
    }

    /** Connections keep alive no longer. */
    public void closeIdle() {
        connections.closeIdle();
    }

    public void close() {
        leaveSocket();
        connections.closeAll();
    }
}
