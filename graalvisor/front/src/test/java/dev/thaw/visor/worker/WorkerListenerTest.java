// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.worker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.visor.Failure;
import dev.thaw.visor.wire.Fields;
import dev.thaw.visor.wire.Frame;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.UnpooledByteBufAllocator;
import io.netty.channel.EventLoop;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WorkerListenerTest {
    @TempDir private Path directory;

    private final BlockingQueue<String> ends = new LinkedBlockingQueue<>();
    private final BlockingQueue<String> greetings = new LinkedBlockingQueue<>();

    private final class Ends implements Worker.Events {
        @Override
        public void ready(Worker worker, Fields mechanisms) {
            ends.add("ready");
        }

        @Override
        public Failure gone(Worker worker, String how, boolean asked) {
            ends.add(how);
            return null;
        }
    }

    /** Of this one, and of another that lives, they stay. */
    @Test
    void socketsOfServersThatWereKilledAreSwept() throws Exception {
        Process killed = new ProcessBuilder("true").start();
        killed.waitFor();
        Path dead = Files.createFile(directory.resolve("worker-" + killed.pid() + ".sock"));
        long parent = ProcessHandle.current().parent().orElseThrow().pid();
        Path alive = Files.createFile(directory.resolve("worker-" + parent + ".sock"));
        Path other = Files.createFile(directory.resolve("worker-x.sock"));
        MultiThreadIoEventLoopGroup group =
                new MultiThreadIoEventLoopGroup(1, NioIoHandler.newFactory());
        WorkerListener listener = WorkerListener.in(directory, group.next());
        try {
            assertEquals(List.of(false, true, true), exist(dead, alive, other));
            Path own = directory.resolve("worker-" + ProcessHandle.current().pid() + ".sock");
            assertEquals(List.of(true), exist(own));
            listener.close();
            assertEquals(List.of(false, true, true), exist(own, alive, other));
        } finally {
            listener.close();
            group.shutdownGracefully(0, 1, TimeUnit.SECONDS).sync();
        }
    }

    private static List<Boolean> exist(Path... files) {
        return Stream.of(files).map(Files::exists).toList();
    }

    /** As when the files of a server are replaced while it runs. */
    @Test
    void aWorkerOfAnotherProtocolIsEndedWithBothVersions() throws Exception {
        MultiThreadIoEventLoopGroup group =
                new MultiThreadIoEventLoopGroup(1, NioIoHandler.newFactory());
        EventLoop loop = group.next();
        WorkerListener listener = WorkerListener.open(directory.resolve("s"), loop);
        try {
            Worker worker = new Worker(loop, listener, new Fields(), new Ends());
            List<String> command = List.of("/bin/sh", "-c", "cat; exec sleep 600");
            loop.submit(() -> worker.start(command, greetings::add)).sync();
            String[] greeting = greetings.take().split(" ");
            ByteBuf hello = Frame.begin(UnpooledByteBufAllocator.DEFAULT, Frame.HELLO, 0, 0);
            new Fields().add(":protocol", 99).add(":token", greeting[1]).write(hello);
            Frame.finish(hello);
            try (SocketChannel socket = SocketChannel.open(StandardProtocolFamily.UNIX)) {
                socket.connect(UnixDomainSocketAddress.of(greeting[0]));
                socket.write(hello.nioBuffer());
                assertEquals(-1, socket.read(ByteBuffer.allocate(1)));
            }
            hello.release();
            String how = ends.poll(2, TimeUnit.MINUTES);
            assertTrue(
                    how != null
                            && how.contains("protocol 99 and this server " + Frame.PROTOCOL)
                            && how.contains("restart 'thaw visor'"),
                    how);
        } finally {
            listener.close();
            group.shutdownGracefully(0, 1, TimeUnit.SECONDS).sync();
        }
    }
}
