// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.relayout;

import dev.thaw.bench.core.Measurements;
import dev.thaw.bench.core.Started;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Processor time that a server takes for a piece of work: as it was built, with new code put into
 * it under load, and as BOLT makes it of the file by the same profile.
 */
final class ServerGain extends RelayoutExperiment {
    private static final double MICRO = 1e3;

    private final Server server;
    private final int count;
    private final Map<String, WorkingServer> servers = new HashMap<>();

    /**
     * What is served.
     *
     * @param binary in the program's directory
     * @param piece of work, as in {@code a request}
     * @param kinds of pieces, as many of each as are asked for
     */
    record Server(
            String program, String binary, String piece, int kinds, WorkingServer.Starter starter) {
        static final Server REDIS =
                new Server("redis", "redis-server", "request", 8, RedisServer::start);

        /** The paper's mix of nine gets for a set. */
        static final Server MEMCACHED =
                new Server("memcached", "memcached", "request", 1, MemcachedServer::start);

        /** Look-ups of an account, pgbench's own. Connections begin with the server's layout. */
        static final Server POSTGRESQL =
                new Server(
                        "postgresql",
                        "postgresql/bin/postgres",
                        "look-up",
                        1,
                        PostgresServer::start);
    }

    ServerGain(Places places, Server server, int count, double secondsPerRound) {
        super(places, server.program, List.of("original", "injected", "offline"), secondsPerRound);
        this.server = server;
        this.count = count;
    }

    @Override
    public void prepare() throws Exception {
        Path binary = places.program(server.program, server.binary);
        Path keep = places.directory(server.program).resolve("kept");
        Tool tool = places.tool();
        WorkingServer injected = start("injected", binary);
        long worker;
        try (Started _ = injected.load()) {
            worker = injected.worker();
            tool.relay(worker, keep, Bolt.BOLT_16.program(), false);
        }
        if (worker != injected.pid()) {
            tool.apply(injected.pid(), keep.resolve("relaid"));
        }
        Path offline = Tool.offline(binary, keep);
        start("original", binary);
        start("offline", offline);
        for (WorkingServer one : servers.values()) {
            one.nanos(count);
        }
    }

    private WorkingServer start(String contender, Path binary) throws Exception {
        WorkingServer started = keep(server.starter.start(places, binary, contender));
        servers.put(contender, started);
        return started;
    }

    @Override
    public void turn(String contender, Measurements to) throws Exception {
        double spent = servers.get(contender).nanos(count);
        to.add(
                "server's processor time of a " + server.piece,
                "us",
                spent / MICRO / count / server.kinds);
    }
}
