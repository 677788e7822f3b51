// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.hottub;

import dev.thaw.bench.core.HttpConnection;
import dev.thaw.bench.core.Started;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * A Nailgun server with a program, and its protocol. The client is this process, so Nailgun is not
 * charged for starting one.
 */
final class Nailgun implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofMinutes(1);

    private final Started server;
    private final int port;

    Nailgun(Processes processes, Path java, MeasuredProgram program, List<Path> libraries)
            throws IOException, InterruptedException {
        port = HttpConnection.freePort();
        List<Path> path = new ArrayList<>(libraries);
        path.addAll(program.classPath());
        MeasuredProgram nailgun =
                new MeasuredProgram(
                        "nailgun",
                        program.options(),
                        path,
                        "com.facebook.nailgun.NGServer",
                        List.of("127.0.0.1:" + port),
                        false);
        server =
                Started.start(
                        processes.builder(java, nailgun.command(List.of())),
                        processes.directory().resolve("nailgun.log"));
        server.await(PATIENCE, () -> new Socket(InetAddress.getLoopbackAddress(), port).close());
    }

    /** Runs the program; its output is thrown away. */
    double run(MeasuredProgram program) throws IOException {
        long start = System.nanoTime();
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            socket.setTcpNoDelay(true);
            DataOutputStream out =
                    new DataOutputStream(
                            new java.io.BufferedOutputStream(socket.getOutputStream()));
            for (String argument : program.arguments()) {
                chunk(out, 'A', argument);
            }
            chunk(out, 'D', "/");
            chunk(out, 'C', program.main());
            out.flush();
            DataInputStream in = new DataInputStream(socket.getInputStream());
            for (; ; ) {
                byte[] content = new byte[in.readInt()];
                char type = (char) in.readByte();
                in.readFully(content);
                if (type == 'X') {
                    String status = new String(content, StandardCharsets.UTF_8).strip();
                    if (!status.equals("0")) {
                        throw new IOException(
                                "exit status " + status + " of " + program.id() + " in Nailgun");
                    }
                    return System.nanoTime() - start;
                }
            }
        }
    }

    private static void chunk(DataOutputStream out, char type, String content) throws IOException {
        byte[] bytes = content.getBytes(StandardCharsets.UTF_8);
        out.writeInt(bytes.length);
        out.writeByte(type);
        out.write(bytes);
    }

    @Override
    public void close() {
        server.close();
    }
}
