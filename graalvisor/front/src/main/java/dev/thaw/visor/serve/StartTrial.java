// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import dev.thaw.visor.store.TenantSettings;
import io.netty.channel.EventLoop;
import java.io.IOException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/**
 * Finds out at the start what this machine enforces of workers: before anything is served where
 * some of it is required, else a moment later, as nobody waits for what is but said.
 */
final class StartTrial {
    /** Calls that come with the start come first. */
    private static final long LATER_MILLIS = 50;

    private final IsolationStart start;
    private final WorkerFactory workers;
    private final EventLoop loop;
    private final CompletableFuture<Void> said = new CompletableFuture<>();

    StartTrial(IsolationStart start, WorkerFactory workers, EventLoop loop) {
        this.start = start;
        this.workers = workers;
        this.loop = loop;
    }

    private CompletableFuture<SandboxTrial.Outcome> run() {
        return SandboxTrial.run(workers, loop, null, TenantSettings.DEFAULT);
    }

    /**
     * @throws IOException if what is required cannot be had
     */
    void check() throws IOException {
        start.check(run().join());
        said.complete(null);
    }

    /**
     * @param ending whether the server ends: then nothing is said
     */
    void later(BooleanSupplier ending) {
        loop.schedule(() -> say(ending), LATER_MILLIS, TimeUnit.MILLISECONDS);
    }

    private void say(BooleanSupplier ending) {
        if (ending.getAsBoolean()) {
            said.complete(null);
        } else {
            run().thenAccept(start::say).whenComplete((nothing, failure) -> said.complete(null));
        }
    }

    /** Done when all is said. */
    CompletableFuture<Void> said() {
        return said;
    }
}
