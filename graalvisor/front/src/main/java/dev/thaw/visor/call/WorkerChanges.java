// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.call;

import dev.thaw.visor.Failure;
import dev.thaw.visor.wire.Fields;
import dev.thaw.visor.worker.Worker;
import java.util.Set;

/** What becomes of functions and their calls as workers come, hang and go. Runs on the loop. */
final class WorkerChanges implements WorkerSlot.Environment {
    private final FunctionTable table;
    private final WorkerStarter starter;
    private final Loads loads;
    private final Moves moves;

    WorkerChanges(FunctionTable table, WorkerStarter starter, Loads loads, Moves moves) {
        this.table = table;
        this.starter = starter;
        this.loads = loads;
        this.moves = moves;
    }

    @Override
    public Worker newWorker(WorkerSlot slot, Worker.Events events) {
        Fields configuration =
                starter.configuration(
                        slot.tenant.name, slot.function, slot.tenant.settings, slot.kind);
        return starter.create(configuration, events);
    }

    @Override
    public void start(Worker worker, WorkerSlot slot) {
        starter.start(worker, slot.key);
    }

    /** What was called before is loaded before it is called again. */
    @Override
    public void ready(WorkerSlot slot) {
        table.warm().ready(slot);
        for (Function function : table.functions()) {
            if (function.slot == slot) {
                if (function.queue.isEmpty() && function.metrics.called()) {
                    loads.ready(function);
                }
                table.dispatcher().pump(function);
            }
        }
    }

    @Override
    public void gone(Host host, Set<String> culprits, boolean asked) {
        loads.gone(host);
        moves.gone(host, culprits);
        long now = System.nanoTime();
        boolean again = false;
        for (Function function : table.functions()) {
            if (function.slot != host.slot) {
                continue;
            }
            boolean guilty = culprits.stream().anyMatch(c -> c.startsWith(function.name + "@"));
            if (guilty) {
                function.metrics.crash();
                function.breaker.crashed(now);
            }
            Failure failing = host.slot.failing();
            if (failing != null) {
                table.dispatcher().failQueue(function, failing);
            }
            // so that it is there when the next call comes, if one may
            boolean later = function.metrics.called() && !table.dispatcher().draining();
            again |= later || !function.queue.isEmpty();
        }
        if (again && !asked) {
            host.slot.host();
        }
    }

    @Override
    public void hanging(Host host, String culprit) {
        for (Function function : table.functions()) {
            if (function.slot == host.slot && culprit.startsWith(function.name + "@")) {
                function.breaker.crashed(System.nanoTime());
            }
        }
        retire(host, "something in it could not be ended");
    }

    @Override
    public void outdated(Host host) {
        retire(host, "a library that it has open was replaced");
    }

    /** Another worker takes the calls that come; this one ends after those that it has. */
    void retire(Host host, String why) {
        loads.retire(host, why);
        moves.gone(host, Set.of());
        table.dispatcher().endIfIdle(host);
    }
}
