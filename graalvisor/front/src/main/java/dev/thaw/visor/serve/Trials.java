// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import dev.thaw.visor.Failure;
import dev.thaw.visor.RefusedException;
import dev.thaw.visor.call.Deployment;
import dev.thaw.visor.call.WorkerKind;
import dev.thaw.visor.store.FunctionSettings;
import dev.thaw.visor.store.Manifest;
import dev.thaw.visor.store.Staged;
import dev.thaw.visor.store.Store;
import dev.thaw.visor.store.StoredFunction;
import dev.thaw.visor.store.StoredVersion;
import dev.thaw.visor.store.TenantSettings;
import io.netty.channel.EventLoop;
import java.io.IOException;
import java.nio.file.Path;

/** Tries a function in a worker of its own, which then ends: before it is where others are. */
final class Trials {
    private final WorkerFactory workers;
    private final EventLoop loop;
    private final Store store;

    Trials(WorkerFactory workers, EventLoop loop, Store store) {
        this.workers = workers;
        this.loop = loop;
        this.store = store;
    }

    /** Returns why there is no state where there could be one; null otherwise. */
    String makeState(String name, String tenant, Staged staged, FunctionSettings settings)
            throws IOException {
        Manifest manifest = staged.manifest();
        if (manifest.stateCapacity() == 0 || manifest.state() != null) {
            return null;
        }
        Path written = staged.scratch().resolve(Manifest.STATE);
        Failure failure = tried(name, tenant, staged, settings, written);
        if (failure == null) {
            try {
                staged.takeState(written);
                return null;
            } catch (IOException e) {
                return e.getMessage();
            }
        }
        return failure.message();
    }

    /**
     * Tries a function that was just sent.
     *
     * @return a module that a script imports and its image lacks; null if it runs as it is
     * @throws RefusedException if it does not run for another reason
     */
    String probe(String name, String tenant, Staged staged, FunctionSettings settings)
            throws RefusedException, IOException {
        return lacking(tried(name, tenant, staged, settings, null));
    }

    /** The same of a function that is there. */
    String probe(StoredFunction function) throws RefusedException, IOException {
        return probe(function, store.tenant(function.tenant()));
    }

    /** The same in a worker with such limits. */
    String probe(StoredFunction function, TenantSettings limits)
            throws RefusedException, IOException {
        return lacking(
                tried(
                        function.name(),
                        function.tenant(),
                        function.currentVersion(),
                        function.settings(),
                        limits,
                        null));
    }

    /**
     * Tries what is about to change as when it was deployed: with other limits, or variables, it
     * may not begin.
     *
     * @return whether isolates lack what it imports
     */
    boolean lacksSomething(StoredFunction changed, ScriptRuntimes runtimes)
            throws IOException, RefusedException {
        FunctionSettings settings = changed.settings();
        store.secrets().require(changed.tenant(), settings);
        boolean lacks = false;
        for (StoredFunction served : changed.served()) {
            Manifest manifest = served.currentVersion().manifest();
            JvmNeed.check(manifest, settings, workers.hasJvm());
            if (manifest.source() != null) {
                runtimes.prepare(manifest, settings);
            }
            if (workers.kind(manifest, settings) == WorkerKind.NATIVE
                    || !manifest.jars().isEmpty()) {
                String lacking = probe(served);
                if (lacking != null) {
                    JvmNeed.checkLacking(lacking, settings, workers.hasJvm());
                    workers.jvm().prepare();
                    lacks = true;
                }
            }
        }
        return lacks;
    }

    private static String lacking(Failure failure) throws RefusedException {
        if (failure != null && !failure.type().equals(Probe.LACKING)) {
            throw new RefusedException(failure);
        }
        return failure == null ? null : failure.message();
    }

    private Failure tried(
            String name, String tenant, Staged staged, FunctionSettings settings, Path state)
            throws IOException {
        StoredVersion version = new StoredVersion(0, staged.files(), staged.manifest(), "", 0);
        return tried(name, tenant, version, settings, store.tenant(tenant), state);
    }

    private Failure tried(
            String name,
            String tenant,
            StoredVersion version,
            FunctionSettings settings,
            TenantSettings limits,
            Path state)
            throws IOException {
        Manifest manifest = version.manifest();
        Path library =
                manifest.library() != null
                        ? version.directory().resolve(manifest.library())
                        : workers.library(manifest, settings);
        Deployment trial =
                new Deployment(
                        name + "@0",
                        name,
                        version,
                        settings,
                        workers.secrets(tenant, settings),
                        workers.kind(manifest, settings),
                        library);
        return Deployer.await(
                Probe.run(workers, loop, trial, state, version.directory(), limits, tenant));
    }
}
