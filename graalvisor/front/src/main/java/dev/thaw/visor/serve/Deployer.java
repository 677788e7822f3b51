// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import com.google.gson.JsonObject;
import dev.thaw.visor.RefusedException;
import dev.thaw.visor.call.FunctionTable;
import dev.thaw.visor.call.WorkerKind;
import dev.thaw.visor.store.FunctionSettings;
import dev.thaw.visor.store.Manifest;
import dev.thaw.visor.store.NameLocks;
import dev.thaw.visor.store.Names;
import dev.thaw.visor.store.Staged;
import dev.thaw.visor.store.Store;
import dev.thaw.visor.store.StoredFunction;
import dev.thaw.visor.store.StoredVersion;
import io.netty.channel.EventLoop;
import java.io.IOException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Supplier;

/**
 * Changes functions: first on the disk, then for callers. Called on threads that may wait, one
 * change of a function at a time.
 */
final class Deployer {
    private final Store store;
    private final FunctionTable table;
    private final WorkerFactory workers;
    private final EventLoop loop;
    private final Supplier<ServerOptions> options;
    private final Languages languages;
    private final Trials trials;
    private final ScriptRuntimes runtimes;
    private final SharedData data;

    Deployer(
            Store store,
            FunctionTable table,
            WorkerFactory workers,
            EventLoop loop,
            Supplier<ServerOptions> options,
            Languages languages) {
        this.store = store;
        this.table = table;
        this.workers = workers;
        this.loop = loop;
        this.options = options;
        this.languages = languages;
        this.trials = new Trials(workers, loop, store);
        this.runtimes = new ScriptRuntimes(workers, languages);
        this.data =
                new SharedData(store, trials, this::rollout, () -> options.get().maxFunctionFile());
    }

    /** What of a function is another. */
    private enum Change {
        /** A version came. */
        ADDED,
        /** Which version is current, or settings. */
        OTHER,
        /** What all its versions get that are served. */
        ALL
    }

    /**
     * @param stateless why isolates of a function that could have a state begin without; or null
     * @param inJvm why it runs in a JVM, and stays there; or null
     */
    record Deployed(StoredFunction function, String stateless, String inJvm) {}

    SharedData data() {
        return data;
    }

    Deployed deploy(DeployRequest request, Staged staged) throws IOException, RefusedException {
        String name = Names.checked("the function's name", request.name());
        StoredFunction known = store.function(name);
        String tenant =
                request.tenant() != null
                        ? Names.checked("the tenant's name", request.tenant())
                        : known != null ? known.tenant() : Names.DEFAULT_TENANT;
        settings(known, null, request);
        staged.unpack(request.fileName(), request.entry(), options.get().maxFunctionFile());
        if (request.data() != null) {
            staged.nameData(request.data());
        }
        String shared = staged.manifest().data();
        try (NameLocks.Held held = shared == null ? null : data.lock(tenant, shared)) {
            if (shared != null) {
                data.provide(name, tenant, staged);
            }
            return deploy(request, name, tenant, staged);
        }
    }

    /** What is unpacked, and has its data. */
    private Deployed deploy(DeployRequest sent, String name, String tenant, Staged staged)
            throws IOException, RefusedException {
        DeployRequest request = sent;
        StoredFunction known = store.function(name);
        Manifest manifest = staged.manifest();
        FunctionSettings tried = settings(known, manifest, request);
        store.secrets().require(tenant, tried);
        JvmNeed.check(manifest, tried, workers.hasJvm());
        if (manifest.source() != null) {
            runtimes.prepare(manifest, tried);
        }
        staged.letIn(store.users(), tenant);
        String stateless = trials.makeState(name, tenant, staged, tried);
        staged.letIn(store.users(), tenant);
        String lacking = null;
        if (workers.kind(manifest, tried) == WorkerKind.NATIVE || !manifest.jars().isEmpty()) {
            // a script alone cannot end its worker, and is tried where it will run
            lacking = trials.probe(name, tenant, staged, tried);
            if (lacking != null) {
                JvmNeed.checkLacking(lacking, tried, workers.hasJvm());
                workers.jvm().prepare();
                request = request.toJvm();
            }
        }
        try (NameLocks.Held held = store.lock(name)) {
            FunctionSettings settings = settings(store.function(name), manifest, request);
            StoredVersion version = store.add(name, tenant, staged);
            StoredFunction changed = change(name, tenant, version, settings, Change.ADDED);
            return new Deployed(
                    changed,
                    stateless,
                    lacking == null ? runtimes.inJvm(manifest, settings) : lacking);
        }
    }

    private FunctionSettings settings(
            StoredFunction known, Manifest manifest, DeployRequest request)
            throws RefusedException {
        return request.settings(known, manifest, options.get().memory());
    }

    /** The caller holds the lock. */
    private StoredFunction change(
            String name,
            String tenant,
            StoredVersion version,
            FunctionSettings settings,
            Change kind)
            throws IOException, RefusedException {
        StoredFunction known = store.function(name);
        boolean alone = known == null || (known.settings().equals(settings) && kind != Change.ALL);
        StoredFunction published = null;
        try (Rollout rollout = rollout()) {
            store.secrets().require(tenant, settings);
            rollout.prepare(StoredFunction.first(name, tenant, version, settings));
            if (!alone) {
                // settings are the function's, whichever version answers
                StoredFunction changed = known.withSettings(settings);
                for (int pinned : changed.aliases().versions()) {
                    rollout.prepare(changed.pinned(pinned));
                }
            }
            published = store.publish(name, tenant, version, settings);
            rollout.activate(published);
        } finally {
            if (published == null && kind == Change.ADDED) {
                store.withdraw(name, tenant, version);
            }
        }
        return published;
    }

    private Rollout rollout() {
        return new Rollout(table, workers, languages, loop);
    }

    /**
     * @param weights of versions; null: the alias goes
     */
    StoredFunction alias(String name, String alias, JsonObject weights)
            throws IOException, RefusedException {
        try (NameLocks.Held held = store.lock(name);
                Rollout rollout = rollout()) {
            StoredFunction known = known(name);
            StoredFunction changed =
                    weights == null ? known.withoutAlias(alias) : known.withAlias(alias, weights);
            for (int version : changed.aliases().versions()) {
                if (!known.aliases().versions().contains(version)) {
                    rollout.prepare(changed.pinned(version));
                }
            }
            store.keep(changed);
            rollout.activate(changed);
            return changed;
        }
    }

    /** What it gets when it is loaded has changed. */
    void reload(String name) throws IOException, RefusedException {
        try (NameLocks.Held held = store.lock(name)) {
            StoredFunction known = known(name);
            change(name, known.tenant(), known.currentVersion(), known.settings(), Change.ALL);
        }
    }

    StoredFunction limits(String name, JsonObject changes) throws IOException, RefusedException {
        try (NameLocks.Held held = store.lock(name)) {
            StoredFunction known = known(name);
            DeployRequest request = new DeployRequest(name, null, null, null, null, changes);
            FunctionSettings settings = settings(known, null, request);
            if (!settings.isLoadedAs(known.settings())
                    && trials.lacksSomething(known.withSettings(settings), runtimes)) {
                settings = settings(known, null, request.toJvm());
            }
            return change(name, known.tenant(), known.currentVersion(), settings, Change.OTHER);
        }
    }

    /**
     * @param to a version; 0: the one before
     */
    StoredFunction rollback(String name, int to) throws IOException, RefusedException {
        try (NameLocks.Held held = store.lock(name)) {
            StoredFunction known = known(name);
            int number = to == 0 ? known.previous() : to;
            StoredVersion version = known.versions().get(number);
            if (version == null) {
                throw new RefusedException(
                        404,
                        "version",
                        number == 0
                                ? name + " has no version to go back to"
                                : name
                                        + " has no version "
                                        + number
                                        + "; there are "
                                        + known.versions().keySet());
            }
            return change(name, known.tenant(), version, known.settings(), Change.OTHER);
        }
    }

    /**
     * @param whenGone before anybody else can have the name
     */
    void remove(String name, Runnable whenGone) throws IOException, RefusedException {
        try (NameLocks.Held held = store.lock(name)) {
            known(name);
            // callers first: a worker that starts now must not look for its files
            onLoop(() -> {
                table.remove(name);
                return null;
            });
            try {
                store.remove(name);
                whenGone.run();
            } finally {
                StoredFunction kept = store.function(name);
                if (kept != null) {
                    onLoop(() -> {
                        table.serve(kept);
                        return null;
                    });
                }
            }
        }
    }

    private StoredFunction known(String name) throws RefusedException {
        StoredFunction known = store.function(name);
        if (known == null) {
            throw new RefusedException(404, "not-found", "there is no function '" + name + "'");
        }
        return known;
    }

    private <T> T onLoop(Supplier<T> action) throws IOException {
        return await(CompletableFuture.supplyAsync(action, loop));
    }

    static <T> T await(CompletableFuture<T> future) throws IOException {
        try {
            return future.join();
        } catch (CompletionException e) {
            throw new IOException("the front has failed: " + e.getCause(), e.getCause());
        }
    }
}
