// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.call;

import dev.thaw.visor.Failure;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** Which function is loaded in which worker, and whether there is memory for one more call. */
final class Loads {
    private static final long RETRY_NANOS = TimeUnit.SECONDS.toNanos(1);
    private static final int TRIM_MILLIS = 50;
    private static final int LANGUAGE_SECONDS = 30;
    private static final int LACK_SECONDS = 30;
    private static final int ANSWER_MILLIS = 1000;
    private static final int MAX_ASKED = 16;

    /** The worker's word for a library at whose path it has another one open. */
    private static final String REPLACED = "replaced";

    private final FunctionTable table;
    private final MemoryBudget memory;
    private boolean trimIsDue;
    private boolean memoryIsShort;

    Loads(FunctionTable table, MemoryBudget memory) {
        this.table = table;
        this.memory = memory;
    }

    MemoryBudget memory() {
        return memory;
    }

    /** The function's current deployment where it can be called; null if it is on its way. */
    Load ready(Function function) {
        table.warm().taken(function.slot);
        Host host = function.slot.host();
        if (host == null) {
            return null;
        }
        Load load = host.loads.get(function.current.wireName());
        if (load != null && load.state == Load.State.FAILED) {
            if (System.nanoTime() - load.failedNanos < RETRY_NANOS) {
                table.dispatcher().failQueue(function, load.failure);
                return null;
            }
            load = null;
        }
        if (load != null) {
            load.unwanted = false;
        } else {
            begin(function, host);
            return null;
        }
        return load.state == Load.State.LOADED ? load : null;
    }

    /** Loads the function's current deployment, for the calls that wait or will come. */
    void begin(Function function, Host host) {
        Deployment wanted = function.current;
        load(
                host,
                wanted,
                failure -> {
                    // what came instead may well be loaded
                    if (failure != null && function.current == wanted) {
                        table.dispatcher().failQueue(function, failure);
                    }
                    table.dispatcher().pump(function);
                });
    }

    /** Tells null, or why not; null as well where the next worker is to load it, in its turn. */
    void load(Host host, Deployment deployment, Consumer<Failure> whenDone) {
        Load load = new Load(deployment, host);
        host.loads.put(deployment.wireName(), load);
        if (deployment.library() == null && deployment.kind() == WorkerKind.NATIVE) {
            load.state = Load.State.FAILED;
            load.failedNanos = System.nanoTime();
            load.failure =
                    new Failure(
                            503,
                            "language",
                            "what "
                                    + deployment.function()
                                    + " runs in is not there yet; if it is being built, the server's log says so",
                            LANGUAGE_SECONDS);
            whenDone.accept(load.failure);
            return;
        }
        host.worker.load(
                deployment.load(),
                deployment.configuration(),
                (done, failed) -> {
                    host.loadFailed = failed != null;
                    if (failed != null
                            && failed.type().equals(REPLACED)
                            && deployment.kind() == WorkerKind.NATIVE) {
                        forget(load);
                        host.slot.outdated(host, deployment.wireName(), failed.message());
                        whenDone.accept(null);
                    } else if (failed == null) {
                        load.state = Load.State.LOADED;
                        whenDone.accept(null);
                        if (load.unwanted) {
                            unload(host, deployment);
                        }
                    } else {
                        load.state = Load.State.FAILED;
                        load.failedNanos = System.nanoTime();
                        load.failure =
                                new Failure(
                                        failed.status(),
                                        failed.status() == 502 ? failed.type() : "load",
                                        deployment.function()
                                                + " cannot be loaded: "
                                                + failed.message());
                        whenDone.accept(load.failure);
                        if (load.unwanted) {
                            forget(load);
                        }
                    }
                    if (load.unwanted) {
                        table.closeUnused(host.slot);
                    }
                });
    }

    /** One that is on its way is unloaded when it is there. */
    void unload(Host host, Deployment deployment) {
        Load load = host.loads.get(deployment.wireName());
        if (load != null && load.state == Load.State.LOADING) {
            load.unwanted = true;
        }
        if (load != null && load.state == Load.State.LOADED && host.worker.ready()) {
            load.unloading = true;
            host.worker.unload(
                    deployment.wireName(),
                    (done, failed) -> {
                        forget(load);
                        if (failed != null && failed.type().equals("hanging")) {
                            host.slot.hangs(host, deployment.wireName(), failed.message());
                        }
                    });
        }
    }

    void forget(Load load) {
        load.host.loads.remove(load.deployment.wireName(), load);
        memory.gone(load);
        retryMemory();
    }

    /**
     * @param why for people
     */
    void retire(Host host, String why) {
        host.slot.retire(host, why);
    }

    /** Memory for one more call; if there is none, idle isolates go, and the call waits. */
    boolean reserve(Function function, Load load) {
        if (memory.reserve(load)) {
            return true;
        }
        String lack = memory.lack(function.name, load.memory());
        if (lack != null) {
            // isolates from before that was so take calls until they go
            if (load.reserved == 0) {
                Failure failure = new Failure(503, "memory", lack, LACK_SECONDS);
                table.dispatcher().failQueue(function, failure);
            }
            return false;
        }
        memoryIsShort = true;
        trim();
        return false;
    }

    private void trim() {
        if (trimIsDue) {
            return;
        }
        trimIsDue = true;
        for (Host host : hosts()) {
            host.worker.trim();
        }
        observe();
        table.loop()
                .schedule(
                        () -> {
                            trimIsDue = false;
                            retryMemory();
                        },
                        TRIM_MILLIS,
                        TimeUnit.MILLISECONDS);
    }

    /** When some may have become free. */
    void retryMemory() {
        if (memoryIsShort) {
            memoryIsShort = false;
            table.functions().forEach(table.dispatcher()::pump);
        }
    }

    /** Asks the workers what they have; not one that still owes an answer. */
    void observe() {
        hosts().stream().filter(host -> host.asked == 0).forEach(this::ask);
    }

    /**
     * Asks for somebody who waits, but no longer than {@link #ANSWER_MILLIS}: of a worker that does
     * not answer, or owes many answers, what was known before stays.
     */
    void observe(Runnable whenDone) {
        CompletableFuture<Void> answered =
                CompletableFuture.allOf(
                        hosts().stream()
                                .filter(host -> host.asked < MAX_ASKED)
                                .map(this::ask)
                                .toArray(CompletableFuture[]::new));
        answered.thenRun(whenDone);
        table.loop().schedule(() -> answered.complete(null), ANSWER_MILLIS, TimeUnit.MILLISECONDS);
    }

    private CompletableFuture<Void> ask(Host host) {
        CompletableFuture<Void> answered = new CompletableFuture<>();
        host.asked++;
        // an answer tells nothing of what came to the worker after the question
        List<Load> unloading = host.loads.values().stream().filter(load -> load.unloading).toList();
        host.worker.stats((done, failed) -> {
            host.asked--;
            if (done != null) {
                new StatsReader(this, host).read(done);
                unloading.stream()
                        .filter(load -> host.loads.containsValue(load))
                        .forEach(load -> memory.observe(load, load.running));
                retryMemory();
            }
            answered.complete(null);
        });
        return answered;
    }

    /**
     * @param created since it was loaded
     * @param evicted since it was loaded
     */
    void observed(Host host, String wireName, int isolates, int idle, long created, long evicted) {
        Load load = host.loads.get(wireName);
        if (load == null) {
            return;
        }
        memory.observe(load, isolates);
        load.isolates = isolates;
        load.idle = idle;
        Function function = table.get(load.deployment.function());
        if (function != null) {
            function.metrics.isolatesSince(created - load.created, evicted - load.evicted);
        }
        load.created = created;
        load.evicted = evicted;
        if (function != null && function.current == load.deployment) {
            Load copy = function.move == null ? null : function.move.load;
            function.metrics.isolates(
                    isolates + (copy == null ? 0 : copy.isolates),
                    idle + (copy == null ? 0 : copy.idle));
        }
    }

    /** That run, also those that get no more calls. */
    List<Host> hosts() {
        List<Host> hosts = new ArrayList<>();
        for (WorkerSlot slot : table.slotsAndClosing()) {
            for (Host host : slot.hosts()) {
                if (host.worker.ready()) {
                    hosts.add(host);
                }
            }
        }
        return hosts;
    }

    void gone(Host host) {
        List.copyOf(host.loads.values()).forEach(memory::gone);
        Map<String, Load> loads = host.loads;
        loads.values().forEach(load -> table.isolatesGone(load.deployment.function()));
    }
}
