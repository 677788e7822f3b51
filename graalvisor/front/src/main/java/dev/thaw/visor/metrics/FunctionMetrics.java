// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.metrics;

import com.google.gson.JsonObject;
import java.util.Map;
import java.util.TreeMap;

/** What has become of a function's calls. */
public final class FunctionMetrics {
    private final Map<String, long[]> outcomes = new TreeMap<>();
    private final Map<String, Histogram> latency = new TreeMap<>();
    private long cpuNanos;
    private long crashes;
    private int isolates;
    private int idle;

    /** {@code ok}, or the type of the failure. */
    public void outcome(String outcome) {
        outcomes.computeIfAbsent(outcome, o -> new long[1])[0]++;
    }

    /**
     * @param start kind of start: {@code pooled}, {@code new}
     */
    public void latency(String start, long nanos, long cpu) {
        latency.computeIfAbsent(start, s -> new Histogram()).record(nanos);
        cpuNanos += cpu;
    }

    public void crash() {
        crashes++;
    }

    public void isolates(int all, int idleOnes) {
        isolates = all;
        idle = idleOnes;
    }

    /** Whether a worker has ever run a call of it. */
    public boolean called() {
        return !latency.isEmpty();
    }

    public Map<String, long[]> outcomes() {
        return outcomes;
    }

    public Map<String, Histogram> latencies() {
        return latency;
    }

    public long crashes() {
        return crashes;
    }

    public int isolates() {
        return isolates;
    }

    public int idle() {
        return idle;
    }

    public long cpuNanos() {
        return cpuNanos;
    }

    public JsonObject toJson() {
        JsonObject json = new JsonObject();
        JsonObject counts = new JsonObject();
        outcomes.forEach((outcome, count) -> counts.addProperty(outcome, count[0]));
        json.add("outcomes", counts);
        JsonObject starts = new JsonObject();
        latency.forEach((start, histogram) -> starts.addProperty(start, histogram.count()));
        json.add("starts", starts);
        json.addProperty("crashes", crashes);
        json.addProperty("isolates", isolates);
        json.addProperty("idle", idle);
        json.addProperty("cpuNanos", cpuNanos);
        return json;
    }
}
