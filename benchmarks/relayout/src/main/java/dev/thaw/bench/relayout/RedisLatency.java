// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.relayout;

import dev.thaw.bench.core.Measurements;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;

/** What callers of Redis wait for while it is profiled, and while new code comes and goes. */
final class RedisLatency extends RelayoutExperiment {
    private static final long BETWEEN = 500;

    private final int requests;
    private final List<Double> pauses = new ArrayList<>();
    private RedisServer server;
    private Path relaid;

    RedisLatency(Places places, boolean quick) {
        super(places, "redis-latency", List.of("before", "profiling", "replacing"));
        requests = quick ? 10_000 : 40_000;
    }

    @Override
    public void prepare() throws Exception {
        Path keep = places.directory(name()).resolve("kept");
        server =
                keep(RedisServer.start(places, places.program("redis", "redis-server"), "latency"));
        Tool tool = places.tool();
        try (var load = server.load()) {
            tool.relay(server.pid(), keep, Bolt.BOLT_16.program(), false);
            tool.undo(server.pid());
        }
        relaid = keep.resolve("relaid");
    }

    @Override
    public void turn(String contender, Measurements to) throws Exception {
        AtomicBoolean ended = new AtomicBoolean();
        CompletableFuture<Void> beside =
                CompletableFuture.runAsync(() -> {
                    try {
                        while (!ended.get() && !contender.equals("before")) {
                            once(contender);
                        }
                    } catch (Exception e) {
                        throw new IllegalStateException(e);
                    }
                });
        pauses.clear();
        List<RedisServer.Latency> latencies;
        try {
            latencies = server.requests(requests);
        } finally {
            ended.set(true);
            beside.join();
        }
        to.add("p99", "ms", latencies.stream().mapToDouble(RedisServer.Latency::p99).toArray());
        to.add("max", "ms", latencies.stream().mapToDouble(RedisServer.Latency::max).toArray());
        if (!pauses.isEmpty()) {
            to.add("pause", "ms", pauses.stream().mapToDouble(Double::doubleValue).toArray());
        }
    }

    private void once(String contender) throws Exception {
        Tool tool = places.tool();
        if (contender.equals("profiling")) {
            tool.look(server.pid());
            return;
        }
        pauses.add(tool.apply(server.pid(), relaid).applied().pauseMicros() / MILLI);
        Thread.sleep(BETWEEN);
        pauses.add(tool.undo(server.pid()).orElseThrow().pauseMicros() / MILLI);
        Thread.sleep(BETWEEN);
    }
}
