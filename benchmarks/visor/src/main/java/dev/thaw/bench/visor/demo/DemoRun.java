// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.visor.demo;

import dev.thaw.bench.core.HttpConnection;
import dev.thaw.bench.core.Started;
import dev.thaw.bench.process.ProcessMemory;
import dev.thaw.bench.visor.Places;
import dev.thaw.bench.visor.VisorServer;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Both sides answer so many calls at a time of each function; memory is that of all of them. */
record DemoRun(Places places, List<DemoFunction> functions, int instances, PrintWriter progress) {
    private static final Duration LIMIT = Duration.ofSeconds(60);
    private static final double MILLI = 1e6;

    /**
     * Of one side.
     *
     * @param millis from the request, or the start of the process, to the answer: of each instance,
     *     by function
     * @param places what each function ran in: isolates, jvm, process
     * @param memory of all processes together, bytes: private, and their share of what is shared
     */
    record Side(
            Map<String, List<Double>> millis,
            Map<String, String> answers,
            Map<String, String> places,
            long memory,
            int processes) {}

    /**
     * @param options of the server, for scripts
     */
    Side visor(Path data, String... options) throws IOException {
        Map<String, List<Double>> millis = new LinkedHashMap<>();
        Map<String, String> answers = new LinkedHashMap<>();
        Map<String, String> where = new LinkedHashMap<>();
        List<HttpConnection> held = new ArrayList<>();
        try (VisorServer server = VisorServer.start(places, data, options)) {
            for (DemoFunction function : functions) {
                progress.printf("deploying %s (%s)%n", function.name(), function.language());
                server.deploy(function.file(), function.name(), "--idle", "600000");
            }
            for (DemoFunction function : functions) {
                progress.printf("%d calls of %s at a time%n", instances, function.name());
                List<Double> times = new ArrayList<>();
                for (int i = 0; i < instances; i++) {
                    try (HttpConnection connection = server.connect()) {
                        long begin = System.nanoTime();
                        String answer =
                                connection
                                        .post("/" + function.name(), function.request())
                                        .expect(200);
                        times.add((System.nanoTime() - begin) / MILLI);
                        answers.put(function.name(), answer);
                    }
                    // the isolate of that call is taken now, so the next one gets another
                    HttpConnection connection = server.connect();
                    held.add(connection);
                    connection.begin("/" + function.name(), function.request().length());
                }
                millis.put(function.name(), times);
                where.put(function.name(), server.where(function.name()));
            }
            long memory = ProcessMemory.of(server.pids()).proportional();
            int processes = server.pids().size();
            check(held, answers);
            return new Side(millis, answers, where, memory, processes);
        } finally {
            for (HttpConnection connection : held) {
                connection.close();
            }
        }
    }

    /** Those that waited answer the same. */
    private void check(List<HttpConnection> held, Map<String, String> answers) throws IOException {
        for (int i = 0; i < held.size(); i++) {
            DemoFunction function = functions.get(i / instances);
            same(function, answers.get(function.name()), held.get(i).end(function.request()));
        }
    }

    Side processes() throws IOException {
        Map<String, List<Double>> millis = new LinkedHashMap<>();
        Map<String, String> answers = new LinkedHashMap<>();
        Map<String, String> where = new LinkedHashMap<>();
        List<Started> all = new ArrayList<>();
        try {
            for (DemoFunction function : functions) {
                progress.printf("%d processes of %s%n", instances, function.name());
                List<Double> times = new ArrayList<>();
                for (int i = 0; i < instances; i++) {
                    long begin = System.nanoTime();
                    Started process =
                            Started.start(
                                    function.process(),
                                    function.environment(),
                                    places.errors(function.name()));
                    all.add(process);
                    int port = VisorServer.port(process.line(LIMIT));
                    try (HttpConnection connection = new HttpConnection(port)) {
                        HttpConnection.Answer answer = connection.post("/", function.request());
                        times.add((System.nanoTime() - begin) / MILLI);
                        answers.putIfAbsent(function.name(), answer.expect(200));
                        same(function, answers.get(function.name()), answer);
                    }
                }
                millis.put(function.name(), times);
                where.put(function.name(), "process");
            }
            List<Long> pids = all.stream().flatMap(process -> process.pids().stream()).toList();
            long memory = ProcessMemory.of(pids).proportional();
            return new Side(millis, answers, where, memory, pids.size());
        } finally {
            all.forEach(Started::close);
        }
    }

    private static void same(DemoFunction function, String wanted, HttpConnection.Answer answer)
            throws IOException {
        if (!wanted.equals(answer.expect(200))) {
            throw new IOException(
                    "%s has two answers: %s, and %s"
                            .formatted(function.name(), wanted, answer.body()));
        }
    }
}
