// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.visor;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.thaw.bench.core.Commands;
import dev.thaw.bench.core.Measurements;
import dev.thaw.bench.core.Started;
import dev.thaw.bench.process.ProcessMemory;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/**
 * A new isolate in the worker beside a new instance in wasmtime. An instance is a memory and a
 * table of functions, without a runtime of its own (no collector, no threads, no class library),
 * and is called here without HTTP, process or sandbox between.
 */
final class WasmInstances extends VisorExperiment {
    private static final String WASMTIME = "wasmtime@50.0.1";
    private static final String INSTANCE = "new wasmtime instance";
    private static final String ISOLATE = "new isolate";
    private static final String[] FILES = {"hello.wat", "instances.py"};
    private static final int MEASURED = 100;
    private static final int LIVING = 1000;
    private static final Duration LIMIT = Duration.ofSeconds(60);

    private WorkerFunction hello;
    private Path packages;
    private Path directory;

    WasmInstances(Lab lab) {
        super(lab, "wasmtime", List.of(ISOLATE, INSTANCE));
    }

    @Override
    public void prepare() throws Exception {
        packages = new Packages(places).pip(List.of(WASMTIME));
        directory = Files.createDirectories(places.work().resolve("wasmtime"));
        for (String name : FILES) {
            try (InputStream in = WasmInstances.class.getResourceAsStream("wasmtime/" + name)) {
                Files.write(directory.resolve(name), in.readAllBytes());
            }
        }
        hello = WorkerFunction.compiled(functions.hello(), places.work());
    }

    @Override
    public void turn(String contender, Measurements to) throws Exception {
        if (contender.equals(ISOLATE)) {
            isolates(to);
        } else {
            instances(to);
        }
    }

    private void isolates(Measurements to) throws Exception {
        try (WorkerClient worker = WorkerClient.start(places, hello, 0)) {
            worker.call();
            double[] create = new double[MEASURED];
            double[] answer = new double[MEASURED];
            for (int i = 0; i < MEASURED; i++) {
                Map<String, String> end = worker.call();
                create[i] = Long.parseLong(end.get(":create-ns")) / MICRO;
                answer[i] = Long.parseLong(end.get(":wall-ns")) / MICRO;
            }
            to.add("create", "us", create);
            to.add("first answer", "us", answer);
        }
        IsolateCreation.memory(places, hello, IsolateCreation.IDLE_ISOLATES, to);
    }

    private void instances(Measurements to) throws IOException {
        long one;
        try (Started process = start(1)) {
            JsonObject times = JsonParser.parseString(process.line(LIMIT)).getAsJsonObject();
            to.add("create", "us", micros(times.getAsJsonArray("create")));
            to.add("first answer", "us", micros(times.getAsJsonArray("answer")));
            one = memory(process);
        }
        try (Started process = start(LIVING)) {
            process.line(LIMIT);
            to.add("memory of each", "MB", (memory(process) - one) / MEGA / (LIVING - 1));
        }
    }

    private Started start(int living) throws IOException {
        List<String> command =
                Commands.words(
                        "python3 {} {} {} {}",
                        directory.resolve("instances.py"),
                        directory.resolve("hello.wat"),
                        packages,
                        living);
        return Started.start(command, Map.of(), places.errors("wasmtime"));
    }

    private static long memory(Started process) throws IOException {
        process.line(LIMIT);
        return ProcessMemory.of(process.pid()).privateBytes();
    }

    private static double[] micros(JsonArray nanos) {
        double[] micros = new double[nanos.size()];
        int i = 0;
        for (JsonElement each : nanos) {
            micros[i++] = each.getAsLong() / MICRO;
        }
        return micros;
    }
}
