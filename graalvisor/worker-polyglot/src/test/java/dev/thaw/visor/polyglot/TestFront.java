// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.polyglot;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.Iterator;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** Plays the front, over a real socket, to a worker in this process. */
final class TestFront implements AutoCloseable {
    private static final int PATIENCE_SECONDS = 120;

    private final Path directory;
    private final SocketChannel socket;
    private final Connection connection;
    private final CompletableFuture<Throwable> workerEnd = new CompletableFuture<>();
    private final Deque<Frame> early = new ArrayDeque<>();
    private int ids;

    /** What came back of a call. */
    record Answer(Fields head, String body, String log, Fields end) {
        String result() {
            return end.first(":result");
        }
    }

    TestFront(Path directory, int loadSeconds) throws IOException {
        this(directory, loadSeconds, new HeapPressure());
    }

    TestFront(Path directory, int loadSeconds, HeapPressure heap) throws IOException {
        this.directory = directory;
        Path path = directory.resolve("s");
        try (ServerSocketChannel server = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
            server.bind(UnixDomainSocketAddress.of(path));
            socket = SocketChannel.open(UnixDomainSocketAddress.of(path));
            Worker worker = new Worker(new Connection(server.accept()), loadSeconds, heap);
            Thread thread =
                    new Thread(() -> {
                        try {
                            worker.serve();
                            workerEnd.complete(null);
                        } catch (IOException e) {
                            workerEnd.complete(e);
                        }
                    });
            thread.setDaemon(true);
            thread.start();
        }
        Files.delete(path);
        connection = new Connection(socket);
    }

    /** What ended the worker; null if its connection was closed. */
    Throwable workerEnd() throws Exception {
        return workerEnd.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    }

    void send(Frame frame) {
        connection.send(frame);
    }

    /** The answer to the request. */
    Frame request(Frame.Kind kind, Fields fields) throws IOException {
        int id = ++ids;
        connection.send(Frame.of(kind, id, fields));
        return next(id);
    }

    Frame tryLoad(String name, String language, String text, Fields options) throws IOException {
        return tryLoad(name, language, text, options, new Fields());
    }

    /**
     * @param script more of what the script's configuration says
     */
    Frame tryLoad(String name, String language, String text, Fields options, Fields script)
            throws IOException {
        Path file = directory.resolve(name + (language.equals("python") ? ".py" : ".js"));
        Files.writeString(file, text);
        script.add(":language", language)
                .add(":source", file.toString())
                .add(":environment", "COLOUR=blue");
        options.add(":function", name).add(":configuration", script.encode());
        return request(Frame.Kind.LOAD, options);
    }

    void load(String name, String text, Fields options) throws IOException {
        Frame frame = tryLoad(name, "javascript", text, options);
        if (frame.kind() != Frame.Kind.DONE) {
            throw new AssertionError(text(frame));
        }
    }

    Answer call(String function, String body) throws IOException {
        return end(begin(function, body));
    }

    int begin(String function, String body) {
        return begin(function, body.getBytes(StandardCharsets.UTF_8));
    }

    int begin(String function, byte[] body) {
        int id = ++ids;
        Fields head = new Fields().add(":function", function);
        connection.send(new Frame(Frame.Kind.INVOKE, false, id, head.encode()));
        int sent = 0;
        while (body.length - sent > Frame.PIECE) {
            byte[] piece = Arrays.copyOfRange(body, sent, sent + Frame.PIECE);
            connection.send(new Frame(Frame.Kind.BODY, false, id, piece));
            sent += Frame.PIECE;
        }
        byte[] last = Arrays.copyOfRange(body, sent, body.length);
        connection.send(new Frame(Frame.Kind.BODY, true, id, last));
        return id;
    }

    void cancel(int id) {
        connection.send(new Frame(Frame.Kind.CANCEL, true, id, new byte[0]));
    }

    /** Waits for the call's end, and takes its body. */
    Answer end(int id) throws IOException {
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        StringBuilder log = new StringBuilder();
        Fields head = null;
        for (; ; ) {
            Frame frame = next(id);
            switch (frame.kind()) {
                case HEAD -> head = Fields.read(frame.payload());
                case BODY -> {
                    body.writeBytes(frame.payload());
                    credit(id, frame.payload().length);
                }
                case LOG -> {
                    byte[] text = frame.payload();
                    log.append(text[0]).append(':');
                    log.append(new String(text, 1, text.length - 1, StandardCharsets.UTF_8));
                }
                case END, FAILED -> {
                    Fields end = Fields.read(frame.payload());
                    String text = body.toString(StandardCharsets.UTF_8);
                    return new Answer(head, text, log.toString(), end);
                }
                default -> {}
            }
        }
    }

    private void credit(int id, int bytes) {
        byte[] count = new byte[Integer.BYTES];
        ByteBuffer.wrap(count).order(ByteOrder.LITTLE_ENDIAN).putInt(bytes);
        connection.send(new Frame(Frame.Kind.CREDIT, true, id, count));
    }

    Frame next(int id) throws IOException {
        for (Iterator<Frame> frames = early.iterator(); frames.hasNext(); ) {
            Frame frame = frames.next();
            if (frame.id() == id) {
                frames.remove();
                return frame;
            }
        }
        for (; ; ) {
            Frame frame = connection.read();
            if (frame == null) {
                throw new IOException("the worker has gone");
            }
            if (frame.id() == id) {
                return frame;
            }
            early.add(frame);
        }
    }

    static String text(Frame frame) {
        return new String(frame.payload(), StandardCharsets.UTF_8);
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
