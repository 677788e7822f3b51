// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.visor;

import dev.thaw.bench.core.HttpConnection;
import dev.thaw.bench.core.Measurements;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;

/**
 * A function that crashes, exits, fills its memory or spins, while others are called without a
 * pause: of another tenant, and of the same one.
 */
final class Neighbours extends VisorExperiment {
    private static final int CALLERS = 2;
    private static final long LEAST_CALLS = 200;
    private static final String SPIN_DEADLINE = "thaw-timeout-ms: 300\r\n";

    Neighbours(Lab lab) {
        super(lab, "neighbours", List.of("crash", "exit", "fill", "spin"));
    }

    @Override
    public void prepare() throws Exception {
        functions.hello();
        functions.neighbour();
    }

    /** Calls a function over and over, and counts. */
    private static final class Caller implements AutoCloseable {
        final AtomicLong answered = new AtomicLong();
        final AtomicLong failed = new AtomicLong();
        private final AtomicBoolean end = new AtomicBoolean();
        private final List<Thread> threads;

        Caller(VisorServer server, String path) {
            threads =
                    IntStream.range(0, CALLERS)
                            .mapToObj(i -> Thread.ofPlatform().start(() -> call(server, path)))
                            .toList();
        }

        private void call(VisorServer server, String path) {
            while (!end.get()) {
                try (HttpConnection connection = server.connect()) {
                    while (!end.get()) {
                        boolean good = connection.post(path, "you").status() == 200;
                        (good ? answered : failed).incrementAndGet();
                        Thread.sleep(1);
                    }
                } catch (IOException e) {
                    failed.incrementAndGet();
                } catch (InterruptedException e) {
                    return;
                }
            }
        }

        void awaitCalls(long more) throws InterruptedException {
            long enough = answered.get() + failed.get() + more;
            while (answered.get() + failed.get() < enough) {
                Thread.sleep(1);
            }
        }

        @Override
        public void close() throws InterruptedException {
            end.set(true);
            for (Thread thread : threads) {
                thread.join();
            }
        }
    }

    @Override
    public void turn(String contender, Measurements to) throws Exception {
        // a server of its own, as the third crash within 30 s would close the breaker
        Path data = Files.createTempDirectory(places.work(), "neighbours");
        try (VisorServer server = VisorServer.start(places, data)) {
            server.deploy(functions.neighbour(), "neighbour", "--tenant", "bad");
            server.deploy(functions.hello(), "same", "--tenant", "bad");
            server.deploy(functions.hello(), "other", "--tenant", "good");
            try (HttpConnection connection = server.connect();
                    Caller other = new Caller(server, "/other");
                    Caller same = new Caller(server, "/same")) {
                connection.post("/neighbour", "you").expect(200);
                other.awaitCalls(LEAST_CALLS);
                to.add("next answer", "ms", next(connection, contender));
                other.awaitCalls(LEAST_CALLS);
                other.close();
                same.close();
                to.add("other tenant's failed calls", "", other.failed.get());
                to.add("other tenant's calls", "", other.answered.get());
                to.add("same tenant's failed calls", "", same.failed.get());
                to.add("same tenant's calls", "", same.answered.get());
            }
        }
    }

    /** Milliseconds from the answer to the call that went wrong to the next good one. */
    private static double next(HttpConnection connection, String what) throws IOException {
        String headers = what.equals("spin") ? SPIN_DEADLINE : "";
        HttpConnection.Answer answer = connection.post("/neighbour", what, headers);
        int wanted =
                switch (what) {
                    case "crash" -> 502;
                    case "spin" -> 504;
                    default -> 500;
                };
        answer.expect(wanted);
        long begin = System.nanoTime();
        // the first that is answered: a caller who gets 503 tries again
        while (connection.post("/neighbour", "you").status() != 200) {
            if (System.nanoTime() - begin > 20_000 * MILLI) {
                throw new IOException("after a " + what + ", there is no answer for 20 s");
            }
        }
        return (System.nanoTime() - begin) / MILLI;
    }
}
