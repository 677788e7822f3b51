// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.visor;

import dev.thaw.bench.core.Measurements;
import dev.thaw.bench.process.ProcessMemory;
import dev.thaw.bench.visor.Peers.Peer;
import dev.thaw.bench.visor.TableFunction.Language;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Supplier;
import org.apache.commons.math3.stat.StatUtils;

/**
 * Operations per second and GB over the functions of the paper's table. A peer has a process for
 * each concurrent call; this runtime has one for all. Two ways to share processors out are counted:
 *
 * <ul>
 *   <li>the paper's: a processor for each 2 GB. What a process gets follows its memory, so memory
 *       cancels out: what counts is the processor time of the first calls after a start, which is
 *       what the paper measures;
 *   <li>equal: what a second of processor time gives when all is warm, by the memory that it takes.
 * </ul>
 */
final class Density extends VisorExperiment {
    static final String PAPERS_WAY = "ops/s per GB, the paper's way";
    static final String EQUAL = "ops/s per GB, equal processor time";

    private static final double PROCESSORS_PER_GB = 0.5;
    private static final double GB = 1 << 30;
    private static final int QUICK_FIRST = 10;

    private final SameAnswers answers = new SameAnswers();
    private TableServers servers;

    Density(Lab lab) {
        super(lab, "density", TableServers.contenders());
    }

    @Override
    public void prepare() throws Exception {
        servers = keep(TableServers.start(places, functions, quick));
        // what takes long is made before the first turn: images, packages, the JVM of scripts
        for (Language language : Language.values()) {
            for (TableFunction function : servers.functions(language)) {
                servers.file(function, new ArrayList<>());
            }
        }
        try (VisorServer visor = servers.visor()) {
            servers.deploy(visor, servers.functions(Language.PYTHON).getFirst(), "f");
        }
    }

    private List<TableFunction> functions(String contender) throws IOException {
        return servers.functions(TableServers.language(contender));
    }

    private int callers() {
        return quick ? 2 : 8;
    }

    @Override
    public void turn(String contender, Measurements to) throws Exception {
        List<Double> first = new ArrayList<>();
        List<Double> warm = new ArrayList<>();
        for (TableFunction function : functions(contender)) {
            double[] values;
            try {
                values = TableServers.isThaw(contender) ? thaw(function) : processes(function);
            } catch (IOException e) {
                throw new IOException(
                        contender + ", " + function.name() + ": " + e.getMessage(), e);
            }
            to.add(function.name() + ": " + PAPERS_WAY, "/s", values[0]);
            to.add(function.name() + ": " + EQUAL, "/s", values[1]);
            first.add(values[0]);
            warm.add(values[1]);
        }
        to.add(PAPERS_WAY, "/s", mean(first));
        to.add(EQUAL, "/s", mean(warm));
    }

    private static double mean(List<Double> values) {
        return StatUtils.geometricMean(values.stream().mapToDouble(v -> v).toArray());
    }

    private double[] thaw(TableFunction function) throws Exception {
        try (VisorServer visor = servers.visor()) {
            servers.deploy(visor, function, "f");
            List<Integer> ports = Collections.nCopies(callers(), visor.port());
            Warming warming =
                    callers -> {
                        if (!quick && function.language() != Language.JAVA) {
                            UntilMoved.call(visor, "f", callers);
                        }
                    };
            return measured(function, visor::pids, visor::pids, ports, warming);
        }
    }

    private double[] processes(TableFunction function) throws Exception {
        List<Peer> all = new ArrayList<>();
        try {
            for (int i = 0; i < callers(); i++) {
                all.add(servers.peer(function));
            }
            List<Integer> ports = all.stream().map(Peer::port).toList();
            return measured(
                    function,
                    () -> all.getFirst().process().pids(),
                    () -> all.stream().flatMap(p -> p.process().pids().stream()).toList(),
                    ports,
                    callers -> {});
        } catch (IOException e) {
            StringBuilder states = new StringBuilder(e.getMessage());
            for (Peer peer : all) {
                states.append("; ").append(peer.process().state());
            }
            throw new IOException(states.toString(), e);
        } finally {
            all.forEach(Peer::close);
        }
    }

    private interface Warming {
        void by(Callers callers) throws Exception;
    }

    /**
     * @param one who answers the first caller
     * @param all who answer all callers
     * @param warming after the first calls, and before the warm ones
     * @return the paper's way, equal
     */
    private double[] measured(
            TableFunction function,
            Supplier<List<Long>> one,
            Supplier<List<Long>> all,
            List<Integer> ports,
            Warming warming)
            throws Exception {
        int first = quick ? QUICK_FIRST : function.first();
        byte[] request = servers.request(function);
        try (Callers callers = new Callers(ports, "/f", request)) {
            double before = ProcessorTime.seconds(one.get());
            callers.calls(first);
            // with processes that the first call has started
            double spent = ProcessorTime.seconds(one.get()) - before;
            double papersWay = first / spent * PROCESSORS_PER_GB;
            warming.by(callers);
            callers.callsFor(quick ? 1 : 8);
            double beforeWarm = ProcessorTime.seconds(all.get());
            int calls = callers.callsFor(quick ? 1 : 4).length;
            double processor = ProcessorTime.seconds(all.get()) - beforeWarm;
            double memory = ProcessMemory.of(all.get()).proportional() / GB;
            answers.check(function, ports.getFirst(), "/f", request);
            return new double[] {papersWay, calls / processor / memory};
        }
    }
}
