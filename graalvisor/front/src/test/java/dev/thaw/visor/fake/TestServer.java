// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.fake;

import dev.thaw.visor.call.MoveSettings;
import dev.thaw.visor.http.HttpLimits;
import dev.thaw.visor.serve.Server;
import dev.thaw.visor.serve.ServerOptions;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A server in this process, whose workers are fakes. */
public final class TestServer implements AutoCloseable {
    /** Tests do not wait for a minute. */
    private static final MoveSettings MOVES = new MoveSettings(0.05, 2000, 1000, 500);

    /** For calls that never end. */
    private static final long GRACE_MILLIS = 300;

    private static final long RETIRE_MILLIS = 2000;

    private final Server server;
    private final Path data;
    private boolean closed;

    private TestServer(Server server, Path data) {
        this.server = server;
        this.data = data;
        // tests read what is written after this
        server.missingSaid().join();
    }

    public static TestServer start(Path data) throws IOException {
        return start(data, 1L << 30, HttpLimits.DEFAULT, List.of());
    }

    public static TestServer start(Path data, long memory, HttpLimits http, List<String> require)
            throws IOException {
        return start(data, memory, http, require, fakeWorker());
    }

    public static TestServer start(
            Path data, long memory, HttpLimits http, List<String> require, List<String> worker)
            throws IOException {
        return start(data, memory, http, require, worker, "auto", "none");
    }

    /** With a program that builds what scripts run in. */
    public static TestServer start(Path data, Path languageBuilder, Path languageCache)
            throws IOException {
        return start(
                data,
                1L << 30,
                HttpLimits.DEFAULT,
                List.of(),
                fakeWorker(),
                "auto",
                "none",
                Map.of(),
                languageBuilder,
                languageCache,
                List.of(),
                null);
    }

    /**
     * With images of languages.
     *
     * @param jvm prints the directory of the JVM for scripts; empty: there is none
     */
    public static TestServer start(Path data, Map<String, Path> languages, List<String> jvm)
            throws IOException {
        return start(
                data,
                1L << 30,
                HttpLimits.DEFAULT,
                List.of(),
                fakeWorker(),
                "none",
                "none",
                languages,
                null,
                null,
                jvm,
                null);
    }

    /** With fake workers, and JVMs that run before anybody needs them. */
    public static TestServer warm(
            Path data, Map<String, Path> languages, List<String> jvm, int warmJvms)
            throws IOException {
        return start(
                data,
                1L << 30,
                HttpLimits.DEFAULT,
                List.of(),
                fakeWorker(),
                "none",
                "none",
                languages,
                null,
                null,
                jvm,
                null,
                MOVES,
                GRACE_MILLIS,
                RETIRE_MILLIS,
                null,
                warmJvms);
    }

    /** With users and control groups, as the program has them. */
    public static TestServer start(
            Path data,
            long memory,
            HttpLimits http,
            List<String> require,
            List<String> worker,
            String users,
            String groups)
            throws IOException {
        return start(
                data, memory, http, require, worker, users, groups, Map.of(), null, null, List.of(),
                null);
    }

    /** With users, where a cancelled call has as long to end as a user's has. */
    public static TestServer patient(
            Path data, List<String> require, List<String> worker, String users, long graceMillis)
            throws IOException {
        return start(
                data,
                1L << 30,
                HttpLimits.DEFAULT,
                require,
                worker,
                users,
                "none",
                Map.of(),
                null,
                null,
                List.of(),
                null,
                MOVES,
                graceMillis);
    }

    /** With fake workers that are given up, and go on. */
    public static TestServer retiring(Path data, long retireMillis) throws IOException {
        return start(
                data,
                1L << 30,
                HttpLimits.DEFAULT,
                List.of(),
                fakeWorker(),
                "none",
                "none",
                Map.of(),
                null,
                null,
                List.of(),
                null,
                MOVES,
                GRACE_MILLIS,
                retireMillis,
                null,
                0);
    }

    /** With fake workers, and a collector of traces. */
    public static TestServer traced(Path data, String collector) throws IOException {
        return start(
                data,
                1L << 30,
                HttpLimits.DEFAULT,
                List.of(),
                fakeWorker(),
                "auto",
                "none",
                Map.of(),
                null,
                null,
                List.of(),
                collector);
    }

    /**
     * @param jvm prints the directory of the JVM for scripts
     * @param collector of traces; null for none
     */
    public static TestServer start(
            Path data,
            long memory,
            HttpLimits http,
            List<String> require,
            List<String> worker,
            String users,
            String groups,
            Map<String, Path> languages,
            Path languageBuilder,
            Path languageCache,
            List<String> jvm,
            String collector)
            throws IOException {
        return start(
                data,
                memory,
                http,
                require,
                worker,
                users,
                groups,
                languages,
                languageBuilder,
                languageCache,
                jvm,
                collector,
                MOVES);
    }

    /**
     * @param jvm prints the directory of the JVM for scripts
     * @param collector of traces; null for none
     * @param moves when scripts move
     */
    public static TestServer start(
            Path data,
            long memory,
            HttpLimits http,
            List<String> require,
            List<String> worker,
            String users,
            String groups,
            Map<String, Path> languages,
            Path languageBuilder,
            Path languageCache,
            List<String> jvm,
            String collector,
            MoveSettings moves)
            throws IOException {
        return start(
                data,
                memory,
                http,
                require,
                worker,
                users,
                groups,
                languages,
                languageBuilder,
                languageCache,
                jvm,
                collector,
                moves,
                GRACE_MILLIS);
    }

    /**
     * An action container of OpenWhisk.
     *
     * @param runtime of actions that are text
     * @param jvm prints the directory of the JVM for scripts
     */
    public static TestServer openWhisk(
            Path data, String runtime, List<String> worker, List<String> jvm) throws IOException {
        return start(
                data,
                1L << 30,
                HttpLimits.DEFAULT,
                List.of(),
                worker,
                "auto",
                "none",
                Map.of(),
                null,
                null,
                jvm,
                null,
                MOVES,
                GRACE_MILLIS,
                RETIRE_MILLIS,
                runtime,
                0);
    }

    private static TestServer start(
            Path data,
            long memory,
            HttpLimits http,
            List<String> require,
            List<String> worker,
            String users,
            String groups,
            Map<String, Path> languages,
            Path languageBuilder,
            Path languageCache,
            List<String> jvm,
            String collector,
            MoveSettings moves,
            long graceMillis)
            throws IOException {
        return start(
                data,
                memory,
                http,
                require,
                worker,
                users,
                groups,
                languages,
                languageBuilder,
                languageCache,
                jvm,
                collector,
                moves,
                graceMillis,
                RETIRE_MILLIS,
                null,
                0);
    }

    /**
     * @param jvm prints the directory of the JVM for scripts
     * @param collector of traces; null for none
     * @param moves when scripts move
     * @param graceMillis for a cancelled call to end
     * @param retireMillis for calls of a worker that is given up
     * @param openWhisk runtime of actions; null: it is no action container
     * @param warmJvms that run before anybody needs them
     */
    private static TestServer start(
            Path data,
            long memory,
            HttpLimits http,
            List<String> require,
            List<String> worker,
            String users,
            String groups,
            Map<String, Path> languages,
            Path languageBuilder,
            Path languageCache,
            List<String> jvm,
            String collector,
            MoveSettings moves,
            long graceMillis,
            long retireMillis,
            String openWhisk,
            int warmJvms)
            throws IOException {
        return new TestServer(
                Server.start(
                        new ServerOptions(
                                data,
                                "127.0.0.1",
                                0,
                                worker,
                                languages,
                                languageBuilder,
                                languageCache,
                                jvm,
                                memory,
                                graceMillis,
                                retireMillis,
                                5000,
                                64 << 20,
                                require,
                                users,
                                groups,
                                collector,
                                0,
                                openWhisk,
                                moves,
                                warmJvms,
                                http)),
                data);
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
