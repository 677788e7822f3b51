// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.relayout;

import dev.thaw.bench.core.Measurements;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Processor time that MariaDB takes for a transaction of one of sysbench's workloads. What is
 * injected is taken back and put in again before each of its turns, so pauses are of each round.
 */
final class MariadbGain extends RelayoutExperiment {
    private static final double MICRO = 1e3;

    private final Mariadb mariadb;
    private final SysbenchWork work;
    private final Map<String, MariadbServer> servers = new HashMap<>();

    MariadbGain(Places places, Mariadb mariadb, SysbenchWork work) {
        super(places, work.experiment(), List.of("original", "injected", "offline", "mixed"), 12);
        this.mariadb = mariadb;
        this.work = work;
    }

    /** The server takes ten minutes to build, and profiles of all workloads six minutes. */
    @Override
    public boolean onRequest() {
        return true;
    }

    @Override
    public void prepare() throws Exception {
        Path binary = mariadb.binary();
        Path keep = mariadb.kept(work);
        start("original", binary);
        start("injected", binary);
        start("offline", Tool.offline(binary, keep));
        start("mixed", mariadb.mixed());
        for (MariadbServer server : servers.values()) {
            server.transactions(work);
        }
    }

    private void start(String contender, Path binary) throws Exception {
        String name = work.script() + "-" + contender;
        servers.put(contender, keep(mariadb.start(binary, name)));
    }

    @Override
    public void turn(String contender, Measurements to) throws Exception {
        MariadbServer server = servers.get(contender);
        if (contender.equals("injected")) {
            Tool tool = places.tool();
            tool.undo(server.pid());
            Path relaid = mariadb.kept(work).resolve("relaid");
            to.add("pause", "ms", tool.apply(server.pid(), relaid).applied().pauseMicros() / MILLI);
        }
        long before = ProcessorClock.nanos(server.pid());
        server.transactions(work);
        long spent = ProcessorClock.nanos(server.pid()) - before;
        to.add(
                "server's processor time of a transaction",
                "us",
                spent / MICRO / work.transactions());
    }
}
