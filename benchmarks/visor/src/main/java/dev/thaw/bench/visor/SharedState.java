// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.visor;

import dev.thaw.bench.core.HttpConnection;
import dev.thaw.bench.core.Measurements;
import dev.thaw.bench.core.Statistics;
import dev.thaw.bench.process.ProcessMemory;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A thousand isolates of a function that has all of WordNet, and one. */
final class SharedState extends VisorExperiment {
    private static final int ISOLATES = 1000;
    private static final int STEP = 20;
    private static final String WORD = "whale";

    SharedState(Lab lab) {
        super(lab, "states", List.of("wordnet"));
    }

    @Override
    public void prepare() throws Exception {
        functions.wordNet();
    }

    @Override
    public void turn(String contender, Measurements to) throws Exception {
        Path data = Files.createTempDirectory(places.work(), "states");
        List<HttpConnection> held = new ArrayList<>();
        // budgets are address space here; what is really taken is what is measured
        try (VisorServer server = VisorServer.start(places, data, "--memory", "1024g")) {
            server.deploy(
                    functions.wordNet(),
                    "words",
                    "--concurrency",
                    "1100",
                    "--idle",
                    "600000",
                    "--timeout",
                    "600000");
            server.manage("limits", "--tenant", "default", "--concurrency", "1100");
            try (HttpConnection connection = server.connect()) {
                measure(server, connection, held, to);
            }
        } finally {
            for (HttpConnection connection : held) {
                connection.close();
            }
        }
    }

    private static void measure(
            VisorServer server,
            HttpConnection connection,
            List<HttpConnection> held,
            Measurements to)
            throws Exception {
        ask(connection);
        long worker = server.worker("default");
        long one = ProcessMemory.of(worker).privateBytes();
        List<Double> millis = new ArrayList<>();
        while (held.size() < ISOLATES) {
            HttpConnection next = server.connect();
            held.add(next);
            next.begin("/words", WORD.length());
            if (held.size() % STEP == 0) {
                // all isolates that were there are taken, so this call begins another
                Quiet.await(worker);
                long begin = System.nanoTime();
                ask(connection);
                millis.add((System.nanoTime() - begin) / MILLI);
            }
        }
        double[] first = millis.stream().mapToDouble(Double::doubleValue).toArray();
        for (HttpConnection connected : held) {
            check(connected.end(WORD).expect(200));
        }
        Quiet.await(worker);
        long all = ProcessMemory.of(worker).privateBytes();
        to.add("isolates", "", held.size() + 1);
        to.add("memory of each beyond one", "MB", (all - one) / MEGA / held.size());
        to.add("memory with one", "MB", one / MEGA);
        to.add("first answer", "ms", first);
        to.add("first answer, p99", "ms", Statistics.percentile(first, 99));
    }

    private static void ask(HttpConnection connection) throws IOException {
        check(connection.post("/words", WORD).expect(200));
    }

    private static void check(String answer) throws IOException {
        if (!answer.contains("cetacean")) {
            throw new IOException("this is no whale: " + answer);
        }
    }
}
