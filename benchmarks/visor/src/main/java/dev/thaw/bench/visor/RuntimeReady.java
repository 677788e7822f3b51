// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.visor;

import dev.thaw.bench.core.HttpConnection;
import dev.thaw.bench.core.Measurements;
import dev.thaw.bench.core.Started;
import dev.thaw.bench.process.ProcessMemory;
import dev.thaw.bench.visor.programs.HelloServer;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * From the start of the runtime to its first answer: the front, a worker, a library and an isolate;
 * and a JVM with a server.
 */
final class RuntimeReady extends VisorExperiment {
    private static final int STARTS = 3;

    private Path data;

    RuntimeReady(Lab lab) {
        super(lab, "ready", List.of("thaw visor", "java"));
    }

    @Override
    public void prepare() throws Exception {
        data = places.work().resolve("ready");
        try (VisorServer server = VisorServer.start(places, data)) {
            server.deploy(functions.hello(), "hello");
        }
    }

    @Override
    public void turn(String contender, Measurements to) throws Exception {
        double[] listening = new double[STARTS];
        double[] first = new double[STARTS];
        double[] resident = new double[STARTS];
        double[] firstProcess = new double[STARTS];
        double[] ownMemory = new double[STARTS];
        for (int i = 0; i < STARTS; i++) {
            long begin = System.nanoTime();
            try (Server server = start(contender)) {
                listening[i] = (System.nanoTime() - begin) / MILLI;
                try (HttpConnection connection = new HttpConnection(server.port)) {
                    connection.post("/hello", "you").expect(200);
                    first[i] = (System.nanoTime() - begin) / MILLI;
                }
                ProcessMemory memory = ProcessMemory.of(server.pids().get());
                resident[i] = memory.resident() / MEGA;
                firstProcess[i] =
                        ProcessMemory.of(server.pids().get().getFirst()).resident() / MEGA;
                ownMemory[i] = memory.privateBytes() / MEGA;
            }
        }
        to.add("listening", "ms", listening);
        to.add("first answer", "ms", first);
        to.add("resident", "MB", resident);
        // of the front alone, where there are more
        to.add("resident, first process", "MB", firstProcess);
        to.add("private", "MB", ownMemory);
    }

    private record Server(AutoCloseable process, int port, Supplier<List<Long>> pids)
            implements AutoCloseable {
        @Override
        public void close() throws Exception {
            process.close();
        }
    }

    private Server start(String contender) throws Exception {
        if (contender.equals("thaw visor")) {
            VisorServer visor = VisorServer.start(places, data);
            return new Server(visor, visor.port(), visor::pids);
        }
        List<String> command = places.program(HelloServer.class);
        Started java = Started.start(command, Map.of(), places.errors("java"));
        int port = VisorServer.port(java.line(Duration.ofSeconds(30)));
        return new Server(java, port, java::pids);
    }
}
