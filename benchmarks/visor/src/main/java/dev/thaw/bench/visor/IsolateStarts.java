// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.visor;

import dev.thaw.bench.core.HttpConnection;
import dev.thaw.bench.core.Measurements;
import dev.thaw.bench.core.Started;
import dev.thaw.bench.visor.programs.HelloProgram;
import dev.thaw.bench.visor.programs.HelloServer;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/** The first answer of a new isolate and of one from the pool, by HTTP; and of a new process. */
final class IsolateStarts extends VisorExperiment {
    private static final int CALLS = 100;
    private static final int WARM = 300;
    private static final int PROCESSES = 3;
    private static final Duration LIMIT = Duration.ofSeconds(30);

    private final AotCache cache;
    private VisorServer server;

    IsolateStarts(Lab lab) {
        super(
                lab,
                "isolates",
                List.of(
                        "new isolate",
                        "pooled isolate",
                        "java http",
                        "java http, AOT cache",
                        "java without http"));
        cache = new AotCache(places);
    }

    @Override
    public void prepare() throws Exception {
        cache.make();
        server = keep(VisorServer.start(places, places.work().resolve("isolates")));
        server.deploy(functions.hello(), "new", "--idle", "0");
        server.deploy(functions.hello(), "pooled", "--idle", "600000");
        try (HttpConnection connection = server.connect()) {
            for (int i = 0; i < WARM; i++) {
                connection.post("/new", "you").expect(200);
                connection.post("/pooled", "you").expect(200);
            }
        }
    }

    @Override
    public void turn(String contender, Measurements to) throws Exception {
        double[] millis =
                switch (contender) {
                    case "new isolate" -> calls(server, "/new", "you", "hello you", CALLS);
                    case "pooled isolate" -> calls(server, "/pooled", "you", "hello you", CALLS);
                    case "java http" -> servers(places.program(HelloServer.class));
                    case "java http, AOT cache" ->
                            servers(places.program(HelloServer.class, cache.option()));
                    default -> programs(places.program(HelloProgram.class));
                };
        to.add("first answer", "ms", millis);
    }

    private double[] servers(List<String> command) throws IOException {
        double[] millis = new double[PROCESSES];
        Path errors = places.errors("java");
        for (int i = 0; i < PROCESSES; i++) {
            long begin = System.nanoTime();
            try (Started process = Started.start(command, Map.of(), errors)) {
                int port = VisorServer.port(process.line(LIMIT));
                try (HttpConnection connection = new HttpConnection(port)) {
                    connection.post("/", "you").expect(200);
                    millis[i] = (System.nanoTime() - begin) / MILLI;
                }
            }
        }
        return millis;
    }

    private double[] programs(List<String> command) throws IOException {
        double[] millis = new double[PROCESSES];
        for (int i = 0; i < PROCESSES; i++) {
            long begin = System.nanoTime();
            try (Started process = Started.start(command, Map.of(), places.errors("java"))) {
                process.line(LIMIT);
                millis[i] = (System.nanoTime() - begin) / MILLI;
            }
        }
        return millis;
    }
}
