// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import com.google.gson.JsonObject;
import dev.thaw.visor.Failure;
import dev.thaw.visor.RefusedException;
import dev.thaw.visor.call.FunctionTable;
import dev.thaw.visor.call.WorkerKind;
import dev.thaw.visor.store.Manifest;
import dev.thaw.visor.store.NameLocks;
import dev.thaw.visor.store.Names;
import dev.thaw.visor.store.Store;
import dev.thaw.visor.store.StoredFunction;
import dev.thaw.visor.store.TenantSettings;
import io.netty.channel.EventLoop;
import java.io.IOException;
import java.util.EnumMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;

/**
 * Changes what a tenant's processes may use, if this machine can hold it. On threads that may wait.
 */
final class TenantLimits {
    private final Store store;
    private final FunctionTable table;
    private final WorkerFactory workers;
    private final EventLoop loop;
    private final Trials trials;

    TenantLimits(Store store, FunctionTable table, WorkerFactory workers, EventLoop loop) {
        this.store = store;
        this.table = table;
        this.workers = workers;
        this.loop = loop;
        this.trials = new Trials(workers, loop, store);
    }

    void set(String tenant, JsonObject changes) throws IOException, RefusedException {
        Names.checked("the tenant's name", tenant);
        // a change at a time: each is of what the one before has left
        try (NameLocks.Held held = store.lock("limits of " + tenant)) {
            TenantSettings before = store.tenant(tenant);
            TenantSettings settings = before.with(changes);
            store.users().assign(tenant);
            refuseWhatCannotBeHeld(tenant, settings);
            if (!settings.holdsAsMuchAs(before)) {
                refuseWhereNothingBegins(tenant, before, settings);
            }
            store.setTenant(tenant, settings);
            Deployer.await(
                    CompletableFuture.runAsync(() -> table.setTenant(tenant, settings), loop));
        }
    }

    /** By a worker that tries it; nobody else can tell what the machine lets happen. */
    private void refuseWhatCannotBeHeld(String tenant, TenantSettings settings)
            throws IOException, RefusedException {
        SandboxTrial.Outcome outcome =
                Deployer.await(SandboxTrial.run(workers, loop, tenant, settings));
        if (outcome.failure() != null) {
            throw new RefusedException(
                    422, "limit", "no worker starts with that: " + outcome.failure());
        }
        if (outcome.refusal() != null) {
            String why = workers.confinement().problems(settings);
            throw new RefusedException(
                    422,
                    "limit",
                    "this machine cannot hold that: "
                            + outcome.refusal()
                            + (why.isEmpty() ? "" : " (" + why + ")"));
        }
    }

    /** Tries the function with the largest isolates, of those in a JVM and of the others. */
    private void refuseWhereNothingBegins(
            String tenant, TenantSettings before, TenantSettings settings)
            throws IOException, RefusedException {
        Map<WorkerKind, StoredFunction> largest = new EnumMap<>(WorkerKind.class);
        for (StoredFunction function : store.functions().values()) {
            Manifest manifest = function.currentVersion().manifest();
            WorkerKind kind = workers.kind(manifest, function.settings());
            boolean runs =
                    kind == WorkerKind.JVM
                            || manifest.library() != null
                            || workers.library(manifest, function.settings()) != null;
            if (function.tenant().equals(tenant) && runs) {
                largest.merge(
                        kind,
                        function,
                        (a, b) -> a.settings().memory() >= b.settings().memory() ? a : b);
            }
        }
        for (StoredFunction function : largest.values()) {
            Failure failure = failure(function, settings);
            // what does not begin anyway is not the limits' fault
            if (failure != null && failure(function, before) == null) {
                throw new RefusedException(
                        422, "limit", "with that, no isolate begins: " + failure.message());
            }
        }
    }

    private Failure failure(StoredFunction function, TenantSettings settings) throws IOException {
        try {
            trials.probe(function, settings);
            return null;
        } catch (RefusedException e) {
            return e.failure();
        }
    }
}
