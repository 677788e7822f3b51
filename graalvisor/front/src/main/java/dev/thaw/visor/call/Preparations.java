// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.call;

import dev.thaw.visor.Failure;
import dev.thaw.visor.store.Aliases;
import dev.thaw.visor.store.StoredFunction;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Loads versions before they become the current ones. Runs on the loop. */
public final class Preparations {
    private final FunctionTable table;
    private final Loads loads;

    /** Whose worker is not there yet; once for each version that waits. */
    private final List<WorkerSlot> awaited = new ArrayList<>();

    Preparations(FunctionTable table, Loads loads) {
        this.table = table;
        this.loads = loads;
    }

    /**
     * Loads what is going to be the current deployment, so that no call waits for it: into the
     * worker that runs, if one does; scripts into a JVM, which is started.
     */
    public void prepare(StoredFunction stored, Deployment next, Consumer<Failure> whenDone) {
        boolean own = stored.settings().ownWorker();
        // a pinned version shares its function's worker, unless each has one of its own
        String served = own ? stored.name() : Aliases.functionOf(stored.name());
        Function function = table.get(served);
        if (next.kind() == WorkerKind.JVM) {
            WorkerSlot slot = table.slot(table.tenant(stored.tenant()), stored.name(), own, next);
            Consumer<Failure> loaded =
                    failure -> {
                        whenDone.accept(failure);
                        if (failure != null) {
                            table.closeUnused(slot);
                        }
                    };
            table.warm().taken(slot);
            awaited.add(slot);
            slot.whenReady(
                    host -> {
                        awaited.remove(slot);
                        loads.load(host, next, loaded);
                    },
                    failure -> {
                        awaited.remove(slot);
                        loaded.accept(failure);
                    });
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

    boolean awaits(WorkerSlot slot) {
        return awaited.contains(slot);
    }

    /** What was prepared does not become the current one after all. */
    public void withdraw(String name, Deployment deployment) {
        for (WorkerSlot slot : table.slots()) {
            Host host = slot.hostIfReady();
            if (host != null && host.loads.containsKey(deployment.wireName())) {
                loads.unload(host, deployment);
                table.closeUnused(slot);
            }
        }
    }
}
