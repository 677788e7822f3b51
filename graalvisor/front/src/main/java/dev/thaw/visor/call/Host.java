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

    /** As the kernel has said last; 0: it was not asked yet. */
    long residentBytes;

    /** How often it was asked for its statistics and has not answered. */
    int asked;

    /** The last that was to be loaded could not be. */
    boolean loadFailed;

    /** It gets no more calls. */
    boolean retired;

    /** For people: why not. */
    String whyRetired;

    Host(WorkerSlot slot) {
        this.slot = slot;
    }

    /** Whether it could end now, and nobody would wait for that. */
    boolean isIdle() {
        return worker.ready() && calls.isEmpty() && !isLoading();
    }

    /** Whether somebody waits for one of its calls. */
    boolean isAwaited() {
        return calls.stream().anyMatch(call -> call.state != Call.State.ANSWERED);
    }

    boolean isLoading() {
        return loads.values().stream().anyMatch(load -> load.state == Load.State.LOADING);
    }
}
