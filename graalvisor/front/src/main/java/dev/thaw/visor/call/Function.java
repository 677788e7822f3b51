// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.call;

import dev.thaw.visor.metrics.FunctionMetrics;
import dev.thaw.visor.store.FunctionSettings;
import dev.thaw.visor.store.StoredFunction;
import java.util.ArrayDeque;
import java.util.Deque;

/** A function that is served: which deployment answers, and which calls it has. */
public final class Function {
    final String name;
    final Tenant tenant;
    final FunctionMetrics metrics;
    final Deque<Call> queue = new ArrayDeque<>();
    final Breaker breaker = new Breaker();
    StoredFunction stored;
    Deployment current;
    WorkerSlot slot;

    /** Null: it stays where it is. */
    Move move;

    RateLimit rate;
    int running;
    boolean removed;

    Function(String name, Tenant tenant, FunctionMetrics metrics) {
        this.name = name;
        this.tenant = tenant;
        this.metrics = metrics;
    }

    public String name() {
        return name;
    }

    public FunctionSettings settings() {
        return current.settings();
    }

    public StoredFunction stored() {
        return stored;
    }

    public int queued() {
        return queue.size();
    }

    public int running() {
        return running;
    }

    /** For people: what runs its calls. */
    public String where() {
        return move != null ? move.where() : slot.kind == WorkerKind.JVM ? "jvm" : "isolates";
    }

    public FunctionMetrics metrics() {
        return metrics;
    }
}
