// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.visor;

import dev.thaw.bench.core.Measurements;
import dev.thaw.bench.core.Started;
import dev.thaw.bench.core.Statistics;
import dev.thaw.bench.visor.Peers.Peer;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.commons.math3.stat.StatUtils;

/**
 * The time of a call by one caller, over the functions of the paper's table, when all is warm and
 * hot scripts have moved.
 */
final class WarmLatency extends VisorExperiment {
    static final String P50 = "p50";

    private static final int FEWEST = 5;

    private final Map<String, Peer> peers = new LinkedHashMap<>();
    private final SameAnswers answers = new SameAnswers();
    private TableServers servers;
    private VisorServer visor;

    WarmLatency(Lab lab) {
        super(lab, "latency", TableServers.contenders());
    }

    @Override
    public void prepare() throws Exception {
        servers = keep(TableServers.start(places, functions, quick));
        visor = keep(servers.visor());
        for (String contender : contenders()) {
            for (TableFunction function : functions(contender)) {
                if (TableServers.isThaw(contender)) {
                    servers.deploy(visor, function, deployed(function));
                    move(function);
                } else {
                    peers.put(function.title(), keep(servers.peer(function)));
                }
                calls(contender, function, quick ? 1 : 15);
            }
        }
    }

    private void move(TableFunction function) throws IOException, InterruptedException {
        if (quick || function.language() == TableFunction.Language.JAVA) {
            return;
        }
        String name = deployed(function);
        byte[] request = servers.request(function);
        try (Callers caller = new Callers(List.of(visor.port()), "/" + name, request)) {
            UntilMoved.call(visor, name, caller);
        }
    }

    private List<TableFunction> functions(String contender) throws IOException {
        return servers.functions(TableServers.language(contender));
    }

    private static String deployed(TableFunction function) {
        return function.title().replace(' ', '-');
    }

    private double[] calls(String contender, TableFunction function, double seconds)
            throws IOException, InterruptedException {
        boolean thaw = TableServers.isThaw(contender);
        int port = thaw ? visor.port() : peers.get(function.title()).port();
        byte[] request = servers.request(function);
        try (Callers caller = new Callers(List.of(port), "/" + deployed(function), request)) {
            double[] millis = caller.callsFor(seconds);
            answers.check(function, port, "/" + deployed(function), request);
            return millis.length < FEWEST ? caller.calls(FEWEST) : millis;
        } catch (IOException e) {
            Started server = thaw ? visor.front() : peers.get(function.title()).process();
            throw new IOException(
                    "%s, %s: %s; %s"
                            .formatted(contender, function.name(), e.getMessage(), server.state()),
                    e);
        }
    }

    @Override
    public void turn(String contender, Measurements to) throws Exception {
        List<TableFunction> all = functions(contender);
        double[] medians = new double[all.size()];
        for (int i = 0; i < medians.length; i++) {
            TableFunction function = all.get(i);
            calls(contender, function, 1);
            medians[i] = Statistics.median(calls(contender, function, quick ? 1 : 3));
            to.add(function.name() + ": " + P50, "ms", medians[i]);
            if (TableServers.isThaw(contender)) {
                boolean moved = visor.where(deployed(function)).equals("jvm");
                to.add(function.name() + ": in the JVM", "", moved ? 1 : 0);
            }
        }
        to.add(P50, "ms", StatUtils.geometricMean(medians));
    }
}
