// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.relayout;

import dev.thaw.bench.core.Commands;
import dev.thaw.bench.core.Started;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/** Redis at a socket of its own, and its benchmark on the other processor. */
record RedisServer(Started started, Path socket, Path benchmark) implements WorkingServer {
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    static RedisServer start(Places places, Path binary, String name)
            throws IOException, InterruptedException {
        Path directory = places.directory("redis-" + name.replaceAll("\\W", ""));
        Path socket = directory.resolve("socket");
        List<String> command =
                Commands.words(
                        "{} --port 0 --unixsocket {} --save {} --dir {}",
                        binary,
                        socket,
                        "",
                        directory);
        Started started =
                Started.start(
                        Processors.on(Processors.SUBJECT, command),
                        Map.of(),
                        directory.resolve("errors"));
        while (!started.line(PATIENCE).contains("ready to accept")) {
            // its other first words
        }
        Path benchmark = places.program("redis", "redis-benchmark");
        RedisServer server = new RedisServer(started, socket, benchmark);
        server.requests(1000);
        return server;
    }

    @Override
    public long pid() {
        return started.pid();
    }

    private List<String> command(long count) {
        List<String> command =
                Commands.words(
                        "{} -s {} -c 20 -r 100000 --csv -t set,get,incr,lpush,rpop,sadd,hset,zadd -n {}",
                        benchmark,
                        socket,
                        count);
        return Processors.on(Processors.CLIENT, command);
    }

    @Override
    public void work(int count) throws IOException, InterruptedException {
        requests(count);
    }

    /** Requests of eight kinds, so many of each. */
    List<Latency> requests(long count) throws IOException, InterruptedException {
        return Commands.output(command(count)).lines().skip(1).map(Latency::of).toList();
    }

    @Override
    public Started load() throws IOException {
        return Started.start(command(1L << 40), Map.of(), socket.resolveSibling("load"));
    }

    /** In milliseconds; a line of the benchmark. */
    record Latency(double p99, double max) {
        private static final int P99 = 6;

        static Latency of(String line) {
            String[] fields = line.replace("\"", "").split(",");
            return new Latency(
                    Double.parseDouble(fields[P99]), Double.parseDouble(fields[P99 + 1]));
        }
    }

    @Override
    public void close() {
        started.close();
    }
}
