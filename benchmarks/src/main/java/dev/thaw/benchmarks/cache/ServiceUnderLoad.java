// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.cache;

import dev.thaw.bench.core.HttpConnection;
import dev.thaw.bench.core.Measurements;
import dev.thaw.bench.core.Statistics;
import dev.thaw.bench.process.ProcessMemory;
import dev.thaw.bench.process.ReportingProcess;
import dev.thaw.benchmarks.service.WordService;
import dev.thaw.wordnet.processes.Instances;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;

/**
 * Starts instances of the service, asks each of them, and measures.
 *
 * @param files where the caches have their files, which a first process of each fills
 */
record ServiceUnderLoad(Path image, Path wordNet, Path files, Questions questions) {
    /** Room for the dictionary and what parsing it leaves. */
    private static final String HEAP = "-Xmx512m";

    /**
     * Responses of each service that are not measured. Their garbage fills the young generation:
     * what has parsed a dictionary has long had its memory, the other one gets it from the kernel,
     * page by page.
     */
    private static final int WARM_UP = 2000;

    private static final double NANOS_PER_MS = 1e6;
    private static final double NANOS_PER_US = 1e3;

    /** Where the service has its dictionary from. */
    enum Cache {
        MEMORY("in-memory cache", ""),
        KRYO("in-memory cache, from a Kryo file", "wordnet" + WordService.KRYO),
        SNAPSHOT("snapshot cache", "wordnet.doss");

        private final String title;

        /** Empty: it has none. */
        private final String file;

        Cache(String title, String file) {
            this.title = title;
            this.file = file;
        }

        String title() {
            return title;
        }
    }

    /** One of the servers that are there at once. */
    private record Server(ReportingProcess process, int isolate) {}

    /** A server that has answered once. */
    private record Started(HttpConnection connection, double startUp, double firstResponse) {}

    /** All servers with one cache. */
    private record Group(List<ReportingProcess> processes, List<Started> servers)
            implements AutoCloseable {
        void finish() throws IOException {
            for (ReportingProcess process : processes) {
                process.finish();
            }
        }

        @Override
        public void close() throws IOException {
            try {
                for (Started server : servers) {
                    server.connection.close();
                }
            } finally {
                processes.forEach(ReportingProcess::close);
            }
        }
    }

    /** Runs one process for each file, which parses the dictionary and stores it. */
    void fill() throws IOException, InterruptedException {
        for (Cache cache : Cache.values()) {
            if (!cache.file.isEmpty()) {
                Path file = files.resolve(cache.file);
                Files.deleteIfExists(file);
                measure(Instances.processes(1), cache, new Measurements(0));
                if (!Files.exists(file)) {
                    throw new IOException("the service has ended without storing " + file);
                }
            }
        }
    }

    /** All but the times of later responses, with no other service running. */
    void measure(Instances instances, Cache cache, Measurements to)
            throws IOException, InterruptedException {
        try (Group group = start(instances, cache)) {
            for (Started server : group.servers) {
                for (int i = 0; i < questions.words().size(); i++) {
                    ask(server.connection, i);
                }
            }
            for (Started server : group.servers) {
                server.connection.post("/collect", "");
            }
            addTimes(group.servers, to);
            addMemory(group.processes, to);
            group.finish();
        }
    }

    /**
     * The times of later responses of both caches, which run side by side: each word is asked of
     * one and then of the other, so that what else happens on the machine happens to both.
     */
    void laterResponses(Instances instances, Measurements to)
            throws IOException, InterruptedException {
        try (Group memory = start(instances, Cache.MEMORY);
                Group snapshot = start(instances, Cache.SNAPSHOT)) {
            List<Double> ofMemory = new ArrayList<>();
            List<Double> ofSnapshot = new ArrayList<>();
            for (int server = 0; server < memory.servers.size(); server++) {
                HttpConnection first = memory.servers.get(server).connection;
                HttpConnection second = snapshot.servers.get(server).connection;
                int words = questions.words().size();
                for (int i = -WARM_UP; i < words; i++) {
                    boolean swap = i % 2 == 0;
                    int word = Math.floorMod(i, words);
                    double one = ask(swap ? second : first, word);
                    double other = ask(swap ? first : second, word);
                    if (i >= 0) {
                        ofMemory.add(swap ? other : one);
                        ofSnapshot.add(swap ? one : other);
                    }
                }
            }
            memory.finish();
            snapshot.finish();
            addLater(Cache.MEMORY, ofMemory, to);
            addLater(Cache.SNAPSHOT, ofSnapshot, to);
        }
    }

    private static void addLater(Cache cache, List<Double> times, Measurements to) {
        double[] sorted = times.stream().mapToDouble(Double::doubleValue).sorted().toArray();
        double p99 = sorted[(int) Math.ceil(0.99 * sorted.length) - 1];
        to.add("later responses, median: " + cache.title, "us", median(times) / NANOS_PER_US);
        to.add("later responses, 99th percentile: " + cache.title, "us", p99 / NANOS_PER_US);
    }

    private Group start(Instances instances, Cache cache) throws IOException, InterruptedException {
        Group group = new Group(new ArrayList<>(), new ArrayList<>());
        try {
            for (int i = 1; i <= instances.processes(); i++) {
                group.processes.add(start(i, instances, cache));
            }
            group.servers.addAll(firstResponses(group.processes, instances));
            return group;
        } catch (IOException | RuntimeException | InterruptedException e) {
            group.close();
            throw e;
        }
    }

    private ReportingProcess start(int number, Instances instances, Cache cache)
            throws IOException {
        List<String> command = new ArrayList<>(List.of(image.toString(), HEAP));
        command.add(wordNet.toString());
        command.add(Integer.toString(instances.instancesEach()));
        if (!cache.file.isEmpty()) {
            command.add(files.resolve(cache.file).toString());
        }
        return ReportingProcess.start(
                "process %d of %d (%s)".formatted(number, instances.processes(), cache.title),
                instances.instancesEach(),
                command,
                report -> {});
    }

    /** Asks each server as soon as it listens, all at once. */
    private List<Started> firstResponses(List<ReportingProcess> processes, Instances instances)
            throws IOException, InterruptedException {
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<Started>> all = new ArrayList<>();
            for (ReportingProcess process : processes) {
                for (int isolate = 1; isolate <= instances.instancesEach(); isolate++) {
                    Server server = new Server(process, isolate);
                    all.add(threads.submit(() -> firstResponse(server)));
                }
            }
            List<Started> started = new ArrayList<>();
            for (Future<Started> one : all) {
                started.add(one.get());
            }
            return started;
        } catch (ExecutionException e) {
            throw new IOException(e.getCause().getMessage(), e.getCause());
        }
    }

    private Started firstResponse(Server server) throws IOException {
        ReportingProcess.Event listening =
                server.process.await(WordService.LISTENING, server.isolate);
        long start = System.nanoTime();
        HttpConnection connection =
                new HttpConnection((int) listening.report().number(WordService.PORT));
        ask(connection, 0);
        return new Started(connection, listening.micros() * 1e3, System.nanoTime() - start);
    }

    private static String path(String word) {
        return "/words/" + URLEncoder.encode(word, StandardCharsets.UTF_8).replace("+", "%20");
    }

    /** Returns the nanoseconds until the answer was there, which has to be the right one. */
    private double ask(HttpConnection connection, int number) throws IOException {
        String word = questions.words().get(number);
        long start = System.nanoTime();
        HttpConnection.Answer response = connection.get(path(word));
        double nanos = System.nanoTime() - start;
        String expected = questions.answers().get(word);
        if (response.status() != 200 || !response.body().equals(expected)) {
            throw new IOException(
                    "the service answers to '%s' with %d:\n%s\ninstead of:\n%s"
                            .formatted(word, response.status(), response.body(), expected));
        }
        return nanos;
    }

    private static void addMemory(List<ReportingProcess> processes, Measurements to)
            throws IOException {
        ProcessMemory all =
                ProcessMemory.of(processes.stream().map(ReportingProcess::pid).toList());
        to.add("RSS", "MiB", all.resident() / ProcessMemory.MEBI);
        to.add("PSS", "MiB", all.proportional() / ProcessMemory.MEBI);
        to.add("private memory", "MiB", all.privateBytes() / ProcessMemory.MEBI);
    }

    private static void addTimes(List<Started> started, Measurements to) {
        add("start-up", started, Started::startUp, to);
        add("first response", started, Started::firstResponse, to);
        add("time to first response", started, s -> s.startUp + s.firstResponse, to);
    }

    private static void add(
            String metric,
            List<Started> started,
            Function<Started, Double> nanos,
            Measurements to) {
        to.add(metric, "ms", median(started.stream().map(nanos).toList()) / NANOS_PER_MS);
    }

    private static double median(List<Double> samples) {
        return Statistics.median(samples.stream().mapToDouble(Double::doubleValue).toArray());
    }
}
