// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.relayout;

import dev.thaw.bench.core.Measurements;
import dev.thaw.bench.core.Started;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Processor time that the server takes for a request, of eight kinds in equal parts. */
final class RedisGain extends RelayoutExperiment {
    private static final int KINDS = 8;
    private static final double MICRO = 1e3;

    private final int requests;
    private final Map<String, RedisServer> servers = new HashMap<>();

    RedisGain(Places places, boolean quick) {
        super(places, "redis", List.of("original", "injected", "offline"));
        requests = quick ? 5_000 : 20_000;
    }

    @Override
    public void prepare() throws Exception {
        Path binary = places.program("redis", "redis-server");
        Path keep = places.directory("redis").resolve("kept");
        RedisServer injected = keep(RedisServer.start(places, binary, "injected"));
        servers.put("injected", injected);
        Tool tool = places.tool();
        try (Started load = injected.load()) {
            tool.relay(injected.pid(), keep, Bolt.BOLT_16.program(), false);
        }
        Path offline = Tool.offline(binary, keep);
        servers.put("original", keep(RedisServer.start(places, binary, "original")));
        servers.put("offline", keep(RedisServer.start(places, offline, "offline")));
        for (RedisServer server : servers.values()) {
            server.requests(requests);
        }
    }

    @Override
    public void turn(String contender, Measurements to) throws Exception {
        RedisServer server = servers.get(contender);
        long before = ProcessorClock.nanos(server.pid());
        server.requests(requests);
        long spent = ProcessorClock.nanos(server.pid()) - before;
        to.add("server's processor time of a request", "us", spent / MICRO / requests / KINDS);
    }
}
