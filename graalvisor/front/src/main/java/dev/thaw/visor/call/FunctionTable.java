// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.call;

import dev.thaw.visor.Failure;
import dev.thaw.visor.metrics.FunctionMetrics;
import dev.thaw.visor.store.StoredFunction;
import dev.thaw.visor.store.TenantSettings;
import io.netty.channel.EventLoop;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** The functions that are served, and the workers that serve them. Runs on the loop. */
public final class FunctionTable {
    private final EventLoop loop;
    private final WorkerStarter starter;
    private final Supplier<Limits> limits;
    private final Loads loads;
    private final Moves moves;
    private final Dispatcher dispatcher;
    private final Map<String, Function> functions = new TreeMap<>();
    private final Map<String, Tenant> tenants = new TreeMap<>();
    private final WorkerChanges changes;
    private final WorkerSlots slots;
    private final Preparations preparations;
    private final Deployments deployments;
    private final PinnedVersions pinned;
    private final WarmJvms warm;

    public FunctionTable(
            EventLoop loop,
            WorkerStarter starter,
            Supplier<Limits> limits,
            Dispatcher.Output output,
            long idPrefix) {
        this.loop = loop;
        this.starter = starter;
        this.deployments = new Deployments(starter);
        this.limits = limits;
        this.loads = new Loads(this, new MemoryBudget(() -> limits.get().memory()));
        this.moves = new Moves(this, loads, starter, () -> limits.get().moves());
        this.changes = new WorkerChanges(this, starter, loads, moves);
        this.slots = new WorkerSlots(loop, changes, () -> limits.get().retireMillis());
        this.warm = new WarmJvms(this, slots, loads, starter, () -> limits.get().warmJvms());
        this.preparations = new Preparations(this, loads);
        this.pinned = new PinnedVersions(this);
        this.dispatcher = new Dispatcher(loop, loads, moves, limits, output, idPrefix);
        ResidentMemory resident = new ResidentMemory(loop);
        long pause = limits.get().statsMillis();
        loop.scheduleWithFixedDelay(
                () -> {
                    loads.observe();
                    resident.read(loads.hosts());
                    moves.tick();
                },
                pause,
                pause,
                TimeUnit.MILLISECONDS);
        loop.scheduleWithFixedDelay(warm::settle, pause, pause, TimeUnit.MILLISECONDS);
    }

    EventLoop loop() {
        return loop;
    }

    public Dispatcher dispatcher() {
        return dispatcher;
    }

    public Limits limits() {
        return limits.get();
    }

    WarmJvms warm() {
        return warm;
    }

    /** JVMs that run before anybody needs them. */
    public int warmJvms() {
        return warm.ready();
    }

    /** How often one of those was needed. */
    public long warmJvmsTaken() {
        return warm.taken();
    }

    public long memoryReserved() {
        return loads.memory().reserved();
    }

    /** Why functions get no isolate, as all have less memory together; for people. */
    public List<String> memoryLacks() {
        return functions.values().stream()
                .map(f -> loads.memory().lack(f.name, f.settings().memory()))
                .filter(Objects::nonNull)
                .toList();
    }

    /** By the name that it is served by; null if there is none. */
    public Function get(String name) {
        return functions.get(name);
    }

    public PinnedVersions pinned() {
        return pinned;
    }

    public Collection<Function> functions() {
        return List.copyOf(functions.values());
    }

    Collection<WorkerSlot> slots() {
        return slots.all();
    }

    Collection<WorkerSlot> slotsAndClosing() {
        return slots.allAndClosing();
    }

    public Preparations preparations() {
        return preparations;
    }

    public Deployments deployments() {
        return deployments;
    }

    /** From now on calls go to what is stored, without loading it first. */
    public void serve(StoredFunction function) {
        for (StoredFunction served : function.served()) {
            activate(served, deployments.of(served, served.currentVersion()));
        }
        pinned.set(function);
    }

    /** From now on calls go to this deployment; the one before goes after its last call. */
    public void activate(StoredFunction stored, Deployment next) {
        Function function = functions.get(stored.name());
        if (function == null) {
            Tenant tenant = tenant(stored.tenant());
            function = new Function(stored.name(), tenant, new FunctionMetrics());
            functions.put(function.name, function);
        }
        Deployment before = function.current;
        WorkerSlot slotBefore = function.slot;
        function.stored = stored;
        function.current = next;
        function.slot = slot(function.tenant, function.name, next.settings().ownWorker(), next);
        function.rate = new RateLimit(next.settings().rate(), System.nanoTime());
        preparations.activated(next);
        moves.changed(function);
        if (before != null) {
            leave(function, slotBefore, before);
        }
        dispatcher.pump(function);
    }

    /** With its settings of now: those that change later are told to it. */
    Tenant tenant(String name) {
        return tenants.computeIfAbsent(name, n -> new Tenant(n, starter.settings(n)));
    }

    WorkerSlot slot(Function function, Deployment deployment) {
        boolean own = deployment.settings().ownWorker();
        return slot(function.tenant, function.name, own, deployment);
    }

    WorkerSlot slot(Tenant tenant, String name, boolean ownWorker, Deployment deployment) {
        return slots.get(tenant, ownWorker ? name : null, deployment.kind());
    }

    private void leave(Function function, WorkerSlot slot, Deployment before) {
        Host host = slot.hostIfReady();
        if (host != null) {
            loads.unload(host, before);
        }
        closeUnused(slot);
    }

    /** A tenant's worker of libraries is small, and stays; of JVMs a few do. */
    void closeUnused(WorkerSlot slot) {
        boolean stays = slot.function == null && slot.kind == WorkerKind.NATIVE;
        if (!stays && !isUsed(slot) && !warm.keeps(slot)) {
            slots.close(slot);
        }
    }

    boolean isUsed(WorkerSlot slot) {
        return functions().stream().anyMatch(function -> function.slot == slot)
                || moves.uses(slot)
                || preparations.uses(slot)
                || slot.hosts().stream().anyMatch(Host::isLoading);
    }

    /** Calls that wait are refused; those that run end as they would. */
    public void remove(String name) {
        pinned.remove(name);
        Function function = functions.remove(name);
        if (function == null) {
            return;
        }
        function.removed = true;
        moves.changed(function);
        dispatcher.failQueue(
                function, new Failure(404, "not-found", "the function " + name + " was removed"));
        leave(function, function.slot, function.current);
    }

    /** Limits of the process need a new one; running calls end in the old one. */
    public void setTenant(String name, TenantSettings settings) {
        Tenant tenant = tenants.get(name);
        if (tenant == null) {
            return;
        }
        tenant.settings = settings;
        for (WorkerSlot slot : slots()) {
            if (slot.tenant != tenant) {
                continue;
            }
            Host host = slot.hostIfReady();
            if (host != null) {
                changes.retire(host, WorkerSlot.LIMITS_CHANGED);
            }
            slot.settingsChanged();
        }
        functions().forEach(dispatcher::pump);
    }

    void isolatesGone(String name) {
        Function function = functions.get(name);
        if (function != null) {
            function.metrics.isolates(0, 0);
        }
    }

    /** Lets the workers end. */
    public void close() {
        slots.closeAll();
    }

    public boolean workersGone() {
        return slots.areGone();
    }

    /** Asks all workers first, and waits a second for their answers. */
    public void describeWorkers(Consumer<List<WorkerState>> to) {
        loads.observe(() -> to.accept(workers()));
    }

    public List<WorkerState> workers() {
        return slots.states();
    }
}
