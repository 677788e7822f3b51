// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.fake;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Speaks the worker protocol, written from its description alone. What a function does is told by
 * its entry when it is loaded, and by the path of each call.
 */
public final class FakeWorker {
    private static final int HEADER = 12;
    private static final int WINDOW = 1 << 20;

    /** Frames of some 60 kB. */
    private static final int ENDLESS = 40;

    private final SocketChannel channel;
    private final Map<Integer, FakeCall> calls = new ConcurrentHashMap<>();
    private final Map<String, FakeFunction> functions = new ConcurrentHashMap<>();

    /** Whether the files were there that entries name, when they were first loaded. */
    private final Map<String, Boolean> opened = new HashMap<>();

    private final Set<String> loads = ConcurrentHashMap.newKeySet();

    private volatile boolean jvm;
    private volatile String configuration;
    private volatile long descriptors;

    private FakeWorker(SocketChannel channel) {
        this.channel = channel;
    }

    public static void main(String[] arguments) throws IOException {
        if (arguments.length > 0 && arguments[0].equals("refuse")) {
            System.err.println("this worker does not start");
            System.exit(3);
        }
        if (arguments.length > 1 && arguments[0].equals("held")) {
            hold(Path.of(arguments[1]));
        }
        String[] greeting =
                new BufferedReader(new InputStreamReader(System.in)).readLine().split(" ");
        SocketChannel channel = SocketChannel.open(StandardProtocolFamily.UNIX);
        channel.connect(UnixDomainSocketAddress.of(greeting[0]));
        FakeWorker worker = new FakeWorker(channel);
        worker.send(
                1,
                0,
                0,
                fields(
                        ":token",
                        greeting[1],
                        ":protocol",
                        "1",
                        ":pid",
                        "" + ProcessHandle.current().pid()));
        worker.serve();
    }

    /** Where that directory has a file {@code hold}: until the one is gone that it makes there. */
    private static void hold(Path directory) throws IOException {
        if (Files.notExists(directory.resolve("hold"))) {
            return;
        }
        Path held = Files.createFile(directory.resolve("" + ProcessHandle.current().pid()));
        try {
            while (Files.exists(held)) {
                Thread.sleep(20);
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private void serve() throws IOException {
        while (true) {
            ByteBuffer header = read(HEADER);
            if (header == null) {
                Runtime.getRuntime().halt(0);
            }
            int length = header.getInt();
            int type = header.get();
            int flags = header.get();
            header.getShort();
            int id = header.getInt();
            ByteBuffer payload = read(length - HEADER + Integer.BYTES);
            handle(type, flags, id, payload);
        }
    }

    private void handle(int type, int flags, int id, ByteBuffer payload) throws IOException {
        FakeCall call = calls.get(id);
        switch (type) {
            case 2 -> configure(parse(payload));
            case 4 -> {
                Map<String, ByteBuffer> load = parseRaw(payload);
                Thread.ofPlatform().start(() -> load(id, load));
            }
            case 5 -> {
                FakeFunction function = functions.remove(parse(payload).get(":function"));
                if (function.hangs) {
                    send(7, 0, id, fields(":type", "hanging", ":message", "a thread goes on"));
                } else {
                    function.unload(() -> unloaded(id));
                }
            }
            case 8 -> invoke(flags, id, parse(payload));
            case 9 -> {
                // the front may not know yet that the call has ended
                if (call != null) {
                    call.body(payload, (flags & 1) != 0);
                }
            }
            case 13 -> {
                if (call != null) {
                    call.cancel();
                }
            }
            case 14 -> {
                if (call != null) {
                    call.credit(payload.getInt());
                }
            }
            case 15 -> stats(id);
            case 16 -> functions.values().forEach(FakeFunction::trim);
            default -> throw new IOException("frame " + type);
        }
    }

    private void unloaded(int id) {
        try {
            send(6, 1, id, fields());
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Whether it pretends to be the JVM for scripts. */
    boolean isJvm() {
        return jvm;
    }

    /** What it was told when it started. */
    String configuration() {
        return configuration;
    }

    private void configure(Map<String, String> fields) throws IOException {
        configuration = fields.toString();
        descriptors = Long.parseLong(fields.getOrDefault(":descriptors", "0"));
        jvm = fields.containsKey(":program");
        if ("unenforceable".equals(fields.get(":require"))) {
            send(7, 0, 0, fields(":type", "sandbox", ":message", "cannot enforce unenforceable"));
            Runtime.getRuntime().halt(4);
        }
        if ("cgroup".equals(fields.get(":require"))) {
            send(7, 0, 0, fields(":type", "sandbox", ":message", "cgroup is required"));
            Runtime.getRuntime().halt(4);
        }
        send(3, 0, 0, fields(":enforced", "seccomp", ":missing", "cgroup: this is a fake"));
    }

    /** The names of all that are loaded. */
    Set<String> loaded() {
        return new TreeSet<>(functions.keySet());
    }

    /** What has ever been {@code begun} and {@code loaded}, each with its function's name. */
    Set<String> loads() {
        return new TreeSet<>(loads);
    }

    private void load(int id, Map<String, ByteBuffer> load) {
        String name = text(load.get(":function"));
        Map<String, String> configuration = parse(load.get(":configuration"));
        String entry = configuration.get(":entry");
        loads.add("begun " + name);
        try {
            switch (entry) {
                case "crash" -> {
                    System.err.println("worker: signal 11 in the constructors of " + name);
                    Runtime.getRuntime().halt(139);
                }
                case "fail" -> {
                    send(7, 0, id, fields(":type", "load", ":message", "no such class"));
                    return;
                }
                case "imports" -> {
                    if (!jvm) {
                        String why = "ModuleNotFoundError: No module named 'zlib'";
                        send(7, 0, id, fields(":type", "load", ":message", why));
                        return;
                    }
                }
                case "stateless" -> {
                    if (configuration.containsKey(":state-to")) {
                        String why = "java.net.Socket cannot be in a state";
                        send(7, 0, id, fields(":type", "load", ":message", why));
                        return;
                    }
                }
                case "slow" -> Thread.sleep(400);
                default -> {}
            }
            // while/PATH: as long as there is such a file
            while (entry.startsWith("while/") && Files.exists(Path.of(entry.substring(6)))) {
                Thread.sleep(20);
            }
            // replaced/PATH: another library than before, once PATH is there, or is not
            if (entry.startsWith("replaced/")) {
                boolean now = Files.exists(Path.of(entry.substring(9)));
                Boolean before = opened.putIfAbsent(entry, now);
                if (before != null && before != now) {
                    send(7, 0, id, fields(":type", "replaced", ":message", "another file"));
                    return;
                }
            }
            // failing/PATH: not where it is a JVM, and there not until the file is gone
            if (jvm && entry.startsWith("failing/")) {
                Path held = Path.of(entry.substring(8));
                Files.createFile(held.resolveSibling("begun"));
                while (Files.exists(held)) {
                    Thread.sleep(20);
                }
                send(7, 0, id, fields(":type", "load", ":message", "not in a JVM"));
                return;
            }
            // unless/PATH: not where there is such a file
            if (entry.startsWith("unless/") && Files.exists(Path.of(entry.substring(7)))) {
                send(7, 0, id, fields(":type", "load", ":message", "not any more"));
                return;
            }
            String lack = lack(entry, load);
            lack = lack == null ? unmapped(configuration) : lack;
            if (lack != null) {
                send(7, 0, id, fields(":type", "load", ":message", lack));
                return;
            }
            functions.put(
                    name,
                    new FakeFunction(
                            name,
                            Integer.parseInt(text(load.get(":concurrency"))),
                            configuration,
                            described(load)));
            loads.add("loaded " + name);
            send(6, 1, id, fields());
        } catch (IOException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** {@code needs/64}: MiB of an isolate, which is made where it is asked for. */
    private String lack(String entry, Map<String, ByteBuffer> load) {
        if (entry.startsWith("needs/") && load.containsKey(":warm")) {
            long memory = Long.parseLong(text(load.get(":memory")));
            return memory >> 20 < Long.parseLong(entry.substring(6))
                    ? "no isolate can be made: not in " + memory + " bytes"
                    : null;
        }
        if (entry.startsWith("opens/")) {
            long most = descriptors == 0 ? Long.MAX_VALUE : descriptors;
            return most < Long.parseLong(entry.substring(6))
                    ? "no isolate can be made: too many open files"
                    : null;
        }
        return null;
    }

    /**
     * A state whose text is {@code damaged NAME} is one that the function of that name cannot map;
     * {@code held NAME PATH}: not until PATH is there, and PATH.begun tells that it waits.
     */
    private static String unmapped(Map<String, String> configuration)
            throws IOException, InterruptedException {
        if (!configuration.containsKey(":state-only")) {
            return null;
        }
        String state = Files.readString(Path.of(configuration.get(":state")));
        String held = "held " + configuration.get(":name") + " ";
        if (state.startsWith(held)) {
            Path released = Path.of(state.substring(held.length()));
            if (Files.notExists(released)) {
                Files.writeString(released.resolveSibling(released.getFileName() + ".begun"), "");
                Held.await(released);
            }
        }
        return state.equals("damaged " + configuration.get(":name"))
                ? "the state cannot be mapped"
                : null;
    }

    private static String described(Map<String, ByteBuffer> load) {
        Map<String, String> texts = new LinkedHashMap<>();
        load.forEach((name, value) -> {
            if (!name.equals(":configuration")) {
                texts.put(name, text(value));
            }
        });
        return texts.toString();
    }

    private void invoke(int flags, int id, Map<String, String> head) throws IOException {
        FakeFunction function = functions.get(head.get(":function"));
        if (function == null) {
            send(7, 0, id, fields(":type", "not-loaded", ":message", head.get(":function")));
            return;
        }
        if (!function.enter()) {
            send(7, 0, id, fields(":type", "concurrency", ":message", "too many calls"));
            return;
        }
        FakeCall call = new FakeCall(this, id, function, head, (flags & 1) != 0, WINDOW);
        calls.put(id, call);
        Thread.ofPlatform().name("call " + id).start(call);
    }

    void ended(int id) {
        calls.remove(id);
    }

    private void stats(int id) throws IOException {
        // as a worker of very many functions does: in more than one frame
        for (FakeFunction function : functions.values()) {
            if (function.endless) {
                function.endless = false;
                for (int i = 0; i < ENDLESS; i++) {
                    send(6, 0, id, fields(":text", "x".repeat(60_000)));
                }
                return;
            }
            send(6, 0, id, fields(function.stats().toArray(String[]::new)));
        }
        send(6, 1, id, fields());
    }

    static ByteBuffer frame(int type, int flags, int id, byte[] payload) {
        ByteBuffer frame =
                ByteBuffer.allocate(HEADER + payload.length).order(ByteOrder.LITTLE_ENDIAN);
        frame.putInt(payload.length + HEADER - Integer.BYTES);
        frame.put((byte) type).put((byte) flags).putShort((short) 0).putInt(id).put(payload);
        return frame.flip();
    }

    void send(int type, int flags, int id, byte[] payload) throws IOException {
        send(frame(type, flags, id, payload));
    }

    /** In one write. */
    void send(ByteBuffer... frames) throws IOException {
        int size = Arrays.stream(frames).mapToInt(ByteBuffer::remaining).sum();
        ByteBuffer frame = ByteBuffer.allocate(size);
        for (ByteBuffer part : frames) {
            frame.put(part);
        }
        frame.flip();
        synchronized (channel) {
            while (frame.hasRemaining()) {
                channel.write(frame);
            }
        }
    }

    private ByteBuffer read(int length) throws IOException {
        ByteBuffer buffer = ByteBuffer.allocate(length).order(ByteOrder.LITTLE_ENDIAN);
        while (buffer.hasRemaining()) {
            if (channel.read(buffer) < 0) {
                return null;
            }
        }
        return buffer.flip();
    }

    static byte[] fields(String... namesAndValues) {
        List<byte[]> texts =
                Arrays.stream(namesAndValues)
                        .map(text -> text.getBytes(StandardCharsets.UTF_8))
                        .toList();
        int size = texts.stream().mapToInt(text -> text.length + Integer.BYTES).sum();
        ByteBuffer out = ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
        texts.forEach(text -> out.putInt(text.length).put(text));
        return out.array();
    }

    private static Map<String, ByteBuffer> parseRaw(ByteBuffer in) {
        Map<String, ByteBuffer> fields = new LinkedHashMap<>();
        while (in.hasRemaining()) {
            fields.put(text(value(in)), value(in));
        }
        return fields;
    }

    private static Map<String, String> parse(ByteBuffer in) {
        Map<String, String> fields = new LinkedHashMap<>();
        parseRaw(in).forEach((name, value) -> fields.put(name, text(value)));
        return fields;
    }

    private static ByteBuffer value(ByteBuffer in) {
        int length = in.getInt();
        ByteBuffer value = in.slice(in.position(), length).order(ByteOrder.LITTLE_ENDIAN);
        in.position(in.position() + length);
        return value;
    }

    private static String text(ByteBuffer value) {
        return StandardCharsets.UTF_8.decode(value.duplicate()).toString();
    }
}
