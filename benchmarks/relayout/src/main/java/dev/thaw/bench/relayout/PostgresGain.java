// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.relayout;

import dev.thaw.bench.core.Measurements;
import dev.thaw.bench.core.Started;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Processor time that PostgreSQL takes for a look-up of an account, pgbench's own. The profile is
 * of a connection; its layout is put into the server, whose later connections begin with it.
 */
final class PostgresGain extends RelayoutExperiment {
    private static final double MICRO = 1e3;

    private final int lookups;
    private final Map<String, PostgresServer> servers = new HashMap<>();

    PostgresGain(Places places, boolean quick) {
        super(places, "postgresql", List.of("original", "injected", "offline"), 12);
        lookups = quick ? 5_000 : 40_000;
    }

    @Override
    public void prepare() throws Exception {
        Path installed = places.program("postgresql", "postgresql");
        Path binary = installed.resolve("bin/postgres");
        Path keep = places.directory("postgresql").resolve("kept");
        Tool tool = places.tool();
        PostgresServer injected = keep(PostgresServer.start(places, installed, "injected", null));
        servers.put("injected", injected);
        try (Started _ = injected.load()) {
            tool.relay(injected.connection(), keep, Bolt.BOLT_16.program(), false);
        }
        tool.apply(injected.pid(), keep.resolve("relaid"));
        Path offline = Tool.offline(binary, keep);
        servers.put("original", keep(PostgresServer.start(places, installed, "original", null)));
        servers.put("offline", keep(PostgresServer.start(places, installed, "offline", offline)));
        for (PostgresServer server : servers.values()) {
            server.lookups(lookups);
        }
    }

    @Override
    public void turn(String contender, Measurements to) throws Exception {
        PostgresServer server = servers.get(contender);
        double spent = server.lookups(lookups);
        to.add("server's processor time of a look-up", "us", spent / MICRO / lookups);
    }
}
