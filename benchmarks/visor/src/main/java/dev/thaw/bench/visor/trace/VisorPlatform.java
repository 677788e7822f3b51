// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.visor.trace;

import dev.thaw.bench.core.Commands;
import dev.thaw.bench.core.HttpConnection;
import dev.thaw.bench.image.Trees;
import dev.thaw.bench.visor.Places;
import dev.thaw.bench.visor.VisorServer;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedDeque;

/** The runtime: all functions in one worker, or a worker for each. */
final class VisorPlatform implements Platform {
    private static final String CONCURRENCY = "1000";

    /** Of an isolate, beside what its calls take; MiB. */
    private static final int BASE = 32;

    private final VisorServer server;
    private final Path data;
    private final ConcurrentLinkedDeque<HttpConnection> connections = new ConcurrentLinkedDeque<>();

    private VisorPlatform(VisorServer server, Path data) {
        this.server = server;
        this.data = data;
    }

    /**
     * @param megabytes that a call of each function takes
     */
    static VisorPlatform start(
            Places places,
            Path data,
            Path function,
            int[] megabytes,
            long keepAliveMillis,
            boolean ownWorkers)
            throws IOException {
        // as in the paper, 16 GB for all; for comparison, processes have no such limit
        VisorServer server = VisorServer.start(places, data, "--memory", "16g");
        try {
            for (int i = 0; i < megabytes.length; i++) {
                List<String> options =
                        Commands.words(
                                "--idle {} --memory {}m --concurrency 100 --timeout 60000",
                                keepAliveMillis,
                                BASE + 2 * megabytes[i]);
                if (ownWorkers) {
                    options.add("--own-worker");
                }
                server.deploy(function, "f" + i, options.toArray(String[]::new));
            }
            server.manage("limits", "--tenant", "default", "--concurrency", CONCURRENCY);
        } catch (IOException e) {
            server.close();
            throw e;
        }
        return new VisorPlatform(server, data);
    }

    @Override
    public void call(int function, String request) throws IOException {
        HttpConnection connection = connections.pollFirst();
        connection = connection == null ? server.connect() : connection;
        try {
            connection.post("/f" + function, request).expect(200);
            connections.addFirst(connection);
        } catch (IOException e) {
            connection.close();
            throw e;
        }
    }

    @Override
    public List<Long> pids() {
        return server.pids();
    }

    @Override
    public void close() {
        server.close();
        try {
            // a copy of the library for each function: gigabytes a round
            Trees.delete(data);
        } catch (IOException e) {
            // they go with the run's other files
        }
    }
}
