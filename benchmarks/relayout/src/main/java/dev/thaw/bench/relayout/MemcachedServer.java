// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.relayout;

import dev.thaw.bench.core.Commands;
import dev.thaw.bench.core.HttpConnection;
import dev.thaw.bench.core.Started;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/** memcached at a port of its own of the loopback, and memcaslap on the other processor. */
record MemcachedServer(Started started, int port, Path errors) implements WorkingServer {
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    static MemcachedServer start(Places places, Path binary, String name)
            throws IOException, InterruptedException {
        Path errors = places.directory("memcached-" + name).resolve("errors");
        int port = HttpConnection.freePort();
        List<String> command =
                Commands.words("{} -l 127.0.0.1 -p {} -U 0 -t 4 -m 256", binary, port);
        if (System.getProperty("user.name").equals("root")) {
            command.addAll(List.of("-u", "root"));
        }
        Started started =
                Started.startSilent(Processors.on(Processors.SUBJECT, command), Map.of(), errors);
        started.await(PATIENCE, () -> new Socket(InetAddress.getLoopbackAddress(), port).close());
        return new MemcachedServer(started, port, errors);
    }

    @Override
    public long pid() {
        return started.pid();
    }

    /** Nine gets for each set, of 20 callers, as the tool does by itself. */
    private List<String> work(String... howMuch) {
        List<String> command = Commands.words("memcaslap -s 127.0.0.1:{} -T 1 -c 20 -w 1k", port);
        command.addAll(List.of(howMuch));
        return Processors.on(Processors.CLIENT, command);
    }

    @Override
    public void work(int count) throws IOException, InterruptedException {
        String said = Commands.output(work("-x", Integer.toString(count)));
        if (!said.contains("get_misses: 0")) {
            throw new IOException("memcached has lost values: " + said);
        }
    }

    @Override
    public Started load() throws IOException {
        return Started.startSilent(work("-t", "1h"), Map.of(), errors.resolveSibling("load.err"));
    }

    @Override
    public void close() {
        started.close();
    }
}
