// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import dev.thaw.visor.Failure;
import dev.thaw.visor.RefusedException;
import dev.thaw.visor.call.Deployment;
import dev.thaw.visor.call.FunctionTable;
import dev.thaw.visor.call.WorkerKind;
import dev.thaw.visor.store.FunctionSettings;
import dev.thaw.visor.store.Manifest;
import dev.thaw.visor.store.StoredFunction;
import io.netty.channel.EventLoop;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;

/**
 * Versions that are loaded before callers get to them: all of them, or none. Called on threads that
 * may wait; closing it takes back what was not activated.
 */
final class Rollout implements AutoCloseable {
    private final FunctionTable table;
    private final WorkerFactory workers;
    private final Languages languages;
    private final EventLoop loop;
    private final Map<StoredFunction, Deployment> prepared = new LinkedHashMap<>();

    Rollout(FunctionTable table, WorkerFactory workers, Languages languages, EventLoop loop) {
        this.table = table;
        this.workers = workers;
        this.languages = languages;
        this.loop = loop;
    }

    /** Loads its current version. */
    void prepare(StoredFunction function) throws IOException, RefusedException {
        Manifest manifest = function.currentVersion().manifest();
        FunctionSettings settings = function.settings();
        JvmNeed.check(manifest, settings, workers.hasJvm());
        if (JvmNeed.of(manifest, settings) != null) {
            workers.jvm().prepare();
        } else if (manifest.source() != null && !workers.jvm().isReady()) {
            languages.require(manifest.runtime());
        }
        Deployment deployment =
                onLoop(() -> table.deployments().of(function, function.currentVersion()));
        prepared.put(function, deployment);
        CompletableFuture<Failure> done = new CompletableFuture<>();
        loop.execute(() -> table.preparations().prepare(function, deployment, done::complete));
        Failure failure = Deployer.await(done);
        if (failure != null) {
            boolean itsOwn = deployment.kind() == WorkerKind.JVM && failure.status() == 500;
            throw itsOwn
                    ? new RefusedException(422, failure.type(), failure.message())
                    : new RefusedException(failure);
        }
    }

    /**
     * From now on they answer, and aliases are those of the function.
     *
     * @param stored as which the function is kept
     */
    void activate(StoredFunction stored) throws IOException {
        onLoop(() -> {
            prepared.forEach((function, deployment) -> {
                boolean current = function.name().equals(stored.name());
                table.activate(current ? stored : function, deployment);
            });
            table.pinned().set(stored);
            prepared.clear();
            return null;
        });
    }

    @Override
    public void close() {
        List<Deployment> left = List.copyOf(prepared.values());
        prepared.clear();
        loop.execute(() -> left.forEach(table.preparations()::withdraw));
    }

    private <T> T onLoop(Supplier<T> action) throws IOException {
        return Deployer.await(CompletableFuture.supplyAsync(action, loop));
    }
}
