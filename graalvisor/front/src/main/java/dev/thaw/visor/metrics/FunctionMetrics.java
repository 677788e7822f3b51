// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.metrics;

import com.google.gson.JsonObject;
import java.util.Map;
import java.util.TreeMap;

/** What has become of a function's calls. */
public final class FunctionMetrics {
    /** Directions of moves. */
    public static final String TO_JVM = "jvm";

    public static final String TO_ISOLATES = "isolates";

    private final Map<String, long[]> outcomes = new TreeMap<>();
    private final Map<String, Histogram> latency = new TreeMap<>();
    private final Map<String, long[]> moves = new TreeMap<>();
    private long cpuNanos;
    private long moveDifferences;
    private long crashes;
    private long created;
    private long evicted;
    private int isolates;
    private int idle;

    /** {@code ok}, or the type of the failure. */
    public void outcome(String outcome) {
        outcomes.computeIfAbsent(outcome, o -> new long[1])[0]++;
    }

    /**
     * @param start kind of start: {@code pooled}, {@code new}, {@code unknown}
     */
    public void latency(String start, long nanos, long cpu) {
        latency.computeIfAbsent(start, s -> new Histogram()).record(nanos);
        cpuNanos += cpu;
    }

    public void crash() {
        crashes++;
    }

    /**
     * @param to {@link #TO_JVM} or {@link #TO_ISOLATES}
     */
    public void moved(String to) {
        moves.computeIfAbsent(to, t -> new long[1])[0]++;
    }

    /** Isolates and the JVM have answered the same call otherwise. */
    public void moveDiffers() {
        moveDifferences++;
    }

    public long moveDifferences() {
        return moveDifferences;
    }

    public Map<String, long[]> moves() {
        return moves;
    }

    public void isolates(int all, int idleOnes) {
        isolates = all;
        idle = idleOnes;
    }

    /**
     * What has become of isolates, and of contexts in a JVM, since the workers were asked before.
     *
     * @param evicted after they were idle for long, or for want of memory
     */
    public void isolatesSince(long created, long evicted) {
        this.created += Math.max(0, created);
        this.evicted += Math.max(0, evicted);
    }

    public long created() {
        return created;
    }

    public long evicted() {
        return evicted;
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
        JsonObject directions = new JsonObject();
        moves.forEach((to, count) -> directions.addProperty(to, count[0]));
        json.add("moves", directions);
        json.addProperty("moveDifferences", moveDifferences);
        json.addProperty("crashes", crashes);
        json.addProperty("isolates", isolates);
        json.addProperty("idle", idle);
        json.addProperty("created", created);
        json.addProperty("evicted", evicted);
        json.addProperty("cpuNanos", cpuNanos);
        return json;
    }
}
