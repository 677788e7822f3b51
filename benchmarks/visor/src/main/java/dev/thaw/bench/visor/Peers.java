// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.visor;

import dev.thaw.bench.core.Started;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** Other people's runtimes, from their own packages, each with a hello of its own kind. */
final class Peers {
    private static final String WORKERD = "1.20261117.1";
    private static final Duration LIMIT = Duration.ofSeconds(30);
    private static final int INSTALL_MINUTES = 5;

    private final Places places;

    record Peer(Started process, int port) implements AutoCloseable {
        @Override
        public void close() {
            process.close();
        }
    }

    Peers(Places places) {
        this.places = places;
    }

    Peer workerd() throws IOException, InterruptedException {
        Path program = installed().resolve("node_modules/@cloudflare/workerd-linux-64/bin/workerd");
        Path directory = Files.createDirectories(places.work().resolve("workerd"));
        for (String name : new String[] {"hello.capnp", "hello.js"}) {
            try (InputStream in = Peers.class.getResourceAsStream("workerd/" + name)) {
                Files.write(directory.resolve(name), in.readAllBytes());
            }
        }
        int port = freePort();
        String config = directory.resolve("hello.capnp").toString();
        String address = "http=127.0.0.1:" + port;
        return start(port, List.of(program.toString(), "serve", config, "--socket-addr", address));
    }

    /** Google's Functions Framework for Java, with the function that is also compiled. */
    Peer functionsFramework(Class<?> function) throws IOException, InterruptedException {
        int port = freePort();
        String classPath = places.functions().toString();
        return start(
                port,
                List.of(
                        places.java().toString(),
                        "-jar",
                        places.invoker().toString(),
                        "--classpath",
                        classPath,
                        "--target",
                        function.getName(),
                        "--port",
                        Integer.toString(port)));
    }

    private Peer start(int port, List<String> command) throws IOException, InterruptedException {
        Path errors = places.errors("peer-" + port);
        Started process = Started.start(command, Map.of(), errors);
        long end = System.nanoTime() + LIMIT.toNanos();
        while (process.isAlive() && System.nanoTime() < end) {
            try (HttpConnection connection = new HttpConnection(port)) {
                connection.post("/hello", "you").expect(200);
                return new Peer(process, port);
            } catch (IOException e) {
                Thread.sleep(20);
            }
        }
        process.close();
        throw new IOException(
                "%s does not answer: %s".formatted(command, Files.readString(errors).strip()));
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }

    private Path installed() throws IOException, InterruptedException {
        Path directory = places.cache().resolve("workerd-" + WORKERD);
        if (Files.exists(directory)) {
            return directory;
        }
        Path next = places.cache().resolve("next-workerd");
        List<String> command =
                List.of(
                        "npm",
                        "install",
                        "--no-audit",
                        "--no-fund",
                        "--ignore-scripts",
                        "--prefix",
                        next.toString(),
                        "workerd@" + WORKERD);
        Path log = places.errors("npm");
        Process npm =
                new ProcessBuilder(command)
                        .redirectErrorStream(true)
                        .redirectOutput(log.toFile())
                        .start();
        if (!npm.waitFor(INSTALL_MINUTES, TimeUnit.MINUTES) || npm.exitValue() != 0) {
            npm.destroyForcibly();
            throw new IOException("npm cannot install workerd: " + Files.readString(log));
        }
        return Files.move(next, directory);
    }
}
