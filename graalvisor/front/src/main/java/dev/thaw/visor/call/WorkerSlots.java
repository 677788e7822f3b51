// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.call;

import io.netty.channel.EventLoop;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * All places for workers: those that are used, and those whose last calls end. Runs on the loop.
 */
final class WorkerSlots {
    static final long END_MILLIS = 2000;
    private static final long IDLE_MILLIS = 100;

    private final EventLoop loop;
    private final WorkerSlot.Environment environment;
    private final LongSupplier retireMillis;
    private final Map<String, WorkerSlot> slots = new TreeMap<>();
    private final List<WorkerSlot> closing = new ArrayList<>();

    WorkerSlots(EventLoop loop, WorkerSlot.Environment environment, LongSupplier retireMillis) {
        this.loop = loop;
        this.environment = environment;
        this.retireMillis = retireMillis;
    }

    Collection<WorkerSlot> all() {
        return List.copyOf(slots.values());
    }

    Collection<WorkerSlot> allAndClosing() {
        List<WorkerSlot> all = new ArrayList<>(slots.values());
        all.addAll(closing);
        return all;
    }

    /**
     * @param own function that has it alone; null: all of the tenant
     */
    WorkerSlot get(Tenant tenant, String own, WorkerKind kind) {
        return slots.computeIfAbsent(
                WorkerSlot.key(tenant, own, kind),
                key -> new WorkerSlot(tenant, own, kind, loop, environment, retireMillis));
    }

    /** It gets no more calls, and ends after those that it has. */
    void close(WorkerSlot slot) {
        if (slots.remove(slot.key, slot)) {
            closing.add(slot);
            closeWhenIdle(slot);
        }
    }

    private void closeWhenIdle(WorkerSlot slot) {
        if (slot.hosts().stream().allMatch(host -> host.calls.isEmpty())) {
            slot.close(END_MILLIS);
            closing.remove(slot);
        } else {
            loop.schedule(() -> closeWhenIdle(slot), IDLE_MILLIS, TimeUnit.MILLISECONDS);
        }
    }

    /** Lets all workers end. */
    void closeAll() {
        all().forEach(slot -> slot.close(END_MILLIS));
        List.copyOf(closing).forEach(slot -> slot.close(END_MILLIS));
    }

    boolean areGone() {
        return all().stream().allMatch(WorkerSlot::isGone);
    }

    List<WorkerState> states() {
        List<WorkerState> states = new ArrayList<>();
        for (WorkerSlot slot : all()) {
            Host host = slot.hostIfReady();
            states.add(
                    new WorkerState(
                            slot.key,
                            host == null ? 0 : host.worker.pid(),
                            host == null ? 0 : host.residentBytes,
                            host == null ? 0 : host.calls.size(),
                            slot.starts(),
                            slot.crashes(),
                            slot.mechanisms().all(":enforced"),
                            slot.mechanisms().all(":missing")));
        }
        return states;
    }
}
