// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import com.google.gson.JsonObject;
import dev.thaw.visor.RefusedException;
import dev.thaw.visor.call.FunctionTable;
import dev.thaw.visor.store.Names;
import dev.thaw.visor.store.Store;
import dev.thaw.visor.store.TenantSettings;
import io.netty.channel.EventLoop;
import java.io.IOException;
import java.util.concurrent.CompletableFuture;

/**
 * Changes what a tenant's processes may use, if this machine can hold it. On threads that may wait.
 */
final class TenantLimits {
    private final Store store;
    private final FunctionTable table;
    private final WorkerFactory workers;
    private final EventLoop loop;

    TenantLimits(Store store, FunctionTable table, WorkerFactory workers, EventLoop loop) {
        this.store = store;
        this.table = table;
        this.workers = workers;
        this.loop = loop;
    }

    void set(String tenant, JsonObject changes) throws IOException, RefusedException {
        Names.checked("the tenant's name", tenant);
        TenantSettings settings = store.tenant(tenant).with(changes);
        store.users().assign(tenant);
        refuseWhatCannotBeHeld(tenant, settings);
        store.setTenant(tenant, settings);
        Deployer.await(CompletableFuture.runAsync(() -> table.setTenant(tenant, settings), loop));
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
}
