// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.call;

import dev.thaw.visor.Failure;
import dev.thaw.visor.Stderr;
import dev.thaw.visor.wire.Fields;
import dev.thaw.visor.worker.Worker;
import io.netty.channel.EventLoop;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/**
 * Where a tenant's worker, or a function's own, lives: it is started when it is needed, started
 * again when it ends, and replaced when a call cannot be stopped.
 */
final class WorkerSlot {
    /** What the slot needs of the rest. */
    interface Environment {
        Worker newWorker(WorkerSlot slot, Worker.Events events);

        void start(Worker worker, WorkerSlot slot);

        /** A worker takes calls now. */
        void ready(WorkerSlot slot);

        /**
         * Its worker goes on, but cannot end something.
         *
         * @param function of which that is, as it was loaded
         */
        void hanging(Host host, String function);

        /** Its worker has a file open that another one has taken the place of. */
        void outdated(Host host);

        /** Its calls have not been told yet. */
        void gone(Host host, Set<String> culprits, boolean asked);
    }

    static final String LIMITS_CHANGED = "its tenant's limits have changed";

    /** Workers that were given up and still run calls. */
    private static final int MAX_RETIRED = 2;

    final String key;
    final Tenant tenant;
    final WorkerKind kind;

    /** Whose own worker it is; null: all functions of the tenant. */
    final String function;

    private final EventLoop loop;
    private final Environment environment;
    private final LongSupplier retireMillis;
    private final Backoff backoff = new Backoff();
    private final List<Host> retired = new ArrayList<>();
    private final List<Waiting> waiting = new ArrayList<>();
    private Host active;
    private boolean startIsDue;
    private boolean closed;
    private int starts;
    private int crashes;
    private Fields mechanisms = new Fields();
    private Failure lastFailure;

    WorkerSlot(
            Tenant tenant,
            String function,
            WorkerKind kind,
            EventLoop loop,
            Environment environment,
            LongSupplier retireMillis) {
        this.key = key(tenant, function, kind);
        this.tenant = tenant;
        this.function = function;
        this.kind = kind;
        this.loop = loop;
        this.environment = environment;
        this.retireMillis = retireMillis;
    }

    /** What the slot is called; no two have the same. */
    static String key(Tenant tenant, String function, WorkerKind kind) {
        return (function == null ? tenant.name : tenant.name + "/" + function) + kind.suffix;
    }

    /** Who needs a worker that is ready. */
    private record Waiting(Consumer<Host> ready, Consumer<Failure> failed) {}

    /** Tells the worker when it is there, or why it has not come. */
    void whenReady(Consumer<Host> ready, Consumer<Failure> failed) {
        Host host = host();
        if (host != null) {
            ready.accept(host);
        } else if (closed) {
            failed.accept(closedFailure());
        } else {
            waiting.add(new Waiting(ready, failed));
        }
    }

    private List<Waiting> takeWaiting() {
        List<Waiting> taken = List.copyOf(waiting);
        waiting.clear();
        return taken;
    }

    /** The worker that takes calls; null if there is none yet: then one is on its way. */
    Host host() {
        if (active == null) {
            start();
            return null;
        }
        return active.worker.ready() ? active : null;
    }

    /** The same, but starts none. */
    Host hostIfReady() {
        return active != null && active.worker.ready() ? active : null;
    }

    /** Why calls should not wait for this worker; null if they may. */
    Failure failing() {
        return active == null && backoff.failing() ? lastFailure : null;
    }

    private void start() {
        if (startIsDue || closed) {
            return;
        }
        startIsDue = true;
        long delay = backoff.delayMillis();
        if (delay == 0) {
            startNow();
        } else {
            loop.schedule(this::startNow, delay, TimeUnit.MILLISECONDS);
        }
    }

    private void startNow() {
        startIsDue = false;
        if (closed || active != null) {
            return;
        }
        starts++;
        Host host = new Host(this);
        host.worker =
                environment.newWorker(
                        this,
                        new Worker.Events() {
                            @Override
                            public void ready(Worker worker, Fields enforced) {
                                if (host.retired) {
                                    return;
                                }
                                mechanisms = enforced;
                                takeWaiting().forEach(w -> w.ready.accept(host));
                                environment.ready(WorkerSlot.this);
                            }

                            @Override
                            public void hanging(Worker worker, String function, String message) {
                                hangs(host, function, message);
                            }

                            @Override
                            public Failure gone(Worker worker, String how, boolean asked) {
                                return hostGone(host, how, asked);
                            }
                        });
        active = host;
        environment.start(host.worker, this);
    }

    /** Said and counted once, however often a worker that is given up says so. */
    void hangs(Host host, String function, String message) {
        if (host.retired) {
            return;
        }
        Stderr.say("worker " + key + " hangs: " + function + ": " + message);
        backoff.ended(System.nanoTime() - host.startedNanos);
        environment.hanging(host, function);
    }

    /** The next one opens the file that is there; each that does not is followed later. */
    void outdated(Host host, String function, String message) {
        if (host.retired) {
            return;
        }
        Stderr.say("worker " + key + " is replaced: " + function + ": " + message);
        backoff.ended(System.nanoTime() - host.startedNanos);
        environment.outdated(host);
    }

    private Failure hostGone(Host host, String how, boolean asked) {
        boolean wasActive = host == active;
        if (wasActive) {
            active = null;
        }
        retired.remove(host);
        Set<String> culprits = asked || host.retired ? Set.of() : Culprits.of(host.worker);
        if (!asked && !host.retired) {
            crashes++;
            if (culprits.isEmpty()) {
                backoff.ended(System.nanoTime() - host.startedNanos);
            }
        }
        String during = culprits.isEmpty() ? "" : " while it ran " + String.join(" or ", culprits);
        lastFailure =
                new Failure(
                        502,
                        "worker-lost",
                        "the worker of " + key + " has ended (" + how + ")" + during);
        if (wasActive) {
            takeWaiting().forEach(w -> w.failed.accept(lastFailure));
        }
        environment.gone(host, culprits, asked || host.retired);
        return lastFailure;
    }

    /** Gives up a worker: new calls go to another, and it ends when its other calls have. */
    void retire(Host host, String why) {
        if (host.retired) {
            return;
        }
        host.retired = true;
        host.whyRetired = why;
        if (active == host) {
            active = null;
        }
        retired.add(host);
        List<Host> running = retired.stream().filter(Host::isAwaited).toList();
        if (running.size() > MAX_RETIRED) {
            Host oldest = running.getFirst();
            oldest.worker.kill(
                    "it was given up, as %s, and so were %d later ones, while its calls went on"
                            .formatted(oldest.whyRetired, running.size() - 1));
        }
        long millis = retireMillis.getAsLong();
        loop.schedule(
                () ->
                        host.worker.kill(
                                "it was given up, as %s, and its calls went on for %d ms (--retire-ms)"
                                        .formatted(why, millis)),
                millis,
                TimeUnit.MILLISECONDS);
        start();
    }

    /** Its worker ends if it has nothing to do; the next one is started when it is needed. */
    void rest() {
        Host host = hostIfReady();
        if (host != null && host.isIdle()) {
            host.retired = true;
            host.whyRetired = "nobody has needed it";
            active = null;
            retired.add(host);
            host.worker.end(WorkerSlots.END_MILLIS);
        }
    }

    /** What failed, failed by other settings; one that is on its way has those. */
    void settingsChanged() {
        backoff.reset();
        if (active != null && !active.worker.ready()) {
            Host host = active;
            host.retired = true;
            host.whyRetired = LIMITS_CHANGED;
            active = null;
            retired.add(host);
            host.worker.kill(LIMITS_CHANGED);
            startNow();
        } else if (startIsDue) {
            startNow();
        }
    }

    /** The slot is not used any more, or the front ends. */
    void close(long graceMillis) {
        closed = true;
        if (active != null) {
            active.worker.end(graceMillis);
        }
        retired.forEach(host -> host.worker.kill("the front ends"));
        // where none is on its way, nobody else would tell them
        takeWaiting().forEach(w -> w.failed.accept(closedFailure()));
    }

    private Failure closedFailure() {
        return new Failure(502, "worker-lost", "no worker of " + key + " is started any more");
    }

    boolean isGone() {
        return active == null && retired.isEmpty();
    }

    List<Host> hosts() {
        List<Host> hosts = new ArrayList<>(retired);
        if (active != null) {
            hosts.add(active);
        }
        return hosts;
    }

    int starts() {
        return starts;
    }

    int crashes() {
        return crashes;
    }

    Fields mechanisms() {
        return mechanisms;
    }
}
