// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import dev.thaw.visor.Failure;
import dev.thaw.visor.store.TenantSettings;
import dev.thaw.visor.wire.Fields;
import dev.thaw.visor.worker.Worker;
import io.netty.channel.EventLoop;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/** Starts a worker that gets no function, to see what this machine can enforce. */
final class SandboxTrial implements Worker.Events {
    private static final int END_MILLIS = 1000;
    private static final String REFUSED = "sandbox: ";

    /**
     * @param enforced mechanisms; null if the worker did not get so far
     * @param missing mechanisms, each with its reason
     * @param refusal what was required and cannot be enforced; null if nothing is
     * @param failure why the worker did not start otherwise; null if it did
     */
    record Outcome(List<String> enforced, List<String> missing, String refusal, String failure) {}

    private final CompletableFuture<Outcome> result = new CompletableFuture<>();

    private SandboxTrial() {}

    static CompletableFuture<Outcome> run(
            WorkerFactory factory, EventLoop loop, String tenant, TenantSettings settings) {
        SandboxTrial trial = new SandboxTrial();
        loop.execute(() -> {
            Worker worker = factory.create(factory.trial(tenant, settings), trial);
            factory.start(worker, "trial");
        });
        return trial.result;
    }

    @Override
    public void ready(Worker worker, Fields mechanisms) {
        result.complete(
                new Outcome(mechanisms.all(":enforced"), mechanisms.all(":missing"), null, null));
        worker.end(END_MILLIS);
    }

    @Override
    public Failure gone(Worker worker, String how, boolean asked) {
        boolean refused = how.startsWith(REFUSED);
        result.complete(
                new Outcome(
                        null,
                        List.of(),
                        refused ? how.substring(REFUSED.length()) : null,
                        refused ? null : how));
        return new Failure(502, "worker-lost", how);
    }
}
