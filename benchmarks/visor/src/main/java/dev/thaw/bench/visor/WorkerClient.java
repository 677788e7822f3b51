// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.visor;

import dev.thaw.bench.core.Started;
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
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/**
 * A worker without a front, for what only the worker knows: how long it took to make an isolate.
 */
final class WorkerClient implements AutoCloseable {
    private static final int BUFFER = 4 << 20;

    /** Of its life, so that a worker that hangs ends the benchmark. */
    private static final int LIMIT_SECONDS = 120;

    private static final String FUNCTION = "measured@1";

    private final Started process;
    private final SocketChannel socket;
    private final WorkerFunction function;
    private final ByteBuffer in =
            ByteBuffer.allocate(BUFFER).order(ByteOrder.LITTLE_ENDIAN).limit(0);
    private final Map<Integer, Map<String, String>> ended = new HashMap<>();
    private long pid;
    private int nextId = 1;

    private WorkerClient(Started process, SocketChannel socket, WorkerFunction function) {
        this.process = process;
        this.socket = socket;
        this.function = function;
    }

    /**
     * Starts a worker, locked in as the front would do it, and loads a function.
     *
     * @param idleMillis 0: each call gets a new isolate
     */
    static WorkerClient start(Places places, WorkerFunction function, int idleMillis)
            throws Exception {
        Path address = Files.createTempDirectory(places.work(), "worker").resolve("socket");
        try (ServerSocketChannel server = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
            server.bind(UnixDomainSocketAddress.of(address));
            String greeting = "echo %s token | exec %s".formatted(address, places.worker());
            Started process =
                    Started.start(
                            List.of("/bin/sh", "-c", greeting), Map.of(), places.errors("worker"));
            try {
                WorkerClient client = new WorkerClient(process, server.accept(), function);
                CompletableFuture.delayedExecutor(LIMIT_SECONDS, TimeUnit.SECONDS)
                        .execute(process::close);
                client.configure();
                client.load(FUNCTION, idleMillis);
                return client;
            } catch (IOException e) {
                process.close();
                throw e;
            }
        }
    }

    private void configure() throws IOException {
        pid = Long.parseLong(await(Wire.HELLO, 0).get(":pid"));
        List<Object> fields = new ArrayList<>(List.of(":tenant", "bench"));
        fields.addAll(function.configure());
        send(Wire.CONFIGURE, 0, 0, Wire.fields(fields.toArray()));
        await(Wire.READY, 0);
    }

    /** Once more, as a function of its own. */
    void load(String name, int idleMillis) throws IOException {
        List<Object> fields = new ArrayList<>(List.of(":function", name));
        fields.addAll(List.of(":memory", 64 << 20, ":concurrency", 0, ":idle-ms", idleMillis));
        fields.addAll(function.load());
        send(Wire.LOAD, 0, nextId, Wire.fields(fields.toArray()));
        await(Wire.DONE, nextId++);
    }

    long pid() {
        return pid;
    }

    /** A call that waits for its body, in an isolate of its own. */
    int begin() throws IOException {
        return begin(FUNCTION);
    }

    int begin(String name) throws IOException {
        byte[] head = Wire.fields(":function", name, ":id", nextId, ":method", "POST");
        send(Wire.INVOKE, 0, nextId, head);
        return nextId++;
    }

    void body(int call) throws IOException {
        send(Wire.BODY, Wire.LAST, call, function.body().getBytes(StandardCharsets.UTF_8));
    }

    /** What the worker says of a call that has ended. */
    Map<String, String> end(int call) throws IOException {
        Map<String, String> before = ended.remove(call);
        Map<String, String> end = before != null ? before : await(Wire.END, call);
        if (!end.get(":result").equals("0")) {
            throw new IOException("a call has failed: " + end);
        }
        return end;
    }

    Map<String, String> call() throws IOException {
        return call(FUNCTION);
    }

    Map<String, String> call(String name) throws IOException {
        int call = begin(name);
        body(call);
        return end(call);
    }

    private void send(int type, int flags, int id, byte[] payload) throws IOException {
        ByteBuffer frame = Wire.frame(type, flags, id, payload);
        while (frame.hasRemaining()) {
            socket.write(frame);
        }
    }

    private Map<String, String> await(int type, int id) throws IOException {
        while (true) {
            for (Wire.Frame frame = Wire.next(in); frame != null; frame = Wire.next(in)) {
                if (frame.type() == Wire.FAILED) {
                    throw new IOException("the worker says " + frame.fields());
                }
                if (frame.type() == type && frame.id() == id) {
                    return frame.fields();
                }
                if (frame.type() == Wire.END) {
                    ended.put(frame.id(), frame.fields());
                }
            }
            in.compact();
            if (socket.read(in) < 0) {
                throw new IOException("the worker has ended; what it wrote is in worker.err");
            }
            in.flip();
        }
    }

    @Override
    public void close() throws IOException {
        socket.close();
        process.close();
    }
}
