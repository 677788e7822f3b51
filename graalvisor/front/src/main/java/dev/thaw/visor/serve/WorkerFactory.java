// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import dev.thaw.visor.Failure;
import dev.thaw.visor.RefusedException;
import dev.thaw.visor.Stderr;
import dev.thaw.visor.call.WorkerKind;
import dev.thaw.visor.call.WorkerStarter;
import dev.thaw.visor.confine.Confinement;
import dev.thaw.visor.confine.ControlGroups;
import dev.thaw.visor.store.FunctionSettings;
import dev.thaw.visor.store.Manifest;
import dev.thaw.visor.store.Store;
import dev.thaw.visor.store.TenantSettings;
import dev.thaw.visor.wire.Fields;
import dev.thaw.visor.worker.Worker;
import dev.thaw.visor.worker.WorkerListener;
import io.netty.channel.EventLoop;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Makes workers that may read what is their tenant's, and nothing else of the store. */
final class WorkerFactory implements WorkerStarter {
    private static final int GROUP_MILLIS = 50;
    private static final int GROUP_TRIES = 100;
    private static final String KILLED = "signal 9";

    private final EventLoop loop;
    private final WorkerListener listener;
    private final Store store;
    private final Supplier<ServerOptions> options;
    private final Confinement confinement;
    private final Languages languages;
    private final ScriptJvm jvm;

    /** By want of memory, when that was asked last. */
    private long endsAround;

    WorkerFactory(
            EventLoop loop,
            WorkerListener listener,
            Store store,
            Supplier<ServerOptions> options,
            Confinement confinement,
            Languages languages) {
        this.loop = loop;
        this.listener = listener;
        this.store = store;
        this.options = options;
        this.confinement = confinement;
        this.languages = languages;
        this.jvm = new ScriptJvm(options.get().jvm());
        this.endsAround = confinement.endsAround();
    }

    ScriptJvm jvm() {
        return jvm;
    }

    Confinement confinement() {
        return confinement;
    }

    @Override
    public TenantSettings settings(String tenant) {
        return store.tenant(tenant);
    }

    @Override
    public Fields configuration(
            String tenant, String function, TenantSettings settings, WorkerKind kind) {
        Path directory = store.directoryOf(tenant);
        return configuration(
                tenant, function == null ? directory : directory.resolve(function), settings, kind);
    }

    /**
     * @param readable holds the functions
     */
    Fields configuration(String tenant, Path readable, TenantSettings settings, WorkerKind kind) {
        Fields fields = configuration(tenant, tenant, readable, settings);
        if (kind == WorkerKind.JVM) {
            jvm.describe(settings.memory(), options.get().memory(), fields);
        }
        return fields;
    }

    /**
     * Of a worker that gets no function.
     *
     * @param tenant null: none
     */
    Fields trial(String tenant, TenantSettings settings) {
        return configuration(tenant, "trial", store.emptyDirectory(), settings);
    }

    private Fields configuration(
            String tenant, String worker, Path readable, TenantSettings settings) {
        Fields fields =
                new Fields()
                        .add(":tenant", worker)
                        .add(":read", readable.toAbsolutePath().toString());
        for (Path directory : languages.directories()) {
            fields.add(":read", directory.toString());
        }
        confinement.describe(tenant, worker, settings, fields);
        return fields;
    }

    @Override
    public Worker create(Fields configuration, Worker.Events events) {
        List<Path> groups = Confinement.groupsOf(configuration);
        return new Worker(loop, listener, configuration, new ConfinedEvents(events, groups));
    }

    /** Those of a worker: its control groups go when it has, and why it went is found out. */
    private final class ConfinedEvents implements Worker.Events {
        private final Worker.Events events;
        private final List<Path> groups;

        ConfinedEvents(Worker.Events events, List<Path> groups) {
            this.events = events;
            this.groups = groups;
        }

        @Override
        public void ready(Worker worker, Fields mechanisms) {
            events.ready(worker, mechanisms);
        }

        @Override
        public void hanging(Worker worker, String function, String message) {
            events.hanging(worker, function, message);
        }

        @Override
        public Failure gone(Worker worker, String how, boolean asked) {
            boolean usedUp = isMemoryUsedUp();
            String why = how;
            if (ControlGroups.ranOutOfMemory(groups)) {
                why += ", as the memory of its process was used up (limits --process-memory)";
            } else if (how.equals(KILLED) && usedUp) {
                why +=
                        ", as all memory was used up that this server and its workers may have"
                                + " together (limits --process-memory bounds a tenant's)";
            }
            removeGroups(groups, GROUP_TRIES);
            return events.gone(worker, why, asked);
        }
    }

    /** Whether the kernel has ended a process around the server since a worker went last. */
    private boolean isMemoryUsedUp() {
        long before = endsAround;
        endsAround = confinement.endsAround();
        return endsAround > before;
    }

    private void removeGroups(List<Path> groups, int tries) {
        if (!confinement.removeGroups(groups) && tries > 0 && !loop.isShuttingDown()) {
            loop.schedule(
                    () -> removeGroups(groups, tries - 1), GROUP_MILLIS, TimeUnit.MILLISECONDS);
        }
    }

    @Override
    public void start(Worker worker, String name) {
        worker.start(options.get().worker(), line -> Stderr.say("worker " + name + ": " + line));
    }

    Path language(String runtime) {
        return languages.find(runtime);
    }

    @Override
    public Path library(Manifest manifest, FunctionSettings settings) {
        return JvmNeed.of(manifest, settings) == null ? language(manifest.runtime()) : null;
    }

    /** Where there is no library for a script, a JVM runs it. */
    @Override
    public Supplier<Map<String, String>> secrets(String tenant, FunctionSettings settings) {
        return () -> store.secrets().variables(tenant, settings);
    }

    @Override
    public WorkerKind kind(Manifest manifest, FunctionSettings settings) {
        boolean script = manifest.source() != null && library(manifest, settings) == null;
        return script && jvm.isReady() ? WorkerKind.JVM : WorkerKind.NATIVE;
    }

    @Override
    public boolean hasJvm() {
        return jvm.exists();
    }

    @Override
    public boolean hasRoomForSpare(TenantSettings settings) {
        return ScriptJvm.hasRoom(settings.memory(), options.get().memory());
    }

    @Override
    public void prepareJvm(Consumer<Failure> whenDone) {
        if (jvm.isReady()) {
            whenDone.accept(null);
            return;
        }
        Thread.ofPlatform()
                .daemon()
                .name("preparation of the JVM")
                .start(() -> {
                    Failure failure = null;
                    try {
                        jvm.prepare();
                    } catch (RefusedException e) {
                        failure = e.failure();
                    }
                    Failure told = failure;
                    loop.execute(() -> whenDone.accept(told));
                });
    }

    /** Tells what is missing before somebody waits for it. */
    void check() throws IOException {
        Path program = Path.of(options.get().worker().getFirst());
        if (program.isAbsolute() && !Files.isExecutable(program)) {
            throw new IOException("there is no worker at " + program + "; name it with --worker");
        }
    }
}
