// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.polyglot;

import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Does all that a worker does, once, so that the cache of classes has what it needs. */
public final class Training {
    private static final int CALLS = 200;

    /** Recording is slow. */
    private static final int LOAD_SECONDS = 900;

    private static final String JAVASCRIPT =
            "function main(args) { console.log('hello', args.name); return {greeting: `hello ${args.name}`}; }";
    private static final String PYTHON =
            """
            def main(args):
                print('hello', args['name'])
                return {'greeting': f"hello {args['name']}"}
            """;

    private int id;

    private Training() {}

    /** A directory of its own. */
    public static void main(String[] arguments) throws IOException {
        Path directory = Files.createDirectories(Path.of(arguments[0]));
        Path socket = directory.resolve("s");
        Files.writeString(directory.resolve("f.js"), JAVASCRIPT);
        Files.writeString(directory.resolve("f.py"), PYTHON);
        try (ServerSocketChannel server = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
            server.bind(UnixDomainSocketAddress.of(socket));
            SocketChannel front = SocketChannel.open(UnixDomainSocketAddress.of(socket));
            Worker worker = new Worker(new Connection(server.accept()), LOAD_SECONDS);
            Thread serving =
                    new Thread(() -> {
                        try {
                            worker.serve();
                        } catch (IOException e) {
                            System.err.println(e);
                        }
                    });
            serving.setDaemon(true);
            serving.start();
            Connection connection = new Connection(front);
            Training training = new Training();
            training.run(connection, "javascript", directory.resolve("f.js"));
            training.run(connection, "python", directory.resolve("f.py"));
        }
    }

    private void run(Connection front, String language, Path source) throws IOException {
        Fields script = new Fields().add(":language", language).add(":source", source.toString());
        Fields load =
                new Fields().add(":function", language).add(":configuration", script.encode());
        front.send(Frame.of(Frame.Kind.LOAD, ++id, load));
        await(front, Frame.Kind.DONE);
        byte[] body = "{\"name\":\"you\"}".getBytes(StandardCharsets.UTF_8);
        for (int i = 0; i < CALLS; i++) {
            Fields head = new Fields().add(":function", language);
            front.send(
                    new Frame(Frame.Kind.INVOKE, false, ++id, head.encode()),
                    new Frame(Frame.Kind.BODY, true, id, body));
            await(front, Frame.Kind.END);
        }
        front.send(Frame.of(Frame.Kind.STATS, ++id, new Fields()));
        await(front, Frame.Kind.DONE);
        front.send(Frame.of(Frame.Kind.UNLOAD, ++id, new Fields().add(":function", language)));
        await(front, Frame.Kind.DONE);
    }

    private void await(Connection front, Frame.Kind wanted) throws IOException {
        for (Frame frame = front.read(); frame != null; frame = front.read()) {
            boolean fails = frame.kind() == Frame.Kind.FAILED;
            String result =
                    frame.kind() == Frame.Kind.END
                            ? Fields.read(frame.payload()).first(":result")
                            : "0";
            if (fails || !result.equals("0")) {
                throw new IOException(
                        "the training has failed: "
                                + new String(frame.payload(), StandardCharsets.UTF_8));
            }
            if (frame.kind() == wanted && frame.id() == id) {
                return;
            }
        }
        throw new IOException("the worker has ended during the training");
    }
}
