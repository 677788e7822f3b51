// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.call;

import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.IntSupplier;

/**
 * JVMs that run before anybody needs them, so that nobody waits for one to start. Whose a JVM is
 * must be known when it starts (its user, files and control group), so a spare is a tenant's: of
 * functions that run in a JVM and were not called since the server has started, or that have moved
 * back from one. Runs on the loop.
 */
final class WarmJvms {
    private final FunctionTable table;
    private final WorkerSlots slots;
    private final Loads loads;
    private final WorkerStarter starter;
    private final IntSupplier most;

    /** Oldest first. */
    private final Set<WorkerSlot> spares = new LinkedHashSet<>();

    private long taken;

    WarmJvms(
            FunctionTable table,
            WorkerSlots slots,
            Loads loads,
            WorkerStarter starter,
            IntSupplier most) {
        this.table = table;
        this.slots = slots;
        this.loads = loads;
        this.starter = starter;
        this.most = most;
    }

    /** From time to time: starts those that are missing, ends those that nobody could use. */
    void settle() {
        List.copyOf(spares).stream()
                .filter(slot -> !isOfUse(slot) && !isOnItsWay(slot))
                .forEach(this::drop);
        keepFew();
        if (table.dispatcher().draining()) {
            return;
        }
        for (Function function : uncalled()) {
            if (spares.size() >= most.getAsInt()) {
                return;
            }
            start(function);
        }
    }

    /** Those whose JVM has never started, and that were deployed last first. */
    private List<Function> uncalled() {
        return table.functions().stream()
                .filter(function -> function.slot.kind == WorkerKind.JVM)
                // one that has failed is started by a call, which is told why
                .filter(function -> function.slot.starts() == 0)
                .filter(function -> starter.hasRoomForSpare(function.tenant.settings))
                .sorted(
                        Comparator.comparingLong(
                                        (Function f) -> f.current.version().deployedMillis())
                                .reversed())
                .toList();
    }

    private void start(Function function) {
        WorkerSlot slot = function.slot;
        if (!spares.add(slot)) {
            return;
        }
        slot.whenReady(host -> {}, failure -> spares.remove(slot));
    }

    /** A worker has come: if it is a spare, what it is there for is loaded. */
    void ready(WorkerSlot slot) {
        if (!spares.contains(slot)) {
            return;
        }
        table.functions().stream()
                .filter(function -> function.slot == slot && function.queue.isEmpty())
                .max(Comparator.comparingLong(f -> f.current.version().deployedMillis()))
                .ifPresent(function -> loads.begin(function, slot.hostIfReady()));
    }

    /** Whether one that nobody uses now is kept for its tenant's next need. */
    boolean keeps(WorkerSlot slot) {
        boolean kept =
                slot.kind == WorkerKind.JVM
                        && slot.hostIfReady() != null
                        && !slot.hostIfReady().loadFailed
                        && isOfUse(slot)
                        && !table.dispatcher().draining();
        if (!kept) {
            spares.remove(slot);
            return false;
        }
        spares.add(slot);
        keepFew();
        return spares.contains(slot);
    }

    /**
     * Those that functions have left go first: their calls run in isolates while another starts.
     * One that is on its way goes when it is there.
     */
    private void keepFew() {
        List<WorkerSlot> going =
                spares.stream()
                        .filter(slot -> !isOnItsWay(slot))
                        .sorted(Comparator.comparing(table::isUsed))
                        .toList();
        going.stream().limit(Math.max(0, spares.size() - most.getAsInt())).forEach(this::drop);
    }

    private static boolean isOnItsWay(WorkerSlot slot) {
        return !slot.isGone() && (slot.hostIfReady() == null || !slot.hostIfReady().isIdle());
    }

    private void drop(WorkerSlot slot) {
        spares.remove(slot);
        if (table.isUsed(slot)) {
            slot.rest();
        } else {
            slots.close(slot);
        }
    }

    private boolean isOfUse(WorkerSlot slot) {
        return !slot.isGone()
                && starter.hasRoomForSpare(slot.tenant.settings)
                && table.functions().stream().anyMatch(function -> mayUse(function, slot));
    }

    private static boolean mayUse(Function function, WorkerSlot slot) {
        String own = function.settings().ownWorker() ? function.name : null;
        return function.slot == slot
                || (function.move != null
                        && function.tenant == slot.tenant
                        && Objects.equals(own, slot.function));
    }

    /** Somebody needs a JVM: if it is a spare, it is none any more. */
    void taken(WorkerSlot slot) {
        if (slot.kind == WorkerKind.JVM && spares.remove(slot)) {
            taken++;
        }
    }

    /** That are ready now. */
    int ready() {
        return (int) spares.stream().filter(slot -> slot.hostIfReady() != null).count();
    }

    /** How often somebody has found one. */
    long taken() {
        return taken;
    }
}
