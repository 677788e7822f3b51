// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.relayout;

import dev.thaw.bench.core.Measurements;
import dev.thaw.bench.core.Started;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Processor time that memcached takes for a request: the paper's mix of nine gets for a set. */
final class MemcachedGain extends RelayoutExperiment {
    private static final double MICRO = 1e3;

    private final int requests;
    private final Map<String, MemcachedServer> servers = new HashMap<>();

    MemcachedGain(Places places, boolean quick) {
        super(places, "memcached", List.of("original", "injected", "offline"), 2);
        requests = quick ? 50_000 : 200_000;
    }

    @Override
    public void prepare() throws Exception {
        Path binary = places.program("memcached", "memcached");
        Path keep = places.directory("memcached").resolve("kept");
        MemcachedServer injected = keep(MemcachedServer.start(places, binary, "injected"));
        servers.put("injected", injected);
        try (Started _ = injected.load()) {
            places.tool().relay(injected.pid(), keep, Bolt.BOLT_16.program(), false);
        }
        Path offline = Tool.offline(binary, keep);
        servers.put("original", keep(MemcachedServer.start(places, binary, "original")));
        servers.put("offline", keep(MemcachedServer.start(places, offline, "offline")));
        for (MemcachedServer server : servers.values()) {
            server.requests(requests);
        }
    }

    @Override
    public void turn(String contender, Measurements to) throws Exception {
        MemcachedServer server = servers.get(contender);
        long before = ProcessorClock.nanos(server.pid());
        server.requests(requests);
        long spent = ProcessorClock.nanos(server.pid()) - before;
        to.add("server's processor time of a request", "us", spent / MICRO / requests);
    }
}
