// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.visor;

import dev.thaw.bench.core.Commands;
import dev.thaw.bench.core.HttpConnection;
import dev.thaw.bench.core.Started;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/** Other people's runtimes, from their own packages, each with a hello of its own kind. */
record Peers(Places places) {
    private static final String WORKERD = "1.20261117.1";
    private static final Duration LIMIT = Duration.ofMinutes(10);

    record Peer(Started process, int port) implements AutoCloseable {
        @Override
        public void close() {
            process.close();
        }
    }

    Peer workerd() throws IOException, InterruptedException {
        Path program =
                new Packages(places)
                        .npm(List.of("workerd@" + WORKERD))
                        .resolve("node_modules/@cloudflare/workerd-linux-64/bin/workerd");
        Path directory = Files.createDirectories(places.work().resolve("workerd"));
        for (String name : new String[] {"hello.capnp", "hello.js"}) {
            try (InputStream in = Peers.class.getResourceAsStream("workerd/" + name)) {
                Files.write(directory.resolve(name), in.readAllBytes());
            }
        }
        int port = HttpConnection.freePort();
        String config = directory.resolve("hello.capnp").toString();
        String address = "http=127.0.0.1:" + port;
        return start(port, List.of(program.toString(), "serve", config, "--socket-addr", address));
    }

    /** Google's Functions Framework for Java, with the function that is also compiled. */
    Peer functionsFramework(Class<?> function) throws IOException, InterruptedException {
        int port = HttpConnection.freePort();
        String classPath = places.functions().toString();
        return start(port, framework(port, classPath, function.getName()));
    }

    /** The same for one of the table; it has had no call yet. */
    Peer functionsFramework(String classPath, String function, Map<String, String> environment)
            throws IOException, InterruptedException {
        int port = HttpConnection.freePort();
        List<String> command = framework(port, classPath, function);
        return start(port, command, environment, connection -> {});
    }

    private List<String> framework(int port, String classPath, String function) {
        return Commands.words(
                "{} -jar {} --classpath {} --target {} --port {}",
                places.java(),
                places.invoker(),
                classPath,
                function,
                port);
    }

    /** A script in its own interpreter, behind the HTTP server that comes with it. */
    Peer script(String interpreter, Path server, Path script) throws IOException {
        Path errors = places.errors("peer-" + script.getFileName());
        List<String> command = List.of(interpreter, server.toString(), script.toString());
        Started process = Started.start(command, Map.of(), errors);
        try {
            return new Peer(process, VisorServer.port(process.line(LIMIT)));
        } catch (IOException e) {
            process.close();
            throw e;
        }
    }

    private Peer start(int port, List<String> command) throws IOException, InterruptedException {
        return start(
                port,
                command,
                Map.of(),
                connection -> connection.post("/hello", "you").expect(200));
    }

    private interface Readiness {
        void check(HttpConnection connection) throws IOException;
    }

    private Peer start(
            int port, List<String> command, Map<String, String> environment, Readiness readiness)
            throws IOException, InterruptedException {
        Path errors = places.errors("peer-" + port);
        // JCodec prints a line for each photo
        Started process = Started.startSilent(command, environment, errors);
        long end = System.nanoTime() + LIMIT.toNanos();
        while (process.isAlive() && System.nanoTime() < end) {
            try (HttpConnection connection = new HttpConnection(port)) {
                readiness.check(connection);
                return new Peer(process, port);
            } catch (IOException e) {
                Thread.sleep(20);
            }
        }
        process.close();
        throw new IOException(
                "%s does not answer: %s".formatted(command, Files.readString(errors).strip()));
    }
}
