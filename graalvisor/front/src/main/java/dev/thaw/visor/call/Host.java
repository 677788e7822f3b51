// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.call;

import dev.thaw.visor.worker.Worker;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** A worker, what is loaded in it, and which calls it has. */
final class Host {
    final WorkerSlot slot;
    final Map<String, Load> loads = new HashMap<>();
    final Set<Call> calls = new HashSet<>();
    final long startedNanos = System.nanoTime();
    Worker worker;

    /** It gets no more calls. */
    boolean retired;

    Host(WorkerSlot slot) {
        this.slot = slot;
    }

    boolean isLoading() {
        return loads.values().stream().anyMatch(load -> load.state == Load.State.LOADING);
    }
}
