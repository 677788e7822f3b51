// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.visor;

import dev.thaw.bench.core.Measurements;
import dev.thaw.bench.visor.Peers.Peer;
import dev.thaw.bench.visor.TableFunction.Language;
import java.util.List;
import org.apache.commons.math3.stat.StatUtils;

/** The first ten calls of the file hashing that was just deployed, and of a JVM that is ready. */
final class FirstHashes extends VisorExperiment {
    private static final String VISOR = "thaw visor";
    private static final String JAVA = "java";
    private static final int CALLS = 10;

    private final SameAnswers answers = new SameAnswers();
    private TableServers servers;
    private TableFunction hashing;
    private VisorServer visor;
    private int deployed;

    FirstHashes(Lab lab) {
        super(lab, "hashes", List.of(VISOR, JAVA));
    }

    @Override
    public void prepare() throws Exception {
        servers = keep(TableServers.start(places, functions, quick));
        hashing = TableFunction.read(places.tableFolder(), Language.JAVA, "filehashing");
        visor = keep(servers.visor());
    }

    @Override
    public void turn(String contender, Measurements to) throws Exception {
        if (contender.equals(VISOR)) {
            deployed++;
            String name = "hashing-" + deployed;
            servers.deploy(visor, hashing, name);
            measure(visor.port(), "/" + name, to);
            visor.manage("remove", name);
        } else {
            try (Peer java = servers.peer(hashing)) {
                measure(java.port(), "/", to);
            }
        }
    }

    private void measure(int port, String path, Measurements to) throws Exception {
        byte[] request = servers.request(hashing);
        try (Callers caller = new Callers(List.of(port), path, request)) {
            double[] millis = caller.calls(CALLS);
            answers.check(hashing, port, path, request);
            to.add("calls", "ms", millis);
            to.add("slowest", "ms", StatUtils.max(millis));
        }
    }
}
