// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.call;

import dev.thaw.visor.Failure;
import dev.thaw.visor.store.Aliases;
import dev.thaw.visor.store.StoredFunction;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.function.Consumer;

/** Loads versions before they become the current ones. Runs on the loop. */
public final class Preparations {
    private final FunctionTable table;
    private final Loads loads;

    /** What is to be loaded, or is, and serves nobody yet: where. */
    private final Map<Deployment, WorkerSlot> prepared = new IdentityHashMap<>();

    Preparations(FunctionTable table, Loads loads) {
        this.table = table;
        this.loads = loads;
    }

    /**
     * Loads what is going to be the current deployment, so that no call waits for it: into the
     * worker that runs, if one does; scripts into a JVM, which is started. {@link #withdraw} it, or
     * activate it, whether that succeeded or not.
     */
    public void prepare(StoredFunction stored, Deployment next, Consumer<Failure> whenDone) {
        boolean own = stored.settings().ownWorker();
        // a pinned version shares its function's worker, unless each has one of its own
        String served = own ? stored.name() : Aliases.functionOf(stored.name());
        Function function = table.get(served);
        if (next.kind() == WorkerKind.JVM) {
            WorkerSlot slot = table.slot(table.tenant(stored.tenant()), stored.name(), own, next);
            table.warm().taken(slot);
            prepared.put(next, slot);
            slot.whenReady(host -> loads.load(host, next, whenDone), whenDone);
            return;
        }
        Host host = function == null ? null : function.slot.hostIfReady();
        if (host == null
                || own != function.settings().ownWorker()
                || function.slot.kind != next.kind()) {
            whenDone.accept(null);
        } else {
            loads.load(host, next, whenDone);
        }
    }

    /** Whether somebody counts on its worker, though no function is served from there. */
    boolean uses(WorkerSlot slot) {
        return prepared.containsValue(slot);
    }

    void activated(Deployment deployment) {
        prepared.remove(deployment);
    }

    /** What was prepared, or could not be, does not become the current one. */
    public void withdraw(Deployment deployment) {
        WorkerSlot awaited = prepared.remove(deployment);
        for (WorkerSlot slot : table.slots()) {
            Host host = slot.hostIfReady();
            if (host != null && host.loads.containsKey(deployment.wireName())) {
                loads.unload(host, deployment);
                table.closeUnused(slot);
            }
        }
        if (awaited != null) {
            table.closeUnused(awaited);
        }
    }
}
