// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.polyglot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.visor.polyglot.TestFront.Answer;
import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.ByteChannel;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Memory that is gone in the worker's own code, wherever that happens, is told and gets over. */
@Timeout(120)
class OutOfMemoryTest {
    @TempDir private Path directory;

    /** Has no memory for bodies that say so. */
    private static final class Fragile implements Place {
        @Override
        public Outcome load() {
            return null;
        }

        @Override
        public Outcome call(Invocation call, byte[] body) {
            if (body.length > 1) {
                throw new OutOfMemoryError("no more");
            }
            return Outcome.answered(null, body, false);
        }

        @Override
        public void cancel() {}

        @Override
        public void close() {
            throw new OutOfMemoryError("not even for that");
        }
    }

    private static final class FragilePlaces implements Places {
        @Override
        public Place make(Slot slot) {
            return new Fragile();
        }

        @Override
        public void close() {}
    }

    /** Two ends of a connection. */
    private record Ends(SocketChannel front, SocketChannel worker) implements AutoCloseable {
        static Ends open(Path path) throws IOException {
            UnixDomainSocketAddress address = UnixDomainSocketAddress.of(path);
            try (ServerSocketChannel server =
                    ServerSocketChannel.open(StandardProtocolFamily.UNIX).bind(address)) {
                return new Ends(SocketChannel.open(address), server.accept());
            }
        }

        @Override
        public void close() throws IOException {
            front.close();
            worker.close();
        }
    }

    @Test
    void aCallEndsAndItsBodyMakesRoom() throws Exception {
        BodyRoom room = new BodyRoom(10);
        FunctionSettings settings = FunctionSettings.read(new Fields().add(":function", "f@1"));
        try (Ends ends = Ends.open(directory.resolve("s"))) {
            Connection worker = new Connection(ends.worker());
            Connection front = new Connection(ends.front());
            LoadedFunction function =
                    new LoadedFunction(settings, new FragilePlaces(), worker, Invocation::ended);
            for (int i = 0; i < 10; i++) {
                Invocation fails = new Invocation(1, new byte[0], worker, room);
                fails.arrive(new byte[5], true);
                function.begin(fails);
                Frame end = front.read();
                assertEquals(Frame.Kind.END, end.kind());
                Fields told = Fields.read(end.payload());
                assertEquals("2", told.first(":result"));
                assertEquals("no more", told.first(":message"));
                Invocation answered = new Invocation(2, new byte[0], worker, room);
                answered.arrive("x".getBytes(StandardCharsets.UTF_8), true);
                function.begin(answered);
                assertEquals(Frame.Kind.BODY, front.read().kind());
                Fields next = Fields.read(front.read().payload());
                assertEquals("0", next.first(":result"));
                assertEquals("new", next.first(":start"), "what is in doubt is not used again");
            }
        }
    }

    /** Looking at the heap fails once in each of what is done again and again. */
    private static final class FragileHeap extends HeapPressure {
        private final CountDownLatch failed = new CountDownLatch(2);
        private boolean looked;
        private boolean measured;

        @Override
        boolean isHigh() {
            if (!looked) {
                looked = true;
                failed.countDown();
                throw new OutOfMemoryError("no more");
            }
            return super.isHigh();
        }

        @Override
        boolean hasGrown() {
            if (!measured) {
                measured = true;
                failed.countDown();
                throw new OutOfMemoryError("no more");
            }
            return super.hasGrown();
        }
    }

    @Test
    void limitsHoldAndIdlePlacesGo() throws Exception {
        FragileHeap heap = new FragileHeap();
        try (TestFront front = new TestFront(directory, 100, heap)) {
            heap.failed.await();
            front.load(
                    "f@1",
                    "let n = 0; function main(args) { while (args.loop); return ++n; }",
                    new Fields().add(":cpu-ms", 3000).add(":idle-ms", 1));
            Answer over = front.call("f@1", "{\"loop\":1}");
            assertEquals("cpu-limit", over.end().first(":type"));
            assertEquals("1", front.call("f@1", "{}").body());
            String idle = "1";
            while (!idle.equals("0")) {
                Frame statistics = front.request(Frame.Kind.STATS, new Fields());
                idle = Fields.read(statistics.payload()).first(":idle");
            }
            assertEquals("1", front.call("f@1", "{}").body(), "in a new context");
        }
    }

    /** The program of a process whose writes fail. */
    static final class Mute {
        private Mute() {}

        public static void main(String[] arguments) throws InterruptedException {
            Connection connection =
                    new Connection(
                            new ByteChannel() {
                                @Override
                                public int read(ByteBuffer to) {
                                    return -1;
                                }

                                @Override
                                public int write(ByteBuffer from) {
                                    throw new OutOfMemoryError("no more");
                                }

                                @Override
                                public boolean isOpen() {
                                    return true;
                                }

                                @Override
                                public void close() {}
                            });
            connection.send(Frame.of(Frame.Kind.READY, 0, new Fields()));
            // not for ever, if nothing ends it
            new CountDownLatch(1).await(30, TimeUnit.SECONDS);
            System.exit(0);
        }
    }

    @Test
    void aProcessThatCanSendNothingEnds() throws Exception {
        Process process =
                new ProcessBuilder(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-cp",
                                System.getProperty("java.class.path"),
                                Mute.class.getName())
                        .redirectErrorStream(true)
                        .start();
        try {
            String words =
                    new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertEquals(1, process.waitFor());
            assertTrue(words.contains("nothing can be sent any more"), words);
        } finally {
            process.destroyForcibly();
        }
    }
}
