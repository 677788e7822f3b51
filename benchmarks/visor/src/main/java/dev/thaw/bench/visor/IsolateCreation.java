// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.visor;

import dev.thaw.bench.core.Measurements;
import dev.thaw.bench.core.ProcFiles;
import dev.thaw.bench.core.Statistics;
import dev.thaw.bench.process.ProcessMemory;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * What it takes to make an isolate while others live, to take one from the pool, and to keep it.
 */
final class IsolateCreation extends VisorExperiment {
    private static final int MEASURED = 30;
    private static final int POOLED = 2000;
    private static final int WARM = 200;
    static final int IDLE_ISOLATES = 1000;
    private static final int KEEP_MILLIS = 600_000;

    private WorkerFunction hello;

    IsolateCreation(Lab lab) {
        super(
                lab,
                "create",
                List.of("1 living", "100 living", "1000 living", "pooled", "1000 idle"));
    }

    @Override
    public void prepare() throws Exception {
        hello = WorkerFunction.compiled(functions.hello(), places.work());
    }

    @Override
    public void turn(String contender, Measurements to) throws Exception {
        switch (contender) {
            case "pooled" -> pooled(to);
            case "1000 idle" -> idle(to);
            default -> living(Integer.parseInt(contender.split(" ")[0]), to);
        }
    }

    private void living(int count, Measurements to) throws Exception {
        try (WorkerClient worker = WorkerClient.start(places, hello, 0)) {
            List<Integer> others = new ArrayList<>();
            while (others.size() < count - 1) {
                others.add(worker.begin());
            }
            worker.call();
            // until all of them are made, they take the processors
            Quiet.await(worker.pid());
            long faults = ProcFiles.minorFaults(worker.pid());
            double[] micros = new double[MEASURED];
            for (int i = 0; i < MEASURED; i++) {
                micros[i] = Long.parseLong(worker.call().get(":create-ns")) / MICRO;
            }
            to.add("create", "us", micros);
            faults = ProcFiles.minorFaults(worker.pid()) - faults;
            to.add("page faults of each, its end included", "", (double) faults / MEASURED);
            for (int other : others) {
                worker.body(other);
            }
            for (int other : others) {
                worker.end(other);
            }
        }
    }

    private void pooled(Measurements to) throws Exception {
        try (WorkerClient worker = WorkerClient.start(places, hello, KEEP_MILLIS)) {
            for (int i = 0; i < WARM; i++) {
                worker.call();
            }
            double[] micros = new double[POOLED];
            double[] taken = new double[POOLED];
            for (int i = 0; i < POOLED; i++) {
                Map<String, String> end = worker.call();
                micros[i] = Long.parseLong(end.get(":wall-ns")) / MICRO;
                taken[i] = Long.parseLong(end.get(":create-ns")) / MICRO;
            }
            to.add("taken", "us", Statistics.median(taken));
            to.add("whole call", "us", Statistics.median(micros));
        }
    }

    private void idle(Measurements to) throws Exception {
        memory(places, hello, IDLE_ISOLATES, to);
    }

    /** Of isolates that wait, each after one call, beyond the first. */
    static void memory(Places places, WorkerFunction function, int isolates, Measurements to)
            throws Exception {
        try (WorkerClient worker = WorkerClient.start(places, function, KEEP_MILLIS)) {
            worker.call();
            long one = ProcessMemory.of(worker.pid()).privateBytes();
            List<Integer> calls = new ArrayList<>();
            while (calls.size() < isolates) {
                calls.add(worker.begin());
            }
            for (int call : calls) {
                worker.body(call);
            }
            long made = 1;
            for (int call : calls) {
                made += worker.end(call).get(":start").equals("new") ? 1 : 0;
            }
            Quiet.await(worker.pid());
            long all = ProcessMemory.of(worker.pid()).privateBytes();
            to.add("isolates", "", made);
            to.add("memory of each", "MB", (all - one) / MEGA / (made - 1));
        }
    }
}
