// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import dev.thaw.visor.Failure;
import dev.thaw.visor.call.Deployment;
import dev.thaw.visor.store.TenantSettings;
import dev.thaw.visor.wire.Fields;
import dev.thaw.visor.worker.Worker;
import io.netty.channel.EventLoop;
import java.nio.file.Path;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/**
 * Loads what is about to be deployed into a worker of its own, which then ends: to open a library
 * runs its constructors, and nobody else should be there when they crash.
 */
final class Probe implements Worker.Events {
    private static final int SECONDS = 30;
    private static final int END_MILLIS = 1000;

    private final Deployment deployment;
    private final Path state;
    private boolean loaded;

    /** The failure's type where a script imports what is not there: another runtime may have it. */
    static final String LACKING = "module";

    /** As Python calls it. */
    private static final Set<String> IMPORTS = Set.of("ImportError", "ModuleNotFoundError");

    /** What a worker finds about the file, docs/visor-worker.md. */
    private static final Set<String> OF_LIBRARIES =
            Set.of("not-a-library", "architecture", "symbols", "needed", "open");

    private static final String NO_ISOLATE = "no isolate can be made";

    private final CompletableFuture<Failure> result = new CompletableFuture<>();

    private Probe(Deployment deployment, Path state) {
        this.deployment = deployment;
        this.state = state;
    }

    /**
     * Completes with null, or with what is wrong.
     *
     * @param state a file to which the function writes its state, in a directory of its own; null
     *     if it writes none
     */
    static CompletableFuture<Failure> run(
            WorkerFactory factory,
            EventLoop loop,
            Deployment deployment,
            Path state,
            Path readable,
            TenantSettings settings,
            String tenant) {
        Probe probe = new Probe(deployment, state);
        loop.execute(() -> {
            Fields configuration =
                    factory.configuration(tenant, readable, settings, deployment.kind());
            if (state != null) {
                configuration.add(":write", state.getParent().toAbsolutePath().toString());
            }
            Worker worker = factory.create(configuration, probe);
            factory.start(worker, "probe of " + deployment.wireName());
            loop.schedule(
                    () -> {
                        if (!probe.result.isDone()) {
                            probe.fail("is not loaded after " + SECONDS + " s");
                            worker.kill("it was given up");
                        }
                    },
                    SECONDS,
                    TimeUnit.SECONDS);
        });
        return probe.result;
    }

    private static boolean lacks(Failure failure) {
        String message = failure.message();
        return failure.type().equals("load")
                && IMPORTS.contains(message.substring(0, Math.max(0, message.indexOf(':'))));
    }

    /** Where the library itself does not fit, and not what its function does. */
    private String builder(Failure failure) {
        String builder = deployment.version().manifest().builder();
        boolean library =
                OF_LIBRARIES.contains(failure.type()) || failure.message().contains(NO_ISOLATE);
        return library && !builder.isEmpty()
                ? " (it was built by "
                        + builder
                        + "; build it by this server's 'thaw function build')"
                : "";
    }

    private void fail(String message) {
        fail("probe", message);
    }

    private void fail(String type, String message) {
        result.complete(new Failure(422, type, deployment.function() + " " + message));
    }

    @Override
    public void ready(Worker worker, Fields mechanisms) {
        Fields configuration = deployment.configuration();
        if (state != null) {
            configuration.add(":state-to", state.toAbsolutePath().toString());
        }
        worker.load(
                deployment.load().add(":warm", 1),
                configuration,
                (done, failed) -> {
                    if (failed == null) {
                        loaded = true;
                    } else if (failed.status() != 502) {
                        fail(
                                lacks(failed) ? LACKING : "probe",
                                "cannot be loaded: "
                                        + failed.type()
                                        + ": "
                                        + failed.message()
                                        + builder(failed));
                    }
                    worker.end(END_MILLIS);
                });
    }

    @Override
    public Failure gone(Worker worker, String how, boolean asked) {
        String last = worker.lastLines().isEmpty() ? "" : ": " + worker.lastLines().getLast();
        if (asked && loaded) {
            // only now: nobody is left who could change what it has written
            result.complete(null);
        } else if (!asked) {
            fail("has ended the worker that tried it (" + how + ")" + last);
        }
        return new Failure(502, "worker-lost", how);
    }
}
