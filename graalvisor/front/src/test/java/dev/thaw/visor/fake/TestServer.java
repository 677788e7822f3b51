// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.fake;

import dev.thaw.visor.serve.Server;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A server in this process, whose workers are fakes. */
public final class TestServer implements AutoCloseable {
    private final Server server;
    private final Path data;
    private boolean closed;

    TestServer(Server server, Path data) {
        this.server = server;
        this.data = data;
        // tests read what is written after this
        server.missingSaid().join();
    }

    public static TestServer start(Path data) throws IOException {
        return with(data).start();
    }

    /** One that is not as usual. */
    public static TestSettings with(Path data) {
        return new TestSettings(data);
    }

    public static List<String> fakeWorker(String... arguments) {
        List<String> command =
                new ArrayList<>(
                        List.of(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-XX:TieredStopAtLevel=1",
                                "-XX:+UseSerialGC",
                                "-Xshare:auto",
                                "-cp",
                                classes(),
                                FakeWorker.class.getName()));
        command.addAll(List.of(arguments));
        return command;
    }

    /** That worker as a file. */
    public static Path workerProgram(Path directory) throws IOException {
        Path worker = directory.resolve("worker");
        Files.writeString(worker, "#!/bin/sh\nexec '" + String.join("' '", fakeWorker()) + "'\n");
        if (!worker.toFile().setExecutable(true)) {
            throw new IOException(worker + " cannot be made executable");
        }
        return worker;
    }

    private static String classes() {
        try {
            return Path.of(
                            FakeWorker.class
                                    .getProtectionDomain()
                                    .getCodeSource()
                                    .getLocation()
                                    .toURI())
                    .toString();
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    public Client client() {
        return new Client(server.port(), data);
    }

    public int port() {
        return server.port();
    }

    public int managePort() {
        return server.managePort();
    }

    public Server server() {
        return server;
    }

    @Override
    public void close() {
        if (!closed) {
            closed = true;
            server.end();
        }
    }
}
