// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.store;

import com.google.gson.JsonObject;
import dev.thaw.visor.RefusedException;

/**
 * What the functions of one tenant may use together.
 *
 * @param concurrency calls at one time
 * @param memory of the worker process, in bytes; 0: no limit
 * @param cpuPercent of one processor; 0: no limit
 * @param threads of the worker process; 0: no limit
 * @param descriptors of the worker process; 0: no limit
 * @param disk of all versions of its functions, in bytes; 0: no limit
 * @param network {@code none} or {@code host}
 */
public record TenantSettings(
        int concurrency,
        long memory,
        int cpuPercent,
        int threads,
        int descriptors,
        long disk,
        String network) {
    public static final TenantSettings DEFAULT = new TenantSettings(1024, 0, 0, 0, 0, 0, "none");

    public TenantSettings with(JsonObject json) throws RefusedException {
        String net = Json.text(json, "network", network);
        if (!net.equals("none") && !net.equals("host")) {
            throw new RefusedException(
                    400, "bad-request", "network must be none or host, not " + net);
        }
        return new TenantSettings(
                (int) Json.number(json, "concurrency", concurrency, 1, 65_536),
                memory(json),
                (int) Json.number(json, "cpuPercent", cpuPercent, 0, 100_000),
                (int) Json.number(json, "threads", threads, 0, 1 << 20),
                (int) Json.number(json, "descriptors", descriptors, 0, 1 << 20),
                Json.number(json, "disk", disk, 0, 1L << 50),
                net);
    }

    /** Whether what the kernel holds a process to is the same, but for its time. */
    public boolean holdsAsMuchAs(TenantSettings other) {
        return memory == other.memory
                && threads == other.threads
                && descriptors == other.descriptors;
    }

    /** 0, or what a process could live in: not 64 where 64m is meant. */
    private long memory(JsonObject json) throws RefusedException {
        long asked = Json.number(json, "memory", memory, 0, 1L << 40);
        return asked == 0 ? 0 : Json.number(json, "memory", memory, 1 << 20, 1L << 40);
    }

    public JsonObject toJson() {
        JsonObject json = new JsonObject();
        json.addProperty("concurrency", concurrency);
        json.addProperty("memory", memory);
        json.addProperty("cpuPercent", cpuPercent);
        json.addProperty("threads", threads);
        json.addProperty("descriptors", descriptors);
        json.addProperty("disk", disk);
        json.addProperty("network", network);
        return json;
    }
}
