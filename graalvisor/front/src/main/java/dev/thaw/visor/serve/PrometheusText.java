// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import dev.thaw.visor.call.Function;
import dev.thaw.visor.call.FunctionTable;
import dev.thaw.visor.call.WorkerState;
import java.util.function.ToDoubleFunction;

/** Metrics in Prometheus' text format 0.0.4. */
final class PrometheusText {
    private final StringBuilder out = new StringBuilder();

    private PrometheusText() {}

    static String of(FunctionTable table, int connections) {
        PrometheusText text = new PrometheusText();
        text.calls(table);
        text.gauge(table, "queued", "Calls that wait.", Function::queued);
        text.gauge(table, "running", "Calls that run.", Function::running);
        text.gauge(table, "isolates", "Isolates.", f -> f.metrics().isolates());
        text.gauge(table, "isolates_idle", "Isolates in the pool.", f -> f.metrics().idle());
        text.count(
                table,
                "isolates_created_total",
                "Isolates, and contexts in a JVM, that were made.",
                f -> f.metrics().created());
        text.count(
                table,
                "isolates_evicted_total",
                "Those that were torn down when idle, after their time or for want of memory.",
                f -> f.metrics().evicted());
        text.workers(table);
        text.describe("memory_reserved_bytes", "gauge", "Budgets of all isolates.");
        text.value("memory_reserved_bytes", "", table.memoryReserved());
        text.describe("memory_limit_bytes", "gauge", "What they may be together.");
        text.value("memory_limit_bytes", "", table.limits().memory());
        text.describe("jvms_warm", "gauge", "JVMs that run before anybody needs them.");
        text.value("jvms_warm", "", table.warmJvms());
        text.describe("jvms_warm_taken_total", "counter", "How often one of those was needed.");
        text.value("jvms_warm_taken_total", "", table.warmJvmsTaken());
        text.describe("connections", "gauge", "Connections of clients.");
        text.value("connections", "", connections);
        return text.out.toString();
    }

    private void calls(FunctionTable table) {
        describe("calls_total", "counter", "Calls by what has become of them.");
        for (Function function : table.functions()) {
            function.metrics()
                    .outcomes()
                    .forEach((outcome, count) ->
                            value(
                                    "calls_total",
                                    label(function) + "," + label("outcome", outcome),
                                    count[0]));
        }
        describe("cpu_seconds_total", "counter", "CPU time of calls.");
        for (Function function : table.functions()) {
            value("cpu_seconds_total", label(function), function.metrics().cpuNanos() / 1e9);
        }
        describe("moves_total", "counter", "Moves of a script's calls, by where they went.");
        for (Function function : table.functions()) {
            function.metrics()
                    .moves()
                    .forEach((to, count) ->
                            value(
                                    "moves_total",
                                    label(function) + "," + label("to", to),
                                    count[0]));
        }
        count(
                table,
                "move_differences_total",
                "Calls of a script that the JVM answered otherwise than isolates.",
                f -> f.metrics().moveDifferences());
        describe("crashes_total", "counter", "Crashes of workers while they ran the function.");
        for (Function function : table.functions()) {
            value("crashes_total", label(function), function.metrics().crashes());
        }
        describe("call_seconds", "histogram", "From the request to its end, by kind of start.");
        for (Function function : table.functions()) {
            function.metrics()
                    .latencies()
                    .forEach((start, histogram) ->
                            histogram.write(
                                    out,
                                    "thaw_call_seconds",
                                    label(function) + "," + label("start", start)));
        }
    }

    private void gauge(
            FunctionTable table, String name, String help, ToDoubleFunction<Function> value) {
        values(table, name, "gauge", help, value);
    }

    private void count(
            FunctionTable table, String name, String help, ToDoubleFunction<Function> value) {
        values(table, name, "counter", help, value);
    }

    private void values(
            FunctionTable table,
            String name,
            String type,
            String help,
            ToDoubleFunction<Function> value) {
        describe(name, type, help);
        for (Function function : table.functions()) {
            value(name, label(function), value.applyAsDouble(function));
        }
    }

    private void workers(FunctionTable table) {
        describe("worker_up", "gauge", "Whether the worker takes calls.");
        for (WorkerState worker : table.workers()) {
            value("worker_up", label(worker), worker.pid() == 0 ? 0 : 1);
        }
        describe("worker_resident_bytes", "gauge", "Memory of the worker's process.");
        for (WorkerState worker : table.workers()) {
            value("worker_resident_bytes", label(worker), worker.residentBytes());
        }
        describe("worker_starts_total", "counter", "How often the worker was started.");
        for (WorkerState worker : table.workers()) {
            value("worker_starts_total", label(worker), worker.starts());
        }
        describe("worker_crashes_total", "counter", "How often the worker has ended by itself.");
        for (WorkerState worker : table.workers()) {
            value("worker_crashes_total", label(worker), worker.crashes());
        }
    }

    private static String label(Function function) {
        return label("function", function.name());
    }

    private static String label(WorkerState worker) {
        return label("worker", worker.name());
    }

    static String label(String name, String value) {
        String escaped = value.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n");
        return name + "=\"" + escaped + "\"";
    }

    private void describe(String name, String type, String help) {
        out.append("# HELP thaw_").append(name).append(' ').append(help).append('\n');
        out.append("# TYPE thaw_").append(name).append(' ').append(type).append('\n');
    }

    private void value(String name, String labels, double value) {
        out.append("thaw_").append(name);
        if (!labels.isEmpty()) {
            out.append('{').append(labels).append('}');
        }
        out.append(' ');
        if (value == Math.rint(value)) {
            out.append((long) value);
        } else {
            out.append(value);
        }
        out.append('\n');
    }
}
