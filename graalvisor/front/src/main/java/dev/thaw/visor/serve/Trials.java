// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import dev.thaw.visor.Failure;
import dev.thaw.visor.RefusedException;
import dev.thaw.visor.call.Deployment;
import dev.thaw.visor.store.FunctionSettings;
import dev.thaw.visor.store.Manifest;
import dev.thaw.visor.store.Staged;
import dev.thaw.visor.store.Store;
import dev.thaw.visor.store.StoredVersion;
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

    void probe(String name, String tenant, Staged staged, FunctionSettings settings)
            throws RefusedException, IOException {
        Failure failure = tried(name, tenant, staged, settings, null);
        if (failure != null) {
            throw new RefusedException(failure);
        }
    }

    private Failure tried(
            String name, String tenant, Staged staged, FunctionSettings settings, Path state)
            throws IOException {
        StoredVersion version = new StoredVersion(0, staged.files(), staged.manifest(), "", 0);
        Manifest manifest = staged.manifest();
        Path library =
                manifest.library() != null
                        ? staged.files().resolve(manifest.library())
                        : workers.library(manifest, settings);
        Deployment trial =
                new Deployment(
                        name + "@0",
                        name,
                        version,
                        settings,
                        workers.kind(manifest, settings),
                        library);
        return Deployer.await(
                Probe.run(
                        workers, loop, trial, state, staged.files(), store.tenant(tenant), tenant));
    }
}
