// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import dev.thaw.visor.call.WorkerStarter;
import dev.thaw.visor.store.Store;
import dev.thaw.visor.store.TenantSettings;
import dev.thaw.visor.wire.Fields;
import dev.thaw.visor.worker.Worker;
import dev.thaw.visor.worker.WorkerListener;
import io.netty.channel.EventLoop;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Makes workers that may read what is their tenant's, and nothing else of the store. */
final class WorkerFactory implements WorkerStarter {
    private final EventLoop loop;
    private final WorkerListener listener;
    private final Store store;
    private final ServerOptions options;

    WorkerFactory(EventLoop loop, WorkerListener listener, Store store, ServerOptions options) {
        this.loop = loop;
        this.listener = listener;
        this.store = store;
        this.options = options;
    }

    @Override
    public Fields configuration(String tenant, String function, TenantSettings settings) {
        Path directory = store.directoryOf(tenant);
        return configuration(
                tenant, function == null ? directory : directory.resolve(function), settings);
    }

    /**
     * @param readable holds the functions
     */
    Fields configuration(String tenant, Path readable, TenantSettings settings) {
        Fields fields =
                new Fields()
                        .add(":tenant", tenant)
                        .add(":read", readable.toAbsolutePath().toString());
        for (Path language : options.languages().values()) {
            fields.add(":read", language.toAbsolutePath().getParent().toString());
        }
        return fields.add(":uid", 0)
                .add(":gid", 0)
                .add(":network", settings.network())
                .add(":memory", settings.memory())
                .add(":cpu-percent", settings.cpuPercent())
                .add(":processes", settings.threads())
                .add(":descriptors", settings.descriptors())
                .add(":cgroup", "")
                .addAll(":require", options.require());
    }

    @Override
    public Worker create(Fields configuration, Worker.Events events) {
        return new Worker(loop, listener, configuration, events);
    }

    @Override
    public void start(Worker worker, String name) {
        worker.start(
                options.worker(),
                line -> System.err.println("thaw visor: worker " + name + ": " + line));
    }

    @Override
    public Path language(String runtime) {
        return options.languages().get(runtime);
    }

    /** Tells what is missing before somebody waits for it. */
    void check() throws IOException {
        Path program = Path.of(options.worker().getFirst());
        if (program.isAbsolute() && !Files.isExecutable(program)) {
            throw new IOException("there is no worker at " + program + "; name it with --worker");
        }
    }
}
