// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.worker;

import dev.thaw.visor.wire.Fields;
import dev.thaw.visor.wire.Frame;
import dev.thaw.visor.wire.FrameDecoder;
import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.EventLoop;
import io.netty.channel.socket.nio.NioServerDomainSocketChannel;
import java.io.IOException;
import java.net.UnixDomainSocketAddress;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** The socket that workers connect to; a token tells which worker it is. */
public final class WorkerListener {
    private static final String NAME = "worker-";
    private static final String SUFFIX = ".sock";
    private static final int TOKEN_BYTES = 32;
    private static final int HELLO_SECONDS = 10;

    /** Of a socket's name; the kernel's limit is 108 with its end. */
    private static final int MAX_PATH = 107;

    private final Path socket;
    private final Channel channel;
    private final SecureRandom random = new SecureRandom();
    private final Map<String, Worker> expected = new HashMap<>();

    private WorkerListener(Path socket, EventLoop loop) throws IOException {
        this.socket = socket;
        Files.deleteIfExists(socket);
        this.channel =
                new ServerBootstrap()
                        .group(loop, loop)
                        .channelFactory(NioServerDomainSocketChannel::new)
                        .childHandler(
                                new ChannelInitializer<>() {
                                    @Override
                                    protected void initChannel(Channel accepted) {
                                        accepted.pipeline()
                                                .addLast(new FrameDecoder(), new Hello());
                                    }
                                })
                        .bind(UnixDomainSocketAddress.of(socket))
                        .syncUninterruptibly()
                        .channel();
    }

    /** This server's own: one that lets its calls end may have another there, and start workers. */
    public static WorkerListener in(Path data, EventLoop loop) throws IOException {
        sweep(data);
        return open(data.resolve(NAME + ProcessHandle.current().pid() + SUFFIX), loop);
    }

    /** Sockets of servers that were killed. */
    private static void sweep(Path data) throws IOException {
        try (DirectoryStream<Path> sockets = Files.newDirectoryStream(data, NAME + "*" + SUFFIX)) {
            for (Path socket : sockets) {
                String name = socket.getFileName().toString();
                String pid = name.substring(NAME.length(), name.length() - SUFFIX.length());
                if (pid.matches("\\d{1,9}") && ProcessHandle.of(Long.parseLong(pid)).isEmpty()) {
                    Files.deleteIfExists(socket);
                }
            }
        }
    }

    static WorkerListener open(Path socket, EventLoop loop) throws IOException {
        if (socket.toString().length() > MAX_PATH) {
            throw new IOException(
                    socket
                            + " is too long for a socket (at most "
                            + MAX_PATH
                            + " bytes); choose a shorter --data");
        }
        return new WorkerListener(socket, loop);
    }

    /** What the worker is to read from its standard input: the socket and its token. */
    String expect(Worker worker) {
        byte[] bytes = new byte[TOKEN_BYTES];
        random.nextBytes(bytes);
        String token = HexFormat.of().formatHex(bytes);
        expected.put(token, worker);
        return socket + " " + token;
    }

    void forget(Worker worker) {
        expected.values().remove(worker);
    }

    public void close() {
        channel.close();
        try {
            Files.deleteIfExists(socket);
        } catch (IOException e) {
            // swept away at the next start
        }
    }

    /** Waits for the first frame; whoever has no token is cut off. */
    private final class Hello extends ChannelInboundHandlerAdapter {
        @Override
        public void handlerAdded(ChannelHandlerContext context) {
            context.executor()
                    .schedule(
                            () -> {
                                if (context.pipeline().get(Hello.class) != null) {
                                    context.close();
                                }
                            },
                            HELLO_SECONDS,
                            TimeUnit.SECONDS);
        }

        @Override
        public void channelRead(ChannelHandlerContext context, Object message) {
            Frame frame = (Frame) message;
            Worker worker = null;
            try {
                if (frame.type() == Frame.HELLO) {
                    Fields fields = Fields.read(frame.payload());
                    worker = expected.remove(fields.get(":token", ""));
                    long protocol = fields.number(":protocol", 0);
                    if (worker != null && protocol != Frame.PROTOCOL) {
                        worker.kill(
                                "it speaks protocol %d and this server %d: restart 'thaw visor', whose files were replaced"
                                        .formatted(protocol, Frame.PROTOCOL));
                        worker = null;
                    }
                }
            } finally {
                frame.payload().release();
            }
            if (worker == null) {
                context.close();
                return;
            }
            context.pipeline().replace(this, "worker", worker);
            worker.connected(context.channel());
        }

        @Override
        public void exceptionCaught(ChannelHandlerContext context, Throwable e) {
            context.close();
        }
    }
}
