// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.visor;

import dev.thaw.bench.core.Commands;
import dev.thaw.bench.core.HttpConnection;
import dev.thaw.bench.core.Measurements;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.HdrHistogram.Histogram;

/**
 * Warm calls with the worker's sandbox and without. The worker cannot be told to do without it: a
 * library that is loaded before it answers the system calls that would lock it in.
 */
final class SandboxCost extends VisorExperiment {
    private static final int WARM = 2000;

    private final int calls;
    private final Map<String, VisorServer> servers = new HashMap<>();

    SandboxCost(Lab lab) {
        super(lab, "sandbox", List.of("on", "off"));
        calls = quick ? 1000 : 4000;
    }

    @Override
    public void prepare() throws Exception {
        Path library = library();
        servers.put("on", keep(VisorServer.start(places, places.work().resolve("sandbox-on"))));
        servers.put(
                "off",
                keep(
                        VisorServer.start(
                                places,
                                places.work().resolve("sandbox-off"),
                                "--worker",
                                "/usr/bin/env",
                                "--worker",
                                "LD_PRELOAD=" + library,
                                "--worker",
                                places.worker().toString())));
        for (String contender : contenders()) {
            VisorServer server = servers.get(contender);
            server.deploy(functions.hello(), "hello", "--idle", "600000");
            call(server, WARM);
            checkSandbox(contender, server.worker("default"));
        }
    }

    private Path library() throws IOException, InterruptedException {
        Path source = places.work().resolve("unlocked.c");
        try (InputStream in = SandboxCost.class.getResourceAsStream("unlocked.c")) {
            Files.write(source, in.readAllBytes());
        }
        Path library = places.work().resolve("unlocked.so");
        Commands.output(Commands.words("gcc -O2 -shared -fPIC -o {} {} -ldl", library, source));
        return library;
    }

    /** What is compared must be what it is called. */
    private static void checkSandbox(String contender, long worker) throws IOException {
        boolean filtered = false;
        for (String line : Files.readAllLines(Path.of("/proc/" + worker + "/status"))) {
            filtered |= line.startsWith("Seccomp:") && line.endsWith("2");
        }
        if (filtered != contender.equals("on")) {
            throw new IOException(
                    "the worker's sandbox should be %s, but a filter of system calls is%s there"
                            .formatted(contender, filtered ? "" : " not"));
        }
    }

    @Override
    public void turn(String contender, Measurements to) throws Exception {
        Histogram nanos = call(servers.get(contender), calls);
        to.add("p50", "us", nanos.getValueAtPercentile(50) / MICRO);
        to.add("p99", "us", nanos.getValueAtPercentile(99) / MICRO);
    }

    private static Histogram call(VisorServer server, int count) throws IOException {
        Histogram nanos = new Histogram(3);
        try (HttpConnection connection = server.connect()) {
            for (int i = 0; i < count; i++) {
                long begin = System.nanoTime();
                connection.post("/hello", "you").expect(200);
                nanos.recordValue(System.nanoTime() - begin);
            }
        }
        return nanos;
    }
}
